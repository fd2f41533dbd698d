import { errNo } from '#contract/errNo.ts';
import type { User } from '#contract/user.ts';
import { settingsMachine } from '#machines/settings/settingsMachine.ts';
import type { SettingsUser } from '#machines/settings/settingsSetup.ts';
import { settingsDescription } from '#machines/settings/settingsDescription.ts';
import { ada } from '../session/model.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

export const user: SettingsUser = {
  email: ada.email,
  newEmail: null,
  name: 'Ada',
  pronoun: 'she/her',
  hasPassword: true,
  country: null,
  pictureChoice: 'ask',
  showsReasoning: false,
};
/** What another device has made of the same person. */
export const renamed = { ...user, name: 'Ada Byron', pronoun: 'they/them', country: 'NZ' };
/** As the person is once something has been saved. */
export const saved = { ...user, name: 'Ada L.', pronoun: 'they/them', country: 'AT' };
/** As the person is while another email waits to be confirmed. */
export const awaiting = { ...user, newEmail: 'ada@elsewhere.example' };
/** The account as the server tells of that person. */
export const accountOf = ({ newEmail, ...known }: SettingsUser): User => ({
  ...ada,
  ...known,
  ...(newEmail !== null && { newEmail }),
});
/** What was chosen for conversations. */
export const choices = { pictureChoice: 'always', showsReasoning: true } as const;
const wrongPassword = { 'wrong password': { errNo: errNo.wrongCredentials } };
const broken = { conflict: { errNo: errNo.conflict } };

const fixtures = {
  events: {
    'section.opened': {
      profile: { section: 'profile' },
      country: { section: 'country' },
      email: { section: 'email' },
      password: { section: 'password' },
      conversations: { section: 'conversations' },
      'sign out everywhere': { section: 'signOutEverywhere' },
      export: { section: 'exportData' },
      deletion: { section: 'deletion' },
    },
    'section.closed': bare,
    'form.changed': {
      right: {
        values: {
          name: saved.name,
          pronoun: saved.pronoun,
          email: awaiting.newEmail,
          oldPassword: 'correct horse',
          password: 'battery staple',
          confirmation: 'correct horse',
        },
      },
    },
    'profile.submitted': { valid: { name: saved.name, pronoun: saved.pronoun }, invalid: { name: '', pronoun: '' } },
    'country.submitted': { 'in Austria': { country: 'AT' }, 'as the browser says': { country: null } },
    'emailChange.submitted': {
      valid: { email: awaiting.newEmail, oldPassword: 'correct horse' },
      invalid: { email: '', oldPassword: '' },
    },
    'emailChange.resendRequested': bare,
    'emailChange.calledOff': bare,
    'passwordChange.submitted': {
      valid: { oldPassword: 'correct horse', password: 'battery staple' },
      invalid: { oldPassword: '', password: 'short' },
    },
    'conversations.submitted': { always: choices },
    'resetMail.requested': bare,
    'signOutEverywhere.confirmed': bare,
    'export.requested': bare,
    'deletion.confirmed': { valid: { confirmation: 'correct horse' }, invalid: { confirmation: 'short' } },
    'submit.cancelled': bare,
    'user.changed': {
      'renamed elsewhere': { user: renamed },
      'renamed back': { user },
      'another email waits': { user: awaiting },
    },
  },
  done: {
    updateUser: { ok: { errNo: errNo.success, user: accountOf(saved) } },
    requestEmailChange: { ok: { errNo: errNo.success, user: accountOf(awaiting) } },
    resendEmailChange: {
      ok: { errNo: errNo.success, user: accountOf(awaiting) },
      'changed meanwhile': { errNo: errNo.success, user: accountOf(user) },
    },
    cancelEmailChange: { ok: { errNo: errNo.success, user: accountOf(user) } },
    changePassword: { ok: undefined },
    signOutEverywhere: { ok: undefined },
    exportData: { ok: undefined },
    deleteAccount: { ok: undefined },
  },
  failed: {
    updateUser: broken,
    requestEmailChange: wrongPassword,
    resendEmailChange: broken,
    cancelEmailChange: broken,
    changePassword: wrongPassword,
    signOutEverywhere: broken,
    exportData: broken,
    deleteAccount: { ...wrongPassword, 'gone already': { errNo: errNo.notSignedIn } },
  },
} satisfies Fixtures<typeof settingsMachine>;

/** Ways through the settings of somebody with a password. */
export const settingsModel = {
  machine: settingsMachine,
  description: settingsDescription,
  input: user,
  fixtures,
  key: ({ user: { newEmail } }) => newEmail,
} satisfies Model<typeof settingsMachine>;
