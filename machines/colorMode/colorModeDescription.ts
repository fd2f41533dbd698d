import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import type { colorModeMachine } from './colorModeMachine.ts';

export const colorModeDescription = {
  purpose: 'Draws Liora light, dark or as the device is set, and remembers which.',
  screen: 'The button of the colour mode in the bar at the top, and the colours of every screen',
  begins: 'Open / in a browser in which no colours were chosen',
  states: {
    system: 'The colours follow the device; the button shows a screen and leads to light.',
    light: 'The colours are light; the button shows a sun and leads to dark.',
    dark: 'The colours are dark; the button shows a moon and leads to the mode of the device.',
  },
  events: {
    'mode.chosen': by('user', 'Press the button of the colour mode'),
    'mode.read': by('browser', 'What was chosen before, or in another tab, is read'),
    'device.changed': by('browser', 'The device turns dark or light'),
  },
  actors: {},
  guards: { isLight: 'it is light', isDark: 'it is dark' },
  delays: {},
  home: ['system', 'light', 'dark'],
} as const satisfies Description<typeof colorModeMachine>;
