import { expect, type Page } from '@playwright/test';
import { type Conversation, conversationRead } from '#contract/conversation.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { paths } from '#src/addresses/paths.ts';
import { portraitSources } from '#src/screens/portrait.ts';
import { plainText } from '#src/ui/plainText.ts';
import { listOf } from '#tests/server/support/conversationCalls.ts';
import { Visitor } from '#tests/server/support/visitor.ts';
import { filled } from '#tests/flows/support/billing.browser.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { untilTakenOver } from './support/prerendered.ts';
import { originOf, signInAs } from './support/member.ts';
import { test } from './support/test.ts';

/** What home begins with for somebody who comes back. */

const goOn = (page: Page) => page.getByRole('region', { name: text.home_go_on, exact: true });
/** The pictures of its cards. */
const portraitsIn = (page: Page) =>
  goOn(page)
    .getByRole('listitem')
    .locator('img')
    .evaluateAll((images) =>
      images.map((image) => ({
        src: image.getAttribute('src'),
        isDrawn: image instanceof HTMLImageElement && image.naturalWidth > 0 && image.checkVisibility(),
      })),
    );
const hero = (page: Page) => page.getByRole('heading', { level: 1, name: text.home_title, exact: true });
const clock = (time: number): string =>
  new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' }).format(time);

const cardText = ({ character, lastText, lastTime, unread }: Conversation): string =>
  [
    character.name,
    clock(lastTime),
    plainText(lastText),
    unread === 0
      ? ''
      : `${unread}${unread === 1 ? text.conversations_unread_one : filled(text.conversations_unread, { count: String(unread) })}`,
  ].join('');

const join = async (): Promise<Visitor> => {
  const visitor = new Visitor(originOf());
  await visitor.join();
  return visitor;
};

test('home goes on with the last three conversations, what was said last and what is unread', async ({
  page,
  context,
}) => {
  const visitor = await join();
  for (const { characterId } of seedCharacters.slice(0, 4)) await visitor.say(characterId, 'Hello');
  const known = await listOf(visitor);
  await signInAs(context, visitor);
  await page.goto(paths.home());
  const cards = goOn(page).getByRole('listitem');
  await expect(cards).toHaveText(known.slice(0, 3).map(cardText));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.home_go_on);
  await expect
    .poll(() => portraitsIn(page))
    .toEqual(
      known.slice(0, 3).map(({ character }) => ({ src: portraitSources(character.portrait).src, isDrawn: true })),
    );
  const isRead = page.waitForResponse((response) => response.url().endsWith(conversationRead.path));
  await cards.first().getByRole('link').click();
  await page.waitForURL(paths.conversation(known[0]?.character.characterId ?? ''));
  await isRead;
  await page.goBack();
  // It was read meanwhile.
  await expect(cards).toHaveText(
    known
      .slice(0, 3)
      .map((conversation, index) => cardText(index === 0 ? { ...conversation, unread: 0 } : conversation)),
  );
});

test('what the server knows to be read is read on home, also where one left before it was told', async ({
  page,
  context,
}) => {
  const visitor = await join();
  const [{ characterId } = { characterId: '' }] = seedCharacters;
  await visitor.say(characterId, 'Hello');
  const [known] = await listOf(visitor);
  await signInAs(context, visitor);
  await page.goto(paths.home());
  await expect(goOn(page).getByRole('listitem')).toHaveText(known === undefined ? [] : [cardText(known)]);
  const isRead = Promise.withResolvers<undefined>();
  await page.route(`**${conversationRead.path}`, async (route) => {
    await route.fetch();
    isRead.resolve(undefined);
  });
  await goOn(page).getByRole('link').first().click();
  await isRead.promise;
  await page.goBack();
  await expect(goOn(page).getByRole('listitem')).toHaveText(
    known === undefined ? [] : [cardText({ ...known, unread: 0 })],
  );
});

test('home begins with what Liora is for whoever has talked with nobody', async ({ page, context }) => {
  await signInAs(context, await join());
  await page.goto(paths.home());
  await expect(hero(page)).toBeVisible();
  await expect(goOn(page)).toHaveCount(0);
});

test('a stranger is asked to load nothing of it', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(paths.home());
  await untilTakenOver(page);
  await page.waitForLoadState('networkidle');
  await expect(hero(page)).toBeVisible();
  expect(loaded.filter((path) => /RecentChats|conversation/.test(path))).toEqual([]);
});
