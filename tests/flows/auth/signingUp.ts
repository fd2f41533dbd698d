import { errNo } from '#contract/errNo.ts';
import {
  ada,
  type AuthJourney,
  ben,
  brokenLinkOpened,
  closed,
  coded,
  container,
  done,
  failed,
  fromMail,
  hasEnded,
  linkOpened,
  miscoded,
  openedSignUp,
  page,
  resend,
  restored,
  signedUp,
  submitted,
  submittedBlank,
  toSignIn,
  toSignUp,
  untouched,
} from './steps.ts';

const resent = [openedSignUp, submitted, done('sendSignUpMail', undefined), resend, done('sendSignUpMail', undefined)];
const refusal = { errNo: errNo.invalidInput, fields: [{ path: 'email', reason: 'notAnEmail' }] } as const;
const submittedByBen = { type: 'credentials.submitted', ...ben } as const;

/** Signing up, and confirming by the mail. */
export const signingUp: Readonly<Record<string, AuthJourney>> = {
  '[AUTH-01] signs up, confirms by the code and is signed in': {
    steps: [openedSignUp, submitted, done('sendSignUpMail', undefined), coded, done('confirmEmail', undefined)],
    end: {
      ...hasEnded,
      emitted: [container, { type: 'auth.succeeded' }],
      started: [
        { id: 'sendSignUpMail', input: ada },
        { id: 'confirmEmail', input: { code: 'abcd-efgh-2345' } },
      ],
    },
  },
  '[AUTH-01] confirms by the link of the mail, as a page': {
    steps: [linkOpened],
    end: {
      value: { confirmEmail: 'submitting' },
      context: fromMail,
      emitted: [container],
      started: [{ id: 'confirmEmail', input: { code: 'ABCDEFGH2345' } }],
    },
  },
  '[AUTH-01] sends the mail again after the page was loaded anew, without the password that it knows no more': {
    steps: [restored, resend],
    end: {
      value: { confirmEmail: 'resending' },
      context: { ...untouched, email: ada.email, signupInputEmail: ada.email },
      emitted: [container],
      started: [{ id: 'sendSignUpMail', input: { email: ada.email } }],
    },
  },
  '[AUTH-01] sends no mail again for a link of which nobody has signed up here': {
    steps: [brokenLinkOpened, resend],
    end: {
      value: { confirmEmail: 'editing' },
      context: { ...page, fields: [{ path: 'code', reason: 'notACode' }] },
      emitted: [container],
      started: [],
    },
  },
  '[AUTH-01] waits for the code after the page was loaded anew': {
    steps: [restored, coded],
    end: {
      value: { confirmEmail: 'submitting' },
      context: { ...untouched, email: ada.email, signupInputEmail: ada.email, code: coded.code },
      emitted: [container],
      started: [{ id: 'confirmEmail', input: { code: 'abcd-efgh-2345' } }],
    },
  },
  '[AUTH-01] takes the six digits of the mail, as a page': {
    steps: [
      { ...restored, presentation: 'page' },
      { type: 'code.submitted', code: '123 456' },
    ],
    end: {
      value: { confirmEmail: 'submitting' },
      context: { ...page, email: ada.email, signupInputEmail: ada.email, code: '123 456' },
      emitted: [container],
      started: [{ id: 'confirmEmail', input: { code: '123 456' } }],
    },
  },
  'takes the code by hand when the link of the mail is broken': {
    steps: [brokenLinkOpened, coded, done('confirmEmail', undefined)],
    end: {
      ...hasEnded,
      emitted: [container, { type: 'auth.succeeded' }],
      started: [{ id: 'confirmEmail', input: { code: 'abcd-efgh-2345' } }],
    },
  },
  'cannot send a mail again that was not asked for here': {
    steps: [brokenLinkOpened, resend],
    end: {
      value: { confirmEmail: 'editing' },
      context: { ...page, fields: [{ path: 'code', reason: 'notACode' }] },
      emitted: [container],
      started: [],
    },
  },
  '[AUTH-13] sends the mail again with what was entered at sign-up': {
    steps: resent,
    end: {
      value: { confirmEmail: 'resent' },
      context: signedUp(ada),
      emitted: [container],
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
      toSignUp,
      submittedByBen,
      done('sendSignUpMail', undefined),
    ],
    end: { value: { confirmEmail: 'editing' }, context: signedUp(ben), emitted: [container] },
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
    end: { ...hasEnded, emitted: [container, { type: 'auth.dismissed' }] },
  },
  'goes back to signing in without the errors of signing up': {
    steps: [openedSignUp, submittedBlank, toSignIn],
    end: { value: { signIn: 'editing' }, context: page, emitted: [container] },
  },
  'shows the fields that the server refuses, until the next try': {
    steps: [openedSignUp, submitted, failed('sendSignUpMail', refusal), submittedByBen],
    end: { value: { signUp: 'submitting' }, context: signedUp(ben), emitted: [container] },
  },
  'leaves the code view to sign in without its errors': {
    steps: [brokenLinkOpened, toSignIn],
    end: { value: { signIn: 'editing' }, context: page, emitted: [container] },
  },
  'leaves the code view to sign up without its errors': {
    steps: [brokenLinkOpened, toSignUp],
    end: { value: { signUp: 'editing' }, context: page, emitted: [container] },
  },
  'tells that sending again failed without naming fields that are not there': {
    steps: [openedSignUp, submitted, done('sendSignUpMail', undefined), resend, failed('sendSignUpMail', refusal)],
    end: {
      value: { confirmEmail: 'editing' },
      context: { ...signedUp(ada), failure: { errNo: errNo.invalidInput, fields: [] } },
      emitted: [container],
    },
  },
  'forgets a refused code while the mail is sent again': {
    steps: [openedSignUp, submitted, done('sendSignUpMail', undefined), miscoded, resend],
    end: { value: { confirmEmail: 'resending' }, context: signedUp(ada), emitted: [container] },
  },
  'shows what is wrong with a code instead of an older failure': {
    steps: [linkOpened, failed('confirmEmail', { errNo: errNo.wrongCode }), miscoded],
    end: {
      value: { confirmEmail: 'editing' },
      context: { ...fromMail, fields: [{ path: 'code', reason: 'notACode' }] },
      emitted: [container],
    },
  },
  '[AUTH-16] sends no mail while a field is wrong, and says which': {
    steps: [openedSignUp, submittedBlank],
    end: {
      value: { signUp: 'editing' },
      context: {
        ...page,
        fields: [
          { path: 'email', reason: 'notAnEmail' },
          { path: 'password', reason: 'tooShort' },
        ],
      },
      emitted: [container],
      started: [],
    },
  },
  'shows the fields of a sign-up that the server refuses': {
    steps: [openedSignUp, submitted, failed('sendSignUpMail', refusal)],
    end: {
      value: { signUp: 'editing' },
      context: { ...signedUp(ada), failure: refusal, fields: refusal.fields },
      emitted: [container],
    },
  },
  'tells that the code is wrong': {
    steps: [linkOpened, failed('confirmEmail', { errNo: errNo.wrongCode })],
    end: {
      value: { confirmEmail: 'editing' },
      context: { ...fromMail, failure: { errNo: errNo.wrongCode, fields: [] } },
      emitted: [container],
    },
  },
  'forgets what was wrong with a code while the next is checked': {
    steps: [brokenLinkOpened, coded],
    end: { value: { confirmEmail: 'submitting' }, context: { ...page, code: coded.code }, emitted: [container] },
  },
  'takes the code of the mail that was sent again': {
    steps: [...resent, coded],
    end: {
      value: { confirmEmail: 'submitting' },
      context: { ...signedUp(ada), code: coded.code },
      emitted: [container],
      started: [
        { id: 'sendSignUpMail', input: ada },
        { id: 'sendSignUpMail', input: ada },
        { id: 'confirmEmail', input: { code: 'abcd-efgh-2345' } },
      ],
    },
  },
  'says what is wrong with a code after the mail was sent again': {
    steps: [...resent, miscoded],
    end: {
      value: { confirmEmail: 'editing' },
      context: { ...signedUp(ada), fields: [{ path: 'code', reason: 'notACode' }] },
      emitted: [container],
    },
  },
  '[AUTH-13] sends the mail a third time': {
    steps: [...resent, resend],
    end: {
      value: { confirmEmail: 'resending' },
      context: signedUp(ada),
      emitted: [container],
      started: [
        { id: 'sendSignUpMail', input: ada },
        { id: 'sendSignUpMail', input: ada },
        { id: 'sendSignUpMail', input: ada },
      ],
    },
  },
};
