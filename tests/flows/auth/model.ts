import { errNo } from '#contract/errNo.ts';
import { authMachine } from '#machines/auth/authMachine.ts';
import { authDescription } from '#machines/auth/authDescription.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

const fixtures = {
  events: {
    'auth.opened': {
      'sign-in over the screen': { view: 'signIn', presentation: 'modal' },
      'sign-in as a page': { view: 'signIn', presentation: 'page' },
      'sign-up over the screen': { view: 'signUp', presentation: 'modal' },
      'sign-up as a page': { view: 'signUp', presentation: 'page' },
      'new password over the screen': { view: 'forgotPassword', presentation: 'modal' },
    },
    'auth.closed': bare,
    'view.chosen': {
      'sign-in': { view: 'signIn' },
      'sign-up': { view: 'signUp' },
      'new password': { view: 'forgotPassword' },
    },
    'form.changed': {
      right: { values: { email: 'ada@example.com', password: 'correct horse', code: 'ABCD-EFGH-2345' } },
    },
    'credentials.submitted': {
      valid: { email: 'ada@example.com', password: 'correct horse' },
      invalid: { email: 'ada', password: 'short' },
    },
    'code.submitted': { valid: { code: 'ABCD-EFGH-2345' }, invalid: { code: 'ABCD' } },
    'email.submitted': { valid: { email: 'ada@example.com' }, invalid: { email: 'ada' } },
    'password.submitted': { valid: { password: 'correct horse' }, invalid: { password: 'short' } },
    'mail.resendRequested': bare,
    'provider.chosen': { bare: { oauthType: 'example' } },
    'submit.cancelled': bare,
    'signUp.restored': { 'over the screen': { email: 'ada@example.com', presentation: 'modal' } },
    'link.opened': { valid: { code: 'ABCDEFGH2345' }, broken: { code: 'ABCD' } },
    'oauth.returned': {
      'signed in': { errNo: errNo.success },
      'password needed': { errNo: errNo.passwordNeeded },
      refused: { errNo: errNo.providerRefused },
    },
  },
  done: {
    signIn: { ok: undefined },
    sendSignUpMail: { ok: undefined },
    confirmEmail: { ok: undefined },
    sendResetMail: { ok: undefined },
    authorize: { ok: { authURL: 'https://id.example/authorize?state=abc' } },
    linkIdentity: { ok: undefined },
  },
  failed: {
    signIn: { 'wrong credentials': { errNo: errNo.wrongCredentials } },
    sendSignUpMail: {
      'e-mail refused': { errNo: errNo.invalidInput, fields: [{ path: 'email', reason: 'notAnEmail' }] },
    },
    confirmEmail: {
      'wrong code': { errNo: errNo.wrongCode },
      'new password needed': { errNo: errNo.newPasswordNeeded },
    },
    sendResetMail: { 'too many': { errNo: errNo.tooManyRequests, retryAfter: 600 } },
    authorize: { 'provider down': { errNo: errNo.providerFailed } },
    linkIdentity: {
      'wrong password': { errNo: errNo.wrongCredentials },
      'too late': { errNo: errNo.signInExpired },
    },
  },
} satisfies Fixtures<typeof authMachine>;

/**
 * Ways through signing in, signing up and confirming, over a screen and as a page. Whether the mail can be sent again depends on a sign-up
 * before.
 */
export const authModel = {
  machine: authMachine,
  description: authDescription,
  fixtures,
  key: ({ presentation, signupInputEmail, signupInputPassword }) => [
    presentation,
    signupInputEmail !== '',
    signupInputPassword !== '',
  ],
} satisfies Model<typeof authMachine>;
