import { SUBMIT_TIMEOUT } from '#machines/auth/authSetup.ts';
import {
  ada,
  asked,
  authURL,
  type AuthJourney,
  cancelled,
  chosen,
  closed,
  coded,
  container,
  done,
  forgot,
  fromMail,
  given,
  hasEnded,
  inAnotherBrowser,
  joining,
  opened,
  openedSignUp,
  page,
  passwordNeeded,
  resend,
  signedUp,
  submitted,
  unanswered,
  untouched,
  withEmail,
} from './steps.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

interface Wait {
  readonly words: string;
  /** The way there. */
  readonly steps: AuthJourney['steps'];
  /** Milliseconds. */
  readonly longest: number;
  readonly value: AuthJourney['end']['value'];
  readonly context: AuthJourney['end']['context'];
  readonly emitted?: AuthJourney['end']['emitted'];
  readonly started: NonNullable<AuthJourney['end']['started']>;
  /** Where it leads when it is given up. */
  readonly back: AuthJourney['end']['value'];
}

const signUpMail = { id: 'sendSignUpMail', input: ada };
const resetMail = { id: 'sendResetMail', input: { email: ada.email } };
const authorize = { id: 'authorize', input: { oauthType: 'example' } };
const checking = { id: 'confirmEmail', input: { code: 'ABCDEFGH2345' } };
const opening = { id: 'confirmEmail', input: { code: 'ABCDEFGH2345', password: 'correct horse' } };
const mailSent = [openedSignUp, submitted, done('sendSignUpMail', undefined)];

const waits: readonly Wait[] = [
  {
    words: 'to be signed in',
    steps: [opened, submitted],
    longest: 30_000,
    value: { signIn: 'submitting' },
    context: withEmail,
    started: [{ id: 'signIn', input: ada }],
    back: { signIn: 'editing' },
  },
  {
    words: 'for the mail of a sign-up',
    steps: [openedSignUp, submitted],
    longest: 30_000,
    value: { signUp: 'submitting' },
    context: signedUp(ada),
    started: [signUpMail],
    back: { signUp: 'editing' },
  },
  {
    words: 'for a code to be checked',
    steps: [...mailSent, coded],
    longest: 30_000,
    value: { confirmEmail: 'submitting' },
    context: { ...signedUp(ada), code: coded.code },
    started: [signUpMail, { id: 'confirmEmail', input: { code: 'abcd-efgh-2345' } }],
    back: { confirmEmail: 'editing' },
  },
  {
    words: 'for an account to be opened with a password',
    steps: [...inAnotherBrowser, given],
    longest: 30_000,
    value: { choosePassword: 'submitting' },
    context: fromMail,
    started: [checking, opening],
    back: { choosePassword: 'editing' },
  },
  {
    words: 'for the repeated mail of a sign-up',
    steps: [...mailSent, resend],
    longest: 30_000,
    value: { confirmEmail: 'resending' },
    context: signedUp(ada),
    started: [signUpMail, signUpMail],
    back: { confirmEmail: 'editing' },
  },
  {
    words: 'for the mail that leads to a new password',
    steps: [opened, forgot, asked],
    longest: 30_000,
    value: { forgotPassword: 'submitting' },
    context: withEmail,
    started: [resetMail],
    back: { forgotPassword: 'editing' },
  },
  {
    words: 'for the repeated mail that leads to a new password',
    steps: [opened, forgot, asked, done('sendResetMail', undefined), resend],
    longest: 30_000,
    value: { forgotPassword: 'resending' },
    context: withEmail,
    started: [resetMail, resetMail],
    back: { forgotPassword: 'sent' },
  },
  {
    words: 'for the address of a third party',
    steps: [opened, chosen],
    longest: 30_000,
    value: { authRedirect: 'asking' },
    context: { ...untouched, oauthType: 'example' },
    started: [authorize],
    back: { signIn: 'editing' },
  },
  {
    words: 'for the browser to leave',
    steps: [opened, chosen, done('authorize', { authURL })],
    longest: 10_000,
    value: { authRedirect: 'leaving' },
    context: { ...untouched, oauthType: 'example' },
    emitted: [{ type: 'authURL.received', authURL }],
    started: [authorize],
    back: { signIn: 'editing' },
  },
  {
    words: 'to be joined with a third party',
    steps: [passwordNeeded, given],
    longest: 30_000,
    value: { linkAccount: 'submitting' },
    context: page,
    started: [joining],
    back: { linkAccount: 'editing' },
  },
];

const waitingOf = ({
  words,
  steps,
  longest,
  value,
  context,
  emitted = [],
  started,
  back,
}: Wait): Readonly<Record<string, AuthJourney>> => ({
  [`waits ${words} as long as it may`]: {
    steps: [...steps, waited(longest - 1)],
    end: { value, context, emitted: [container, ...emitted], started },
  },
  [`says that no answer came after waiting ${words}`]: {
    steps: [...steps, waited(longest - 1), waited(1)],
    end: { value: back, context: { ...context, failure: unanswered }, emitted: [container, ...emitted], started },
  },
  [`goes back without an error when waiting ${words} is cancelled`]: {
    steps: [...steps, cancelled, waited(SUBMIT_TIMEOUT)],
    end: { value: back, context, emitted: [container, ...emitted], started },
  },
  [`[AUTH-13] forgets everything when it is closed while waiting ${words}`]: {
    steps: [...steps, closed, waited(SUBMIT_TIMEOUT)],
    end: { ...hasEnded, emitted: [container, ...emitted, { type: 'auth.dismissed' }], started },
  },
});

/** What every view does while it waits for an answer. */
export const waiting: Readonly<Record<string, AuthJourney>> = {
  ...Object.fromEntries(waits.flatMap((wait) => Object.entries(waitingOf(wait)))),
  'asks nothing twice while it waits': {
    steps: [opened, submitted, submitted, closed, closed],
    end: {
      ...hasEnded,
      emitted: [container, { type: 'auth.dismissed' }],
      started: [{ id: 'signIn', input: ada }],
    },
  },
};
