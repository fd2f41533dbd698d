import { expect as playwrightExpect, type Page } from '@playwright/test';
import type { ColorMode, colorModeMachine } from '#machines/colorMode/colorModeMachine.ts';
import type { ColorModeSnapshot } from '#machines/colorMode/colorModeSelectors.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import type { Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

const labels = {
  system: text.color_mode_system,
  light: text.color_mode_light,
  dark: text.color_mode_dark,
} as const satisfies Record<ColorMode, string>;
const next = { system: 'light', light: 'dark', dark: 'system' } as const satisfies Record<ColorMode, ColorMode>;
const themeIn = ({ value, context: { isDeviceDark } }: ColorModeSnapshot): 'light' | 'dark' =>
  ({ system: isDeviceDark ? 'dark' : 'light', light: 'light', dark: 'dark' } as const)[value];
const themeColors = { light: '#f7f1e8', dark: '#141017' } as const;

const isIn =
  (mode: ColorMode) =>
  ({ value }: ColorModeSnapshot): boolean =>
    value === mode;

/** The colour mode as people choose it with its button, in this tab and in another, on a device that changes too. */
export const createColorModeDriver = async (page: Page): Promise<Driver<typeof colorModeMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await page.emulateMedia({ colorScheme: 'light' });
  let kept: ColorMode | null = null;
  const button = (mode: ColorMode) => page.getByRole('button', { name: labels[mode], exact: true });
  const see = async (snapshot: ColorModeSnapshot) => {
    await expect(button(snapshot.value)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', themeIn(snapshot));
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', themeColors[themeIn(snapshot)]);
    expect(await page.evaluate(() => localStorage.getItem('color-mode'))).toBe(kept);
  };
  return {
    events: {
      'mode.chosen': async ({ mode }, before) => {
        let at = before.value;
        do {
          await button(at).press('Enter');
          at = next[at];
        } while (at !== mode);
        kept = mode;
      },
      'mode.read': async ({ mode }) => {
        await page.evaluate((told) => {
          localStorage.setItem('color-mode', told);
          window.dispatchEvent(new StorageEvent('storage', { key: 'color-mode', newValue: told }));
        }, mode);
        kept = mode;
      },
      'device.changed': ({ isDark }) => page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' }),
    },
    done: {},
    failed: {},
    after: {},
    states: { system: see, light: see, dark: see },
    unnoticed: {
      // One comes back to it through the others.
      'mode chosen (system)': { when: isIn('system') },
      'mode chosen (light)': { when: isIn('light') },
      'mode chosen (dark)': { when: isIn('dark') },
      'mode read (system)': { when: isIn('system') },
      'mode read (light)': { when: isIn('light') },
      'mode read (dark)': { when: isIn('dark') },
      // Only who leaves it to the device sees that.
      'device changed (light)': { when: ({ value, context }) => value !== 'system' || !context.isDeviceDark },
      'device changed (dark)': { when: ({ value, context }) => value !== 'system' || context.isDeviceDark },
    },
  };
};
