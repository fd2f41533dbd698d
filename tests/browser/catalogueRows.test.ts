import { expect, type Page } from '@playwright/test';
import { characterExplore } from '#contract/character.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { paths } from '#src/addresses/paths.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { test } from './support/test.ts';

/** No place in a row of the catalogue looks empty. */

/** Widths of windows, in px, and how many cards stand side by side in them. */
const COLUMNS = [
  [390, 2],
  [768, 3],
  [1024, 4],
  [1440, 5],
  [1920, 5],
] as const;
/** So high that all rows are drawn. */
const HEIGHT = 6000;
/** On the first page are 24, of whom three stand above. */
const ON_FIRST_PAGE = 21;
const IN_ALL = seedCharacters.length - 3;

interface DrawnRow {
  readonly cards: number;
  /** By how much the room before the cards and the one behind them differ, in px. */
  readonly leaning: number;
}

const rowsOf = (page: Page): Promise<DrawnRow[]> =>
  page.getByRole('list', { name: text.home_all, exact: true }).evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    const boxes = [...list.querySelectorAll('[role=listitem]')]
      .map((card) => card.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    return [...Map.groupBy(boxes, ({ top }) => Math.round(top)).values()].map((row) => {
      const before = Math.min(...row.map((box) => box.left)) - left;
      const behind = right - Math.max(...row.map((box) => box.right));
      return { cards: row.length, leaning: Math.abs(Math.round(before - behind)) };
    });
  });

const rowsWith = (cards: number, columns: number): DrawnRow[] =>
  Array.from({ length: Math.ceil(cards / columns) }, (_, row) => ({
    cards: Math.min(columns, cards - row * columns),
    leaning: 0,
  }));

test('rows are full while others follow, and the last one has its cards in the middle', async ({ page }) => {
  await page.route('/images/**', (route) => route.abort());
  const following = Promise.withResolvers<void>();
  await page.route(
    ({ pathname, searchParams }) => pathname === characterExplore.path && searchParams.has('cursor'),
    async (route) => {
      await following.promise;
      await route.continue();
    },
  );
  const look = async (cards: (columns: number) => number) => {
    for (const [width, columns] of COLUMNS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await expect.poll(() => rowsOf(page), `${width} px`).toEqual(rowsWith(cards(columns), columns));
    }
  };
  await page.goto(paths.home());
  await look((columns) => ON_FIRST_PAGE - (ON_FIRST_PAGE % columns));
  following.resolve();
  await look(() => IN_ALL);
});

test.describe('before its scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has full rows', async ({ page }) => {
    await page.goto(paths.home());
    const cards = page.getByRole('list', { name: text.home_all, exact: true }).getByRole('listitem');
    const shown: (readonly [number, number])[] = [];
    for (const [width] of COLUMNS) {
      await page.setViewportSize({ width, height: HEIGHT });
      shown.push([width, await cards.filter({ visible: true }).count()]);
    }
    expect(shown).toEqual([
      [390, 12],
      [768, 12],
      [1024, 12],
      [1440, 10],
      [1920, 10],
    ]);
  });
});
