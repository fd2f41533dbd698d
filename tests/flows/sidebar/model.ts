import { sidebarMachine } from '#machines/sidebar/sidebarMachine.ts';
import { sidebarDescription } from '#machines/sidebar/sidebarDescription.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

const fixtures = {
  events: {
    'sidebar.toggled': bare,
    'sidebar.shown': bare,
    'sidebar.hidden': bare,
    'width.toggled': bare,
    'sidebar.collapsed': bare,
    'window.resized': { 'to 1023 px': { width: 1023 }, 'to 1024 px': { width: 1024 } },
  },
  done: {},
  failed: {},
} satisfies Fixtures<typeof sidebarMachine>;

export const sidebarModel = { machine: sidebarMachine, description: sidebarDescription, fixtures } satisfies Model<
  typeof sidebarMachine
>;
