import { setup } from 'xstate';
import { withEvent } from '#machines/params.ts';

export type SidebarEvent =
  | { type: 'sidebar.toggled' }
  | { type: 'sidebar.shown' }
  | { type: 'sidebar.hidden' }
  /** Between its full width and the mini one. */
  | { type: 'width.toggled' }
  | { type: 'sidebar.collapsed' }
  /** At the start and with every resize; `width` is the window's, in px. */
  | { type: 'window.resized'; width: number };

/** Windows narrower than this are mobile, in px. */
export const MOBILE_BREAKPOINT = 1024;

const types: { events?: SidebarEvent } = {};

/** The places of the product beside a screen: hidden at first, and at its full width once it is shown. */
export const sidebarMachine = setup({
  types,
  guards: {
    isMobile: (_, { width }: { width: number }) => width < MOBILE_BREAKPOINT,
    isWide: (_, { width }: { width: number }) => width >= MOBILE_BREAKPOINT,
  },
}).createMachine({
  id: 'sidebar',
  type: 'parallel',
  states: {
    visibility: {
      initial: 'hidden',
      states: {
        hidden: { on: { 'sidebar.toggled': 'shown', 'sidebar.shown': 'shown' } },
        shown: { on: { 'sidebar.toggled': 'hidden', 'sidebar.hidden': 'hidden' } },
      },
    },
    width: {
      initial: 'expanded',
      states: {
        expanded: { on: { 'width.toggled': 'mini', 'sidebar.collapsed': 'mini' } },
        mini: { on: { 'width.toggled': 'expanded' } },
      },
    },
    window: {
      initial: 'wide',
      states: {
        wide: {
          on: {
            'window.resized': { guard: withEvent('isMobile'), target: 'mobile' },
          },
        },
        mobile: {
          on: {
            'window.resized': { guard: withEvent('isWide'), target: 'wide' },
          },
        },
      },
    },
  },
});
