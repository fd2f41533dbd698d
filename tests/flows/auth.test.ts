import { errNo } from '#contract/errNo.ts';
import { authMachine } from '#machines/auth/authMachine.ts';
import {
  type AuthSnapshot,
  isBusy,
  isConfirmingLink,
  isResending,
  isResent,
  knowsSignUp,
  presentationOf,
  viewOf,
} from '#machines/auth/authSelectors.ts';
import { type AuthContext, SUBMIT_TIMEOUT } from '#machines/auth/authSetup.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { authModel } from './auth.model.ts';
import { moreStateChecks, resetJourneys, thirdPartyJourneys } from './auth.journeys.ts';
import { describeFlow } from './support/describeFlow.ts';
import { actorsOf } from './support/journeys.ts';
import { waited } from './support/runner.ts';

const { done, failed } = actorsOf(authMachine);
const ada = { email: 'ada@example.com', password: 'correct horse' };
const ben = { email: 'ben@example.com', password: 'battery staple' };

const opened = { type: 'auth.opened', view: 'signIn', presentation: 'modal' } as const;
const openedSignUp = { type: 'auth.opened', view: 'signUp', presentation: 'page' } as const;
const submitted = { type: 'credentials.submitted', ...ada } as const;
const submittedBlank = { type: 'credentials.submitted', email: '', password: '' } as const;
const coded = { type: 'code.submitted', code: 'abcd-efgh-2345' } as const;
const miscoded = { type: 'code.submitted', code: 'abcd' } as const;
const resend = { type: 'mail.resendRequested' } as const;
const closed = { type: 'auth.closed' } as const;

const untouched: AuthContext = {
  presentation: 'modal',
  email: '',
  signupInputEmail: '',
  signupInputPassword: '',
  oauthType: '',
  failure: null,
  fields: [],
};
const afterSignUp: AuthContext = {
  ...untouched,
  presentation: 'page',
  email: ada.email,
  signupInputEmail: ada.email,
  signupInputPassword: ada.password,
};
const isClear = ({ context }: AuthSnapshot) => context.failure === null && context.fields.length === 0;
const canCancel = (snapshot: AuthSnapshot) => snapshot.can({ type: 'submit.cancelled' });
const canResend = (snapshot: AuthSnapshot) => snapshot.can({ type: 'mail.resendRequested' });
const isForm = (snapshot: AuthSnapshot) => !isBusy(snapshot) && !canCancel(snapshot);
const isWaiting = (snapshot: AuthSnapshot) => isBusy(snapshot) && canCancel(snapshot) && isClear(snapshot);
const hasEnded = { value: 'closed', context: untouched } as const;

describeFlow(authModel, {
  stateChecks: {
    closed: ({ context }) => JSON.stringify(context) === JSON.stringify(untouched),
    signIn: (snapshot) => viewOf(snapshot) === 'signIn' && presentationOf(snapshot) !== null,
    'signIn.editing': (snapshot) => viewOf(snapshot) === 'signIn' && isForm(snapshot),
    'signIn.submitting': (snapshot) => isWaiting(snapshot) && snapshot.context.email !== '',
    signUp: (snapshot) => viewOf(snapshot) === 'signUp' && presentationOf(snapshot) !== null,
    'signUp.editing': (snapshot) => viewOf(snapshot) === 'signUp' && isForm(snapshot),
    'signUp.submitting': (snapshot) => isWaiting(snapshot) && knowsSignUp(snapshot),
    confirmEmail: (snapshot) => viewOf(snapshot) === 'confirmEmail' && presentationOf(snapshot) !== null,
    'confirmEmail.editing': (snapshot) =>
      isForm(snapshot) && !isResent(snapshot) && canResend(snapshot) === knowsSignUp(snapshot),
    'confirmEmail.submitting': (snapshot) =>
      isWaiting(snapshot) && !isResending(snapshot) && isConfirmingLink(snapshot) !== knowsSignUp(snapshot),
    'confirmEmail.resending': (snapshot) => isWaiting(snapshot) && isResending(snapshot),
    'confirmEmail.resent': (snapshot) => isResent(snapshot) && canResend(snapshot) && isClear(snapshot),
    ...moreStateChecks,
  },
  journeys: {
    ...resetJourneys,
    ...thirdPartyJourneys,
    '[AUTH-01] signs in over the screen': {
      steps: [opened, submitted, done('signIn', undefined)],
      end: {
        ...hasEnded,
        emitted: [{ type: 'container.opened' }, { type: 'auth.succeeded' }],
        started: [{ id: 'signIn', input: ada }],
      },
    },
    '[AUTH-01] signs up, confirms by the code and is signed in': {
      steps: [openedSignUp, submitted, done('sendSignUpMail', undefined), coded, done('confirmEmail', undefined)],
      end: {
        ...hasEnded,
        emitted: [{ type: 'container.opened' }, { type: 'auth.succeeded' }],
        started: [
          { id: 'sendSignUpMail', input: ada },
          { id: 'confirmEmail', input: { code: 'abcd-efgh-2345' } },
        ],
      },
    },
    '[AUTH-01] confirms by the link of the mail, as a page': {
      steps: [{ type: 'link.opened', code: 'ABCDEFGH2345' }],
      end: {
        value: { confirmEmail: 'submitting' },
        context: { ...untouched, presentation: 'page' },
        emitted: [{ type: 'container.opened' }],
        started: [{ id: 'confirmEmail', input: { code: 'ABCDEFGH2345' } }],
      },
    },
    'takes the code by hand when the link of the mail is broken': {
      steps: [{ type: 'link.opened', code: 'ABCD' }, coded, done('confirmEmail', undefined)],
      end: {
        ...hasEnded,
        emitted: [{ type: 'container.opened' }, { type: 'auth.succeeded' }],
        started: [{ id: 'confirmEmail', input: { code: 'abcd-efgh-2345' } }],
      },
    },
    'cannot send a mail again that was not asked for here': {
      steps: [{ type: 'link.opened', code: 'ABCD' }, resend],
      end: {
        value: { confirmEmail: 'editing' },
        context: { ...untouched, presentation: 'page', fields: [{ path: 'code', reason: 'notACode' }] },
        emitted: [{ type: 'container.opened' }],
        started: [],
      },
    },
    '[AUTH-13] sends the mail again with what was entered at sign-up': {
      steps: [openedSignUp, submitted, done('sendSignUpMail', undefined), resend, done('sendSignUpMail', undefined)],
      end: {
        value: { confirmEmail: 'resent' },
        context: afterSignUp,
        emitted: [{ type: 'container.opened' }],
        started: [
          { id: 'sendSignUpMail', input: ada },
          { id: 'sendSignUpMail', input: ada },
        ],
      },
    },
    '[AUTH-13] knows the newest sign-up only': {
      steps: [
        openedSignUp,
        submitted,
        done('sendSignUpMail', undefined),
        { type: 'view.chosen', view: 'signUp' },
        { type: 'credentials.submitted', ...ben },
        done('sendSignUpMail', undefined),
      ],
      end: {
        value: { confirmEmail: 'editing' },
        context: {
          ...afterSignUp,
          email: ben.email,
          signupInputEmail: ben.email,
          signupInputPassword: ben.password,
        },
        emitted: [{ type: 'container.opened' }],
      },
    },
    '[AUTH-13] forgets the password and every error when it is closed': {
      steps: [
        openedSignUp,
        submitted,
        done('sendSignUpMail', undefined),
        coded,
        failed('confirmEmail', { errNo: errNo.wrongCode }),
        closed,
      ],
      end: { ...hasEnded, emitted: [{ type: 'container.opened' }, { type: 'auth.dismissed' }] },
    },
    '[AUTH-16] sends nothing while a field is wrong, and says which': {
      steps: [opened, { type: 'credentials.submitted', email: 'ada', password: 'short' }],
      end: {
        value: { signIn: 'editing' },
        context: {
          ...untouched,
          fields: [
            { path: 'email', reason: 'notAnEmail' },
            { path: 'password', reason: 'tooShort' },
          ],
        },
        emitted: [{ type: 'container.opened' }],
        started: [],
      },
    },
    'tells why signing in failed, keeps the e-mail and lets the person try again': {
      steps: [opened, submitted, failed('signIn', { errNo: errNo.wrongCredentials, retryAfter: 30 })],
      end: {
        value: { signIn: 'editing' },
        context: {
          ...untouched,
          email: ada.email,
          failure: { errNo: errNo.wrongCredentials, fields: [], retryAfter: 30 },
        },
        emitted: [{ type: 'container.opened' }],
      },
    },
    'forgets the failure while it tries again': {
      steps: [opened, submitted, failed('signIn', { errNo: errNo.wrongCredentials }), submitted],
      end: {
        value: { signIn: 'submitting' },
        context: { ...untouched, email: ada.email },
        emitted: [{ type: 'container.opened' }],
      },
    },
    'shows what is wrong with a field instead of an older failure': {
      steps: [opened, submitted, failed('signIn', { errNo: errNo.wrongCredentials }), submittedBlank],
      end: {
        value: { signIn: 'editing' },
        context: {
          ...untouched,
          email: ada.email,
          fields: [
            { path: 'email', reason: 'notAnEmail' },
            { path: 'password', reason: 'tooShort' },
          ],
        },
        emitted: [{ type: 'container.opened' }],
      },
    },
    'offers the e-mail in the other view, without the errors of the first': {
      steps: [
        opened,
        submitted,
        failed('signIn', { errNo: errNo.wrongCredentials }),
        { type: 'view.chosen', view: 'signUp' },
      ],
      end: {
        value: { signUp: 'editing' },
        context: { ...untouched, email: ada.email },
        emitted: [{ type: 'container.opened' }],
      },
    },
    'goes back to signing in without the errors of signing up': {
      steps: [openedSignUp, submittedBlank, { type: 'view.chosen', view: 'signIn' }],
      end: {
        value: { signIn: 'editing' },
        context: { ...untouched, presentation: 'page' },
        emitted: [{ type: 'container.opened' }],
      },
    },
    'shows the fields that the server refuses, until the next try': {
      steps: [
        openedSignUp,
        submitted,
        failed('sendSignUpMail', { errNo: errNo.invalidInput, fields: [{ path: 'email', reason: 'notAnEmail' }] }),
        { type: 'credentials.submitted', ...ben },
      ],
      end: {
        value: { signUp: 'submitting' },
        context: {
          ...afterSignUp,
          email: ben.email,
          signupInputEmail: ben.email,
          signupInputPassword: ben.password,
        },
        emitted: [{ type: 'container.opened' }],
      },
    },
    'leaves the code view to sign in without its errors': {
      steps: [
        { type: 'link.opened', code: 'ABCD' },
        { type: 'view.chosen', view: 'signIn' },
      ],
      end: {
        value: { signIn: 'editing' },
        context: { ...untouched, presentation: 'page' },
        emitted: [{ type: 'container.opened' }],
      },
    },
    'leaves the code view to sign up without its errors': {
      steps: [
        { type: 'link.opened', code: 'ABCD' },
        { type: 'view.chosen', view: 'signUp' },
      ],
      end: {
        value: { signUp: 'editing' },
        context: { ...untouched, presentation: 'page' },
        emitted: [{ type: 'container.opened' }],
      },
    },
    'tells that sending again failed without naming fields that are not there': {
      steps: [
        openedSignUp,
        submitted,
        done('sendSignUpMail', undefined),
        resend,
        failed('sendSignUpMail', { errNo: errNo.invalidInput, fields: [{ path: 'email', reason: 'notAnEmail' }] }),
      ],
      end: {
        value: { confirmEmail: 'editing' },
        context: { ...afterSignUp, failure: { errNo: errNo.invalidInput, fields: [] } },
        emitted: [{ type: 'container.opened' }],
      },
    },
    'forgets a refused code while the mail is sent again': {
      steps: [openedSignUp, submitted, done('sendSignUpMail', undefined), miscoded, resend],
      end: { value: { confirmEmail: 'resending' }, context: afterSignUp, emitted: [{ type: 'container.opened' }] },
    },
    'shows what is wrong with a code instead of an older failure': {
      steps: [
        { type: 'link.opened', code: 'ABCDEFGH2345' },
        failed('confirmEmail', { errNo: errNo.wrongCode }),
        miscoded,
      ],
      end: {
        value: { confirmEmail: 'editing' },
        context: { ...untouched, presentation: 'page', fields: [{ path: 'code', reason: 'notACode' }] },
        emitted: [{ type: 'container.opened' }],
      },
    },
    'counts a submit without an answer in time as failed': {
      steps: [opened, submitted, waited(SUBMIT_TIMEOUT - 1), waited(1)],
      end: {
        value: { signIn: 'editing' },
        context: { ...untouched, email: ada.email, failure: { errNo: NO_ANSWER, fields: [] } },
        emitted: [{ type: 'container.opened' }],
      },
    },
    'waits as long as it may': {
      steps: [opened, submitted, waited(29_999)],
      end: {
        value: { signIn: 'submitting' },
        context: { ...untouched, email: ada.email },
        emitted: [{ type: 'container.opened' }],
      },
    },
    'asks nothing twice while it waits': {
      steps: [opened, submitted, submitted, closed, closed],
      end: {
        ...hasEnded,
        emitted: [{ type: 'container.opened' }, { type: 'auth.dismissed' }],
        started: [{ id: 'signIn', input: ada }],
      },
    },
  },
});
