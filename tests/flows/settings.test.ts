import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { settingsMachine } from '#machines/settings/settingsMachine.ts';
import { canCancel, isBusy, personOf, sectionOf, type SettingsSnapshot } from '#machines/settings/settingsSelectors.ts';
import { SETTINGS_TIMEOUT, type SettingsContext } from '#machines/settings/settingsSetup.ts';
import { ada } from './session.model.ts';
import { person, renamed, settingsModel } from './settings.model.ts';
import { describeFlow } from './support/describeFlow.ts';
import { actorsOf } from './support/journeys.ts';
import { waited } from './support/runner.ts';

const { done, failed } = actorsOf(settingsMachine);
const open = (section: 'profile' | 'password' | 'signOutEverywhere' | 'exportData' | 'deletion') =>
  ({ type: 'section.opened', section }) as const;
const closed = { type: 'section.closed' } as const;
const profile = { type: 'profile.submitted', name: 'Ada L.', pronoun: 'they/them' } as const;
const noProfile = { type: 'profile.submitted', name: '', pronoun: '' } as const;
const change = { type: 'passwordChange.submitted', oldPassword: 'correct horse', password: 'battery staple' } as const;
const noChange = { type: 'passwordChange.submitted', oldPassword: '', password: '' } as const;
const confirmed = { type: 'signOutEverywhere.confirmed' } as const;
const deleted = { type: 'deletion.confirmed', confirmation: 'correct horse' } as const;
const undeleted = { type: 'deletion.confirmed', confirmation: '' } as const;
const mail = { type: 'resetMail.requested' } as const;
const broken = { errNo: errNo.internal };
const wrongPassword = { errNo: errNo.wrongCredentials };
const byThirdParty = { ...person, hasPassword: false };
const becameThirdParty = { type: 'person.changed', person: byThirdParty } as const;

const untouched: SettingsContext = { person, notice: null, failure: null, fields: [] };
const told = (notice: SettingsContext['notice']): SettingsContext => ({ ...untouched, notice });
const refused = (...fields: { path: string; reason: string }[]): SettingsContext => ({ ...untouched, fields });
const failedBy = (code: number): SettingsContext => ({ ...untouched, failure: { errNo: code, fields: [] } });
const wrongAt = (path: string): SettingsContext => {
  const fields = [{ path, reason: 'wrong' }];
  return { ...untouched, failure: { errNo: errNo.wrongCredentials, fields }, fields };
};
const left = { type: 'account.left' } as const;

const isForm = (snapshot: SettingsSnapshot) => !isBusy(snapshot) && snapshot.can(closed) && !canCancel(snapshot);
const isWaiting = (snapshot: SettingsSnapshot) =>
  isBusy(snapshot) && !snapshot.can(closed) && snapshot.context.notice === null && snapshot.context.failure === null;

describeFlow(settingsModel, {
  stateChecks: {
    overview: (snapshot) =>
      sectionOf(snapshot) === null &&
      [person, renamed].includes(personOf(snapshot)) &&
      snapshot.can(open('profile')) &&
      !isBusy(snapshot),
    profile: (snapshot) => sectionOf(snapshot) === 'profile',
    'profile.editing': (snapshot) => isForm(snapshot) && snapshot.can(profile),
    'profile.saving': (snapshot) => isWaiting(snapshot) && canCancel(snapshot),
    password: (snapshot) => sectionOf(snapshot) === 'password',
    'password.editing': (snapshot) => isForm(snapshot) && snapshot.can(change),
    'password.changing': (snapshot) => isWaiting(snapshot) && canCancel(snapshot),
    signOutEverywhere: (snapshot) => sectionOf(snapshot) === 'signOutEverywhere',
    'signOutEverywhere.confirming': (snapshot) => isForm(snapshot) && snapshot.can(confirmed),
    'signOutEverywhere.ending': (snapshot) => isWaiting(snapshot) && !canCancel(snapshot),
    exportData: (snapshot) => sectionOf(snapshot) === 'exportData' && isWaiting(snapshot) && canCancel(snapshot),
    deletion: (snapshot) => sectionOf(snapshot) === 'deletion',
    'deletion.confirming': (snapshot) => isForm(snapshot) && snapshot.can(deleted),
    'deletion.deleting': (snapshot) => isWaiting(snapshot) && !canCancel(snapshot),
    left: (snapshot) => snapshot.status === 'done',
  },
  journeys: {
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
    '[AUTH-10] changes the password': {
      steps: [open('password'), change, done('changePassword', undefined)],
      end: {
        value: 'overview',
        context: told('passwordChanged'),
        emitted: [],
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
        context: { ...untouched, person: byThirdParty },
        emitted: [{ type: 'resetMail.wanted' }],
        started: [],
      },
    },
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
        emitted: [left],
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
    'takes an account for deleted that is gone already': {
      steps: [open('deletion'), deleted, failed('deleteAccount', { errNo: errNo.notSignedIn })],
      end: { value: 'left', context: untouched, emitted: [left] },
    },
    'takes what was done back from the screen when another section opens': {
      steps: [open('exportData'), done('exportData', undefined), open('profile')],
      end: { value: { profile: 'editing' }, context: untouched, emitted: [] },
    },
    ...Object.fromEntries(
      (['password', 'signOutEverywhere', 'exportData', 'deletion'] as const).map((section) => [
        `takes a failure back from the screen when ${section} opens`,
        {
          steps: [open('exportData'), failed('exportData', broken), open(section)],
          end: {
            value: {
              password: { password: 'editing' },
              signOutEverywhere: { signOutEverywhere: 'confirming' },
              exportData: 'exportData',
              deletion: { deletion: 'confirming' },
            }[section],
            context: untouched,
            emitted: [],
          },
        },
      ]),
    ),
    'leaves a refused password behind with its section': {
      steps: [open('password'), noChange, closed],
      end: { value: 'overview', context: untouched, emitted: [] },
    },
    'leaves sessions that could not be ended behind with their section': {
      steps: [open('signOutEverywhere'), confirmed, failed('signOutEverywhere', broken), closed],
      end: { value: 'overview', context: untouched, emitted: [] },
    },
    'leaves a refused deletion behind with its section': {
      steps: [open('deletion'), undeleted, closed],
      end: { value: 'overview', context: untouched, emitted: [] },
    },
    'counts an answer that does not come in time as none': {
      steps: [open('deletion'), deleted, waited(SETTINGS_TIMEOUT - 1), waited(1)],
      end: { value: { deletion: 'confirming' }, context: failedBy(NO_ANSWER), emitted: [] },
    },
    'waits as long as it may, and asks nothing twice': {
      steps: [open('deletion'), deleted, deleted, waited(29_999)],
      end: {
        value: { deletion: 'deleting' },
        context: untouched,
        emitted: [],
        started: [{ id: 'deleteAccount', input: { email: person.email, password: 'correct horse' } }],
      },
    },
  },
});
