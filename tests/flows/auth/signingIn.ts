import { errNo } from '#contract/errNo.ts';
import {
  ada,
  type AuthJourney,
  container,
  done,
  failed,
  hasEnded,
  opened,
  submitted,
  submittedBlank,
  toSignUp,
  untouched,
  withEmail,
} from './steps.ts';

/** Signing in. */
export const signingIn: Readonly<Record<string, AuthJourney>> = {
  '[AUTH-01] signs in over the screen': {
    steps: [opened, submitted, done('signIn', undefined)],
    end: {
      ...hasEnded,
      emitted: [container, { type: 'auth.succeeded' }],
      started: [{ id: 'signIn', input: ada }],
    },
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
      emitted: [container],
      started: [],
    },
  },
  'tells why signing in failed, keeps the e-mail and lets the person try again': {
    steps: [opened, submitted, failed('signIn', { errNo: errNo.wrongCredentials, retryAfter: 30 })],
    end: {
      value: { signIn: 'editing' },
      context: {
        ...withEmail,
        failure: { errNo: errNo.wrongCredentials, fields: [], retryAfter: 30 },
      },
      emitted: [container],
    },
  },
  'forgets the failure while it tries again': {
    steps: [opened, submitted, failed('signIn', { errNo: errNo.wrongCredentials }), submitted],
    end: { value: { signIn: 'submitting' }, context: withEmail, emitted: [container] },
  },
  'shows what is wrong with a field instead of an older failure': {
    steps: [opened, submitted, failed('signIn', { errNo: errNo.wrongCredentials }), submittedBlank],
    end: {
      value: { signIn: 'editing' },
      context: {
        ...withEmail,
        fields: [
          { path: 'email', reason: 'notAnEmail' },
          { path: 'password', reason: 'tooShort' },
        ],
      },
      emitted: [container],
    },
  },
  'offers the e-mail in the other view, without the errors of the first': {
    steps: [opened, submitted, failed('signIn', { errNo: errNo.wrongCredentials }), toSignUp],
    end: { value: { signUp: 'editing' }, context: withEmail, emitted: [container] },
  },
};
