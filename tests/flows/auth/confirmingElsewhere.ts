import { errNo } from '#contract/errNo.ts';
import {
  type AuthJourney,
  coded,
  container,
  done,
  failed,
  fromMail,
  given,
  hasEnded,
  inAnotherBrowser,
  misgiven,
  openedSignUp,
  page,
  signedUp,
  ada,
  submitted,
  toSignIn,
  toSignUp,
} from './steps.ts';

const checking = { id: 'confirmEmail', input: { code: 'ABCDEFGH2345' } };
const opening = { id: 'confirmEmail', input: { code: 'ABCDEFGH2345', password: 'correct horse' } };
const tooCommon = { errNo: errNo.invalidInput, fields: [{ path: 'password', reason: 'tooCommon' }] };

/** Confirming in another browser than the one that signed up. */
export const confirmingElsewhere: Readonly<Record<string, AuthJourney>> = {
  '[M-14] asks for a password where the link is opened in another browser than the one of the sign-up': {
    steps: inAnotherBrowser,
    end: { value: { choosePassword: 'editing' }, context: fromMail, emitted: [container], started: [checking] },
  },
  '[M-14] asks for it where the code is entered, too, when the server does not know the browser any more': {
    steps: [
      openedSignUp,
      submitted,
      done('sendSignUpMail', undefined),
      coded,
      failed('confirmEmail', { errNo: errNo.newPasswordNeeded }),
    ],
    end: {
      value: { choosePassword: 'editing' },
      context: { ...signedUp(ada), code: 'abcd-efgh-2345' },
      emitted: [container],
    },
  },
  '[M-14] opens the account with that password, and signs in': {
    steps: [...inAnotherBrowser, given, done('confirmEmail', undefined)],
    end: { ...hasEnded, emitted: [container, { type: 'auth.succeeded' }], started: [checking, opening] },
  },
  'opens no account with a password that cannot be one': {
    steps: [...inAnotherBrowser, misgiven],
    end: {
      value: { choosePassword: 'editing' },
      context: { ...fromMail, fields: [{ path: 'password', reason: 'tooShort' }] },
      emitted: [container],
      started: [checking],
    },
  },
  'tells that the password of a sign-up is too common, and keeps the code': {
    steps: [...inAnotherBrowser, given, failed('confirmEmail', tooCommon)],
    end: {
      value: { choosePassword: 'editing' },
      context: { ...fromMail, failure: tooCommon, fields: tooCommon.fields },
      emitted: [container],
    },
  },
  'forgets that while another password is tried': {
    steps: [...inAnotherBrowser, given, failed('confirmEmail', tooCommon), given],
    end: {
      value: { choosePassword: 'submitting' },
      context: fromMail,
      emitted: [container],
      started: [checking, opening, opening],
    },
  },
  'shows what is wrong with the password of a sign-up instead of an older failure': {
    steps: [...inAnotherBrowser, given, failed('confirmEmail', { errNo: errNo.internal }), misgiven],
    end: {
      value: { choosePassword: 'editing' },
      context: { ...fromMail, fields: [{ path: 'password', reason: 'tooShort' }] },
      emitted: [container],
    },
  },
  'asks for another code when the first was used meanwhile': {
    steps: [...inAnotherBrowser, given, failed('confirmEmail', { errNo: errNo.wrongCode })],
    end: {
      value: { confirmEmail: 'editing' },
      context: { ...fromMail, failure: { errNo: errNo.wrongCode, fields: [] } },
      emitted: [container],
    },
  },
  'leaves that password for signing in without its errors': {
    steps: [...inAnotherBrowser, misgiven, toSignIn],
    end: { value: { signIn: 'editing' }, context: { ...page, code: fromMail.code }, emitted: [container] },
  },
  'leaves that password for another sign-up without its errors': {
    steps: [...inAnotherBrowser, misgiven, toSignUp],
    end: { value: { signUp: 'editing' }, context: { ...page, code: fromMail.code }, emitted: [container] },
  },
};
