import { errNo } from '#contract/errNo.ts';
import { authMachine } from '#machines/auth/authMachine.ts';
import { bare, type Fixtures, type Model } from './support/model.ts';

const fixtures = {
  events: {
    'auth.opened': {
      'sign-in over the screen': { view: 'signIn', presentation: 'modal' },
      'sign-in as a page': { view: 'signIn', presentation: 'page' },
      'sign-up over the screen': { view: 'signUp', presentation: 'modal' },
      'sign-up as a page': { view: 'signUp', presentation: 'page' },
    },
    'auth.closed': bare,
    'view.chosen': { 'sign-in': { view: 'signIn' }, 'sign-up': { view: 'signUp' } },
    'credentials.submitted': {
      valid: { email: 'ada@example.com', password: 'correct horse' },
      invalid: { email: 'ada', password: 'short' },
    },
    'code.submitted': { valid: { code: 'ABCD-EFGH-2345' }, invalid: { code: 'ABCD' } },
    'mail.resendRequested': bare,
    'submit.cancelled': bare,
    'link.opened': { valid: { code: 'ABCDEFGH2345' }, broken: { code: 'ABCD' } },
  },
  done: {
    signIn: { ok: undefined },
    sendSignUpMail: { ok: undefined },
    confirmEmail: { ok: undefined },
  },
  failed: {
    signIn: { 'wrong credentials': { errNo: errNo.wrongCredentials } },
    sendSignUpMail: {
      'e-mail refused': { errNo: errNo.invalidInput, fields: [{ path: 'email', reason: 'notAnEmail' }] },
    },
    confirmEmail: { 'wrong code': { errNo: errNo.wrongCode } },
  },
} satisfies Fixtures<typeof authMachine>;

/** Ways through signing in, signing up and confirming. Whether the mail can be sent again depends on a sign-up before. */
export const authModel = {
  machine: authMachine,
  fixtures,
  key: ({ signupInputEmail }) => signupInputEmail !== '',
} satisfies Model<typeof authMachine>;
