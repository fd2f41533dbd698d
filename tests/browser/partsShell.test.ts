import { expect, type Page } from '@playwright/test';
import { paths } from '#src/addresses/paths.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { untilItListens } from './support/untilItListens.ts';
import { test, testInTurn } from './support/test.ts';
import { troublesIn } from './support/looks.ts';

test.use({ trace: 'off', contrast: 'no-preference', viewport: { width: 1280, height: 800 } });

interface Painted {
  /** Every theme that the page was ever in. */
  readonly themes: readonly string[];
  readonly isThemedBeforePaint: boolean;
  readonly background: string;
}

/** Notes from the first moment on what the page looks like. */
const watchPaint = (page: Page) =>
  page.addInitScript(() => {
    const seen: { theme: string; at: number }[] = [];
    const note = () => {
      const theme = document.documentElement?.dataset['theme'];
      if (theme !== undefined && theme !== seen.at(-1)?.theme) seen.push({ theme, at: performance.now() });
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributeFilter: ['data-theme'] });
    Object.defineProperty(window, 'paintNotes', { value: seen });
  });

const readPaint = (page: Page): Promise<Painted> =>
  page.evaluate(async () => {
    const paint = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries()) if (name === 'first-paint') resolve(startTime);
      }).observe({ type: 'paint', buffered: true });
    });
    const notes: { theme: string; at: number }[] = Reflect.get(window, 'paintNotes');
    return {
      themes: notes.map(({ theme }) => theme),
      isThemedBeforePaint: (notes[0]?.at ?? Number.POSITIVE_INFINITY) < paint,
      background: getComputedStyle(document.documentElement).backgroundColor,
    };
  });

const light = 'rgb(247, 241, 232)';
const dark = 'rgb(20, 16, 23)';

for (const [kept, device, theme] of [
  [null, 'light', 'light'],
  [null, 'dark', 'dark'],
  ['system', 'dark', 'dark'],
  ['light', 'dark', 'light'],
  ['dark', 'light', 'dark'],
] as const)
  testInTurn(
    `[SHELL-01] with ${kept ?? 'nothing'} kept on a ${device} device the page is ${theme} from its first paint on`,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: device });
      await page.addInitScript((mode) => {
        if (mode !== null) localStorage.setItem('color-mode', mode);
      }, kept);
      await watchPaint(page);
      await page.goto(paths.about());
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await readPaint(page)).toEqual({
        themes: [theme],
        isThemedBeforePaint: true,
        background: theme === 'dark' ? dark : light,
      });
    },
  );

test('[SHELL-01] a choice is kept, and followed by other tabs', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto(paths.about());
  await other.goto(paths.about());
  const theme = (of: Page, expected: string) => expect(of.locator('html')).toHaveAttribute('data-theme', expected);
  const kept = () => page.evaluate(() => localStorage.getItem('color-mode'));
  expect(await kept()).toBeNull();
  for (const [label, mode] of [
    [text.color_mode_system, 'light'],
    [text.color_mode_light, 'dark'],
  ] as const) {
    await page.getByRole('button', { name: label }).click();
    await theme(page, mode);
    await theme(other, mode);
    expect(await kept()).toBe(mode);
  }
  await page.getByRole('button', { name: text.color_mode_dark }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await theme(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await theme(page, 'light');
  expect(await kept()).toBe('system');
  await expect(other.getByRole('button', { name: text.color_mode_system })).toBeVisible();
});

testInTurn(
  '[SHELL-02] [SHELL-03] the sidebar starts hidden, shows and collapses, and lies over the screen below 1024 px',
  async ({ page }) => {
    const toggle = page.getByRole('banner').getByRole('button', { name: text.nav_sidebar, exact: true });
    const beside = page.getByRole('complementary', { name: text.nav_sidebar });
    const over = page.getByRole('dialog', { name: text.nav_sidebar });
    const widthOf = () => beside.evaluate((element) => element.getBoundingClientRect().width);
    await page.goto(paths.about());
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(beside).toHaveCount(0);

    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(beside.getByRole('link')).toHaveText([
      text.nav_explore,
      text.nav_chats,
      text.nav_characters,
      text.nav_images,
      text.nav_token_packages,
    ]);
    await expect.poll(widthOf).toBe(240);
    expect(await troublesIn(page)).toEqual([]);

    await beside.getByRole('button', { name: text.nav_sidebar_collapse }).click();
    await expect.poll(widthOf).toBe(68);
    expect(await troublesIn(page)).toEqual([]);
    await beside.getByRole('link', { name: text.nav_token_packages }).click();
    await expect(page).toHaveURL(paths.tokens());
    await expect.poll(widthOf).toBe(68);
    await beside.getByRole('button', { name: text.nav_sidebar_expand }).click();
    await expect.poll(widthOf).toBe(240);

    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(beside).toHaveCount(0);
    await expect(over).toBeVisible();
    expect(await troublesIn(page)).toEqual([]);
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(over).toHaveCount(0);
    await expect(beside).toBeVisible();
    await toggle.click();
    await expect(beside).toHaveCount(0);

    await page.setViewportSize({ width: 390, height: 800 });
    await toggle.click();
    await untilItListens(page);
    await page.keyboard.press('Escape');
    await expect(over).toHaveCount(0);
    await expect(toggle).toBeFocused();
    await toggle.click();
    await untilItListens(page);
    await page.mouse.click(380, 400);
    await expect(over).toHaveCount(0);
    await toggle.click();
    await over.getByRole('link', { name: text.nav_explore }).click();
    await expect(page).toHaveURL(paths.home());
    await expect(over).toHaveCount(0);
  },
);
