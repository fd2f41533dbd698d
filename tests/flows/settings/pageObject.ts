import { expect as playwrightExpect, type Page } from '@playwright/test';
import type { SettingsSnapshot } from '#machines/settings/settingsSelectors.ts';
import type { SettingsUser, Section } from '#machines/settings/settingsSetup.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { filled } from '../support/billing.browser.ts';
import { regions, openers, failureTexts, countryTexts, notices } from './texts.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

const FORMS = [
  'profile',
  'country',
  'email',
  'password',
  'conversations',
  'signOutEverywhere',
  'deletion',
] as const satisfies Section[];
/** The section that is open. */
export const sectionIn = ({ value }: SettingsSnapshot): Section => {
  if (value === 'exportData') return value;
  const section = FORMS.find((one) => typeof value === 'object' && one in value);
  if (section === undefined) throw new Error('No section is open');
  return section;
};

/** The settings on the screen. `known`: the person as the server has them. */
export const settingsOn = (page: Page, known: () => SettingsUser) => {
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
  const seeNotice = async ({ context }: SettingsSnapshot) => {
    for (const [notice, words] of Object.entries(notices))
      await expect(page.getByRole('alert').filter({ hasText: words })).toHaveCount(context.notice === notice ? 1 : 0);
  };
  const seeUser = async () => {
    const { name, pronoun, email, newEmail } = known();
    await expect(region('profile').getByRole('paragraph').first()).toHaveText(
      filled(text.settings_profile_value, { name, pronoun }),
    );
    await expect(region('email').getByRole('paragraph').first()).toHaveText(
      newEmail === null ? email : filled(text.settings_email_waiting, { email, newEmail }),
    );
    const where = filled(text.settings_country_value, { country: countryTexts[known().country ?? ''] ?? '' });
    await expect(region('country').getByRole('paragraph').first()).toHaveText(where);
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
  const enterPasswords = async (oldPassword: string, password: string) => {
    await field('password', text.settings_old_password).fill(oldPassword);
    await field('password', text.settings_new_password).fill(password);
  };
  const enterForm = async (values: Readonly<Record<string, unknown>>, before: SettingsSnapshot) => {
    const entered = (name: string) => String(values[name]);
    if (before.matches('profile')) await enterProfile(entered('name'), entered('pronoun'));
    if (before.matches('email')) await enterEmail(entered('email'), entered('oldPassword'));
    if (before.matches('password')) await enterPasswords(entered('oldPassword'), entered('password'));
    if (before.matches('deletion'))
      await field('deletion', text.settings_delete_password).fill(entered('confirmation'));
  };
  const isOpen = (section: Section) => ({
    look: () => expect(button(section, openers[section])).toHaveCount(0),
  });
  return {
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
  };
};
