import { assign, emit, setup } from 'xstate';
import { withEvent } from '#machines/params.ts';

/** What a person can choose; `system` follows the device. */
export const COLOR_MODES = ['system', 'light', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

export interface ColorModeContext {
  /** What the device is set to. */
  isDeviceDark: boolean;
}

export type ColorModeEvent =
  /** The person's choice. */
  | { type: 'mode.chosen'; mode: ColorMode }
  /** What is kept in the browser, read at the start and when another tab has changed it. */
  | { type: 'mode.read'; mode: ColorMode }
  | { type: 'device.changed'; isDark: boolean };

/** To be kept in the browser. */
export type ColorModeEmitted = { type: 'mode.wanted'; mode: ColorMode };

const types: {
  context?: ColorModeContext;
  events?: ColorModeEvent;
  emitted?: ColorModeEmitted;
} = {};

const to = (mode: ColorMode) => (_: unknown, told: { mode: ColorMode }) => told.mode === mode;

/** Light, dark or as the device. Starts as the device; what was kept is read into it at once. */
export const colorModeMachine = setup({
  types,
  guards: { isLight: to('light'), isDark: to('dark') },
  actions: {
    setDevice: assign({ isDeviceDark: (_, { isDark }: { isDark: boolean }) => isDark }),
    keep: emit((_, { mode }: { mode: ColorMode }) => ({ type: 'mode.wanted' as const, mode })),
  },
}).createMachine({
  id: 'colorMode',
  context: { isDeviceDark: false },
  initial: 'system',
  on: {
    'device.changed': { actions: withEvent('setDevice') },
    'mode.chosen': [
      { guard: withEvent('isLight'), target: '.light', actions: withEvent('keep') },
      { guard: withEvent('isDark'), target: '.dark', actions: withEvent('keep') },
      { target: '.system', actions: withEvent('keep') },
    ],
    'mode.read': [
      { guard: withEvent('isLight'), target: '.light' },
      { guard: withEvent('isDark'), target: '.dark' },
      { target: '.system' },
    ],
  },
  states: { system: {}, light: {}, dark: {} },
});
