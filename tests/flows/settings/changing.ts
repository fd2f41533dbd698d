import { errNo } from '#contract/errNo.ts';
import { ada } from '../session/model.ts';
import {
  asBrowserSays,
  becameThirdParty,
  broken,
  byThirdParty,
  change,
  closed,
  conversations,
  done,
  entered,
  failed,
  failedBy,
  inAustria,
  mail,
  noChange,
  noProfile,
  open,
  profile,
  refused,
  type SettingsJourney,
  told,
  untouched,
  wrongAt,
  wrongPassword,
} from './steps.ts';

/** Profile, where the person lives, and password. */
export const changeJourneys: Readonly<Record<string, SettingsJourney>> = {
  'changes name and pronoun, and tells': {
    steps: [open('profile'), profile, done('updateUser', { errNo: errNo.success, user: ada })],
    end: {
      value: 'overview',
      context: told('saved'),
      emitted: [{ type: 'user.updated', errNo: errNo.success, user: ada }],
      started: [{ id: 'updateUser', input: { name: 'Ada L.', pronoun: 'they/them' } }],
    },
  },
  '[AUTH-16] saves no empty name': {
    steps: [open('profile'), noProfile],
    end: {
      value: { profile: 'editing' },
      context: refused({ path: 'name', reason: 'tooShort' }, { path: 'pronoun', reason: 'tooShort' }),
      emitted: [],
      started: [],
    },
  },
  'takes each refusal back once its field is right': {
    steps: [open('profile'), noProfile, entered({ name: '', pronoun: 'they/them' })],
    end: {
      value: { profile: 'editing' },
      context: refused({ path: 'name', reason: 'tooShort' }),
      emitted: [],
      started: [],
    },
  },
  'takes all refusals back once all fields are right': {
    steps: [open('profile'), noProfile, entered({ name: 'Ada', pronoun: 'they/them' })],
    end: { value: { profile: 'editing' }, context: untouched, emitted: [], started: [] },
  },
  'says what is wrong with passwords until they are right': {
    steps: [open('password'), noChange, entered({ oldPassword: 'correct horse', password: 'short' })],
    end: {
      value: { password: 'editing' },
      context: refused({ path: 'password', reason: 'tooShort' }),
      emitted: [],
      started: [],
    },
  },
  'refuses no field while it is entered': {
    steps: [open('profile'), entered({ name: '', pronoun: '' })],
    end: { value: { profile: 'editing' }, context: untouched, emitted: [] },
  },
  'opens another section in place of one that is open': {
    steps: [open('profile'), noProfile, open('password')],
    end: { value: { password: 'editing' }, context: untouched, emitted: [], started: [] },
  },
  'opens no other section while an answer is awaited': {
    steps: [open('profile'), profile, open('password')],
    end: { value: { profile: 'saving' }, context: untouched, emitted: [], tags: ['busy'] },
  },
  'tells why saving failed, and forgets it with the next try': {
    steps: [open('profile'), profile, failed('updateUser', broken), profile],
    end: { value: { profile: 'saving' }, context: untouched, emitted: [] },
  },
  'tells why saving failed': {
    steps: [open('profile'), profile, failed('updateUser', broken)],
    end: { value: { profile: 'editing' }, context: failedBy(errNo.internal), emitted: [] },
  },
  'shows what is wrong with a name instead of an older failure': {
    steps: [open('profile'), profile, failed('updateUser', broken), noProfile],
    end: {
      value: { profile: 'editing' },
      context: refused({ path: 'name', reason: 'tooShort' }, { path: 'pronoun', reason: 'tooShort' }),
      emitted: [],
    },
  },
  'leaves what is wrong behind with its section': {
    steps: [open('profile'), noProfile, closed],
    end: { value: 'overview', context: untouched, emitted: [] },
  },
  'leaves a failure behind with its section': {
    steps: [open('profile'), profile, failed('updateUser', broken), closed],
    end: { value: 'overview', context: untouched, emitted: [] },
  },
  '[N-38] saves what is chosen for conversations, and tells': {
    steps: [open('conversations'), conversations, done('updateUser', { errNo: errNo.success, user: ada })],
    end: {
      value: 'overview',
      context: told('conversationsSaved'),
      emitted: [{ type: 'user.updated', errNo: errNo.success, user: ada }],
      started: [{ id: 'updateUser', input: { pictureChoice: 'always', showsReasoning: true } }],
    },
  },
  'tells why choices could not be saved, and forgets it with the next try': {
    steps: [open('conversations'), conversations, failed('updateUser', broken), conversations],
    end: { value: { conversations: 'saving' }, context: untouched, emitted: [] },
  },
  'tells why choices could not be saved': {
    steps: [open('conversations'), conversations, failed('updateUser', broken)],
    end: { value: { conversations: 'editing' }, context: failedBy(errNo.internal), emitted: [] },
  },
  'leaves choices that could not be saved behind with their section': {
    steps: [open('conversations'), conversations, failed('updateUser', broken), closed],
    end: { value: 'overview', context: untouched, emitted: [] },
  },
  'changes where the person lives, and tells': {
    steps: [open('country'), inAustria, done('updateUser', { errNo: errNo.success, user: ada })],
    end: {
      value: 'overview',
      context: told('countrySaved'),
      emitted: [{ type: 'user.updated', errNo: errNo.success, user: ada }],
      started: [{ id: 'updateUser', input: { country: 'AT' } }],
    },
  },
  'has it forgotten where the person lives': {
    steps: [open('country'), asBrowserSays],
    end: {
      value: { country: 'saving' },
      context: untouched,
      emitted: [],
      started: [{ id: 'updateUser', input: { country: null } }],
    },
  },
  'tells why where the person lives could not be saved, and forgets it with the next try': {
    steps: [open('country'), inAustria, failed('updateUser', broken), inAustria],
    end: { value: { country: 'saving' }, context: untouched, emitted: [] },
  },
  'tells why where the person lives could not be saved': {
    steps: [open('country'), inAustria, failed('updateUser', broken)],
    end: { value: { country: 'editing' }, context: failedBy(errNo.internal), emitted: [] },
  },
  'leaves behind with its section that where the person lives could not be saved': {
    steps: [open('country'), inAustria, failed('updateUser', broken), closed],
    end: { value: 'overview', context: untouched, emitted: [] },
  },
  '[AUTH-10] changes the password': {
    steps: [open('password'), change, done('changePassword', undefined)],
    end: {
      value: 'overview',
      context: told('passwordChanged'),
      emitted: [{ type: 'password.changed' }],
      started: [{ id: 'changePassword', input: { oldPassword: 'correct horse', password: 'battery staple' } }],
    },
  },
  '[AUTH-10] tells at the old password that it is wrong, until the next try': {
    steps: [open('password'), change, failed('changePassword', wrongPassword)],
    end: { value: { password: 'editing' }, context: wrongAt('oldPassword'), emitted: [] },
  },
  'tells at the new password that it is too common': {
    steps: [
      open('password'),
      change,
      failed('changePassword', { errNo: errNo.invalidInput, fields: [{ path: 'password', reason: 'tooCommon' }] }),
    ],
    end: {
      value: { password: 'editing' },
      context: {
        ...untouched,
        failure: { errNo: errNo.invalidInput, fields: [{ path: 'password', reason: 'tooCommon' }] },
        fields: [{ path: 'password', reason: 'tooCommon' }],
      },
      emitted: [],
    },
  },
  'changes no password to one that is too short': {
    steps: [open('password'), change, failed('changePassword', broken), noChange],
    end: {
      value: { password: 'editing' },
      context: refused({ path: 'oldPassword', reason: 'tooShort' }, { path: 'password', reason: 'tooShort' }),
      emitted: [],
    },
  },
  'forgets that while another password is tried': {
    steps: [open('password'), noChange, change],
    end: { value: { password: 'changing' }, context: untouched, emitted: [] },
  },
  'asks for a mail for who has no password yet': {
    steps: [becameThirdParty, mail],
    end: {
      value: 'overview',
      context: { ...untouched, user: byThirdParty },
      emitted: [{ type: 'resetMail.wanted' }],
      started: [],
    },
  },
  'leaves a refused password behind with its section': {
    steps: [open('password'), noChange, closed],
    end: { value: 'overview', context: untouched, emitted: [] },
  },
};
