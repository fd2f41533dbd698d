import { expect, type Locator, type Page } from '@playwright/test';
import * as z from 'zod';
import { paths } from '#src/addresses/paths.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import german from '../../messages/de.json' with { type: 'json' };
import { faultsWhereNarrow } from './support/faultsWhereNarrow.ts';
import { signInAsMember } from './support/member.ts';
import { inTurn, test } from './support/test.ts';

/** The narrowest phones there are, in the language with the longest words. */
const WIDTHS = [320, 360] as const;

test.use({ locale: 'de-DE', colorScheme: 'light', viewport: { width: WIDTHS[0], height: 640 }, trace: 'off' });

const [character] = seedCharacters;
if (character === undefined) throw new Error('The seed has characters');
const { characterId } = character;

const box = z.object({ top: z.number(), bottom: z.number() });
const answer = z.looseObject({ data: z.looseObject({}) });

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly isMember?: boolean;
  /** How many tokens the person has, where that is told. */
  readonly tokens?: number;
  /** Always looked at; the others as they have their turn. */
  readonly isAlways?: boolean;
  /** Comes true when the screen shows what it is about. */
  readonly ready: (page: Page) => Promise<void>;
}

const heading = (name: string) => (page: Page) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
const dialog = (name: string) => (page: Page) => expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
const inMain = (role: 'textbox' | 'article' | 'link') => (page: Page) =>
  expect(page.getByRole('main').getByRole(role).first()).toBeVisible();
const openSignIn = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: german.nav_sign_in, exact: true }).click();
  await dialog(german.auth_sign_in_title)(page);
};
const fromSignIn = (button: string, title: string) => async (page: Page) => {
  await openSignIn(page);
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
  await dialog(title)(page);
};

const balanceIn = (place: Locator, tokens: string) =>
  place.getByRole('link', { name: german.nav_tokens.replace('{tokens}', tokens), exact: true });

const screens: readonly Screen[] = [
  { name: 'home', path: paths.home(), isAlways: true, ready: heading(german.home_title) },
  { name: 'home of a member', path: paths.home(), isMember: true, ready: inMain('link') },
  {
    name: 'home of a member with many tokens',
    path: paths.home(),
    isMember: true,
    isAlways: true,
    tokens: 123_456,
    ready: (page) => expect(page.getByRole('banner').getByText('123.456', { exact: true })).toBeVisible(),
  },
  {
    name: 'home of a member with millions of tokens',
    path: paths.home(),
    isMember: true,
    isAlways: true,
    tokens: 123_456_789,
    ready: (page) => expect(balanceIn(page.getByRole('banner'), '123.456.789')).toHaveText(/^123\sMio\./),
  },
  { name: 'meeting', path: paths.meeting(characterId), isAlways: true, ready: inMain('textbox') },
  { name: 'sign-in over the screen', path: paths.home(), isAlways: true, ready: openSignIn },
  {
    name: 'sign-up over the screen',
    path: paths.home(),
    ready: fromSignIn(german.auth_to_sign_up, german.auth_sign_up_title),
  },
  {
    name: 'forgotten password over the screen',
    path: paths.home(),
    ready: fromSignIn(german.auth_forgot, german.auth_forgot_title),
  },
  { name: 'sign-in', path: paths.signIn(), ready: heading(german.auth_sign_in_title) },
  { name: 'sign-up', path: paths.signUp(), ready: heading(german.auth_sign_up_title) },
  {
    name: 'chat',
    path: paths.conversationAlone(characterId),
    isMember: true,
    isAlways: true,
    ready: inMain('textbox'),
  },
  {
    name: 'chat of a member with millions of tokens',
    path: paths.conversationAlone(characterId),
    isMember: true,
    isAlways: true,
    tokens: 123_456_789,
    ready: (page) => expect(balanceIn(page.getByRole('main'), '123.456.789')).toHaveText(/^123\sMio\./),
  },
  { name: 'chats', path: paths.conversations(), isMember: true, ready: heading(german.conversations_title) },
  { name: 'tokens', path: paths.tokens(), isMember: true, ready: heading(german.purchase_tokens_title) },
  {
    name: 'plans',
    path: paths.subscriptions(),
    isMember: true,
    isAlways: true,
    ready: heading(german.purchase_subscriptions_title),
  },
  { name: 'settings', path: paths.settings(), isMember: true, isAlways: true, ready: heading(german.settings_title) },
  { name: 'studio', path: paths.imageGenerator(), isMember: true, ready: heading(german.picture_title) },
  { name: 'a new character', path: paths.newCharacter(), isMember: true, ready: heading(german.making_new_title) },
  { name: 'guided making', path: paths.generator(), isMember: true, ready: heading(german.making_guided_title) },
  { name: 'quick making', path: paths.quickGenerator(), isMember: true, ready: heading(german.making_quick_title) },
  { name: 'own characters', path: paths.characters(), isMember: true, ready: heading(german.own_title) },
  { name: 'gallery', path: paths.images(), isMember: true, ready: heading(german.gallery_title) },
  {
    name: 'profile',
    path: paths.profile(characterId),
    isMember: true,
    ready: (page) => expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(character.name),
  },
];

/** Has the server tell so many tokens. */
const tellTokens = (page: Page, tokens: number) =>
  page.route('**/api/user/detail', async (route) => {
    const response = await route.fetch();
    const { data, ...envelope } = answer.parse(await response.json());
    await route.fulfill({ response, json: { ...envelope, data: { ...data, tokens } } });
  });

for (const { name, path, isMember = false, isAlways = false, tokens, ready } of screens)
  (isAlways ? test : inTurn(test))(`fits into narrow phones: ${name}`, async ({ page, context }) => {
    if (isMember) await signInAsMember(context);
    if (tokens !== undefined) await tellTokens(page, tokens);
    await page.goto(path);
    await ready(page);
    const found: Record<number, string[]> = {};
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 640 });
      found[width] = await page.evaluate(faultsWhereNarrow);
    }
    expect(found).toEqual({ 320: [], 360: [] });
  });

/** What lies over something else in the header of a conversation, of all that stands there. */
const overlapsInHeader = (): string[] => {
  const parts = [
    ...document.querySelectorAll('main header :is(a, button, h1, .badge, [data-scope=avatar][data-part=root])'),
  ].filter((part) => part.checkVisibility());
  const boxes = parts.map((part) => part.getBoundingClientRect());
  return parts.flatMap((part, place) =>
    parts.slice(place + 1).flatMap((other, index) => {
      const [a, b] = [boxes[place], boxes[place + 1 + index]];
      if (a === undefined || b === undefined || part.contains(other) || other.contains(part)) return [];
      const isOver = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && a.top < b.bottom && b.top < a.bottom;
      return isOver ? [`${part.textContent} and ${other.textContent}`] : [];
    }),
  );
};

for (const locale of ['de-DE', 'en-US', 'es-ES'])
  test.describe(locale, () => {
    // So low that the face stands in the header.
    test.use({ locale, viewport: { width: WIDTHS[0], height: 568 } });

    test('nothing lies over anything else in the header of a conversation', async ({ page, context }) => {
      await signInAsMember(context);
      await tellTokens(page, 123_456);
      await page.goto(paths.conversationAlone(characterId));
      const face = page.getByRole('main').locator('header [data-scope=avatar][data-part=root]');
      const found: Record<number, unknown> = {};
      for (const width of [...WIDTHS, 390, 640]) {
        await page.setViewportSize({ width, height: 568 });
        await expect(face).toBeVisible();
        found[width] = [...(await page.evaluate(overlapsInHeader)), ...(await page.evaluate(faultsWhereNarrow))];
      }
      expect(found).toEqual({ 320: [], 360: [], 390: [], 640: [] });
    });

    test('that it is an AI, and a demo, stand in one row of a phone', async ({ page, context }) => {
      await page.setViewportSize({ width: 390, height: 568 });
      await signInAsMember(context);
      await page.goto(paths.conversationAlone(characterId));
      const header = page.getByRole('main').locator('header').first();
      await expect(header.locator('.badge')).toHaveCount(2);
      const boxes = await header
        .locator('.badge')
        .evaluateAll((badges) => badges.map((one) => one.getBoundingClientRect().toJSON()));
      const [first, second] = z.tuple([box, box]).parse(boxes);
      expect(Math.max(first.top, second.top)).toBeLessThan(Math.min(first.bottom, second.bottom));
    });
  });
