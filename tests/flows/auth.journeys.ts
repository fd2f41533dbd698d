import { errNo } from '#contract/errNo.ts';
import { authMachine } from '#machines/auth/authMachine.ts';
import { type AuthSnapshot, isBusy, isMailSent, isResending, isResent, viewOf } from '#machines/auth/authSelectors.ts';
import { type AuthContext, LEAVE_TIMEOUT } from '#machines/auth/authSetup.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { actorsOf } from './support/journeys.ts';
import { waited } from './support/runner.ts';

/** Forgotten passwords and third parties: what holds in their states, and their stories. */

const { done, failed } = actorsOf(authMachine);
const opened = { type: 'auth.opened', view: 'signIn', presentation: 'modal' } as const;
const forgot = { type: 'view.chosen', view: 'forgotPassword' } as const;
const toSignIn = { type: 'view.chosen', view: 'signIn' } as const;
const toSignUp = { type: 'view.chosen', view: 'signUp' } as const;
const asked = { type: 'email.submitted', email: 'ada@example.com' } as const;
const resend = { type: 'mail.resendRequested' } as const;
const chosen = { type: 'provider.chosen', oauthType: 'example' } as const;
const cancelled = { type: 'submit.cancelled' } as const;
const passwordNeeded = { type: 'oauth.returned', errNo: errNo.passwordNeeded } as const;
const given = { type: 'password.submitted', password: 'correct horse' } as const;
const authURL = 'https://id.example/authorize?state=abc';

const untouched: AuthContext = {
  presentation: 'modal',
  email: '',
  signupInputEmail: '',
  signupInputPassword: '',
  oauthType: '',
  failure: null,
  fields: [],
};
const page: AuthContext = { ...untouched, presentation: 'page' };
const afterAsking: AuthContext = { ...untouched, email: 'ada@example.com' };
const container = { type: 'container.opened' } as const;
const tooMany = { errNo: errNo.tooManyRequests, retryAfter: 600 };
const unanswered = { errNo: NO_ANSWER, fields: [] };

const isClear = ({ context }: AuthSnapshot) => context.failure === null && context.fields.length === 0;
const canCancel = (snapshot: AuthSnapshot) => snapshot.can(cancelled);
const canResend = (snapshot: AuthSnapshot) => snapshot.can(resend);
const isForm = (snapshot: AuthSnapshot) => !isBusy(snapshot) && !canCancel(snapshot);
const isWaiting = (snapshot: AuthSnapshot) => isBusy(snapshot) && canCancel(snapshot) && isClear(snapshot);
const canAskAnew = (snapshot: AuthSnapshot) => snapshot.can(forgot);

export const moreStateChecks = {
  forgotPassword: (snapshot: AuthSnapshot) =>
    viewOf(snapshot) === 'forgotPassword' && snapshot.can(toSignIn) && snapshot.can(toSignUp),
  'forgotPassword.editing': (snapshot: AuthSnapshot) =>
    isForm(snapshot) && !isMailSent(snapshot) && snapshot.can(asked) && !canAskAnew(snapshot),
  'forgotPassword.submitting': (snapshot: AuthSnapshot) =>
    isWaiting(snapshot) && !isMailSent(snapshot) && snapshot.context.email !== '',
  'forgotPassword.sent': (snapshot: AuthSnapshot) =>
    isForm(snapshot) && isMailSent(snapshot) && !isResent(snapshot) && canResend(snapshot) && canAskAnew(snapshot),
  'forgotPassword.resending': (snapshot: AuthSnapshot) =>
    isWaiting(snapshot) && isMailSent(snapshot) && isResending(snapshot),
  'forgotPassword.resent': (snapshot: AuthSnapshot) =>
    isMailSent(snapshot) && isResent(snapshot) && canResend(snapshot) && canAskAnew(snapshot) && isClear(snapshot),
  authRedirect: (snapshot: AuthSnapshot) => viewOf(snapshot) === 'authRedirect' && isWaiting(snapshot),
  'authRedirect.asking': (snapshot: AuthSnapshot) => snapshot.children['authorize'] !== undefined,
  'authRedirect.leaving': (snapshot: AuthSnapshot) => snapshot.children['authorize'] === undefined,
  linkAccount: (snapshot: AuthSnapshot) =>
    viewOf(snapshot) === 'linkAccount' && snapshot.can(toSignIn) && snapshot.can(forgot),
  'linkAccount.editing': (snapshot: AuthSnapshot) => isForm(snapshot) && snapshot.can(given),
  'linkAccount.submitting': (snapshot: AuthSnapshot) => isWaiting(snapshot),
};

export const resetJourneys = {
  '[AUTH-07] asks for a mail that leads to a new password, and once more': {
    steps: [opened, forgot, asked, done('sendResetMail', undefined), resend, done('sendResetMail', undefined)],
    end: {
      value: { forgotPassword: 'resent' },
      context: afterAsking,
      emitted: [container],
      started: [
        { id: 'sendResetMail', input: { email: 'ada@example.com' } },
        { id: 'sendResetMail', input: { email: 'ada@example.com' } },
      ],
    },
  },
  'sends no mail to what is no e-mail': {
    steps: [opened, forgot, { type: 'email.submitted', email: 'ada' }],
    end: {
      value: { forgotPassword: 'editing' },
      context: { ...untouched, fields: [{ path: 'email', reason: 'notAnEmail' }] },
      emitted: [container],
      started: [],
    },
  },
  'shows what is wrong with an e-mail instead of an older failure': {
    steps: [opened, forgot, asked, failed('sendResetMail', tooMany), { type: 'email.submitted', email: '' }],
    end: {
      value: { forgotPassword: 'editing' },
      context: { ...afterAsking, fields: [{ path: 'email', reason: 'notAnEmail' }] },
      emitted: [container],
    },
  },
  'tells how long to wait after too many mails, and forgets it with the next try': {
    steps: [opened, forgot, asked, failed('sendResetMail', tooMany), asked],
    end: { value: { forgotPassword: 'submitting' }, context: afterAsking, emitted: [container] },
  },
  'tells why the mail could not be sent': {
    steps: [opened, forgot, asked, failed('sendResetMail', tooMany)],
    end: {
      value: { forgotPassword: 'editing' },
      context: { ...afterAsking, failure: { ...tooMany, fields: [] } },
      emitted: [container],
    },
  },
  'still says that the first mail is on its way when the second cannot be sent': {
    steps: [
      opened,
      forgot,
      asked,
      done('sendResetMail', undefined),
      resend,
      failed('sendResetMail', { errNo: errNo.invalidInput, fields: [{ path: 'email', reason: 'notAnEmail' }] }),
    ],
    end: {
      value: { forgotPassword: 'sent' },
      context: { ...afterAsking, failure: { errNo: errNo.invalidInput, fields: [] } },
      emitted: [container],
    },
  },
  'forgets that failure while it sends again': {
    steps: [opened, forgot, asked, done('sendResetMail', undefined), resend, failed('sendResetMail', tooMany), resend],
    end: { value: { forgotPassword: 'resending' }, context: afterAsking, emitted: [container] },
  },
  'takes another e-mail, and offers the first': {
    steps: [opened, forgot, asked, done('sendResetMail', undefined), resend, failed('sendResetMail', tooMany), forgot],
    end: { value: { forgotPassword: 'editing' }, context: afterAsking, emitted: [container] },
  },
  'goes back to signing in without the errors of asking': {
    steps: [opened, forgot, { type: 'email.submitted', email: 'ada' }, toSignIn],
    end: { value: { signIn: 'editing' }, context: untouched, emitted: [container] },
  },
  'goes on to signing up without the errors of asking': {
    steps: [opened, forgot, { type: 'email.submitted', email: 'ada' }, toSignUp],
    end: { value: { signUp: 'editing' }, context: untouched, emitted: [container] },
  },
  'leaves the errors of signing in behind when a password is forgotten': {
    steps: [opened, { type: 'credentials.submitted', email: 'ada', password: '' }, forgot],
    end: { value: { forgotPassword: 'editing' }, context: untouched, emitted: [container] },
  },
  'opens for a new password at once': {
    steps: [{ type: 'auth.opened', view: 'forgotPassword', presentation: 'page' }],
    end: { value: { forgotPassword: 'editing' }, context: page, emitted: [container] },
  },
} as const;

export const thirdPartyJourneys = {
  '[AUTH-08] asks for the address of a third party and sends the browser there': {
    steps: [opened, chosen, done('authorize', { authURL })],
    end: {
      value: { authRedirect: 'leaving' },
      context: { ...untouched, oauthType: 'example' },
      emitted: [container, { type: 'authURL.received', authURL }],
      started: [{ id: 'authorize', input: { oauthType: 'example' } }],
    },
  },
  '[AUTH-01] goes to a third party from signing up, without its errors': {
    steps: [opened, toSignUp, { type: 'credentials.submitted', email: 'ada', password: '' }, chosen],
    end: {
      value: { authRedirect: 'asking' },
      context: { ...untouched, oauthType: 'example' },
      emitted: [container],
    },
  },
  'goes to a third party from signing in, without its errors': {
    steps: [opened, { type: 'credentials.submitted', email: 'ada', password: '' }, chosen],
    end: {
      value: { authRedirect: 'asking' },
      context: { ...untouched, oauthType: 'example' },
      emitted: [container],
    },
  },
  'tells that the third party does not answer': {
    steps: [opened, chosen, failed('authorize', { errNo: errNo.providerFailed })],
    end: {
      value: { signIn: 'editing' },
      context: { ...untouched, oauthType: 'example', failure: { errNo: errNo.providerFailed, fields: [] } },
      emitted: [container],
    },
  },
  'is back when the browser has not left in time': {
    steps: [opened, chosen, done('authorize', { authURL }), waited(LEAVE_TIMEOUT - 1), waited(1)],
    end: {
      value: { signIn: 'editing' },
      context: { ...untouched, oauthType: 'example', failure: unanswered },
      emitted: [container, { type: 'authURL.received', authURL }],
    },
  },
  'waits for the browser to leave as long as it may': {
    steps: [opened, chosen, done('authorize', { authURL }), waited(9_999)],
    end: {
      value: { authRedirect: 'leaving' },
      context: { ...untouched, oauthType: 'example' },
      emitted: [container, { type: 'authURL.received', authURL }],
    },
  },
  'is signed in when the third party sends somebody back whom the server knows': {
    steps: [{ type: 'oauth.returned', errNo: errNo.success }],
    end: { value: 'closed', context: untouched, emitted: [{ type: 'auth.succeeded' }], started: [] },
  },
  'tells that the third party refused': {
    steps: [{ type: 'oauth.returned', errNo: errNo.providerRefused }],
    end: {
      value: { signIn: 'editing' },
      context: { ...page, failure: { errNo: errNo.providerRefused, fields: [] } },
      emitted: [container],
    },
  },
  'joins a third party with the account of the same e-mail by its password': {
    steps: [passwordNeeded, given, done('linkIdentity', undefined)],
    end: {
      value: 'closed',
      context: untouched,
      emitted: [container, { type: 'auth.succeeded' }],
      started: [{ id: 'linkIdentity', input: { password: 'correct horse' } }],
    },
  },
  'joins nothing by a password that cannot be one': {
    steps: [passwordNeeded, { type: 'password.submitted', password: 'short' }],
    end: {
      value: { linkAccount: 'editing' },
      context: { ...page, fields: [{ path: 'password', reason: 'tooShort' }] },
      emitted: [container],
      started: [],
    },
  },
  'lets another password be tried, without the old failure': {
    steps: [passwordNeeded, given, failed('linkIdentity', { errNo: errNo.wrongCredentials }), given],
    end: { value: { linkAccount: 'submitting' }, context: page, emitted: [container] },
  },
  'shows what is wrong with a password instead of an older failure': {
    steps: [
      passwordNeeded,
      given,
      failed('linkIdentity', { errNo: errNo.wrongCredentials }),
      { type: 'password.submitted', password: '' },
    ],
    end: {
      value: { linkAccount: 'editing' },
      context: { ...page, fields: [{ path: 'password', reason: 'tooShort' }] },
      emitted: [container],
    },
  },
  'tells that the password is wrong': {
    steps: [passwordNeeded, given, failed('linkIdentity', { errNo: errNo.wrongCredentials })],
    end: {
      value: { linkAccount: 'editing' },
      context: { ...page, failure: { errNo: errNo.wrongCredentials, fields: [] } },
      emitted: [container],
    },
  },
  'begins anew when joining took too long': {
    steps: [passwordNeeded, given, failed('linkIdentity', { errNo: errNo.signInExpired })],
    end: {
      value: { signIn: 'editing' },
      context: { ...page, failure: { errNo: errNo.signInExpired, fields: [] } },
      emitted: [container],
    },
  },
  'leaves joining for a new password without its errors': {
    steps: [passwordNeeded, { type: 'password.submitted', password: '' }, forgot],
    end: { value: { forgotPassword: 'editing' }, context: page, emitted: [container] },
  },
  'leaves joining for signing in without its errors': {
    steps: [passwordNeeded, { type: 'password.submitted', password: '' }, toSignIn],
    end: { value: { signIn: 'editing' }, context: page, emitted: [container] },
  },
  'gives joining up': {
    steps: [passwordNeeded, given, { type: 'auth.closed' }],
    end: { value: 'closed', context: untouched, emitted: [container, { type: 'auth.dismissed' }] },
  },
  'does not mind an answer of a third party while it is open': {
    steps: [opened, { type: 'oauth.returned', errNo: errNo.success }],
    end: { value: { signIn: 'editing' }, context: untouched, emitted: [container], started: [] },
  },
} as const;
