import { expect } from '@playwright/test';
import { answers, streams } from '#tests/server/support/openaiServer.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { answered, companion, ConversationPage, deliver, joinIn, opening, said } from './support/conversationPage.ts';
import {
  greeted,
  heard,
  paidAfterNothing,
  paidNothing,
  paidOnce,
  startMortalSite,
  test,
  told,
} from './support/heldSite.ts';
import { inTurn } from './support/test.ts';
import { layWire } from './support/wire.ts';

const testInTurn = inTurn(test);

// One site for all of them.
test.describe.configure({ mode: 'default' });

const interrupted = text.chat_interrupted.replace('{name}', companion.name);
const ofModel = (words: string) => `${words.replace('{name}', companion.name)} ${text.chat_free}`;

test('[CHAT-02] what is said without a network is kept, and is sent by itself once there is one', async ({
  context,
  tab,
  site,
}) => {
  const held = site.holdNext();
  await context.setOffline(true);
  await tab.say('Hello');
  await tab.shows(opening, said('Hello', 'unsent'));
  await expect(tab.notice).toContainText(text.chat_unsent);
  await context.setOffline(false);
  await held.say('Good ');
  await tab.shows(opening, said('Hello'), answered('Good ', 'generating'));
  await expect(tab.notice).toHaveCount(0);
  await held.end('evening.');
  await tab.shows(opening, said('Hello'), answered('Good evening.'));
  expect(await tab.history()).toEqual([greeted, heard('Hello'), told('Good evening.')]);
  expect(await tab.ledger()).toEqual(paidOnce);
});

for (const isLong of [false, true])
  testInTurn(
    `[CHAT-02] an answer is taken up by itself when the network was away ${isLong ? 'too long to wait for it' : 'for a moment'}`,
    async ({ context, site }) => {
      await using wire = await layWire(site.origin);
      await context.clock.install();
      await joinIn(context, wire.origin);
      const tab = new ConversationPage(await context.newPage(), wire.origin);
      await tab.open();
      const held = site.holdNext();
      await tab.say('A story');
      await held.say('Once upon ');
      await tab.shows(opening, said('A story'), answered('Once upon ', 'generating'));
      const triedAgain = tab.page.waitForEvent('requestfailed', (request) =>
        request.url().includes('/api/chat/stream'),
      );
      // What is under way does not notice that the browser is offline.
      await context.setOffline(true);
      wire.cut();
      await triedAgain;
      if (isLong) {
        while (!(await tab.notice.isVisible())) await tab.page.clock.runFor(1000);
        await expect(tab.notice).toContainText(text.chat_lost);
      }
      await tab.shows(opening, said('A story'), answered('Once upon ', 'generating'));
      await held.say('a ');
      wire.mend();
      await context.setOffline(false);
      await tab.shows(opening, said('A story'), answered('Once upon a ', 'generating'));
      await held.end('time.');
      await tab.shows(opening, said('A story'), answered('Once upon a time.'));
      await expect(tab.notice).toHaveCount(0);
      expect(await tab.history()).toEqual([greeted, heard('A story'), told('Once upon a time.')]);
      expect(await tab.ledger()).toEqual(paidOnce);
    },
  );

testInTurn(
  '[N-22] an answer whose server was away for long is taken up by itself, though no network comes back',
  async ({ context, site }) => {
    await using wire = await layWire(site.origin);
    await context.clock.install();
    await joinIn(context, wire.origin);
    const tab = new ConversationPage(await context.newPage(), wire.origin);
    await tab.open();
    const held = site.holdNext();
    await tab.say('A story');
    await held.say('Once upon ');
    await tab.shows(opening, said('A story'), answered('Once upon ', 'generating'));
    wire.cut();
    while (!(await tab.notice.isVisible())) await tab.page.clock.runFor(1000);
    await expect(tab.notice).toContainText(text.chat_lost);
    await held.say('a ');
    wire.mend();
    await tab.page.clock.runFor(10_000);
    await tab.shows(opening, said('A story'), answered('Once upon a ', 'generating'));
    await expect(tab.notice).toHaveCount(0);
    await held.end('time.');
    await tab.shows(opening, said('A story'), answered('Once upon a time.'));
    expect(await tab.ledger()).toEqual(paidOnce);
  },
);

for (const [what, begun, words] of [
  ['fails', '', text.chat_failed_serverError],
  ['hangs and breaks off', 'Once upon ', text.chat_failed_brokenOff],
] as const)
  testInTurn(
    `[CHAT-02] a provider that ${what} is told of, costs nothing, and is asked again at a press`,
    async ({ tab, site }) => {
      if (begun === '') {
        site.provider.add(answers(500, '{"error":{"message":"it broke"}}'));
        await tab.say('A story');
      } else {
        const held = site.holdNext();
        await tab.say('A story');
        await held.say(begun);
        await tab.shows(opening, said('A story'), answered(begun, 'generating'));
        await held.breakOff();
      }
      await expect(tab.notice).toContainText(ofModel(words));
      await tab.shows(opening, said('A story'), answered(begun, 'failed'));
      expect(await tab.history()).toEqual([greeted, heard('A story'), told(begun, 'failed')]);
      expect(await tab.ledger()).toEqual(paidNothing);

      site.provider.add(streams('All of it.'));
      await tab.retry.click();
      await tab.shows(opening, said('A story'), answered('All of it.', 'done', 2));
      await expect(tab.notice).toHaveCount(0);
      expect(await tab.history()).toEqual([greeted, heard('A story'), told('All of it.', 'done', 2)]);
      expect(await tab.ledger()).toEqual(paidAfterNothing);
    },
  );

testInTurn(
  '[N-15] a model that takes no more for a while is waited for, and asked again at a press',
  async ({ tab, site }) => {
    site.provider.add(answers(429, '{}', { 'retry-after': '20' }));
    const { page } = tab;
    await page.clock.install();
    await tab.open();
    await tab.say('A story');
    await expect(tab.notice).toContainText(ofModel(text.chat_failed_rateLimited));
    const timer = tab.notice.getByRole('timer');
    const [before = '', after = ''] = text.chat_retry_in.split('{time}');
    await expect(timer).toHaveText(new RegExp(`^${before}0:(?:20|1[0-9])${after}$`));
    await expect(tab.retry).toHaveCount(0);
    await page.clock.fastForward(20_000);
    await expect(timer).toHaveCount(0);
    site.provider.add(streams('All of it.'));
    await tab.retry.click();
    await tab.shows(opening, said('A story'), answered('All of it.', 'done', 2));
    expect(await tab.ledger()).toEqual(paidAfterNothing);
  },
);

testInTurn('[N-15] what a model refuses can be said in other words, after a reload too', async ({ tab, site }) => {
  site.provider.add(answers(400, '{"error":{"code":"content_filter"}}'));
  await tab.say('A bad story');
  await expect(tab.notice).toContainText(ofModel(text.chat_failed_refused));
  await tab.page.reload();
  await expect(tab.notice).toContainText(ofModel(text.chat_failed_refused));
  await tab.notice.getByRole('button', { name: text.chat_edit, exact: true }).press('Enter');
  await expect(tab.composer).toBeFocused();
  await expect(tab.composer).toHaveValue('A bad story');
  site.provider.add(streams('All of it.'));
  await tab.say('A good story');
  await tab.shows(opening, said('A good story'), answered('All of it.', 'done', 2));
  expect(await tab.ledger()).toEqual(paidAfterNothing);
});

for (const [what, behaviour, words] of [
  [
    'an answer that cannot be read',
    answers(200, '<p>Welcome', { 'content-type': 'text/html' }),
    text.chat_failed_badAnswer,
  ],
  ['an empty answer', streams(), text.chat_failed_empty],
] as const)
  testInTurn(`[N-15] ${what} is told apart from others`, async ({ tab, site }) => {
    site.provider.add(behaviour);
    await tab.say('A story');
    await expect(tab.notice).toHaveText(`${ofModel(words)}${text.action_retry}`);
  });

test.describe('a server that falls', () => {
  const onMortal = test.extend<{ mortal: Awaited<ReturnType<typeof startMortalSite>>; tab: ConversationPage }>({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what the fixture needs
    mortal: async ({}, use) => {
      await using mortal = await startMortalSite();
      await use(mortal);
    },
    tab: async ({ context, mortal }, use) => {
      await context.clock.install();
      await joinIn(context, mortal.origin);
      const tab = new ConversationPage(await context.newPage(), mortal.origin);
      await tab.open();
      await use(tab);
    },
  });

  const onMortalInTurn = inTurn(onMortal);

  onMortalInTurn(
    '[CHAT-02] while it answers: the page says so once it is back, and asks again at a press',
    async ({ tab, mortal }) => {
      const held = mortal.holdNext();
      await tab.say('A story');
      await held.say('Once upon ');
      await tab.shows(opening, said('A story'), answered('Once upon ', 'generating'));
      // What the history has is what outlives the server.
      await expect.poll(() => tab.history()).toEqual([greeted, heard('A story'), told('Once upon ', 'generating')]);
      // A start may take longer than the page looks for the answer.
      await tab.page.clock.pauseAt(Date.now() + 1000);
      await mortal.kill();
      await mortal.revive();
      await tab.page.clock.resume();
      await expect(tab.notice).toContainText(interrupted);
      await tab.shows(opening, said('A story'), answered('Once upon ', 'interrupted'));
      expect(await tab.ledger()).toEqual(paidNothing);

      mortal.provider.add(streams('All of it.'));
      await tab.retry.click();
      await tab.shows(opening, said('A story'), answered('All of it.', 'done', 2));
      expect(await tab.history()).toEqual([greeted, heard('A story'), told('All of it.', 'done', 2)]);
      expect(await tab.ledger()).toEqual(paidAfterNothing);
    },
  );

  onMortalInTurn(
    '[CHAT-02] [API-08] before it is asked: what is said is kept, and is said once at a press',
    async ({ tab, mortal }) => {
      await mortal.kill();
      await tab.say('Hello');
      await expect(tab.notice).toContainText(text.chat_unsent);
      await tab.shows(opening, said('Hello', 'unsent'));
      await mortal.revive();
      mortal.provider.add(streams('Good evening.'));
      await tab.retry.click();
      await tab.shows(opening, said('Hello'), answered('Good evening.'));
      expect(await tab.history()).toEqual([greeted, heard('Hello'), told('Good evening.')]);
      expect(await tab.ledger()).toEqual(paidOnce);
    },
  );

  onMortalInTurn(
    '[CHAT-02] [API-08] before it could say that it has the message: it is said once',
    async ({ tab, mortal }) => {
      const held = mortal.holdNext();
      const sending = await tab.holdSending();
      await tab.say('Hello');
      const route = await sending();
      await deliver(route.request());
      await held.asked;
      await mortal.kill();
      await route.abort('connectionreset');
      await expect(tab.notice).toContainText(text.chat_unsent);
      await tab.shows(opening, said('Hello', 'unsent'));
      await mortal.revive();
      await tab.retry.click();
      await expect(tab.notice).toContainText(interrupted);
      await tab.shows(opening, said('Hello'), answered('', 'interrupted'));
      expect(await tab.ledger()).toEqual(paidNothing);

      mortal.provider.add(streams('Good evening.'));
      await tab.retry.click();
      await tab.shows(opening, said('Hello'), answered('Good evening.', 'done', 2));
      expect(await tab.history()).toEqual([greeted, heard('Hello'), told('Good evening.', 'done', 2)]);
      expect(await tab.ledger()).toEqual(paidAfterNothing);
    },
  );
});
