import { expect as playwrightExpect, type Page } from '@playwright/test';
import type { EmailSide } from '#contract/emailChange.ts';
import { errNo } from '#contract/errNo.ts';
import { ANSWER_TIMEOUT, type emailChangeMachine } from '#machines/emailChange/emailChangeMachine.ts';
import type { EmailChangeSnapshot } from '#machines/emailChange/emailChangeSelectors.ts';
import { failureOf, NO_ANSWER } from '#machines/failure.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import { hold, knownErrNo } from '#tests/browser/support/hold.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { filled } from '../support/billing.browser.ts';
import { EMAIL } from './model.ts';
import type { NotOffered, Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

const failureTexts: Readonly<Record<number, string>> = {
  [NO_ANSWER]: text.failure_no_answer,
  [errNo.conflict]: text.failure_conflict,
};
const named = (template: string): string => filled(template, { email: EMAIL });
const questions = { old: text.email_change_old_text, new: text.email_change_new_text };
const declines = { old: text.email_change_old_decline, new: text.email_change_new_decline };
const confirmedTexts = { old: text.email_change_confirmed_old_text, new: text.email_change_confirmed_new_text };
const declinedTexts = { old: text.email_change_declined_old_text, new: text.email_change_declined_new_text };
const sideIn = ({ context: { asked } }: EmailChangeSnapshot): EmailSide => {
  if (asked === null) throw new Error('It is not known what the link is about');
  return asked.side;
};

/** At home there is nothing of it to leave. */
export const emailChangeNotOffered = { 'closed: change left': {} } satisfies NotOffered<EmailChangeSnapshot>;

/** Confirming a change of the email as people do it, before a server whose answers wait. */
export const createEmailChangeDriver = async (page: Page): Promise<Driver<typeof emailChangeMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  const calls = {
    checkEmailCode: await hold(page, '/session/pc/emailchangecheck'),
    confirmEmailChange: await hold(page, '/session/pc/emailchangeconfirm'),
    declineEmailChange: await hold(page, '/session/pc/emailchangedecline'),
  };
  await page.route('/api/user/detail', (route) => route.fulfill({ json: { errNo: errNo.success, data: {} } }));
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const link = (name: string) => main.getByRole('link', { name, exact: true });
  const giveUp = async () => {
    for (const call of Object.values(calls)) if (call.count() > 0) await call.forget();
  };
  const seeHeading = (words: string) => expect(main.getByRole('heading', { level: 1 })).toHaveText(words);
  const seeFailure = async ({ context: { failure } }: EmailChangeSnapshot) => {
    for (const [code, words] of Object.entries(failureTexts))
      await expect(main.getByRole('alert').filter({ hasText: words })).toHaveCount(
        failure?.errNo === Number(code) ? 1 : 0,
      );
  };
  const seeQuestion = async (snapshot: EmailChangeSnapshot, isEnabled: boolean) => {
    await seeHeading(text.email_change_title);
    await expect(main.getByText(named(questions[sideIn(snapshot)]), { exact: true })).toBeVisible();
    for (const words of [text.email_change_confirm, declines[sideIn(snapshot)]])
      await expect(button(words)).toBeEnabled({ enabled: isEnabled });
    await seeFailure(snapshot);
  };
  const bodyOf = async (call: keyof typeof calls) =>
    Object.fromEntries(new URLSearchParams(await calls[call].arrived()));
  const sent = ({ context: { code } }: EmailChangeSnapshot) => ({ appId: 'liora', os: 'web', code });
  const seeNothingWaits = () => {
    expect(Object.values(calls).filter((call) => call.count() > 0)).toEqual([]);
  };
  const seeEnd = async (heading: string, words: string, onward: string) => {
    await seeHeading(heading);
    await expect(main.getByText(words, { exact: true })).toBeVisible();
    await expect(link(onward)).toBeVisible();
    seeNothingWaits();
  };
  const failed = (call: keyof typeof calls) => (error: unknown) =>
    calls[call].answer(null, knownErrNo(failureOf(error).errNo));

  return {
    events: {
      'link.opened': async ({ code }) => {
        await page.goto(code === null ? '/users/email' : `/users/email?code=${code}`);
        await giveUp();
      },
      'check.retried': () => button(text.action_retry).press('Enter'),
      'change.confirmed': () => button(text.email_change_confirm).press('Enter'),
      'change.declined': (_, before) => button(declines[sideIn(before)]).press('Enter'),
      'change.left': async () => {
        await page.getByRole('link', { name: text.nav_home }).press('Enter');
        await giveUp();
      },
    },
    done: {
      checkEmailCode: (answer) => calls.checkEmailCode.answer(answer),
      confirmEmailChange: (answer) => calls.confirmEmailChange.answer(answer),
      declineEmailChange: () => calls.declineEmailChange.answer({}),
    },
    failed: {
      checkEmailCode: failed('checkEmailCode'),
      confirmEmailChange: failed('confirmEmailChange'),
      declineEmailChange: failed('declineEmailChange'),
    },
    after: {
      answerTimeout: async () => {
        await page.clock.runFor(ANSWER_TIMEOUT);
        await giveUp();
      },
    },
    states: {
      closed: async () => {
        await expect(page).toHaveURL('/');
        seeNothingWaits();
      },
      checking: async (snapshot) => {
        expect(await bodyOf('checkEmailCode')).toEqual(sent(snapshot));
        await seeHeading(text.auth_opening);
        await expect(main.getByRole('button')).toHaveCount(0);
      },
      checkFailed: async (snapshot) => {
        await seeHeading(text.email_change_title);
        await seeFailure(snapshot);
        await expect(button(text.action_retry)).toBeEnabled();
        seeNothingWaits();
      },
      asking: async (snapshot) => {
        await seeQuestion(snapshot, true);
        seeNothingWaits();
      },
      confirming: async (snapshot) => {
        expect(await bodyOf('confirmEmailChange')).toEqual(sent(snapshot));
        await seeQuestion(snapshot, false);
      },
      declining: async (snapshot) => {
        expect(await bodyOf('declineEmailChange')).toEqual(sent(snapshot));
        await seeQuestion(snapshot, false);
      },
      confirmed: (snapshot) =>
        seeEnd(
          text.email_change_confirmed_title,
          named(confirmedTexts[sideIn(snapshot)]),
          text.email_change_to_settings,
        ),
      changed: () =>
        seeEnd(text.email_change_changed_title, named(text.email_change_changed_text), text.email_change_to_settings),
      declined: (snapshot) =>
        seeEnd(
          text.email_change_declined_title,
          named(declinedTexts[sideIn(snapshot)]),
          sideIn(snapshot) === 'old' ? text.email_change_new_password : text.email_change_to_settings,
        ),
      linkBroken: () => seeEnd(text.reset_broken_title, text.email_change_broken_text, text.email_change_to_settings),
    },
    notOffered: {
      'closed: change left': { look: () => expect(page.locator('main h1')).toHaveText(text.home_title) },
    },
  };
};
