import { assign, emit, setup } from 'xstate';
import { email, mailCode, password } from '#contract/account.ts';
import type { FieldError } from '#contract/envelope.ts';
import { checkFields } from '#machines/checkFields.ts';
import type { Failure } from '#machines/failure.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

/** Milliseconds after which a call counts as not answered. Longer than the API client's own 20 s. */
export const SUBMIT_TIMEOUT = 30_000;

/** What a person can choose to see. */
export type AuthView = 'signIn' | 'signUp';

/** Over the screen, or as a screen of its own. */
export type AuthPresentation = 'modal' | 'page';

export interface Credentials {
  email: string;
  password: string;
}

export interface MailCode {
  code: string;
}

export interface AuthContext {
  presentation: AuthPresentation;
  /** What was submitted last, offered again in the other view. */
  email: string;
  /** Of the last sign-up, so that its mail can be sent again without typing; in memory only. Empty before. */
  signupInputEmail: string;
  signupInputPassword: string;
  /** Why the last call failed. */
  failure: Failure | null;
  /** What is wrong with single fields. */
  fields: readonly FieldError[];
}

export type AuthEvent =
  | { type: 'auth.opened'; view: AuthView; presentation: AuthPresentation }
  | { type: 'auth.closed' }
  | { type: 'view.chosen'; view: AuthView }
  | ({ type: 'credentials.submitted' } & Credentials)
  | ({ type: 'code.submitted' } & MailCode)
  | { type: 'mail.resendRequested' }
  | { type: 'submit.cancelled' }
  /** Somebody followed the link of a mail. */
  | ({ type: 'link.opened' } & MailCode);

/** `auth.succeeded`: there is a session now. `auth.dismissed`: closed without one. */
export type AuthEmitted = { type: 'auth.succeeded' } | { type: 'auth.dismissed' };

/** A closed container knows nothing, least of all a password. */
export const blank: AuthContext = {
  presentation: 'modal',
  email: '',
  signupInputEmail: '',
  signupInputPassword: '',
  failure: null,
  fields: [],
};

const types: { context?: AuthContext; events?: AuthEvent; emitted?: AuthEmitted; tags?: 'open' | 'busy' } = {};

const wrongCredentials = (credentials: Credentials): FieldError[] =>
  checkFields({ email, password }, { ...credentials });
const wrongCode = (code: MailCode): FieldError[] => checkFields({ code: mailCode }, { ...code });

/** What the views of the container are made of; the flow itself is in authMachine.ts. */
export const authSetup = setup({
  types,
  actors: {
    signIn: promisePlaceholder<void, Credentials>('signIn'),
    sendSignUpMail: promisePlaceholder<void, Credentials>('sendSignUpMail'),
    confirmEmail: promisePlaceholder<void, MailCode>('confirmEmail'),
  },
  guards: {
    isSignIn: (_, { view }: { view: AuthView }) => view === 'signIn',
    isSignUp: (_, { view }: { view: AuthView }) => view === 'signUp',
    isCredentials: (_, credentials: Credentials) => wrongCredentials(credentials).length === 0,
    isMailCode: (_, code: MailCode) => wrongCode(code).length === 0,
    hasSignUpInput: ({ context }) => context.signupInputEmail !== '',
  },
  actions: {
    setPresentation: assign({
      presentation: (_, { presentation }: { presentation: AuthPresentation }) => presentation,
    }),
    keepEmail: assign({ email: (_, credentials: Credentials) => credentials.email }),
    keepSignUpInput: assign({
      signupInputEmail: (_, credentials: Credentials) => credentials.email,
      signupInputPassword: (_, credentials: Credentials) => credentials.password,
    }),
    refuseCredentials: assign({
      failure: null,
      fields: (_, credentials: Credentials) => wrongCredentials(credentials),
    }),
    refuseCode: assign({ failure: null, fields: (_, code: MailCode) => wrongCode(code) }),
    setFailure: assign({
      failure: (_, failure: Failure) => failure,
      fields: (_, failure: Failure) => failure.fields,
    }),
    clearErrors: assign({ failure: null, fields: [] }),
    reset: assign(blank),
    announceSuccess: emit({ type: 'auth.succeeded' }),
    announceDismissal: emit({ type: 'auth.dismissed' }),
  },
  delays: { submitTimeout: SUBMIT_TIMEOUT },
});
