import { assign, emit, setup } from 'xstate';
import { email, password, signUpCode } from '#contract/account.ts';
import type { FieldError } from '#contract/envelope.ts';
import { errNo } from '#contract/errNo.ts';
import { checkFields, type FormValues, stillWrong } from '#machines/checkFields.ts';
import type { Failure } from '#machines/failure.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

/** Milliseconds after which a call counts as not answered. Longer than the API client's own 20 s. */
export const SUBMIT_TIMEOUT = 30_000;

/** Milliseconds after which a browser that was to go to a provider counts as still here. */
export const LEAVE_TIMEOUT = 10_000;

/** What a person can choose to see. */
export type AuthView = 'signIn' | 'signUp' | 'forgotPassword';

/** Over the screen, or as a screen of its own. */
export type AuthPresentation = 'modal' | 'page';

export interface Credentials {
  email: string;
  password: string;
}

/** Whom a sign-up's mail goes to; without a password it comes again. */
export interface SignUpMail {
  email: string;
  password?: string;
}

export interface MailCode {
  code: string;
}

/** The code of a sign-up, with a password where another browser signed up. */
export interface Confirmation extends MailCode {
  password?: string;
}

export interface Email {
  email: string;
}

export interface Password {
  password: string;
}

/** Which third-party sign-in. */
export interface ThirdParty {
  oauthType: string;
}

export interface AuthContext {
  presentation: AuthPresentation;
  /** What was submitted last, offered again in the other view. */
  email: string;
  /** Of the last sign-up; empty before. */
  signupInputEmail: string;
  /** The same, which the mail that comes again brings along while it is known; in memory only. */
  signupInputPassword: string;
  /** Of the mail, as it was submitted last; empty before. */
  code: string;
  /** The third-party sign-in that was chosen last; empty before. */
  oauthType: string;
  /** Why the last call failed. */
  failure: Failure | null;
  /** What is wrong with single fields. */
  fields: readonly FieldError[];
}

export type AuthEvent =
  | { type: 'auth.opened'; view: AuthView; presentation: AuthPresentation }
  | { type: 'auth.closed' }
  | { type: 'view.chosen'; view: AuthView }
  | ({ type: 'form.changed' } & FormValues)
  | ({ type: 'credentials.submitted' } & Credentials)
  | ({ type: 'code.submitted' } & MailCode)
  | ({ type: 'email.submitted' } & Email)
  | ({ type: 'password.submitted' } & Password)
  | { type: 'mail.resendRequested' }
  | ({ type: 'provider.chosen' } & ThirdParty)
  | { type: 'submit.cancelled' }
  /** The page was loaded anew while it waited for the code of that sign-up. */
  | ({ type: 'signUp.restored'; presentation: AuthPresentation } & Email)
  /** Somebody followed the link of a mail. */
  | ({ type: 'link.opened' } & MailCode)
  /** A provider sent the person back; `errNo` is what the server made of it. */
  | { type: 'oauth.returned'; errNo: number };

export type AuthEmitted =
  /** There is a session now. */
  | { type: 'auth.succeeded' }
  /** Closed without a session. */
  | { type: 'auth.dismissed' }
  | { type: 'container.opened' }
  /** The browser shall go to the provider. */
  | { type: 'authURL.received'; authURL: string };

/** A closed container knows nothing, least of all a password. */
export const blank: AuthContext = {
  presentation: 'modal',
  email: '',
  signupInputEmail: '',
  signupInputPassword: '',
  code: '',
  oauthType: '',
  failure: null,
  fields: [],
};

const types: { context?: AuthContext; events?: AuthEvent; emitted?: AuthEmitted; tags?: 'open' | 'busy' | 'sent' } = {};

const wrongCredentials = (credentials: Credentials): FieldError[] =>
  checkFields({ email, password }, { ...credentials });
const wrongEmail = (input: Email): FieldError[] => checkFields({ email }, { ...input });
const wrongPassword = (input: Password): FieldError[] => checkFields({ password }, { ...input });
const wrongCode = (code: MailCode): FieldError[] => checkFields({ code: signUpCode }, { ...code });

/** What the views of the container are made of; the flow itself is in authMachine.ts. */
export const authSetup = setup({
  types,
  actors: {
    signIn: promisePlaceholder<void, Credentials>('signIn'),
    sendSignUpMail: promisePlaceholder<void, SignUpMail>('sendSignUpMail'),
    confirmEmail: promisePlaceholder<void, Confirmation>('confirmEmail'),
    sendResetMail: promisePlaceholder<void, Email>('sendResetMail'),
    authorize: promisePlaceholder<{ authURL: string }, ThirdParty>('authorize'),
    linkIdentity: promisePlaceholder<void, Password>('linkIdentity'),
  },
  guards: {
    isSignIn: (_, { view }: { view: AuthView }) => view === 'signIn',
    isSignUp: (_, { view }: { view: AuthView }) => view === 'signUp',
    isForgotPassword: (_, { view }: { view: AuthView }) => view === 'forgotPassword',
    isEmail: (_, input: Email) => wrongEmail(input).length === 0,
    isPassword: (_, input: Password) => wrongPassword(input).length === 0,
    isSuccess: (_, { errNo: code }: { errNo: number }) => code === errNo.success,
    isPasswordNeeded: (_, { errNo: code }: { errNo: number }) => code === errNo.passwordNeeded,
    isSignInExpired: (_, { errNo: code }: { errNo: number }) => code === errNo.signInExpired,
    isNewPasswordNeeded: (_, { errNo: code }: { errNo: number }) => code === errNo.newPasswordNeeded,
    isWrongCode: (_, { errNo: code }: { errNo: number }) => code === errNo.wrongCode,
    isCredentials: (_, credentials: Credentials) => wrongCredentials(credentials).length === 0,
    isMailCode: (_, code: MailCode) => wrongCode(code).length === 0,
    hasSignUp: ({ context }) => context.signupInputEmail !== '',
  },
  actions: {
    setPresentation: assign({
      presentation: (_, { presentation }: { presentation: AuthPresentation }) => presentation,
    }),
    keepEmail: assign({ email: (_, input: Email) => input.email }),
    keepCode: assign({ code: (_, { code }: MailCode) => code }),
    keepThirdParty: assign({ oauthType: (_, { oauthType }: ThirdParty) => oauthType }),
    keepSignUpEmail: assign({
      email: (_, input: Email) => input.email,
      signupInputEmail: (_, input: Email) => input.email,
    }),
    keepSignUpInput: assign({
      signupInputEmail: (_, credentials: Credentials) => credentials.email,
      signupInputPassword: (_, credentials: Credentials) => credentials.password,
    }),
    refuseCredentials: assign({
      failure: null,
      fields: (_, credentials: Credentials) => wrongCredentials(credentials),
    }),
    refuseEmail: assign({ failure: null, fields: (_, input: Email) => wrongEmail(input) }),
    refusePassword: assign({ failure: null, fields: (_, input: Password) => wrongPassword(input) }),
    refuseCode: assign({ failure: null, fields: (_, code: MailCode) => wrongCode(code) }),
    setFailure: assign({
      failure: (_, failure: Failure) => failure,
      fields: (_, failure: Failure) => failure.fields,
    }),
    dropCorrected: assign({
      fields: ({ context }, form: FormValues) =>
        stillWrong(context.fields, { email, password, code: signUpCode }, form),
    }),
    clearErrors: assign({ failure: null, fields: [] }),
    reset: assign(blank),
    tellSuccess: emit({ type: 'auth.succeeded' }),
    tellDismissal: emit({ type: 'auth.dismissed' }),
    tellOpening: emit({ type: 'container.opened' }),
    tellAuthURL: emit((_, { authURL }: { authURL: string }) => ({ type: 'authURL.received' as const, authURL })),
  },
  delays: { submitTimeout: SUBMIT_TIMEOUT, leaveTimeout: LEAVE_TIMEOUT },
});
