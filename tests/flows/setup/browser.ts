import { expect as playwrightExpect, type Page } from '@playwright/test';
import { errNo, setupErrNos } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { SAVE_TIMEOUT, type setupMachine } from '#machines/setup/setupMachine.ts';
import type { SetupSnapshot } from '#machines/setup/setupSelectors.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import { hold, knownErrNo } from '#tests/browser/support/hold.ts';
import { TRIES } from '#tests/browser/support/tries.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { user } from './model.ts';
import { holdCall, standInNoChats } from '../support/billing.browser.ts';
import { submitSignIn, visit } from '../support/visits.browser.ts';
import type { Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

const fieldTexts: Readonly<Record<string, string>> = {
  name: text.field_name_missing,
  pronoun: text.field_pronoun_missing,
  age: text.field_age,
};
const titles = {
  nameAndPronoun: text.setup_profile_title,
  ageSelection: text.setup_age_title,
  underAgeChangeAge: text.setup_change_age_title,
  underAge: text.setup_under_age_title,
};
type Form = Exclude<keyof typeof titles, 'underAge'>;
const submits: Readonly<Record<Form, string>> = {
  nameAndPronoun: text.action_continue,
  ageSelection: text.action_continue,
  underAgeChangeAge: text.setup_change_age,
};
const FORMS = ['nameAndPronoun', 'ageSelection', 'underAgeChangeAge'] as const satisfies Form[];

/** Setting up an account as people do it, before a server whose answers wait. */
export const createSetupDriver = async (page: Page): Promise<Driver<typeof setupMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await standInNoChats(page);
  const userDetail = await hold(page, '/api/user/detail', setupErrNos);
  const login = await hold(page, '/session/pc/emaillogin');
  /** Asked for by the home page: any answer can tell what an account still needs. */
  const activity = await holdCall(page, '/api/activity');
  const userUpdate = await hold(page, '/api/user/update', setupErrNos);

  await page.route('/session/pc/logout', (route) => route.fulfill({ json: { errNo: errNo.success, data: {} } }));
  let session: 'asked for' | 'known' | 'ended' = 'asked for';

  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const submitOf = ({ value }: SetupSnapshot) => {
    const form = FORMS.find((one) => typeof value === 'object' && one in value);
    if (form === undefined) throw new Error('There is no form');
    return button(submits[form]);
  };
  /** The age is corrected by a quiet link. */
  const openCorrection = async ({ value }: SetupSnapshot) => {
    if (typeof value !== 'object' || !('underAgeChangeAge' in value)) return;
    const isOpen = await dialog.locator('details[open]').count();
    if (isOpen === 0) await dialog.getByText(text.setup_change_age_open, { exact: true }).click();
  };
  const enterProfile = async (name: string, pronoun: string) => {
    await dialog.getByLabel(text.setup_name, { exact: true }).fill(name);
    await dialog.getByText(pronoun === '' ? text.setup_pronoun_own : pronoun, { exact: true }).click();
  };
  const enterAge = (age: string) => dialog.getByLabel(text.setup_age, { exact: true }).fill(age);
  const giveUp = async () => {
    if (userUpdate.count() > 0) await userUpdate.forget();
  };

  const seeErrors = async ({ context: { fields, failure } }: SetupSnapshot) => {
    for (const [path, words] of Object.entries(fieldTexts)) {
      const isWrong = fields.some((field) => field.path === path);
      await expect(dialog.getByText(words)).toHaveCount(isWrong ? 1 : 0);
    }
    const unanswered = dialog.getByRole('alert').filter({ hasText: text.failure_no_answer });
    await expect(unanswered).toHaveCount(failure?.errNo === NO_ANSWER ? 1 : 0);
  };
  const seeForm = async (snapshot: SetupSnapshot) => {
    await openCorrection(snapshot);
    await expect(submitOf(snapshot)).toBeEnabled();
    await expect(button(text.action_cancel)).toHaveCount(0);
    await seeErrors(snapshot);
    expect(userUpdate.count()).toBe(0);
  };
  const seeWaiting = async (snapshot: SetupSnapshot, body: object) => {
    expect(JSON.parse(await userUpdate.arrived())).toEqual(body);
    await expect(submitOf(snapshot)).toBeDisabled();
    await expect(button(text.action_cancel)).toBeEnabled();
    await seeErrors(snapshot);
  };
  const seeModal = (modal: keyof typeof titles) => () => expect(dialog).toHaveAccessibleName(titles[modal]);
  const seeAgeWaiting = (snapshot: SetupSnapshot) => seeWaiting(snapshot, { age: 36 });

  return {
    events: {
      'setup.required': async ({ errNo: code }) => {
        if (session === 'known') {
          await visit(page, '/');
          await activity.fail({ errNo: code });
          return;
        }
        if (session === 'ended') {
          await submitSignIn(page);
          await login.answer({ uid: user.uid });
        }
        await userDetail.answer(user, code);
        session = 'known';
      },
      'form.changed': async ({ values }, before) => {
        if (before.matches('nameAndPronoun')) await enterProfile(String(values['name']), String(values['pronoun']));
        else await enterAge(String(values['age']));
      },
      'profile.submitted': async ({ name, pronoun }, before) => {
        await enterProfile(name, pronoun);
        await submitOf(before).click();
      },
      'age.submitted': async ({ age }, before) => {
        await enterAge(String(age));
        await submitOf(before).click();
      },
      'submit.cancelled': async () => {
        await button(text.action_cancel).click();
        await giveUp();
      },
      'setup.dismissed': async () => {
        await button(text.action_close).first().click();
        await giveUp();
      },
      'setup.signOutRequested': async () => {
        await button(text.nav_sign_out).click();
        session = 'ended';
      },
    },
    done: {
      updateUser: (answer) => userUpdate.answer(answer.user, knownErrNo(answer.errNo)),
    },
    failed: {
      // It is tried three times more, which its key makes safe.
      updateUser: async () => {
        for (let tries = 0; tries < TRIES; tries += 1) await userUpdate.breakOff();
      },
    },
    after: {
      saveTimeout: async () => {
        await page.clock.runFor(SAVE_TIMEOUT);
        await giveUp();
      },
    },
    states: {
      closed: async () => {
        await expect(dialog).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.home_title);
        expect(userUpdate.count()).toBe(0);
      },
      nameAndPronoun: seeModal('nameAndPronoun'),
      'nameAndPronoun.editing': seeForm,
      'nameAndPronoun.submitting': (snapshot) => seeWaiting(snapshot, { name: 'Ada', pronoun: 'she/her' }),
      ageSelection: seeModal('ageSelection'),
      'ageSelection.editing': seeForm,
      'ageSelection.submitting': seeAgeWaiting,
      underAgeChangeAge: seeModal('underAgeChangeAge'),
      'underAgeChangeAge.editing': seeForm,
      'underAgeChangeAge.submitting': seeAgeWaiting,
      underAge: async () => {
        await seeModal('underAge')();
        await expect(button(text.nav_sign_out)).toBeEnabled();
        await expect(dialog.getByRole('textbox')).toHaveCount(0);
      },
    },
    // A field that was not refused has nothing to take back.
    unnoticed: { 'form changed': { when: ({ context }) => context.fields.length === 0 } },
  };
};
