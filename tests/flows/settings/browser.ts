import { expect as playwrightExpect, type Page } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import { failureOf } from '#machines/failure.ts';
import type { settingsMachine } from '#machines/settings/settingsMachine.ts';
import type { SettingsSnapshot } from '#machines/settings/settingsSelectors.ts';
import { type SettingsUser, type Section, SETTINGS_TIMEOUT } from '#machines/settings/settingsSetup.ts';
import type { UpdatedUser } from '#machines/setup/setupMachine.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import { type Held, hold, knownErrNo } from '#tests/browser/support/hold.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { accountOf, awaiting, choices, user, saved } from './model.ts';
import { billed, emptyExport, losses } from './standIns.ts';
import { standInPlan } from '../support/billing.browser.ts';
import type { Absence, NotOffered, Driver } from '@liora/flow-kit/model/walk.ts';
import { openers, submits, countryTexts } from './texts.ts';
import { sectionIn, settingsOn } from './pageObject.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

/** Who has a password sets another one here; the mail is for who has none. What is open is opened no second time. */
export const settingsNotOffered = {
  'overview: reset mail requested': {},
  'profile.editing: section opened (profile)': {},
  'country.editing: section opened (country)': {},
  'email.editing: section opened (email)': {},
  'email.waiting: section opened (email)': {},
  'password.editing: section opened (password)': {},
  'conversations.editing: section opened (conversations)': {},
  'signOutEverywhere.confirming: section opened (sign out everywhere)': {},
  'deletion.confirming: section opened (deletion)': {},
} satisfies NotOffered<SettingsSnapshot>;

/** The settings as people use them, before a server whose answers wait. */
export const createSettingsDriver = async (page: Page): Promise<Driver<typeof settingsMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  let isSignedIn = true;
  let isDeleted = false;
  /** As the server has them. */
  let known: SettingsUser = user;
  /** Where the person said last that they live. */
  let residence: string | null = null;
  await page.route('/api/user/detail', (route) =>
    route.fulfill({ json: { errNo: errNo.success, data: isSignedIn ? accountOf(known) : {} } }),
  );
  const plan = await standInPlan(page);
  for (const [path, data] of Object.entries(billed))
    await page.route(
      (url) => url.pathname === path,
      (route) => route.fulfill({ json: { errNo: errNo.success, data } }),
    );
  const calls = {
    updateUser: await hold(page, '/api/user/update'),
    requestEmailChange: await hold(page, '/session/pc/emailchange'),
    resendEmailChange: await hold(page, '/session/pc/emailchangeresend'),
    cancelEmailChange: await hold(page, '/session/pc/emailchangecancel'),
    changePassword: await hold(page, '/session/pc/changepassword'),
    signOutEverywhere: await hold(page, '/session/pc/logouteverywhere'),
    exportData: await hold(page, '/api/user/export'),
    deleteAccount: await hold(page, '/api/user/delete'),
  };
  const waiting = (): Held[] => Object.values(calls).filter((call) => call.count() > 0);
  const giveUp = async () => {
    for (const call of waiting()) await call.forget();
  };
  const {
    region,
    button,
    toldGone,
    field,
    seeFailure,
    seeNotice,
    seeUser,
    seeOpen,
    enterProfile,
    enterEmail,
    seeEmailOpen,
    enterPasswords,
    enterForm,
    isOpen,
  } = settingsOn(page, () => known);

  const seeForm = (section: Section) => async (snapshot: SettingsSnapshot) => {
    await expect(button(section, submits[section])).toBeEnabled();
    await expect(button(section, text.action_cancel)).toBeEnabled();
    await seeFailure(snapshot);
    await seeUser();
    expect(waiting()).toEqual([]);
  };
  const seeWaiting =
    (section: Section, call: keyof typeof calls, canCancel: boolean) => async (snapshot: SettingsSnapshot) => {
      await calls[call].arrived();
      await expect(button(section, submits[section])).toBeDisabled();
      await expect(button(section, text.action_cancel)).toBeEnabled({ enabled: canCancel });
      await seeFailure(snapshot);
      await seeUser();
    };
  const seeEmailWaiting =
    (call: 'resendEmailChange' | 'cancelEmailChange' | null) => async (snapshot: SettingsSnapshot) => {
      if (call !== null) await calls[call].arrived();
      for (const words of [text.settings_email_resend, text.settings_email_keep])
        await expect(button('email', words)).toBeEnabled({ enabled: call === null });
      await expect(button('email', call === null ? text.action_close : text.action_cancel)).toBeEnabled();
      await seeFailure(snapshot);
      await seeUser();
      if (call === null) expect(waiting()).toEqual([]);
    };
  const done = (call: keyof typeof calls, data: unknown) => () => calls[call].answer(data);
  const failed = (call: keyof typeof calls) => async (error: unknown) => {
    const { errNo: code } = failureOf(error);
    if (code === errNo.notSignedIn) isSignedIn = false;
    await calls[call].answer(null, knownErrNo(code));
  };
  /** The server knows by then whether an email waits. */
  const emailSettled =
    (call: keyof typeof calls) =>
    async ({ user }: UpdatedUser) => {
      known = { ...known, newEmail: user.newEmail ?? null };
      await calls[call].answer(accountOf(known));
    };
  const left = (call: keyof typeof calls) => async () => {
    isSignedIn = false;
    await calls[call].answer({});
  };

  return {
    events: {
      'section.opened': ({ section }) => button(section, openers[section]).press('Enter'),
      'section.closed': async (_, before) => {
        const section = sectionIn(before);
        if (before.matches({ email: 'waiting' })) return button(section, text.action_close).press('Enter');
        // By Escape where the keyboard is in a field, as it is at first; a change of the plan has taken it away.
        const isByKeyboard = section !== 'signOutEverywhere' && (await region(section).locator(':focus').count()) > 0;
        await (isByKeyboard ? page.keyboard.press('Escape') : button(section, text.action_cancel).press('Enter'));
      },
      'form.changed': ({ values }, before) => enterForm(values, before),
      'profile.submitted': async ({ name, pronoun }) => {
        await enterProfile(name, pronoun);
        await button('profile', text.settings_save).press('Enter');
      },
      'country.submitted': async ({ country }) => {
        residence = country;
        await region('country')
          .getByRole('combobox', { name: text.settings_country_field, exact: true })
          .selectOption({ label: country === null ? text.settings_country_browser : (countryTexts[country] ?? '') });
        await button('country', text.settings_save).press('Enter');
      },
      'emailChange.submitted': async ({ email, oldPassword }) => {
        await enterEmail(email, oldPassword);
        await button('email', text.settings_email_submit).press('Enter');
      },
      'emailChange.resendRequested': () => button('email', text.settings_email_resend).press('Enter'),
      'emailChange.calledOff': () => button('email', text.settings_email_keep).press('Enter'),
      'passwordChange.submitted': async ({ oldPassword, password }) => {
        await enterPasswords(oldPassword, password);
        await button('password', text.settings_password_submit).press('Enter');
      },
      'conversations.submitted': async () => {
        await region('conversations').getByText(text.settings_pictures_always, { exact: true }).click();
        await region('conversations').getByText(text.settings_reasoning_on, { exact: true }).click();
        await button('conversations', text.settings_save).press('Enter');
      },
      'resetMail.requested': () => Promise.reject(new Error('It is never offered: see notOffered')),
      'signOutEverywhere.confirmed': () => button('signOutEverywhere', text.settings_sessions_submit).click(),
      'export.requested': () => button('deletion', text.settings_delete_export).press('Enter'),
      'deletion.confirmed': async ({ confirmation }) => {
        await field('deletion', text.settings_delete_password).fill(confirmation);
        await button('deletion', text.settings_delete_submit).press('Enter');
      },
      'submit.cancelled': async (_, before) => {
        await button(sectionIn(before), text.action_cancel).press('Enter');
        await giveUp();
      },
      // The account is loaded anew after a change of the plan, and another device has changed the person meanwhile.
      'user.changed': async ({ user: changed }) => {
        known = changed;
        await plan.change();
      },
    },
    done: {
      updateUser: async () => {
        known = { ...saved, newEmail: known.newEmail };
        await calls.updateUser.answer(accountOf(known));
      },
      requestEmailChange: emailSettled('requestEmailChange'),
      resendEmailChange: emailSettled('resendEmailChange'),
      cancelEmailChange: emailSettled('cancelEmailChange'),
      changePassword: done('changePassword', {}),
      signOutEverywhere: left('signOutEverywhere'),
      exportData: done('exportData', emptyExport),
      deleteAccount: async () => {
        await left('deleteAccount')();
        isDeleted = true;
        await expect(toldGone).toBeVisible();
      },
    },
    failed: {
      updateUser: failed('updateUser'),
      requestEmailChange: failed('requestEmailChange'),
      resendEmailChange: failed('resendEmailChange'),
      cancelEmailChange: failed('cancelEmailChange'),
      changePassword: failed('changePassword'),
      signOutEverywhere: failed('signOutEverywhere'),
      exportData: failed('exportData'),
      deleteAccount: failed('deleteAccount'),
    },
    after: {
      answerTimeout: async () => {
        await page.clock.runFor(SETTINGS_TIMEOUT);
        await giveUp();
      },
    },
    states: {
      overview: async (snapshot) => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.settings_title);
        await seeNotice(snapshot);
        await seeFailure(snapshot);
        await seeUser();
        expect(waiting()).toEqual([]);
      },
      profile: seeOpen('profile'),
      'profile.editing': seeForm('profile'),
      'profile.saving': async (snapshot) => {
        expect(JSON.parse(await calls.updateUser.arrived())).toEqual({ name: saved.name, pronoun: saved.pronoun });
        await seeWaiting('profile', 'updateUser', true)(snapshot);
      },
      country: seeOpen('country'),
      'country.editing': seeForm('country'),
      'country.saving': async (snapshot) => {
        expect(JSON.parse(await calls.updateUser.arrived())).toEqual({ country: residence });
        await seeWaiting('country', 'updateUser', true)(snapshot);
      },
      email: seeEmailOpen,
      'email.editing': seeForm('email'),
      'email.requesting': async (snapshot) => {
        expect(Object.fromEntries(new URLSearchParams(await calls.requestEmailChange.arrived()))).toEqual({
          appId: 'liora',
          os: 'web',
          email: awaiting.newEmail,
          password: expect.stringMatching(/^[0-9a-f]{32}$/),
        });
        await seeWaiting('email', 'requestEmailChange', true)(snapshot);
      },
      'email.waiting': seeEmailWaiting(null),
      'email.resending': seeEmailWaiting('resendEmailChange'),
      'email.callingOff': seeEmailWaiting('cancelEmailChange'),
      password: seeOpen('password'),
      'password.editing': seeForm('password'),
      'password.changing': seeWaiting('password', 'changePassword', true),
      conversations: seeOpen('conversations'),
      'conversations.editing': seeForm('conversations'),
      'conversations.saving': async (snapshot) => {
        expect(JSON.parse(await calls.updateUser.arrived())).toEqual(choices);
        await seeWaiting('conversations', 'updateUser', true)(snapshot);
      },
      signOutEverywhere: seeOpen('signOutEverywhere'),
      'signOutEverywhere.confirming': seeForm('signOutEverywhere'),
      'signOutEverywhere.ending': seeWaiting('signOutEverywhere', 'signOutEverywhere', false),
      exportData: seeWaiting('exportData', 'exportData', true),
      deletion: async () => {
        await seeOpen('deletion')();
        await expect(region('deletion').getByRole('listitem')).toHaveText(losses);
      },
      'deletion.confirming': async (snapshot) => {
        await seeForm('deletion')(snapshot);
        await expect(button('deletion', text.settings_delete_export)).toBeEnabled();
        await expect(region('deletion').getByText(text.settings_exported)).toHaveCount(
          snapshot.context.notice === 'exported' ? 1 : 0,
        );
      },
      'deletion.exporting': async (snapshot) => {
        await seeWaiting('deletion', 'exportData', true)(snapshot);
        await expect(button('deletion', text.settings_delete_export)).toBeDisabled();
      },
      'deletion.deleting': seeWaiting('deletion', 'deleteAccount', false),
      left: async () => {
        await expect(page).toHaveURL(isDeleted ? '/goodbye' : '/');
        await expect(page.getByRole('banner').getByRole('button', { name: text.nav_sign_in })).toBeVisible();
        if (!isDeleted) await expect(toldGone).toHaveCount(0);
      },
    },
    // A field that was not refused has nothing to take back.
    unnoticed: { 'form changed': { when: ({ context }) => context.fields.length === 0 } },
    notOffered: {
      'overview: reset mail requested': {
        look: () => expect(button('password', text.settings_set)).toHaveCount(0),
      },
      'profile.editing: section opened (profile)': isOpen('profile'),
      'country.editing: section opened (country)': isOpen('country'),
      'email.editing: section opened (email)': isOpen('email'),
      'email.waiting: section opened (email)': isOpen('email'),
      'password.editing: section opened (password)': isOpen('password'),
      'conversations.editing: section opened (conversations)': isOpen('conversations'),
      'signOutEverywhere.confirming: section opened (sign out everywhere)': isOpen('signOutEverywhere'),
      'deletion.confirming: section opened (deletion)': isOpen('deletion'),
    } satisfies Record<keyof typeof settingsNotOffered, Absence<SettingsSnapshot>>,
  };
};
