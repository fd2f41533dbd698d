import { expect as playwrightExpect, type Page } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import { failureOf, NO_ANSWER } from '#machines/failure.ts';
import { MEETING_DELAYS, type MeetingContext, type meetingMachine } from '#machines/meeting/meetingMachine.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { characterId, profile } from '../profile/model.ts';
import { expectNothingWaits, filled, holdCall } from '../support/billing.browser.ts';
import type { Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

/** The clock only goes ahead: further than it can have gone by itself since it was installed. */
const AHEAD = 60_000;

const failureTexts: Readonly<Record<number, string>> = {
  [NO_ANSWER]: text.failure_no_answer,
  [errNo.forbidden]: text.failure_forbidden,
};

/** What is told of the answers without an account, by how many were had. */
const hintAfter = (answers: number): string =>
  [text.meeting_hint, text.meeting_hint_one][answers] ?? text.meeting_hint_none;

/** A meeting as a stranger has it, before a server whose answers wait. Time stands still but where it is let go on. */
export const createMeetingDriver = async (page: Page): Promise<Driver<typeof meetingMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await page.clock.pauseAt(Date.now() + AHEAD);
  const calls = {
    detail: await holdCall(page, '/api/character/detail'),
    say: await holdCall(page, '/api/meeting/say'),
  };
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: `Message ${profile.name}`, exact: true });
  const send = main.getByRole('button', { name: 'Send', exact: true });
  const greetings = main.getByRole('group', { name: text.chat_greetings, exact: true });
  const dialog = page.getByRole('dialog');

  const kept = main.getByText(filled(text.meeting_kept, { name: profile.name }), { exact: true });
  const talk = main.getByRole('log');
  const typing = main.getByText(filled(text.chat_typing, { name: profile.name }), { exact: true });

  const seeThem = async ({ line, greeting, messages }: MeetingContext, canChoose = messages.length === 0) => {
    await expect(main.locator('h1')).toHaveText(`${profile.name} ${String(profile.age)}`);
    await expect(main.getByText('She looks up.', { exact: true })).toHaveCount(greeting === 0 ? 1 : 0);
    await expect(main.getByText('You again.', { exact: true })).toHaveCount(greeting);
    const place = filled(text.chat_alternative_of, { number: String(greeting + 1), count: '2' });
    await expect(greetings).toHaveText(canChoose ? [place] : []);
    await expect(main.getByText('lighthouse', { exact: true })).toHaveCount(1);
    await expect(field).toHaveValue(line);
  };
  const seeTalk = async ({ messages }: MeetingContext, more: readonly string[] = []) => {
    const said = messages.map(({ role, text: words }) => `${role === 'user' ? text.chat_you : profile.name}: ${words}`);
    // An avatar shows a letter until its portrait has come.
    const plain = [...said, ...more].map(
      (words) => new RegExp(`^${profile.name.slice(0, 1)}?${words.replaceAll(/[*.?]/gu, '.?')}$`, 'u'),
    );
    await expect(talk.getByRole('article')).toHaveText(plain);
  };
  const seeFailure = (code: number | undefined) =>
    expect(main.getByRole('alert')).toHaveText(code === undefined ? [] : [failureTexts[code] ?? '']);
  /** The form of signing up has come, and is closed again. */
  const closeForm = async () => {
    // The form asks and moves by timers.
    await page.clock.runFor(AHEAD);
    await expect(dialog).toHaveAccessibleName(text.auth_sign_up_title);
    await dialog.getByRole('button', { name: text.action_close, exact: true }).click();
    await page.clock.runFor(AHEAD);
    await expect(dialog).toHaveCount(0);
  };

  return {
    events: {
      'load.retried': () => main.getByRole('button', { name: text.action_retry, exact: true }).press('Enter'),
      // A field tells of no change where it holds the same words.
      'line.changed': async ({ text: line }) => {
        await field.fill('');
        await field.fill(line);
      },
      'greeting.chosen': ({ ordinal }) =>
        greetings
          .getByRole('button', {
            name: ordinal === 0 ? text.chat_greeting_before : text.chat_greeting_next,
            exact: true,
          })
          .press('Enter'),
      'line.submitted': () => field.press('Enter'),
      'network.restored': () => page.evaluate(() => void dispatchEvent(new Event('online'))),
    },
    done: {
      loadCharacter: (answer) => calls.detail.answer(answer),
      say: (answer) => calls.say.answer(answer),
    },
    failed: {
      loadCharacter: (error) => calls.detail.fail(error),
      say: async (error) => {
        await calls.say.fail(error);
        if (failureOf(error).errNo !== errNo.accountNeeded) return;
        await expect(kept).toBeVisible();
        await closeForm();
      },
    },
    after: {
      loadTimeout: () => page.clock.runFor(MEETING_DELAYS.loadTimeout),
      answerTimeout: () => page.clock.runFor(MEETING_DELAYS.answerTimeout),
    },
    states: {
      loading: async () => {
        expect(await calls.detail.arrived()).toEqual({ query: { characterId }, body: null });
        await expect(main.getByText(text.profile_loading, { exact: true })).toHaveCount(1);
      },
      missing: async () => {
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(text.profile_missing_title);
        await expect(main.getByRole('link', { name: text.profile_explore, exact: true })).toHaveAttribute('href', '/');
        await expectNothingWaits(calls);
      },
      failed: async ({ context: { failure } }) => {
        const why = failureTexts[failure?.errNo ?? 0] ?? '';
        await expect(main.getByRole('alert')).toHaveText([`${text.profile_failed_title}${why}${text.action_retry}`]);
        await expectNothingWaits(calls);
      },
      met: async ({ context }) => {
        await seeThem(context);
        await seeTalk(context);
        await seeFailure(context.failure?.errNo);
        await expect(send).toBeEnabled({ enabled: context.line.trim() !== '' });
        const hint = hintAfter(context.messages.filter(({ role }) => role === 'companion').length);
        await expect(main.getByText(filled(hint, { name: profile.name }), { exact: true })).toBeVisible();
        await expectNothingWaits(calls);
      },
      answering: async ({ context }) => {
        const { greeting, request } = context;
        expect(await calls.say.arrived()).toEqual({
          query: {},
          body: { meetingId: expect.any(String), characterId, greeting, speechText: request?.text },
        });
        await seeThem(context, false);
        await seeTalk(context, [
          `${text.chat_you}: ${request?.text ?? ''}`,
          filled(text.chat_typing, { name: profile.name }),
        ]);
        await expect(typing).toHaveCount(1);
        await expect(send).toBeDisabled();
        await seeFailure(undefined);
      },
      said: async ({ context }) => {
        await seeThem(context);
        await seeTalk(context);
        await expect(send).toBeEnabled();
        await expect(kept).toBeVisible();
        await expectNothingWaits(calls);
      },
    },
    notOffered: {},
  };
};
