import { expect as playwrightExpect, type Page } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import { failureOf, NO_ANSWER } from '#machines/failure.ts';
import type { settingsMachine } from '#machines/settings/settingsMachine.ts';
import type { SettingsSnapshot } from '#machines/settings/settingsSelectors.ts';
import { type SettingsUser, type Section, SETTINGS_TIMEOUT } from '#machines/settings/settingsSetup.ts';
import type { UpdatedUser } from '#machines/setup/setupMachine.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import { type Held, hold, knownErrNo } from '#tests/browser/support/hold.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { accountOf, awaiting, choices, user, saved } from './model.ts';
import { billed, emptyExport, losses } from './standIns.ts';
import { filled, standInPlan } from '../support/billing.browser.ts';
import type { Absence, NotOffered, Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

const regions: Readonly<Record<Section, string>> = {
  profile: text.settings_profile,
  country: text.settings_country,
  email: text.settings_email,
  password: text.settings_password,
  conversations: text.settings_conversations,
  signOutEverywhere: text.settings_sessions,
  exportData: text.settings_export,
  deletion: text.settings_delete,
};
const openers: Readonly<Record<Section, string>> = {
  profile: text.settings_edit,
  country: text.settings_change,
  email: text.settings_change,
  password: text.settings_change,
  conversations: text.settings_change,
  signOutEverywhere: text.settings_sessions_open,
  exportData: text.settings_export_submit,
  deletion: text.settings_delete_open,
};
const submits: Readonly<Record<Section, string>> = {
  profile: text.settings_save,
  country: text.settings_save,
  email: text.settings_email_submit,
  password: text.settings_password_submit,
  conversations: text.settings_save,
  signOutEverywhere: text.settings_sessions_submit,
  exportData: text.settings_export_submit,
  deletion: text.settings_delete_submit,
};
const notices = {
  saved: text.settings_saved,
  countrySaved: text.settings_country_saved,
  conversationsSaved: text.settings_conversations_saved,
  emailAsked: text.settings_email_asked,
  emailKept: text.settings_email_kept,
  passwordChanged: text.settings_password_changed,
  exported: text.settings_exported,
};
const failureTexts: Readonly<Record<number, string>> = {
  [NO_ANSWER]: text.failure_no_answer,
  [errNo.conflict]: text.failure_conflict,
};
/** By its code; none is what the browser says. */
const countryTexts: Readonly<Record<string, string>> = {
  '': text.settings_country_from_browser,
  AT: 'Austria',
  NZ: 'New Zealand',
};
const FORMS = [
  'profile',
  'country',
  'email',
  'password',
  'conversations',
  'signOutEverywhere',
  'deletion',
] as const satisfies Section[];
const sectionIn = ({ value }: SettingsSnapshot): Section => {
  if (value === 'exportData') return value;
  const section = FORMS.find((one) => typeof value === 'object' && one in value);
  if (section === undefined) throw new Error('No section is open');
  return section;
};

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
  const region = (section: Section) => page.getByRole('region', { name: regions[section], exact: true });
  const button = (section: Section, name: string) => region(section).getByRole('button', { name, exact: true });
  const toldGone = page.getByRole('main').getByText(text.settings_deleted, { exact: true });
  const field = (section: Section, name: string) => region(section).getByRole('textbox', { name, exact: true });

  const seeFailure = async ({ context: { failure, fields } }: SettingsSnapshot) => {
    for (const [code, words] of Object.entries(failureTexts)) {
      const isShown = failure?.errNo === Number(code) && fields.length === 0;
      await expect(page.getByRole('alert').filter({ hasText: words })).toHaveCount(isShown ? 1 : 0);
    }
    await expect(page.getByText(text.field_password_wrong)).toHaveCount(
      fields.some(({ path, reason }) => path === 'oldPassword' && reason === 'wrong') ? 1 : 0,
    );
    await expect(page.getByText(text.field_confirmation_wrong)).toHaveCount(
      fields.some(({ path }) => path === 'confirmation') ? 1 : 0,
    );
    await expect(page.getByText(text.field_email, { exact: true })).toHaveCount(
      fields.some(({ path }) => path === 'email') ? 1 : 0,
    );
    await expect(page.getByText(text.field_name_missing)).toHaveCount(
      fields.some(({ path }) => path === 'name') ? 1 : 0,
    );
  };
  const seeUser = async () => {
    const { name, pronoun, email, newEmail } = known;
    await expect(region('profile').getByRole('paragraph').first()).toHaveText(
      filled(text.settings_profile_value, { name, pronoun }),
    );
    await expect(region('email').getByRole('paragraph').first()).toHaveText(
      newEmail === null ? email : filled(text.settings_email_waiting, { email, newEmail }),
    );
    const where = filled(text.settings_country_value, { country: countryTexts[known.country ?? ''] ?? '' });
    await expect(region('country').getByRole('paragraph').first()).toHaveText(where);
  };
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
  const seeOpen = (section: Section) => async () => {
    await expect(page.getByRole('region').filter({ has: page.getByRole('textbox') })).toHaveCount(
      section === 'signOutEverywhere' || section === 'conversations' || section === 'country' ? 0 : 1,
    );
    await expect(page.getByRole('region').filter({ has: page.getByRole('combobox') })).toHaveCount(
      section === 'country' ? 1 : 0,
    );
  };
  const enterProfile = async (name: string, pronoun: string) => {
    await field('profile', text.setup_name).fill(name);
    const isOwn = pronoun === '';
    await region('profile')
      .getByText(isOwn ? text.setup_pronoun_own : pronoun, { exact: true })
      .click();
    if (isOwn) await field('profile', text.setup_pronoun_own_label).fill('');
  };
  const enterEmail = async (email: string, oldPassword: string) => {
    await field('email', text.settings_new_email).fill(email);
    await field('email', text.settings_old_password).fill(oldPassword);
  };
  /** Only the form of it has fields. */
  const seeEmailOpen = async (snapshot: SettingsSnapshot) => {
    const hasForm = snapshot.matches({ email: 'editing' }) || snapshot.matches({ email: 'requesting' });
    await expect(page.getByRole('region').filter({ has: page.getByRole('textbox') })).toHaveCount(hasForm ? 1 : 0);
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
  const enterPasswords = async (oldPassword: string, password: string) => {
    await field('password', text.settings_old_password).fill(oldPassword);
    await field('password', text.settings_new_password).fill(password);
  };
  const isOpen = (section: Section) => ({
    look: () => expect(button(section, openers[section])).toHaveCount(0),
  });
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
        // By Escape where the keyboard is in a field, as it is at first.
        if (before.matches({ email: 'waiting' })) await button(section, text.action_close).press('Enter');
        else if (section === 'signOutEverywhere') await button(section, text.action_cancel).press('Enter');
        else await page.keyboard.press('Escape');
      },
      'form.changed': async ({ values }, before) => {
        const entered = (name: string) => String(values[name]);
        if (before.matches('profile')) await enterProfile(entered('name'), entered('pronoun'));
        if (before.matches('email')) await enterEmail(entered('email'), entered('oldPassword'));
        if (before.matches('password')) await enterPasswords(entered('oldPassword'), entered('password'));
        if (before.matches('deletion'))
          await field('deletion', text.settings_delete_password).fill(entered('confirmation'));
      },
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
        for (const [notice, words] of Object.entries(notices))
          await expect(page.getByRole('alert').filter({ hasText: words })).toHaveCount(
            snapshot.context.notice === notice ? 1 : 0,
          );
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
