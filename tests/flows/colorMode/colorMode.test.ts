import type { ColorMode } from '#machines/colorMode/colorModeMachine.ts';
import { modeOf, themeOf } from '#machines/colorMode/colorModeSelectors.ts';
import { colorModeModel } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';

const chosen = (mode: ColorMode) => ({ type: 'mode.chosen', mode }) as const;
const read = (mode: ColorMode) => ({ type: 'mode.read', mode }) as const;
const device = (isDark: boolean) => ({ type: 'device.changed', isDark }) as const;
const kept = (mode: ColorMode) => ({ type: 'mode.wanted', mode }) as const;

const byDay = { isDeviceDark: false };
const byNight = { isDeviceDark: true };

describeFlow(colorModeModel, {
  stateChecks: {
    system: (snapshot) =>
      modeOf(snapshot) === 'system' && themeOf(snapshot) === (snapshot.context.isDeviceDark ? 'dark' : 'light'),
    light: (snapshot) => modeOf(snapshot) === 'light' && themeOf(snapshot) === 'light',
    dark: (snapshot) => modeOf(snapshot) === 'dark' && themeOf(snapshot) === 'dark',
  },
  journeys: {
    '[SHELL-01] is as the device at first': { steps: [], end: { value: 'system', context: byDay, emitted: [] } },
    '[SHELL-01] is light, and keeps that': {
      steps: [chosen('light')],
      end: { value: 'light', context: byDay, emitted: [kept('light')] },
    },
    '[SHELL-01] is dark, and keeps that': {
      steps: [chosen('dark')],
      end: { value: 'dark', context: byDay, emitted: [kept('dark')] },
    },
    '[SHELL-01] follows the device again, and keeps that': {
      steps: [device(true), chosen('light'), chosen('system')],
      end: { value: 'system', context: byNight, emitted: [kept('light'), kept('system')] },
    },
    'takes up what was kept, and does not keep it anew': {
      steps: [read('dark')],
      end: { value: 'dark', context: byDay, emitted: [] },
    },
    'follows another tab': {
      steps: [read('dark'), read('light')],
      end: { value: 'light', context: byDay, emitted: [] },
    },
    'follows another tab back to the device': {
      steps: [chosen('dark'), read('system')],
      end: { value: 'system', context: byDay, emitted: [kept('dark')] },
    },
    'knows the device also while it does not follow it': {
      steps: [chosen('light'), device(true)],
      end: { value: 'light', context: byNight, emitted: [kept('light')] },
    },
    'follows the device by day': {
      steps: [device(true), device(false)],
      end: { value: 'system', context: byDay, emitted: [] },
    },
  },
});
