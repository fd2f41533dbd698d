import { errNo } from '#contract/errNo.ts';
import { user } from './model.ts';
import {
  becameThirdParty,
  broken,
  byThirdParty,
  closed,
  confirmed,
  deleted,
  done,
  entered,
  exported,
  failed,
  failedBy,
  gone,
  left,
  open,
  type SettingsJourney,
  told,
  undeleted,
  untouched,
  wrongAt,
  wrongPassword,
} from './steps.ts';

/** Taking everything along, and leaving: sessions and the account itself. */
export const leaveJourneys: Readonly<Record<string, SettingsJourney>> = {
  'ends every session, and tells': {
    steps: [open('signOutEverywhere'), confirmed, done('signOutEverywhere', undefined)],
    end: {
      value: 'left',
      context: untouched,
      emitted: [left],
      started: [{ id: 'signOutEverywhere', input: undefined }],
    },
  },
  'tells that sessions could not be ended, and forgets it with the next try': {
    steps: [open('signOutEverywhere'), confirmed, failed('signOutEverywhere', broken), confirmed],
    end: { value: { signOutEverywhere: 'ending' }, context: untouched, emitted: [] },
  },
  'tells that sessions could not be ended': {
    steps: [open('signOutEverywhere'), confirmed, failed('signOutEverywhere', broken)],
    end: { value: { signOutEverywhere: 'confirming' }, context: failedBy(errNo.internal), emitted: [] },
  },
  'exports everything': {
    steps: [open('exportData'), done('exportData', undefined)],
    end: {
      value: 'overview',
      context: told('exported'),
      emitted: [],
      started: [{ id: 'exportData', input: undefined }],
    },
  },
  'tells that the export failed': {
    steps: [open('exportData'), failed('exportData', broken)],
    end: { value: 'overview', context: failedBy(errNo.internal), emitted: [] },
  },
  'deletes the account by its password, and tells': {
    steps: [open('deletion'), deleted, done('deleteAccount', undefined)],
    end: {
      value: 'left',
      context: untouched,
      emitted: [gone, left],
      started: [{ id: 'deleteAccount', input: { email: user.email, password: 'correct horse' } }],
    },
  },
  'deletes an account without a password by its e-mail': {
    steps: [becameThirdParty, open('deletion'), { type: 'deletion.confirmed', confirmation: 'ADA@example.com' }],
    end: {
      value: { deletion: 'deleting' },
      context: { ...untouched, user: byThirdParty },
      emitted: [],
      started: [{ id: 'deleteAccount', input: { email: user.email } }],
    },
  },
  'deletes no account without a password by anything else': {
    steps: [becameThirdParty, open('deletion'), deleted],
    end: {
      value: { deletion: 'confirming' },
      context: { ...wrongAt('confirmation'), user: byThirdParty },
      emitted: [],
      started: [],
    },
  },
  'tells at the password that it is wrong, and deletes nothing': {
    steps: [open('deletion'), deleted, failed('deleteAccount', wrongPassword)],
    end: { value: { deletion: 'confirming' }, context: wrongAt('confirmation'), emitted: [] },
  },
  'forgets that while another password is tried to delete': {
    steps: [open('deletion'), undeleted, deleted],
    end: { value: { deletion: 'deleting' }, context: untouched, emitted: [] },
  },
  'tells why deleting failed': {
    steps: [open('deletion'), deleted, failed('deleteAccount', broken)],
    end: { value: { deletion: 'confirming' }, context: failedBy(errNo.internal), emitted: [] },
  },
  'leaves an account that may be gone already, and does not say that it is': {
    steps: [open('deletion'), deleted, failed('deleteAccount', { errNo: errNo.notSignedIn })],
    end: { value: 'left', context: untouched, emitted: [left] },
  },
  'takes everything along before the account goes, and stays where that is asked': {
    steps: [open('deletion'), exported, done('exportData', undefined)],
    end: {
      value: { deletion: 'confirming' },
      context: told('exported'),
      emitted: [],
      started: [{ id: 'exportData', input: undefined }],
      tags: [],
    },
  },
  'tells that nothing could be taken along before the account goes, and forgets it with the next try': {
    steps: [open('deletion'), exported, failed('exportData', broken), exported],
    end: { value: { deletion: 'exporting' }, context: untouched, emitted: [], tags: ['busy'] },
  },
  'tells that nothing could be taken along before the account goes': {
    steps: [open('deletion'), exported, failed('exportData', broken)],
    end: { value: { deletion: 'confirming' }, context: failedBy(errNo.internal), emitted: [] },
  },
  'deletes nothing while everything is taken along': {
    steps: [open('deletion'), exported, deleted, open('profile')],
    end: { value: { deletion: 'exporting' }, context: untouched, emitted: [] },
  },
  'says nothing more of what was taken along once the account goes': {
    steps: [open('deletion'), exported, done('exportData', undefined), deleted],
    end: { value: { deletion: 'deleting' }, context: untouched, emitted: [] },
  },
  'takes it back that a password is wrong once another one is entered': {
    steps: [
      open('deletion'),
      deleted,
      failed('deleteAccount', wrongPassword),
      entered({ confirmation: 'wrong horse' }),
    ],
    end: { value: { deletion: 'confirming' }, context: { ...wrongAt('confirmation'), fields: [] }, emitted: [] },
  },
  'takes it back that an email is wrong once one is entered': {
    steps: [becameThirdParty, open('deletion'), undeleted, entered({ confirmation: 'ada@example.com' })],
    end: {
      value: { deletion: 'confirming' },
      context: { ...wrongAt('confirmation'), fields: [], user: byThirdParty },
      emitted: [],
    },
  },
  'says that an email is wrong for as long as none is entered': {
    steps: [becameThirdParty, open('deletion'), undeleted, entered({ confirmation: 'correct horse' })],
    end: {
      value: { deletion: 'confirming' },
      context: { ...wrongAt('confirmation'), user: byThirdParty },
      emitted: [],
    },
  },
  'takes what was done back from the screen when another section opens': {
    steps: [open('exportData'), done('exportData', undefined), open('profile')],
    end: { value: { profile: 'editing' }, context: untouched, emitted: [] },
  },
  ...Object.fromEntries(
    (['country', 'email', 'password', 'conversations', 'signOutEverywhere', 'exportData', 'deletion'] as const).map(
      (section) => [
        `takes a failure back from the screen when ${section} opens`,
        {
          steps: [open('exportData'), failed('exportData', broken), open(section)],
          end: {
            value: {
              country: { country: 'editing' },
              email: { email: 'editing' },
              password: { password: 'editing' },
              conversations: { conversations: 'editing' },
              signOutEverywhere: { signOutEverywhere: 'confirming' },
              exportData: 'exportData',
              deletion: { deletion: 'confirming' },
            }[section],
            context: untouched,
            emitted: [],
          },
        },
      ],
    ),
  ),
  'leaves sessions that could not be ended behind with their section': {
    steps: [open('signOutEverywhere'), confirmed, failed('signOutEverywhere', broken), closed],
    end: { value: 'overview', context: untouched, emitted: [] },
  },
  'leaves a refused deletion behind with its section': {
    steps: [open('deletion'), undeleted, closed],
    end: { value: 'overview', context: untouched, emitted: [] },
  },
};
