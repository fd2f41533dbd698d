import { errNo } from '#contract/errNo.ts';
import {
  ada,
  asked,
  type AuthJourney,
  container,
  done,
  failed,
  forgot,
  misspelt,
  opened,
  page,
  resend,
  toSignIn,
  toSignUp,
  untouched,
  withEmail,
} from './steps.ts';

const tooMany = { errNo: errNo.tooManyRequests, retryAfter: 600 };

/** Asking for a new password. */
export const resetting: Readonly<Record<string, AuthJourney>> = {
  '[AUTH-07] asks for a mail that leads to a new password, and once more': {
    steps: [opened, forgot, asked, done('sendResetMail', undefined), resend, done('sendResetMail', undefined)],
    end: {
      value: { forgotPassword: 'resent' },
      context: withEmail,
      emitted: [container],
      started: [
        { id: 'sendResetMail', input: { email: ada.email } },
        { id: 'sendResetMail', input: { email: ada.email } },
      ],
    },
  },
  'says that the mail is on its way': {
    steps: [opened, forgot, asked, done('sendResetMail', undefined)],
    end: { value: { forgotPassword: 'sent' }, context: withEmail, emitted: [container] },
  },
  '[AUTH-07] sends the mail a third time': {
    steps: [opened, forgot, asked, done('sendResetMail', undefined), resend, done('sendResetMail', undefined), resend],
    end: {
      value: { forgotPassword: 'resending' },
      context: withEmail,
      emitted: [container],
      started: [
        { id: 'sendResetMail', input: { email: ada.email } },
        { id: 'sendResetMail', input: { email: ada.email } },
        { id: 'sendResetMail', input: { email: ada.email } },
      ],
    },
  },
  'sends no mail to what is no e-mail': {
    steps: [opened, forgot, misspelt],
    end: {
      value: { forgotPassword: 'editing' },
      context: { ...untouched, fields: [{ path: 'email', reason: 'notAnEmail' }] },
      emitted: [container],
      started: [],
    },
  },
  'shows what is wrong with an e-mail instead of an older failure': {
    steps: [opened, forgot, asked, failed('sendResetMail', tooMany), { type: 'email.submitted', email: '' }],
    end: {
      value: { forgotPassword: 'editing' },
      context: { ...withEmail, fields: [{ path: 'email', reason: 'notAnEmail' }] },
      emitted: [container],
    },
  },
  'tells how long to wait after too many mails, and forgets it with the next try': {
    steps: [opened, forgot, asked, failed('sendResetMail', tooMany), asked],
    end: { value: { forgotPassword: 'submitting' }, context: withEmail, emitted: [container] },
  },
  'tells why the mail could not be sent': {
    steps: [opened, forgot, asked, failed('sendResetMail', tooMany)],
    end: {
      value: { forgotPassword: 'editing' },
      context: { ...withEmail, failure: { ...tooMany, fields: [] } },
      emitted: [container],
    },
  },
  'still says that the first mail is on its way when the second cannot be sent': {
    steps: [
      opened,
      forgot,
      asked,
      done('sendResetMail', undefined),
      resend,
      failed('sendResetMail', { errNo: errNo.invalidInput, fields: [{ path: 'email', reason: 'notAnEmail' }] }),
    ],
    end: {
      value: { forgotPassword: 'sent' },
      context: { ...withEmail, failure: { errNo: errNo.invalidInput, fields: [] } },
      emitted: [container],
    },
  },
  'forgets that failure while it sends again': {
    steps: [opened, forgot, asked, done('sendResetMail', undefined), resend, failed('sendResetMail', tooMany), resend],
    end: { value: { forgotPassword: 'resending' }, context: withEmail, emitted: [container] },
  },
  'takes another e-mail, and offers the first': {
    steps: [opened, forgot, asked, done('sendResetMail', undefined), resend, failed('sendResetMail', tooMany), forgot],
    end: { value: { forgotPassword: 'editing' }, context: withEmail, emitted: [container] },
  },
  'goes back to signing in without the errors of asking': {
    steps: [opened, forgot, misspelt, toSignIn],
    end: { value: { signIn: 'editing' }, context: untouched, emitted: [container] },
  },
  'goes on to signing up without the errors of asking': {
    steps: [opened, forgot, misspelt, toSignUp],
    end: { value: { signUp: 'editing' }, context: untouched, emitted: [container] },
  },
  'leaves the errors of signing in behind when a password is forgotten': {
    steps: [opened, { type: 'credentials.submitted', email: 'ada', password: '' }, forgot],
    end: { value: { forgotPassword: 'editing' }, context: untouched, emitted: [container] },
  },
  'opens for a new password at once': {
    steps: [{ type: 'auth.opened', view: 'forgotPassword', presentation: 'page' }],
    end: { value: { forgotPassword: 'editing' }, context: page, emitted: [container] },
  },
};
