import { errNo } from '#contract/errNo.ts';
import {
  type AuthJourney,
  authURL,
  chosen,
  container,
  done,
  failed,
  forgot,
  given,
  hasEnded,
  joining,
  misgiven,
  opened,
  page,
  passwordNeeded,
  toSignIn,
  toSignUp,
  untouched,
} from './steps.ts';

/** Signing in by a third party, and joining it with an account. */
export const thirdParties: Readonly<Record<string, AuthJourney>> = {
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
    end: { value: { authRedirect: 'asking' }, context: { ...untouched, oauthType: 'example' }, emitted: [container] },
  },
  'goes to a third party from signing in, without its errors': {
    steps: [opened, { type: 'credentials.submitted', email: 'ada', password: '' }, chosen],
    end: { value: { authRedirect: 'asking' }, context: { ...untouched, oauthType: 'example' }, emitted: [container] },
  },
  'tells that the third party does not answer': {
    steps: [opened, chosen, failed('authorize', { errNo: errNo.providerFailed })],
    end: {
      value: { signIn: 'editing' },
      context: { ...untouched, oauthType: 'example', failure: { errNo: errNo.providerFailed, fields: [] } },
      emitted: [container],
    },
  },
  'is signed in when the third party sends somebody back whom the server knows': {
    steps: [{ type: 'oauth.returned', errNo: errNo.success }],
    end: { ...hasEnded, emitted: [{ type: 'auth.succeeded' }], started: [] },
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
      ...hasEnded,
      emitted: [container, { type: 'auth.succeeded' }],
      started: [joining],
    },
  },
  'joins nothing by a password that cannot be one': {
    steps: [passwordNeeded, misgiven],
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
  'does not mind an answer of a third party while it is open': {
    steps: [opened, { type: 'oauth.returned', errNo: errNo.success }],
    end: { value: { signIn: 'editing' }, context: untouched, emitted: [container], started: [] },
  },
};
