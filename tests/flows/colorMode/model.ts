import { colorModeMachine } from '#machines/colorMode/colorModeMachine.ts';
import { colorModeDescription } from '#machines/colorMode/colorModeDescription.ts';
import type { Fixtures, Model } from '@liora/flow-kit/model/model.ts';

const modes = { system: { mode: 'system' }, light: { mode: 'light' }, dark: { mode: 'dark' } } as const;

const fixtures = {
  events: {
    'mode.chosen': modes,
    'mode.read': modes,
    'device.changed': { dark: { isDark: true }, light: { isDark: false } },
  },
  done: {},
  failed: {},
} satisfies Fixtures<typeof colorModeMachine>;

export const colorModeModel = {
  machine: colorModeMachine,
  description: colorModeDescription,
  fixtures,
  key: ({ isDeviceDark }) => isDeviceDark,
} satisfies Model<typeof colorModeMachine>;
