import { expect, type Page } from '@playwright/test';
import { paths } from '#src/addresses/paths.ts';
import { characterId, message, mira } from '#tests/flows/chat/model.ts';
import { conversationOn } from '#tests/flows/chat/pageObject.ts';
import { chatServerFor } from '#tests/flows/chat/server.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { signInAsMember } from './support/member.ts';
import { test } from './support/test.ts';

/** The browser's own search reaches what was said a few hundred messages ago. */

const ALL = 400;
const FIRST_PAGE = 50;
const FOUND = 300;
const messages = Array.from({ length: ALL }, (_, index) =>
  message(
    1000 + index,
    index % 2 === 0 ? 'user' : 'companion',
    `Line number ${index}. ${'And the sea went on. '.repeat(index % 7)}`.trim(),
  ),
);

/** What of it stands where: of what is in view, the first message, and how far below the top of the list, in px. */
const placeOf = (page: Page) =>
  page.getByRole('log').evaluate((list) => {
    const { top } = list.getBoundingClientRect();
    const seen = [...list.querySelectorAll('article')]
      .map((article) => ({ words: article.textContent, at: article.getBoundingClientRect() }))
      .filter(({ at }) => at.top >= top)
      .toSorted((one, other) => one.at.top - other.at.top)[0];
    return { words: seen?.words, below: Math.round((seen?.at.top ?? 0) - top) };
  });

/**
 * What the browser's own search finds, which it then scrolls to: here that is done in its place. No types tell of it, and without a
 * screen it does not scroll.
 */
const findInPage = (page: Page, words: string): Promise<string> =>
  page.evaluate((sought) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const [isCaseSensitive, isBackwards, isWrapped] = [true, false, true];
    const find: unknown = Reflect.get(window, 'find');
    if (typeof find === 'function') find.call(window, sought, isCaseSensitive, isBackwards, isWrapped);
    const selection = window.getSelection();
    selection?.anchorNode?.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return String(selection);
  }, words);

const open = async (page: Page) => {
  await page.route('/images/**', (route) => route.abort());
  await signInAsMember(page.context());
  const server = await chatServerFor(page);
  await page.goto(paths.conversation(characterId));
  const [detail, history] = await server.loads();
  detail.answer(mira);
  history.answer({ messages: messages.slice(-FIRST_PAGE), hasMore: true, readTime: 0, isDemo: false });
  return { server, screen: conversationOn(page) };
};

const answerEarlier = async ({ server }: Awaited<ReturnType<typeof open>>) => {
  const older = await server.one('older');
  expect(Object.fromEntries(older.url.searchParams)).toEqual({
    characterId,
    endTime: String(messages[ALL - FIRST_PAGE]?.createTime),
    pageSize: String(FOUND - FIRST_PAGE),
  });
  older.answer({ messages: messages.slice(-FOUND, -FIRST_PAGE), hasMore: true, readTime: 0, isDemo: false });
};

test('the last 300 messages are there to be found, and whoever is at the end stays there', async ({ page }) => {
  const opened = await open(page);
  const { articles } = opened.screen;
  await expect(articles.last()).toBeInViewport();
  const place = await placeOf(page);
  await answerEarlier(opened);
  await expect(articles).toHaveCount(FOUND);
  expect(await placeOf(page)).toEqual(place);
  await expect(page.getByText(text.chat_loading_older, { exact: true })).toHaveCount(0);
  await opened.server.noOlder();
  expect(await articles.evaluateAll((all) => all.map((one) => [Number(one.ariaPosInSet), one.ariaSetSize]))).toEqual(
    Array.from({ length: FOUND }, (_, index) => [index + 1, '-1']),
  );

  const first = messages[ALL - FOUND]?.text.split('.')[0] ?? '';
  expect(await findInPage(page, first)).toBe(first);
  await expect(articles.filter({ hasText: `${first}.` })).toBeInViewport();
});

test('whoever reads further up meanwhile sees nothing move', async ({ page }) => {
  const opened = await open(page);
  await expect(opened.screen.articles.last()).toBeInViewport();
  await page.getByRole('log').hover();
  await page.mouse.wheel(0, -900);
  await expect(opened.screen.articles.last()).not.toBeInViewport();
  const place = await placeOf(page);
  await answerEarlier(opened);
  await expect(opened.screen.articles).toHaveCount(FOUND);
  expect(await placeOf(page)).toEqual(place);
});
