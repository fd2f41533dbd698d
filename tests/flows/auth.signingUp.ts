import { errNo } from '#contract/errNo.ts';
import {
  ada,
  type AuthJourney,
  ben,
  closed,
  container,
  done,
  failed,
  hasEnded,
  page,
  resend,
  signedUp,
  submitted,
  submittedBlank,
  toSignIn,
  toSignUp,
} from './auth.steps.ts';

const linkOpened = { type: 'link.opened', code: 'ABCDEFGH2345' } as const;
const brokenLinkOpened = { type: 'link.opened', code: 'ABCD' } as const;
const coded = { type: 'code.submitted', code: 'abcd-efgh-2345' } as const;
const miscoded = { type: 'code.submitted', code: 'abcd' } as const;
const openedSignUp = { type: 'auth.opened', view: 'signUp', presentation: 'page' } as const;
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
      context: page,
      emitted: [container],
      started: [{ id: 'confirmEmail', input: { code: 'ABCDEFGH2345' } }],
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
    steps: [openedSignUp, submitted, done('sendSignUpMail', undefined), resend, done('sendSignUpMail', undefined)],
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
    steps: [
      openedSignUp,
      submitted,
      failed('sendSignUpMail', { errNo: errNo.invalidInput, fields: [{ path: 'email', reason: 'notAnEmail' }] }),
      submittedByBen,
    ],
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
    steps: [
      openedSignUp,
      submitted,
      done('sendSignUpMail', undefined),
      resend,
      failed('sendSignUpMail', { errNo: errNo.invalidInput, fields: [{ path: 'email', reason: 'notAnEmail' }] }),
    ],
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
      context: { ...page, fields: [{ path: 'code', reason: 'notACode' }] },
      emitted: [container],
    },
  },
};
