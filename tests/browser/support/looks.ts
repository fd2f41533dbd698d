import { expect, type Page } from '@playwright/test';
import { violationsIn } from './violationsIn.ts';

const WIDTHS = [390, 1440] as const;
const COLOR_SCHEMES = ['light', 'dark'] as const;
const HEIGHT = 900;

/** How a page can be looked at: a width in CSS pixels, and colours. */
export interface Look {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

/** What axe finds in the page as it is, in words, and by how much it is too wide. */
export const troublesIn = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  const violations = await violationsIn(page, 'html', rules);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return beyond > 0 ? [...found, `${beyond} px too wide`] : found;
};

/** All ways in which screens are looked at. */
export const LOOKS: readonly Look[] = COLOR_SCHEMES.flatMap((colorScheme) =>
  WIDTHS.map((width) => ({ width, colorScheme })),
);

/** Shows the page so. */
export const show = async (page: Page, { width, colorScheme }: Look): Promise<void> => {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
};

/** Of axe's rules, those that look at colours: for all others light and dark are the same page. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** The troubles of the page as it is, narrow and wide, light and dark: nothing where there are none. */
export const troublesOfLooks = async (page: Page): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {};
  for (const look of LOOKS) {
    await show(page, look);
    const troubles = await troublesIn(page, look.colorScheme === COLOR_SCHEMES[0] ? undefined : OF_COLOURS);
    if (troubles.length > 0) found[`${look.width} px, ${look.colorScheme}`] = troubles;
  }
  return found;
};
