import { expect, type Page } from '@playwright/test';

const WIDTHS = [390, 1440] as const;
const COLOR_SCHEMES = ['light', 'dark'] as const;
const HEIGHT = 900;

/** How a page can be looked at: a width in CSS pixels, and colours. */
export interface Look {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

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
