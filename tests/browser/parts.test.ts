import { expect, type Locator } from '@playwright/test';
import { button, openParts, section, sizeOf } from './support/openParts.ts';
import { partsSite } from './support/partsSite.ts';
import { troublesIn } from './support/looks.ts';
import { watchPage } from './support/watchPage.ts';
import { test, testInTurn } from './support/test.ts';

// One worker builds the gallery once for all of them.
test.describe.configure({ mode: 'default' });
test.use({ trace: 'off', contrast: 'no-preference', viewport: { width: 1280, height: 900 } });

const styleOf = (locator: Locator, properties: readonly string[]) =>
  locator.evaluate(
    (element, names) => names.map((name) => getComputedStyle(element).getPropertyValue(name)),
    properties,
  );

test('[SHELL-05] [SHELL-07] [SHELL-09] [SHELL-10] parts keep their measures, defaults and keys', async ({ page }) => {
  await openParts(page);
  await test.step('a button is large, solid and primary unless told otherwise', async () => {
    const heights = await Promise.all(
      ['Small', 'Medium', 'Large'].map(async (name) => (await sizeOf(button(page, name))).height),
    );
    expect(heights).toEqual([36, 44, 52]);
    const accent = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--colors-accent-solid)';
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
    expect(accent).toBe('rgb(176, 74, 53)');
    expect(await styleOf(button(page, 'Large'), ['background-color', 'border-top-color'])).toEqual([
      accent,
      'rgba(0, 0, 0, 0)',
    ]);
  });

  await test.step('a loading button shows the icon in place of its content, and is disabled', async () => {
    const loading = button(page, 'Loading').first();
    await expect(loading).toBeDisabled();
    await expect(loading).toHaveAttribute('aria-busy', 'true');
    const seen = await loading.evaluate((element) =>
      [...element.children].map((child) => {
        const { width, height } = child.getBoundingClientRect();
        return { text: child.textContent, isSeen: width > 1 && height > 1 };
      }),
    );
    expect(seen).toEqual([
      { text: '', isSeen: true },
      { text: 'Loading', isSeen: false },
    ]);
  });

  await test.step('pages hold 10 items, begin at 1, and show 2 siblings', async () => {
    const pages = page.getByRole('navigation', { name: 'Pages' });
    const seen = async () =>
      (await pages.locator('[data-part=item], [data-part=ellipsis]').allTextContents()).join(' ');
    const current = pages.locator('[aria-current=page]');
    await expect(current).toHaveText('1');
    expect(await seen()).toBe('1 2 3 4 5 6 7 … 20');
    await expect(pages.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    for (const number of ['7', '9', '10']) await pages.getByRole('button', { name: `Page ${number}` }).click();
    await expect(current).toHaveText('10');
    expect(await seen()).toBe('1 … 8 9 10 11 12 … 20');
    await pages.getByRole('button', { name: 'Next page' }).click();
    await expect(current).toHaveText('11');
  });

  await test.step('a slider goes from 0 to 100 by 1, and by 10 with PageUp, PageDown and shift', async () => {
    const slider = page.getByRole('slider', { name: 'Warmth' });
    const [min, max] = await Promise.all([slider.getAttribute('aria-valuemin'), slider.getAttribute('aria-valuemax')]);
    expect([min, max]).toEqual(['0', '100']);
    await slider.focus();
    for (const [key, value] of [
      ['ArrowRight', 1],
      ['PageUp', 11],
      ['Shift+ArrowRight', 21],
      ['Shift+ArrowLeft', 11],
      ['PageDown', 1],
      ['ArrowLeft', 0],
      ['ArrowLeft', 0],
      ['End', 100],
      ['PageUp', 100],
      ['PageDown', 90],
      ['Home', 0],
    ] as const) {
      await slider.press(key);
      await expect(slider).toHaveAttribute('aria-valuenow', String(value));
    }
  });

  await test.step('a dialog is 90 % wide, and 420 px at most', async () => {
    await button(page, 'Dialog').click();
    for (const [window, dialog] of [
      [320, 288],
      [466, 419.4],
      [467, 420],
      [1280, 420],
    ] as const) {
      await page.setViewportSize({ width: window, height: 900 });
      // The page hears of its new size a moment later.
      await expect.poll(async () => (await sizeOf(page.getByRole('dialog'))).width).toBeCloseTo(dialog, 1);
    }
  });
});

testInTurn('[SHELL-11] progress warns of what lies outside, and shows the nearest', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const { troubles } = watchPage(page);
  await openParts(page);
  const bar = (name: string) => page.getByRole('progressbar', { name, exact: true });
  const read = (name: string) =>
    bar(name).evaluate((element) =>
      element instanceof HTMLProgressElement ? [element.value, element.max, element.position >= 0] : [],
    );
  expect(await Promise.all(['30 of 100', 'none of 100', 'all of 8', 'unknown'].map(read))).toEqual([
    [30, 100, true],
    [0, 100, true],
    [8, 8, true],
    [0, 100, false],
  ]);
  expect(warnings).toEqual([]);
  await button(page, 'Wrong ones').click();
  expect(await Promise.all(['beyond', 'below', 'no number', 'no end', 'end below'].map(read))).toEqual([
    [100, 100, true],
    [0, 100, true],
    [0, 100, false],
    [30, 100, true],
    [100, 100, true],
  ]);
  expect(warnings).toEqual([
    'Progress: value must lie within 0 and 100, not 101.',
    'Progress: value must lie within 0 and 100, not -1.',
    'Progress: value must lie within 0 and 100, not NaN.',
    'Progress: max must be above 0, not 0; 100 is taken.',
    'Progress: max must be above 0, not -1; 100 is taken.',
    'Progress: value must lie within 0 and 100, not 130.',
  ]);
  expect(troubles().filter((trouble) => trouble.startsWith('uncaught'))).toEqual([]);
});

test('[SHELL-12] an avatar falls back to its letter after 0 ms until its picture is there', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/images/**', (route) => route.abort());
  await page.route('**/images/ida.webp', async (route) => {
    await held.promise;
    await route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    });
  });
  await page.goto(`${await partsSite()}/parts.html?scene=parts`, { waitUntil: 'commit' });
  const avatars = section(page, 'Avatars');
  const letters = avatars.locator('[data-part=fallback]');
  await expect(letters).toHaveText(['N', 'I']);
  const visible = () => letters.evaluateAll((all) => all.map((one) => one.checkVisibility()));
  expect(await visible()).toEqual([true, true]);
  held.resolve();
  await expect(avatars.locator('img')).toBeVisible();
  await expect.poll(visible).toEqual([true, false]);
});

testInTurn(
  '[SHELL-13] infinite scroll loads 200 ms after its end came into view, from 0 px on, looking every 50 ms at most',
  async ({ page }) => {
    const box = section(page, 'Lines');
    const lines = box.getByText(/^Line/);
    /** Scrolls so far that the end is `below` px under the lower edge, and waits until the browser has told who looks. */
    const scrollTo = (below: number) =>
      box.evaluate(async (element, rest) => {
        const end = element.querySelector('[data-end]');
        if (end === null) throw new Error('The list has an end');
        element.scrollTop = element.scrollHeight - element.clientHeight - rest;
        await new Promise((resolve) => {
          new IntersectionObserver((_, observer) => {
            observer.disconnect();
            resolve(undefined);
          }).observe(end);
        });
      }, below);
    const runFor = async (ms: number, count: number) => {
      await page.clock.runFor(ms);
      await expect(lines).toHaveCount(count);
    };
    await openParts(page, { withClock: true });
    await box.scrollIntoViewIfNeeded();
    await runFor(1000, 10);

    await scrollTo(0);
    await runFor(199, 10);
    await runFor(1, 20);
    await runFor(1000, 20);

    await scrollTo(1);
    await runFor(1000, 20);

    await scrollTo(0);
    await runFor(100, 20);
    await scrollTo(200);
    await runFor(1000, 20);

    // Looked at when it comes; that it has gone and come again is looked at together, 50 ms later.
    await scrollTo(0);
    await scrollTo(200);
    await page.clock.runFor(49);
    await scrollTo(0);
    await runFor(200, 20);
    await runFor(1, 30);
  },
);

for (const colorScheme of ['light', 'dark'] as const)
  testInTurn(`the gallery, ${colorScheme}: axe finds nothing, nothing overflows`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openParts(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await troublesIn(page)).toEqual([]);
    }
  });
