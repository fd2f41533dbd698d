import { expect, type Locator, type Page } from '@playwright/test';
import { IMAGE_WIDTHS } from '#contract/image.ts';
import { paths } from '#src/addresses/paths.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { untilTakenOver } from './support/prerendered.ts';
import { partsSite } from './support/partsSite.ts';
import { test, testInTurn } from './support/test.ts';

const ASPECTS = { '2:3': 2 / 3, '1:1': 1, '3:2': 3 / 2 } as const;

/** Where the browser found a picture, and how wide it is. */
const chosen = (picture: Locator) =>
  picture.evaluate(async (element) => {
    if (!(element instanceof HTMLImageElement)) throw new Error('Not a picture');
    await element.decode();
    const address = new URL(element.currentSrc);
    const type = (await fetch(address)).headers.get('content-type');
    return {
      type,
      candidate: Number(address.searchParams.get('width')),
      wanted: element.getBoundingClientRect().width * devicePixelRatio,
    };
  });

/** Not one that stands above the list too, in large: the browser takes what it has already. */
const aCard = (page: Page) =>
  page.getByRole('list', { name: text.home_all, exact: true }).getByRole('listitem').nth(3).locator('img');

for (const { width, density } of [
  { width: 390, density: 2 },
  { width: 1440, density: 1 },
])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: density });

    testInTurn('[SHELL-14] a portrait comes as AVIF, in the smallest width that is sharp', async ({ page }) => {
      await page.goto(paths.home());
      await untilTakenOver(page);
      const { type, candidate, wanted } = await chosen(aCard(page));
      const fitting = IMAGE_WIDTHS.find((offered) => offered >= wanted);
      // A slip of the rounding of `sizes` may take the next larger one, never one that is too small.
      expect({ type, candidate }).toEqual({ type: 'image/avif', candidate: fitting });
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

  for (const scene of ['chat-picture', 'chat-start', 'home', 'gallery']) {
    const declare = scene === 'home' ? test : testInTurn;
    declare(`[N-40] pictures of the scene ${scene} come in the smallest width that is sharp`, async ({ page }) => {
      await page.goto(`${await partsSite()}/parts.html?scene=${scene}`, { waitUntil: 'domcontentloaded' });
      const pictures = page.locator('picture img');
      const isChosen = (all: readonly Element[]) =>
        all.some((one) => one instanceof HTMLImageElement && one.currentSrc !== '');
      await expect.poll(() => pictures.evaluateAll(isChosen)).toBe(true);
      const widths = await pictures.evaluateAll((all) =>
        all.flatMap((one) => {
          if (!(one instanceof HTMLImageElement) || one.currentSrc === '') return [];
          const { width } = one.getBoundingClientRect();
          // What loads when it comes into sight, and is in none, is never asked for.
          if (one.loading === 'lazy' && !one.checkVisibility()) return [];
          const candidate = Number(new URL(one.currentSrc).searchParams.get('width'));
          return [{ candidate, wanted: width * devicePixelRatio }];
        }),
      );
      // A slip of the rounding of `sizes` may take the next larger one.
      const fitting = (wanted: number) => IMAGE_WIDTHS.find((offered) => offered >= wanted * 1.05) ?? 768;
      expect(widths.filter(({ candidate, wanted }) => candidate > fitting(wanted))).toEqual([]);
    });
  }
});

test.describe('while pictures are on their way', () => {
  test.use({ viewport: { width: 960, height: 800 } });

  test('their placeholders are shown, and nothing moves when they arrive', async ({ page }) => {
    const arrive = Promise.withResolvers<undefined>();
    const picture = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="100"><rect width="900" height="100" fill="#0a0"/></svg>',
    );
    await page.route('**/images/**', async (route) => {
      await arrive.promise;
      // Of a shape that nobody expects, so that a frame that takes it from the picture is found out.
      await route.fulfill({ contentType: 'image/svg+xml', body: picture });
    });
    await page.goto(`${await partsSite()}/parts.html?scene=portraits`, { waitUntil: 'domcontentloaded' });
    const frames = page.getByRole('main').locator('> *');
    await expect(frames).toHaveCount(3);
    const boxes = () =>
      frames.evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return { x, y, width, height };
        }),
      );
    /** Colours at the top and at the bottom of the first frame. */
    const colours = async () => {
      const screenshot = await frames.first().screenshot();
      return page.evaluate(async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const brush = canvas.getContext('2d');
        brush?.drawImage(bitmap, 0, 0);
        return [0.1, 0.9].map((part) =>
          [...(brush?.getImageData(bitmap.width / 2, Math.round(bitmap.height * part), 1, 1).data ?? [])].slice(0, 3),
        );
      }, screenshot.toString('base64'));
    };
    await page.evaluate(() => document.fonts.ready);
    const before = await boxes();
    expect(before.map(({ width, height }) => Math.round((width / height) * 100))).toEqual(
      Object.values(ASPECTS).map((aspect) => Math.round(aspect * 100)),
    );
    expect(await colours()).toEqual([
      [220, 120, 110],
      [60, 70, 110],
    ]);
    arrive.resolve(undefined);
    for (const aspect of Object.keys(ASPECTS))
      await expect(page.getByRole('img', { name: aspect, exact: true })).toHaveJSProperty('complete', true);
    expect(await boxes()).toEqual(before);
    // What has come is painted with one of the next frames.
    await expect.poll(colours).toEqual([
      [0, 170, 0],
      [0, 170, 0],
    ]);
  });
});
