import { errNo } from '#contract/errNo.ts';
import { person } from './model.ts';
import {
  becameThirdParty,
  broken,
  byThirdParty,
  closed,
  confirmed,
  deleted,
  done,
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
      emitted: [left, gone],
      started: [{ id: 'deleteAccount', input: { email: person.email, password: 'correct horse' } }],
    },
  },
  'deletes an account without a password by its e-mail': {
    steps: [becameThirdParty, open('deletion'), { type: 'deletion.confirmed', confirmation: 'ADA@example.com' }],
    end: {
      value: { deletion: 'deleting' },
      context: { ...untouched, person: byThirdParty },
      emitted: [],
      started: [{ id: 'deleteAccount', input: { email: person.email } }],
    },
  },
  'deletes no account without a password by anything else': {
    steps: [becameThirdParty, open('deletion'), deleted],
    end: {
      value: { deletion: 'confirming' },
      context: { ...wrongAt('confirmation'), person: byThirdParty },
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
  'takes what was done back from the screen when another section opens': {
    steps: [open('exportData'), done('exportData', undefined), open('profile')],
    end: { value: { profile: 'editing' }, context: untouched, emitted: [] },
  },
  ...Object.fromEntries(
    (['country', 'password', 'conversations', 'signOutEverywhere', 'exportData', 'deletion'] as const).map(
      (section) => [
        `takes a failure back from the screen when ${section} opens`,
        {
          steps: [open('exportData'), failed('exportData', broken), open(section)],
          end: {
            value: {
              country: { country: 'editing' },
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
