import { expect as playwrightExpect, type Page } from '@playwright/test';
import type { ChatHit } from '#contract/chatActs.ts';
import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { SEARCH_DELAYS, type searchMachine } from '#machines/search/searchMachine.ts';
import type { SearchSnapshot } from '#machines/search/searchSelectors.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { conversation } from '../conversations/model.ts';
import { expectNothingWaits, filled, holdCall, standInAccount } from '../support/billing.browser.ts';
import type { Driver } from '@liora/flow-kit/model/walk.ts';

/** Too narrow for a conversation beside the list. */
const LIST_ALONE = { width: 960, height: 800 };

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

/** The clock only goes ahead: further than it can have gone by itself since it was installed. */
const AHEAD = 60_000;

const failureTexts: Readonly<Record<number, string>> = {
  [NO_ANSWER]: text.failure_no_answer,
  [errNo.invalidInput]: text.failure_invalid_input,
};
const dayText = (time: number): string =>
  new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' }).format(time);
const excerptOf = ({ role, excerpt }: ChatHit): string =>
  role === 'user' ? filled(text.conversations_you_said, { text: excerpt }) : excerpt;
/** Everything that the list says of a hit. */
const itemText = (hit: ChatHit): string => ['M', hit.character.name, dayText(hit.createTime), excerptOf(hit)].join('');
const marksIn = ({ excerpt }: ChatHit, words: string): string[] => excerpt.match(new RegExp(words, 'g')) ?? [];
const countText = (count: number, hasMore: boolean): string =>
  filled(hasMore ? text.search_found_more : text.search_found, { count: String(count) });

/** The search as people use it, before a server whose answers wait. Time stands still but where it is let go on. */
export const createSearchDriver = async (page: Page): Promise<Driver<typeof searchMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await page.setViewportSize(LIST_ALONE);
  await page.clock.pauseAt(Date.now() + AHEAD);
  await standInAccount(page);
  await page.route('**/api/conversation/list', (route) =>
    route.fulfill({ json: { errNo: errNo.success, data: { conversations: [conversation] } } }),
  );
  const calls = { search: await holdCall(page, '/api/chat/search') };
  const field = page.getByRole('searchbox', { name: text.search_label, exact: true });
  const clear = page.getByRole('button', { name: text.search_clear, exact: true });
  const results = page.getByRole('region', { name: text.search_results, exact: true });
  const button = (name: string) => results.getByRole('button', { name, exact: true });
  const chats = page
    .getByRole('link', { name: conversation.character.name })
    .filter({ hasText: conversation.lastText });

  const letPass = (delay: keyof typeof SEARCH_DELAYS) => () => page.clock.runFor(SEARCH_DELAYS[delay]);

  const seeField = async ({ context: { query } }: SearchSnapshot) => {
    await expect(field).toHaveValue(query);
    await expect(clear).toHaveCount(query === '' ? 0 : 1);
  };
  const seeHits = async ({ context: { hits, searched } }: SearchSnapshot) => {
    await expect(chats).toHaveCount(0);
    await expect(results.getByRole('listitem')).toHaveText(hits.map(itemText));
    await expect(results.locator('mark')).toHaveText(hits.flatMap((hit) => marksIn(hit, searched)));
    for (const [index, { character, createTime }] of hits.entries())
      await expect(results.getByRole('link').nth(index)).toHaveAttribute(
        'href',
        `/ai-girlfriend/${character.characterId}?at=${createTime}`,
      );
  };
  const see = async (
    snapshot: SearchSnapshot,
    { alerts = [], buttons = [], count = '' }: { alerts?: string[]; buttons?: string[]; count?: string },
  ) => {
    await seeField(snapshot);
    await seeHits(snapshot);
    await expect(results.getByRole('alert')).toHaveText(alerts);
    await expect(results.getByRole('button')).toHaveText(buttons);
    await expect(results.getByRole('status').first()).toHaveText(count);
  };
  const seeWait = async (snapshot: SearchSnapshot) => {
    await see(snapshot, {});
    await expect(results).toHaveAttribute('aria-busy', 'true');
    await expect(results.getByText(text.search_searching, { exact: true })).toHaveCount(
      snapshot.context.hits.length === 0 ? 1 : 0,
    );
  };

  return {
    events: {
      'query.changed': async ({ text: words }, { context: { query } }) => {
        if (words !== query) return field.fill(words);
        // What is there already is typed by going away from it and back.
        await field.press('End');
        await field.press('x');
        await field.press('Backspace');
      },
      'query.cleared': async (_, { context: { query } }) => {
        await (query === '' ? field.press('Escape') : clear.press('Enter'));
        await expect(field).toBeFocused();
      },
      'more.requested': () => button(text.search_more).press('Enter'),
      'load.retried': () => button(text.action_retry).press('Enter'),
    },
    done: { searchMessages: (answer) => calls.search.answer(answer) },
    failed: { searchMessages: (error) => calls.search.fail(error) },
    after: {
      typingPause: letPass('typingPause'),
      searchTimeout: letPass('searchTimeout'),
      pageTimeout: letPass('pageTimeout'),
    },
    states: {
      idle: async (snapshot) => {
        await seeField(snapshot);
        await expect(chats).toHaveCount(1);
        await expect(results).toHaveCount(0);
        await expectNothingWaits(calls);
      },
      typing: async (snapshot) => {
        await seeWait(snapshot);
        await expectNothingWaits(calls);
      },
      searching: async (snapshot) => {
        expect(await calls.search.arrived()).toEqual({ query: { query: snapshot.context.query.trim() }, body: null });
        await seeWait(snapshot);
      },
      failed: async (snapshot) => {
        const why = failureTexts[snapshot.context.failure?.errNo ?? 0] ?? '';
        await see(snapshot, {
          alerts: [`${text.search_failed} ${why}${text.action_retry}`],
          buttons: [text.action_retry],
        });
        await expectNothingWaits(calls);
      },
      empty: async (snapshot) => {
        const said = filled(text.search_empty_text, { query: snapshot.context.searched });
        await see(snapshot, { alerts: [`${text.search_empty_title}${said}`] });
        await expectNothingWaits(calls);
      },
      found: async (snapshot) => {
        const { hits, nextCursor } = snapshot.context;
        await see(snapshot, {
          buttons: nextCursor === null ? [] : [text.search_more],
          count: countText(hits.length, nextCursor !== null),
        });
        await expect(results).toHaveAttribute('aria-busy', 'false');
        await expectNothingWaits(calls);
      },
      loadingMore: async (snapshot) => {
        const { searched: query, nextCursor: cursor } = snapshot.context;
        expect(await calls.search.arrived()).toEqual({ query: { query, cursor }, body: null });
        await see(snapshot, {});
      },
      moreFailed: async (snapshot) => {
        await see(snapshot, {
          alerts: [`${text.search_more_failed}${text.action_retry}`],
          buttons: [text.action_retry],
        });
        await expectNothingWaits(calls);
      },
    },
  };
};
