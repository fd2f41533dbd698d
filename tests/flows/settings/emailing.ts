import { errNo } from '#contract/errNo.ts';
import { awaiting, user, renamed } from './model.ts';
import {
  asked,
  becameAwaiting,
  becameThirdParty,
  broken,
  byThirdParty,
  calledOff,
  closed,
  done,
  emailChange,
  entered,
  failed,
  failedBy,
  kept,
  noEmailChange,
  open,
  refused,
  resent,
  type SettingsJourney,
  told,
  untouched,
  wrongAt,
  wrongPassword,
} from './steps.ts';

const waiting = { ...untouched, user: awaiting };
const toldOf = (notice: 'emailAsked' | 'emailKept', who: typeof user | typeof awaiting) => ({
  ...told(notice),
  user: who,
});
const updated = (answer: typeof asked) => ({ type: 'user.updated', ...answer }) as const;

/** Another email, which both addresses have to confirm. */
export const emailJourneys: Readonly<Record<string, SettingsJourney>> = {
  'has both addresses asked for another email, and tells': {
    steps: [open('email'), emailChange, done('requestEmailChange', asked)],
    end: {
      value: 'overview',
      context: toldOf('emailAsked', awaiting),
      emitted: [updated(asked)],
      started: [{ id: 'requestEmailChange', input: { email: awaiting.newEmail, password: 'correct horse' } }],
    },
  },
  'asks no password of who has none': {
    steps: [becameThirdParty, open('email'), { ...emailChange, oldPassword: '' }],
    end: {
      value: { email: 'requesting' },
      context: { ...untouched, user: byThirdParty },
      emitted: [],
      started: [{ id: 'requestEmailChange', input: { email: awaiting.newEmail } }],
    },
  },
  'says what is wrong with another email and the password until they are right': {
    steps: [open('email'), noEmailChange, entered({ email: awaiting.newEmail, oldPassword: 'short' })],
    end: {
      value: { email: 'editing' },
      context: refused({ path: 'oldPassword', reason: 'tooShort' }),
      emitted: [],
      started: [],
    },
  },
  'takes no email that the account has already': {
    steps: [open('email'), { ...emailChange, email: ` ${user.email.toUpperCase()}` }],
    end: {
      value: { email: 'editing' },
      context: refused({ path: 'email', reason: 'unchanged' }),
      emitted: [],
      started: [],
    },
  },
  'tells that the password for another email is wrong, until the next try': {
    steps: [open('email'), emailChange, failed('requestEmailChange', wrongPassword)],
    end: { value: { email: 'editing' }, context: wrongAt('oldPassword'), emitted: [] },
  },
  'forgets that with the next try': {
    steps: [open('email'), emailChange, failed('requestEmailChange', wrongPassword), emailChange],
    end: { value: { email: 'requesting' }, context: untouched, emitted: [] },
  },
  'shows what is wrong with an email instead of an older failure': {
    steps: [open('email'), emailChange, failed('requestEmailChange', broken), noEmailChange],
    end: {
      value: { email: 'editing' },
      context: refused({ path: 'email', reason: 'notAnEmail' }, { path: 'oldPassword', reason: 'tooShort' }),
      emitted: [],
    },
  },
  'leaves a refused email behind with its section': {
    steps: [open('email'), noEmailChange, closed],
    end: { value: 'overview', context: untouched, emitted: [] },
  },
  'shows what waits instead of the form while another email does': {
    steps: [becameAwaiting, open('email')],
    end: { value: { email: 'waiting' }, context: waiting, emitted: [], started: [] },
  },
  'shows it as well once it waits by another device': {
    steps: [open('email'), becameAwaiting],
    end: { value: { email: 'waiting' }, context: waiting, emitted: [], started: [] },
  },
  'closes once the email was confirmed elsewhere': {
    steps: [
      becameAwaiting,
      open('email'),
      resent,
      failed('resendEmailChange', broken),
      { type: 'user.changed', user: renamed },
    ],
    end: { value: 'overview', context: { ...untouched, user: renamed }, emitted: [] },
  },
  'sends the mails again, and tells': {
    steps: [becameAwaiting, open('email'), resent, done('resendEmailChange', asked)],
    end: {
      value: 'overview',
      context: toldOf('emailAsked', awaiting),
      emitted: [updated(asked)],
      started: [{ id: 'resendEmailChange', input: undefined }],
    },
  },
  'tells why mails could not be sent again, and forgets it with the next try': {
    steps: [becameAwaiting, open('email'), resent, failed('resendEmailChange', broken), resent],
    end: { value: { email: 'resending' }, context: waiting, emitted: [] },
  },
  'tells why mails could not be sent again': {
    steps: [becameAwaiting, open('email'), resent, failed('resendEmailChange', broken)],
    end: {
      value: { email: 'waiting' },
      context: { ...waiting, failure: { errNo: errNo.internal, fields: [] } },
      emitted: [],
    },
  },
  'keeps the email, and tells': {
    steps: [becameAwaiting, open('email'), calledOff, done('cancelEmailChange', kept)],
    end: {
      value: 'overview',
      context: toldOf('emailKept', user),
      emitted: [updated(kept)],
      started: [{ id: 'cancelEmailChange', input: undefined }],
    },
  },
  'tells why the email could not be kept, and forgets it with the next try': {
    steps: [becameAwaiting, open('email'), calledOff, failed('cancelEmailChange', broken), calledOff],
    end: { value: { email: 'callingOff' }, context: waiting, emitted: [] },
  },
  'tells why the email could not be kept': {
    steps: [becameAwaiting, open('email'), calledOff, failed('cancelEmailChange', broken)],
    end: {
      value: { email: 'waiting' },
      context: { ...waiting, failure: failedBy(errNo.internal).failure },
      emitted: [],
    },
  },
  'leaves a failure behind with what waits': {
    steps: [becameAwaiting, open('email'), calledOff, failed('cancelEmailChange', broken), closed],
    end: { value: 'overview', context: waiting, emitted: [] },
  },
  'opens another section in place of what waits': {
    steps: [becameAwaiting, open('email'), open('password')],
    end: { value: { password: 'editing' }, context: waiting, emitted: [] },
  },
};
