import { assign, emit, raise, setup } from 'xstate';
import { email, name, password, type PictureChoice, pronoun } from '#contract/account.ts';
import type { FieldError } from '#contract/envelope.ts';
import { errNo } from '#contract/errNo.ts';
import { checkFields, type FormValues, stillWrong } from '#machines/checkFields.ts';
import type { Failure } from '#machines/failure.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';
import type { Profile, UpdatedUser } from '#machines/setup/setupMachine.ts';

/** Milliseconds after which a call counts as not answered. Longer than the API client's own 20 s. */
export const SETTINGS_TIMEOUT = 30_000;

/** What can be opened, one at a time. */
export type Section =
  | 'profile'
  | 'country'
  | 'email'
  | 'password'
  | 'conversations'
  | 'signOutEverywhere'
  | 'exportData'
  | 'deletion';

/** Where the person lives, by ISO 3166-1 alpha-2; `null` for as the browser tells. */
export interface Residence {
  country: string | null;
}

/** How the person wants conversations to be. */
export interface ConversationChoices {
  /** What comes where words ask for a picture. */
  pictureChoice: PictureChoice;
  /** Answers come with what the model thought before them. */
  showsReasoning: boolean;
}

/** What the settings need to know of the person. */
export interface SettingsUser extends Profile, Residence, ConversationChoices {
  email: string;
  /** What that is to become once both addresses have confirmed it; `null` while it stays. */
  newEmail: string | null;
  hasPassword: boolean;
}

/** Another email of the account, and the password where there is one. */
export interface EmailChange {
  email: string;
  oldPassword: string;
}

/** What is sent to ask for another email. */
export interface EmailRequest {
  email: string;
  password?: string;
}

export interface PasswordChange {
  oldPassword: string;
  password: string;
}

/** What the person typed to show that they mean it: the password, or the email where there is none. */
export interface Confirmation {
  confirmation: string;
}

/** What is sent to delete the account. */
export interface Deletion {
  email: string;
  password?: string;
}

export interface SettingsContext {
  user: SettingsUser;
  /** What was done last. */
  notice:
    | 'saved'
    | 'countrySaved'
    | 'conversationsSaved'
    | 'emailAsked'
    | 'emailKept'
    | 'passwordChanged'
    | 'exported'
    | null;
  /** Why the last call failed. */
  failure: Failure | null;
  /** What is wrong with single fields. */
  fields: readonly FieldError[];
}

export type SettingsEvent =
  | { type: 'section.opened'; section: Section }
  | { type: 'section.closed' }
  | ({ type: 'form.changed' } & FormValues)
  | ({ type: 'profile.submitted' } & Profile)
  | ({ type: 'country.submitted' } & Residence)
  | ({ type: 'emailChange.submitted' } & EmailChange)
  /** The mails of a change that waits are to come again. */
  | { type: 'emailChange.resendRequested' }
  /** The email shall stay. */
  | { type: 'emailChange.calledOff' }
  | ({ type: 'passwordChange.submitted' } & PasswordChange)
  | ({ type: 'conversations.submitted' } & ConversationChoices)
  | { type: 'resetMail.requested' }
  | { type: 'signOutEverywhere.confirmed' }
  /** The person wants their data before the account goes. */
  | { type: 'export.requested' }
  | ({ type: 'deletion.confirmed' } & Confirmation)
  | { type: 'submit.cancelled' }
  /** The account was loaded anew. */
  | { type: 'user.changed'; user: SettingsUser };

export type SettingsEmitted =
  | ({ type: 'user.updated' } & UpdatedUser)
  /** The person wants a mail with which to set a password. */
  | { type: 'resetMail.wanted' }
  /** Other devices are signed out. */
  | { type: 'password.changed' }
  /** The person ended all sessions, or the account. */
  | { type: 'account.left' }
  /** The account is gone. */
  | { type: 'account.deleted' };

const types: {
  context?: SettingsContext;
  events?: SettingsEvent;
  emitted?: SettingsEmitted;
  input?: SettingsUser;
  tags?: 'busy';
} = {};

/** Says of one field that it is not what it should be. */
export const wrong = (path: string): Failure => ({
  errNo: errNo.wrongCredentials,
  fields: [{ path, reason: 'wrong' }],
});
const wrongProfile = (profile: Profile): FieldError[] => checkFields({ name, pronoun }, { ...profile });
const wrongChange = (change: PasswordChange): FieldError[] =>
  checkFields({ oldPassword: password, password }, { ...change });
const wrongEmailChange = ({ user }: SettingsContext, { email: next, oldPassword }: EmailChange): FieldError[] => {
  const wrongs = checkFields({ email, oldPassword: password }, { email: next, oldPassword });
  const isUnchanged = email.safeParse(next).data === user.email;
  return [
    ...wrongs.filter(({ path }) => path === 'email' || user.hasPassword),
    ...(isUnchanged ? [{ path: 'email', reason: 'unchanged' }] : []),
  ];
};
const isConfirmed = ({ user }: SettingsContext, { confirmation }: Confirmation): boolean =>
  user.hasPassword ? password.safeParse(confirmation).success : email.safeParse(confirmation).data === user.email;

/** What makes a field right that was refused. */
const rulesOf = (context: SettingsContext) => ({
  name,
  pronoun,
  email,
  oldPassword: password,
  password,
  confirmation: context.user.hasPassword ? password : email,
});

/** A failure as a section shows it: a wrong password belongs to the field that it was typed in. */
const failureAt = (failure: Failure, path: string): Failure =>
  failure.errNo === errNo.wrongCredentials ? wrong(path) : failure;

/** What the settings are made of; the flow itself is in settingsMachine.ts. */
export const settingsSetup = setup({
  types,
  actors: {
    updateUser: promisePlaceholder<UpdatedUser, Profile | Residence | ConversationChoices>('updateUser'),
    requestEmailChange: promisePlaceholder<UpdatedUser, EmailRequest>('requestEmailChange'),
    resendEmailChange: promisePlaceholder<UpdatedUser, void>('resendEmailChange'),
    cancelEmailChange: promisePlaceholder<UpdatedUser, void>('cancelEmailChange'),
    changePassword: promisePlaceholder<void, PasswordChange>('changePassword'),
    signOutEverywhere: promisePlaceholder<void, void>('signOutEverywhere'),
    exportData: promisePlaceholder<void, void>('exportData'),
    deleteAccount: promisePlaceholder<void, Deletion>('deleteAccount'),
  },
  guards: {
    isSection: (_, { section, is }: { section: Section; is: Section }) => section === is,
    isProfile: (_, profile: Profile) => wrongProfile(profile).length === 0,
    isEmailChange: ({ context }, change: EmailChange) => wrongEmailChange(context, change).length === 0,
    /** A change of the email waits for its addresses. */
    isEmailWaiting: ({ context }) => context.user.newEmail !== null,
    /** None does. */
    isEmailSettled: ({ context }) => context.user.newEmail === null,
    isPasswordChange: (_, change: PasswordChange) => wrongChange(change).length === 0,
    isConfirmed: ({ context }, confirmation: Confirmation) => isConfirmed(context, confirmation),
    isSignedOut: (_, failure: Failure) => failure.errNo === errNo.notSignedIn,
  },
  actions: {
    setUser: assign({ user: (_, { user }: { user: SettingsUser }) => user }),
    setNotice: assign({ notice: (_, { notice }: Pick<SettingsContext, 'notice'>) => notice }),
    clear: assign({ notice: null, failure: null, fields: [] }),
    refuseProfile: assign({ failure: null, fields: (_, profile: Profile) => wrongProfile(profile) }),
    refuseEmailChange: assign({
      failure: null,
      fields: ({ context }, change: EmailChange) => wrongEmailChange(context, change),
    }),
    /** What the account has to wait for, as the server has just told. */
    setNewEmail: assign({
      user: ({ context }, { user }: UpdatedUser) => ({ ...context.user, newEmail: user.newEmail ?? null }),
    }),
    refuseChange: assign({ failure: null, fields: (_, change: PasswordChange) => wrongChange(change) }),
    dropCorrected: assign({
      fields: ({ context }, form: FormValues) => stillWrong(context.fields, rulesOf(context), form),
    }),
    openNext: raise((_, { section }: { section: Section }) => ({ type: 'section.opened' as const, section })),
    setFailure: assign({
      failure: (_, failure: Failure) => failure,
      fields: (_, failure: Failure) => failure.fields,
    }),
    setFailureAt: assign({
      failure: (_, { failure, path }: { failure: Failure; path: string }) => failureAt(failure, path),
      fields: (_, { failure, path }: { failure: Failure; path: string }) => failureAt(failure, path).fields,
    }),
    tellUpdate: emit((_, { errNo: code, user }: UpdatedUser) => ({
      type: 'user.updated' as const,
      errNo: code,
      user,
    })),
    tellMailWanted: emit({ type: 'resetMail.wanted' }),
    tellPasswordChanged: emit({ type: 'password.changed' }),
    tellLeft: emit({ type: 'account.left' }),
    tellDeleted: emit({ type: 'account.deleted' }),
  },
  delays: { answerTimeout: SETTINGS_TIMEOUT },
});
