import { errNo } from '#contract/errNo.ts';
import { authMachine } from '#machines/auth/authMachine.ts';
import type { AuthContext } from '#machines/auth/authSetup.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { actorsOf, type Journey } from '@liora/flow-kit/model/journeys.ts';

export const { done, failed } = actorsOf(authMachine);
export type AuthJourney = Journey<typeof authMachine>;

export const ada = { email: 'ada@example.com', password: 'correct horse' };
export const ben = { email: 'ben@example.com', password: 'battery staple' };

export const opened = { type: 'auth.opened', view: 'signIn', presentation: 'modal' } as const;
export const closed = { type: 'auth.closed' } as const;
export const toSignIn = { type: 'view.chosen', view: 'signIn' } as const;
export const toSignUp = { type: 'view.chosen', view: 'signUp' } as const;
export const forgot = { type: 'view.chosen', view: 'forgotPassword' } as const;
export const submitted = { type: 'credentials.submitted', ...ada } as const;
export const submittedBlank = { type: 'credentials.submitted', email: '', password: '' } as const;
export const asked = { type: 'email.submitted', email: ada.email } as const;
export const given = { type: 'password.submitted', password: ada.password } as const;
export const resend = { type: 'mail.resendRequested' } as const;
export const restored = { type: 'signUp.restored', email: ada.email, presentation: 'modal' } as const;
export const linkOpened = { type: 'link.opened', code: 'ABCDEFGH2345' } as const;
export const brokenLinkOpened = { type: 'link.opened', code: 'ABCD' } as const;
export const coded = { type: 'code.submitted', code: 'abcd-efgh-2345' } as const;
export const miscoded = { type: 'code.submitted', code: 'abcd' } as const;
export const openedSignUp = { type: 'auth.opened', view: 'signUp', presentation: 'page' } as const;
export const misspelt = { type: 'email.submitted', email: 'ada' } as const;
export const misgiven = { type: 'password.submitted', password: 'short' } as const;
export const chosen = { type: 'provider.chosen', oauthType: 'example' } as const;
export const passwordNeeded = { type: 'oauth.returned', errNo: errNo.passwordNeeded } as const;
export const authURL = 'https://id.example/authorize?state=abc';
export const cancelled = { type: 'submit.cancelled' } as const;

export const untouched: AuthContext = {
  presentation: 'modal',
  email: '',
  signupInputEmail: '',
  signupInputPassword: '',
  code: '',
  oauthType: '',
  failure: null,
  fields: [],
};
export const page: AuthContext = { ...untouched, presentation: 'page' };
export const withEmail: AuthContext = { ...untouched, email: ada.email };
/** As a page, after the mail to confirm the e-mail was asked for. */
export const signedUp = ({ email, password }: typeof ada): AuthContext => ({
  ...page,
  email,
  signupInputEmail: email,
  signupInputPassword: password,
});
export const fromMail: AuthContext = { ...page, code: linkOpened.code };
/** The link of a mail, in another browser than the one of the sign-up. */
export const inAnotherBrowser = [linkOpened, failed('confirmEmail', { errNo: errNo.newPasswordNeeded })];
export const joining = { id: 'linkIdentity', input: { password: ada.password } };
export const container = { type: 'container.opened' } as const;
export const unanswered = { errNo: NO_ANSWER, fields: [] };
export const hasEnded = { value: 'closed', context: untouched } as const;
