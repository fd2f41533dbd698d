import { expect as playwrightExpect, type Page } from '@playwright/test';
import type { LedgerLine } from '#contract/tokens.ts';
import { LEDGER_DELAYS, type ledgerMachine } from '#machines/ledger/ledgerMachine.ts';
import type { LedgerSnapshot } from '#machines/ledger/ledgerSelectors.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { remaining } from './model.ts';
import {
  dateText,
  expectNothingWaits,
  filled,
  holdCall,
  renewing,
  sectionOf,
  standInAccount,
  standInOrders,
  standInPlan,
} from '../support/billing.browser.ts';
import type { Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

const headText = `${text.billing_ledger_what}${text.billing_ledger_change}${text.billing_ledger_after}`;
const noteTexts: Readonly<Record<string, string>> = {
  hold: text.billing_line_pending,
  void: text.billing_line_nothing,
};
const momentText = (time: number): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(time);
const whatText = ({ kind, characterName }: LedgerLine): string => {
  if (kind === 'welcome') return text.billing_transfer_welcome;
  return characterName === null ? text.billing_use_chat : filled(text.billing_use_chat_of, { name: characterName });
};
const rowText = (line: LedgerLine): string => {
  const { kind, createTime, change, tokens } = line;
  return `${whatText(line)}${momentText(createTime)}${noteTexts[kind] ?? ''}${change > 0 ? '+' : ''}${change}${tokens}`;
};

/** The tokens in the settings as people use them, before a server whose answers wait. */
export const createLedgerDriver = async (page: Page): Promise<Driver<typeof ledgerMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await standInAccount(page);
  await standInOrders(page);
  const plan = await standInPlan(page);
  const calls = {
    ledger: await holdCall(page, '/api/tokens/ledger'),
    remaining: await holdCall(page, '/api/tokens/remaining'),
  };
  const section = sectionOf(page, text.billing_tokens);
  const button = (name: string) => section.getByRole('button', { name, exact: true });

  const hasMoreFailed = (snapshot: LedgerSnapshot): boolean =>
    snapshot.matches('ready') && snapshot.context.failure !== null;
  /** The lines are for whoever wants to know. */
  const unfold = async () => {
    const history = section.getByRole('group').filter({ has: page.getByText(text.billing_history, { exact: true }) });
    await expect(history).toBeVisible();
    if ((await history.getAttribute('open')) !== null) return;
    await expect(section.getByRole('row')).toHaveCount(0);
    await section.getByText(text.billing_history, { exact: true }).press('Enter');
  };
  const seeLedger = async (snapshot: LedgerSnapshot) => {
    const { lines, remaining: known } = snapshot.context;
    if (known !== null && !snapshot.matches('loadFailed')) await unfold();
    await expect(section.getByRole('term')).toHaveText(
      known === null ? [] : [text.billing_tokens_spendable, text.billing_tokens_held],
    );
    await expect(section.getByRole('definition')).toHaveText(
      known === null ? [] : [String(known.tokens), String(known.held)],
    );
    await expect(section.getByRole('listitem')).toHaveText(
      (known?.expiring ?? []).map(({ tokens, expireTime }) =>
        filled(text.billing_tokens_expiring, { tokens: String(tokens), date: dateText(expireTime) }),
      ),
    );
    await expect(section.getByRole('row')).toHaveText(known === null ? [] : [headText, ...lines.map(rowText)]);
    await expect(section.getByRole('alert')).toHaveText(
      hasMoreFailed(snapshot) ? [`${text.billing_tokens_more_failed}${text.action_retry}`] : [],
    );
  };
  const giveUpAfter = (delay: keyof typeof LEDGER_DELAYS) => () => page.clock.runFor(LEDGER_DELAYS[delay]);

  return {
    events: {
      'load.retried': () => button(text.action_retry).press('Enter'),
      'list.refreshRequested': () => renewing(Object.values(calls), plan.change),
      'more.requested': (_, before) =>
        button(hasMoreFailed(before) ? text.action_retry : text.billing_more).press('Enter'),
    },
    done: {
      loadLedger: async ({ page: lines, remaining: left }) => {
        await calls.remaining.answer(left);
        await calls.ledger.answer(lines);
      },
      loadOlder: (answer) => calls.ledger.answer(answer),
    },
    failed: {
      loadLedger: async (error) => {
        await calls.remaining.answer(remaining);
        await calls.ledger.fail(error);
      },
      loadOlder: (error) => calls.ledger.fail(error),
    },
    after: { loadTimeout: giveUpAfter('loadTimeout'), pageTimeout: giveUpAfter('pageTimeout') },
    states: {
      loading: async (snapshot) => {
        expect(await calls.ledger.arrived()).toEqual({ query: {}, body: null });
        expect(await calls.remaining.arrived()).toEqual({ query: {}, body: null });
        await seeLedger(snapshot);
        await expect(section.getByText(text.billing_tokens_loading)).toHaveCount(
          snapshot.context.remaining === null ? 1 : 0,
        );
        await expect(section.getByRole('button')).toHaveCount(0);
      },
      loadFailed: async () => {
        await expect(section.getByRole('alert')).toHaveText([`${text.billing_tokens_failed}${text.action_retry}`]);
        await expect(section.getByRole('row')).toHaveCount(0);
        await expectNothingWaits(calls);
      },
      ready: async (snapshot) => {
        await seeLedger(snapshot);
        await expect(button(text.billing_more)).toHaveCount(
          snapshot.context.hasMore && !hasMoreFailed(snapshot) ? 1 : 0,
        );
        await expectNothingWaits(calls);
      },
      loadingOlder: async (snapshot) => {
        const before = String(snapshot.context.lines.at(-1)?.seq);
        expect(await calls.ledger.arrived()).toEqual({ query: { before }, body: null });
        expect(calls.remaining.count()).toBe(0);
        await seeLedger(snapshot);
        await expect(button(text.billing_more_loading)).toHaveAttribute('aria-disabled', 'true');
      },
    },
  };
};
