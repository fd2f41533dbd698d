import { expect } from '@playwright/test';
import { streams } from '#tests/server/support/openaiServer.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { answered, companion, type ConversationPage, deliver, opening, said } from './support/conversationPage.ts';
import { greeted, heard, paidOnce, paidTwice, type Site, test, told } from './support/heldSite.ts';
import { inTurn } from './support/test.ts';

const testInTurn = inTurn(test);

// One site for all of them.
test.describe.configure({ mode: 'default' });

for (const [how, twice] of [
  ['a double click on send', ({ send }: ConversationPage) => send.dblclick()],
  [
    'Enter twice',
    async ({ page }: ConversationPage) => {
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    },
  ],
] as const)
  testInTurn(`[CHAT-02] [API-08] ${how} says it once`, async ({ tab, site }) => {
    const held = site.holdNext();
    await tab.composer.fill('Hello');
    await twice(tab);
    await held.say('Good ');
    await tab.shows(opening, said('Hello'), answered('Good ', 'generating'));
    await held.end('evening.');
    await tab.shows(opening, said('Hello'), answered('Good evening.'));
    expect(await tab.history()).toEqual([greeted, heard('Hello'), told('Good evening.')]);
    expect(await tab.ledger()).toEqual(paidOnce);
  });

testInTurn(
  '[CHAT-02] what is said while an answer is written waits in sight, and goes by itself',
  async ({ tab, site }) => {
    const held = site.holdNext();
    await tab.say('Hello');
    await held.say('Good ');
    await tab.composer.fill('And you?');
    const waiting = tab.page.getByText(text.chat_composer_waiting.replace('{name}', companion.name), { exact: true });
    await expect(waiting).toBeVisible();
    await tab.page.keyboard.press('Enter');
    await expect(waiting).toBeHidden();
    await expect(tab.composer).toHaveValue('');
    const queued = tab.page.locator('[data-status=queued]');
    await expect(queued).toContainText(`And you?${text.chat_queued}`);
    const places = await tab.page
      .getByRole('article')
      .evaluateAll((lines) => lines.map(({ ariaPosInSet, ariaSetSize }) => `${ariaPosInSet} of ${ariaSetSize}`));
    expect(places).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4']);
    await queued.getByRole('button', { name: text.chat_unsent_edit, exact: true }).click();
    await expect(queued).toHaveCount(0);
    await expect(tab.composer).toHaveValue('And you?');
    await tab.composer.press('Enter');
    await tab.composer.fill('What I type meanwhile');
    const next = site.holdNext();
    await held.end('evening.');
    await next.say('Well');
    await expect(queued).toHaveCount(0);
    await expect(tab.composer).toHaveValue('What I type meanwhile');
    await next.end('.');
    await tab.shows(opening, said('Hello'), answered('Good evening.'), said('And you?'), answered('Well.'));
    expect(await tab.history()).toEqual([
      greeted,
      heard('Hello'),
      told('Good evening.'),
      heard('And you?'),
      told('Well.'),
    ]);
  },
);

testInTurn('a need that is told while an answer is written does not wait for its end', async ({ tab, site }) => {
  const held = site.holdNext();
  await tab.say('Hello');
  await held.say('Good ');
  await tab.shows(opening, said('Hello'), answered('Good ', 'generating'));
  await tab.say('I want to kill myself');
  await expect(tab.page.getByRole('region', { name: text.help_label })).toBeVisible();
  expect((await tab.history()).slice(0, 4)).toEqual([
    greeted,
    heard('Hello'),
    told('Good ', 'stopped'),
    heard('I want to kill myself'),
  ]);
});

testInTurn('a need that is told while a line is still being sent ends the answer to it', async ({ tab, site }) => {
  site.holdNext();
  const sending = await tab.holdSending();
  await tab.say('Hello');
  const route = await sending();
  const listened = tab.page.waitForResponse('**/api/chat/need');
  await tab.say('I want to kill myself');
  expect((await listened).status()).toBe(200);
  await expect(tab.page.locator('[data-status=sending]')).toBeVisible();
  await route.continue();
  await expect(tab.page.getByRole('region', { name: text.help_label })).toBeVisible();
  expect((await tab.history()).slice(0, 4)).toEqual([
    greeted,
    heard('Hello'),
    told('', 'stopped'),
    heard('I want to kill myself'),
  ]);
});

test('[CHAT-02] a second tab shows what is said in the first, and the answer as it is written', async ({
  tab,
  site,
}) => {
  const other = await tab.another();
  const held = site.holdNext();
  await tab.say('Hello');
  await held.say('Good ');
  for (const each of [tab, other]) await each.shows(opening, said('Hello'), answered('Good ', 'generating'));
  await held.end('evening.');
  const first = [said('Hello'), answered('Good evening.')];
  for (const each of [tab, other]) await each.shows(opening, ...first);
  expect(await tab.history()).toEqual([greeted, heard('Hello'), told('Good evening.')]);

  site.provider.add(streams('I am well.'));
  await other.say('How are you?');
  for (const each of [tab, other]) await each.shows(opening, ...first, said('How are you?'), answered('I am well.'));
  expect(await tab.history()).toEqual([
    greeted,
    heard('Hello'),
    told('Good evening.'),
    heard('How are you?'),
    told('I am well.'),
  ]);
  expect(await tab.ledger()).toEqual(paidTwice);
});

testInTurn('[N-13] a second tab shows another answer as it is written, and can stop it', async ({ tab, site }) => {
  site.provider.add(streams('Good evening, my dear.'));
  await tab.say('Hello');
  await tab.shows(opening, said('Hello'), answered('Good evening, my dear.'));
  const other = await tab.another();
  const held = site.holdNext();
  await tab.page.getByRole('button', { name: text.chat_another, exact: true }).click();
  await held.say('Oh, ');
  for (const each of [tab, other]) await each.shows(opening, said('Hello'), answered('Oh, ', 'generating'));
  await other.stop.click();
  for (const each of [tab, other]) await each.shows(opening, said('Hello'), answered('Oh, ', 'stopped', 2));
  expect(await tab.ledger()).toEqual(paidTwice);
});

/** Two tabs say something at once, and that of the first gets to the server first. */
const sayAtOnce = async (tab: ConversationPage, site: Site) => {
  const other = await tab.another();
  const sending = await other.holdSending();
  await other.say('From the other');
  const route = await sending();
  const held = site.holdNext();
  await tab.say('From the one');
  await held.say('To the one');
  await tab.shows(opening, said('From the one'), answered('To the one', 'generating'));
  await route.continue();
  await expect(other.notice).toContainText(text.chat_unsent);
  await held.end('.');
  const first = [said('From the one'), answered('To the one.')];
  await tab.shows(opening, ...first);
  return { other, first };
};

testInTurn(
  '[CHAT-02] of two tabs that say something at once one is heard, and the other keeps its words until it can be',
  async ({ tab, site }) => {
    const { other, first } = await sayAtOnce(tab, site);
    site.provider.add(streams('To the other.'));
    await other.retry.click();
    for (const each of [tab, other])
      await each.shows(opening, ...first, said('From the other'), answered('To the other.'));
    expect(await tab.history()).toEqual([
      greeted,
      heard('From the one'),
      told('To the one.'),
      heard('From the other'),
      told('To the other.'),
    ]);
    expect(await tab.ledger()).toEqual(paidTwice);
  },
);

testInTurn(
  '[CHAT-02] a tab that keeps words that were not sent shows what is said elsewhere meanwhile',
  async ({ tab, site }) => {
    const { other, first } = await sayAtOnce(tab, site);
    await other.shows(opening, ...first, said('From the other', 'unsent'));
    expect(await tab.history()).toEqual([greeted, heard('From the one'), told('To the one.')]);
    expect(await tab.ledger()).toEqual(paidOnce);
  },
);

for (const [when, hasArrived] of [
  ['before the server has it', false],
  ['once the server has it', true],
] as const)
  testInTurn(
    `[CHAT-02] [API-08] a message that is under way at a reload, ${when}, is said once`,
    async ({ tab, site }) => {
      const held = site.holdNext();
      const sending = await tab.holdSending();
      await tab.say('Hello');
      const request = (await sending()).request();
      if (hasArrived) {
        await deliver(request);
        await held.asked;
      }
      await tab.shows(opening, said('Hello', 'sending'));
      const sentAgain = tab.page.waitForRequest('**/api/chat/completion');
      await tab.page.reload();
      const key = 'idempotency-key';
      expect(await (await sentAgain).headerValue(key)).toBe(await request.headerValue(key));
      await held.say('Good ');
      await tab.shows(opening, said('Hello'), answered('Good ', 'generating'));
      await held.end('evening.');
      await tab.shows(opening, said('Hello'), answered('Good evening.'));
      expect(await tab.history()).toEqual([greeted, heard('Hello'), told('Good evening.')]);
      expect(await tab.ledger()).toEqual(paidOnce);
    },
  );

test('[CHAT-02] an answer goes on over a reload', async ({ tab, site }) => {
  const held = site.holdNext();
  await tab.say('A story');
  await held.say('Once upon ');
  await tab.shows(opening, said('A story'), answered('Once upon ', 'generating'));
  await tab.page.reload();
  await held.say('a ');
  await tab.shows(opening, said('A story'), answered('Once upon a ', 'generating'));
  await held.end('time.');
  await tab.shows(opening, said('A story'), answered('Once upon a time.'));
  expect(await tab.history()).toEqual([greeted, heard('A story'), told('Once upon a time.')]);
  expect(await tab.ledger()).toEqual(paidOnce);
});

testInTurn('what is being typed survives a reload', async ({ tab }) => {
  await tab.composer.fill('Not quite finis');
  await tab.page.reload();
  await expect(tab.composer).toHaveValue('Not quite finis');
  expect(await tab.history()).toEqual([]);
  expect(await tab.ledger()).toEqual([['welcome', 100]]);
});

testInTurn('[CHAT-02] stop ends the answer at the provider too, and keeps what was written', async ({ tab, site }) => {
  const number = site.provider.requests.length;
  const held = site.holdNext();
  await tab.say('A story');
  await held.say('Once upon ');
  await tab.shows(opening, said('A story'), answered('Once upon ', 'generating'));
  await tab.stop.click();
  expect(await (await site.provider.request(number)).hungUp).toBe(true);
  await tab.shows(opening, said('A story'), answered('Once upon ', 'stopped'));
  expect(await tab.history()).toEqual([greeted, heard('A story'), told('Once upon ', 'stopped')]);
  expect(await tab.ledger()).toEqual(paidOnce);

  site.provider.add(streams('Another time.'));
  await tab.say('Never mind');
  await tab.shows(
    opening,
    said('A story'),
    answered('Once upon ', 'stopped'),
    said('Never mind'),
    answered('Another time.'),
  );
  expect(await tab.ledger()).toEqual(paidTwice);
});
