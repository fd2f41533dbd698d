import type { Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { CareReminderKind } from '#contract/careReminder.ts';
import { CARE_REMINDER_DELAYS, type careReminderMachine } from '#machines/careReminder/careReminderMachine.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { nothingDue } from './model.ts';
import { said } from '../chat/model.ts';
import { conversationOn, expect } from '../chat/pageObject.ts';
import { standInConversation } from '../messageActs/browser.ts';
import { expectNothingWaits, holdCall } from '../support/billing.browser.ts';
import type { Driver } from '@liora/flow-kit/model/walk.ts';

type CareReminderSnapshot = SnapshotFrom<typeof careReminderMachine>;

const texts: Readonly<Record<CareReminderKind, string>> = {
  start: text.care_reminder_start,
  use: text.care_reminder_use,
};

/** The reminder as people meet it in a conversation that they look at and away from, before a server whose answers wait. */
export const createCareReminderDriver = async (page: Page): Promise<Driver<typeof careReminderMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  });
  await standInConversation(page, () => [said]);
  const calls = {
    use: await holdCall(page, '/api/care/use'),
    acknowledge: await holdCall(page, '/api/care/acknowledge'),
  };
  const { composer } = conversationOn(page);
  const main = page.getByRole('main');
  const status = main.getByRole('status');
  const understood = main.getByRole('button', { name: text.care_reminder_done, exact: true });
  const turn = (visibility: 'visible' | 'hidden') =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visibility);
  const see = async (snapshot: CareReminderSnapshot): Promise<void> => {
    const { reminder, isAcknowledged } = snapshot.context;
    const kind = isAcknowledged ? undefined : reminder?.kind;
    await expect(composer).toBeVisible();
    await expect(status).toHaveText(kind === undefined ? '' : texts[kind]);
    await expect(understood).toHaveCount(kind === undefined ? 0 : 1);
  };
  const seeQuiet = async (snapshot: CareReminderSnapshot): Promise<void> => {
    await see(snapshot);
    await expectNothingWaits(calls);
  };
  /** What is acknowledged goes on to the server, though nobody here waits for it any more. */
  const letThrough = async (before: CareReminderSnapshot): Promise<void> => {
    if (before.matches({ shown: 'acknowledging' })) await calls.acknowledge.answer(nothingDue);
  };
  const runFor = (delay: keyof typeof CARE_REMINDER_DELAYS) => () => page.clock.runFor(CARE_REMINDER_DELAYS[delay]);

  return {
    events: {
      'page.shown': () => turn('visible'),
      'page.hidden': async (_, before) => {
        await turn('hidden');
        await letThrough(before);
      },
      'beat.retried': () => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
      'reminder.acknowledged': async () => {
        await understood.press('Enter');
        await expect(status).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('button', { name: text.chat_picture, exact: true })).toBeFocused();
      },
      'reminder.settled': async ({ number }, before) => {
        await page.evaluate((told) => {
          const channel = new BroadcastChannel('conversations');
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
          channel.postMessage(told);
          channel.close();
        }, number);
        if (before.context.reminder?.number === number) await letThrough(before);
      },
    },
    done: {
      tellUse: (standing) => calls.use.answer(standing),
      acknowledge: (standing) => calls.acknowledge.answer(standing),
    },
    failed: {
      tellUse: (error) => calls.use.fail(error),
      acknowledge: (error) => calls.acknowledge.fail(error),
    },
    after: {
      nextBeat: ({ context }) => page.clock.runFor(context.nextIn),
      beatTimeout: runFor('beatTimeout'),
      acknowledgeTimeout: runFor('acknowledgeTimeout'),
      retryPause: runFor('retryPause'),
    },
    // A reminder that is not due is not told of, nor is what the server was told.
    unnoticed: {
      'page hidden': {},
      'tell use failed': {},
      'tell use done (nothing is due)': {},
      'tell use done (the first is due)': {},
      'tell use done (the second is due)': {},
      'acknowledge done': {},
      'acknowledge failed': {},
      'reminder settled': {},
    },
    states: {
      hidden: seeQuiet,
      shown: see,
      'shown.counted': see,
      'shown.counted.asking': async ({ context: { isOpening } }) => {
        expect(await calls.use.arrived()).toEqual({ query: {}, body: { isOpening } });
      },
      'shown.counted.resting': seeQuiet,
      'shown.counted.unanswered': seeQuiet,
      'shown.acknowledging': async ({ context: { reminder } }) => {
        expect(await calls.acknowledge.arrived()).toEqual({ query: {}, body: reminder });
      },
      'shown.unacknowledged': seeQuiet,
    },
  };
};
