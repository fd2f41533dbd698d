import type { Page } from '@playwright/test';
import { LOOKS, show } from './look.ts';
import { violationsIn } from './violationsIn.ts';

/** What axe finds in the page as it is, in words, and by how much it is too wide. */
export const troublesIn = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  const violations = await violationsIn(page, 'html', rules);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return beyond > 0 ? [...found, `${beyond} px too wide`] : found;
};

/** Of axe's rules, those that look at colours: for all others light and dark are the same page. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** The troubles of the page as it is, narrow and wide, light and dark: nothing where there are none. */
export const troublesOfLooks = async (page: Page): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {};
  for (const look of LOOKS) {
    await show(page, look);
    const troubles = await troublesIn(page, look.colorScheme === LOOKS[0]?.colorScheme ? undefined : OF_COLOURS);
    if (troubles.length > 0) found[`${look.width} px, ${look.colorScheme}`] = troubles;
  }
  return found;
};
