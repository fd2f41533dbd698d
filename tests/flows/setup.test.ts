import { errNo, type SetupErrNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { SAVE_TIMEOUT, type SetupContext, setupMachine } from '#machines/setup/setupMachine.ts';
import { isBusy, modalOf, type SetupSnapshot } from '#machines/setup/setupSelectors.ts';
import { setupModel, user } from './setup.model.ts';
import { describeFlow } from './support/describeFlow.ts';
import { actorsOf } from './support/journeys.ts';
import { waited } from './support/runner.ts';

const { done, failed } = actorsOf(setupMachine);
const required = (code: SetupErrNo) => ({ type: 'setup.required', errNo: code }) as const;
const profile = { name: 'Ada', pronoun: 'she/her' };
const submittedProfile = { type: 'profile.submitted', ...profile } as const;
const submittedAge = (age: number) => ({ type: 'age.submitted', age }) as const;
const updated = (code: number) => ({ type: 'user.updated', errNo: code, user }) as const;

const clear: SetupContext = { failure: null, fields: [] };
const tooYoung: SetupContext = { failure: null, fields: [{ path: 'age', reason: 'outOfRange' }] };

const isClear = ({ context }: SetupSnapshot) => context.failure === null && context.fields.length === 0;
const canCancel = (snapshot: SetupSnapshot) => snapshot.can({ type: 'submit.cancelled' });
const isForm = (snapshot: SetupSnapshot) => !isBusy(snapshot) && !canCancel(snapshot);
const isWaiting = (snapshot: SetupSnapshot) => isBusy(snapshot) && canCancel(snapshot) && isClear(snapshot);

const left = { type: 'setup.left' } as const;

describeFlow(setupModel, {
  stateChecks: {
    closed: (snapshot) => modalOf(snapshot) === null && !snapshot.hasTag('open') && isClear(snapshot),
    nameAndPronoun: (snapshot) => modalOf(snapshot) === 'nameAndPronoun' && snapshot.hasTag('open'),
    'nameAndPronoun.editing': (snapshot) => modalOf(snapshot) === 'nameAndPronoun' && isForm(snapshot),
    'nameAndPronoun.submitting': isWaiting,
    ageSelection: (snapshot) => modalOf(snapshot) === 'ageSelection' && snapshot.hasTag('open'),
    'ageSelection.editing': (snapshot) => modalOf(snapshot) === 'ageSelection' && isForm(snapshot),
    'ageSelection.submitting': isWaiting,
    underAgeChangeAge: (snapshot) => modalOf(snapshot) === 'underAgeChangeAge' && snapshot.hasTag('open'),
    'underAgeChangeAge.editing': (snapshot) => modalOf(snapshot) === 'underAgeChangeAge' && isForm(snapshot),
    'underAgeChangeAge.submitting': isWaiting,
    underAge: (snapshot) =>
      modalOf(snapshot) === 'underAge' && isClear(snapshot) && !snapshot.can({ type: 'age.submitted', age: 36 }),
  },
  journeys: {
    '[AUTH-04] asks a new account for name and pronoun, then for the age': {
      steps: [
        required(errNo.setupNameAndPronoun),
        submittedProfile,
        done('updateUser', { errNo: errNo.setupAge, user }),
        submittedAge(36),
        done('updateUser', { errNo: errNo.success, user }),
      ],
      end: {
        value: 'closed',
        context: clear,
        emitted: [updated(errNo.setupAge), updated(errNo.success)],
        started: [
          { id: 'updateUser', input: profile },
          { id: 'updateUser', input: { age: 36 } },
        ],
      },
    },
    '[AUTH-04] lets an under-age answer be changed once': {
      steps: [
        required(errNo.setupAge),
        submittedAge(16),
        done('updateUser', { errNo: errNo.underAgeChangeAge, user }),
        submittedAge(36),
        done('updateUser', { errNo: errNo.success, user }),
      ],
      end: { value: 'closed', context: clear, emitted: [updated(errNo.underAgeChangeAge), updated(errNo.success)] },
    },
    '[AUTH-04] ends with a second under-age answer': {
      steps: [
        required(errNo.underAgeChangeAge),
        submittedAge(17),
        done('updateUser', { errNo: errNo.underAge, user }),
        submittedAge(36),
      ],
      end: {
        value: 'underAge',
        context: clear,
        emitted: [updated(errNo.underAge)],
        started: [{ id: 'updateUser', input: { age: 17 } }],
      },
    },
    '[AUTH-04] offers signing out where the account is closed': {
      steps: [required(errNo.underAge), { type: 'setup.signOutRequested' }],
      end: { value: 'closed', context: clear, emitted: [{ type: 'setup.signOutRequested' }] },
    },
    '[AUTH-04] opens again with the next answer after it was closed': {
      steps: [required(errNo.setupAge), { type: 'setup.dismissed' }, required(errNo.setupAge)],
      end: { value: { ageSelection: 'editing' }, context: clear, emitted: [left] },
    },
    'does not lose what is being entered when another answer asks for setup': {
      steps: [required(errNo.setupNameAndPronoun), submittedProfile, required(errNo.setupAge)],
      end: {
        value: { nameAndPronoun: 'submitting' },
        context: clear,
        emitted: [],
        started: [{ id: 'updateUser', input: profile }],
      },
    },
    '[AUTH-16] sends nothing while a field is wrong, and says which': {
      steps: [required(errNo.setupNameAndPronoun), { type: 'profile.submitted', name: ' ', pronoun: 'x'.repeat(31) }],
      end: {
        value: { nameAndPronoun: 'editing' },
        context: {
          failure: null,
          fields: [
            { path: 'name', reason: 'tooShort' },
            { path: 'pronoun', reason: 'tooLong' },
          ],
        },
        emitted: [],
        started: [],
      },
    },
    '[AUTH-16] takes whole years only': {
      steps: [required(errNo.setupAge), submittedAge(Number.NaN)],
      end: {
        value: { ageSelection: 'editing' },
        context: { failure: null, fields: [{ path: 'age', reason: 'notANumber' }] },
        emitted: [],
        started: [],
      },
    },
    'forgets what was wrong with a name when it is given again': {
      steps: [
        required(errNo.setupNameAndPronoun),
        { type: 'profile.submitted', name: '', pronoun: '' },
        submittedProfile,
      ],
      end: { value: { nameAndPronoun: 'submitting' }, context: clear, emitted: [] },
    },
    'forgets what was wrong with an age when it is given again': {
      steps: [required(errNo.setupAge), submittedAge(7), submittedAge(36)],
      end: { value: { ageSelection: 'submitting' }, context: clear, emitted: [] },
    },
    'forgets what was wrong with a changed age when it is given again': {
      steps: [required(errNo.underAgeChangeAge), submittedAge(7), submittedAge(36)],
      end: { value: { underAgeChangeAge: 'submitting' }, context: clear, emitted: [] },
    },
    'says that the final word on age was closed': {
      steps: [required(errNo.underAge), { type: 'setup.dismissed' }],
      end: { value: 'closed', context: clear, emitted: [left] },
    },
    'forgets errors when the question for the age is closed': {
      steps: [required(errNo.setupAge), submittedAge(7), { type: 'setup.dismissed' }],
      end: { value: 'closed', context: clear, emitted: [left] },
    },
    'forgets errors when the question for another age is closed': {
      steps: [required(errNo.underAgeChangeAge), submittedAge(7), { type: 'setup.dismissed' }],
      end: { value: 'closed', context: clear, emitted: [left] },
    },
    'forgets errors when the question for the name is closed': {
      steps: [
        required(errNo.setupNameAndPronoun),
        submittedProfile,
        failed('updateUser', { errNo: errNo.invalidInput, fields: [{ path: 'name', reason: 'tooLong' }] }),
        { type: 'setup.dismissed' },
      ],
      end: { value: 'closed', context: clear, emitted: [left] },
    },
    'shows a wrong profile instead of an older failure': {
      steps: [
        required(errNo.setupNameAndPronoun),
        submittedProfile,
        failed('updateUser', new Error('offline')),
        { type: 'profile.submitted', name: 'Ada', pronoun: '' },
      ],
      end: {
        value: { nameAndPronoun: 'editing' },
        context: { failure: null, fields: [{ path: 'pronoun', reason: 'tooShort' }] },
        emitted: [],
      },
    },
    'shows a wrong age instead of an older failure': {
      steps: [required(errNo.setupAge), submittedAge(36), failed('updateUser', new Error('offline')), submittedAge(7)],
      end: { value: { ageSelection: 'editing' }, context: tooYoung, emitted: [] },
    },
    'shows a wrong changed age until it is closed': {
      steps: [required(errNo.underAgeChangeAge), submittedAge(7)],
      end: { value: { underAgeChangeAge: 'editing' }, context: tooYoung, emitted: [] },
    },
    'shows the fields that the server refuses': {
      steps: [
        required(errNo.setupAge),
        submittedAge(36),
        failed('updateUser', { errNo: errNo.invalidInput, fields: [{ path: 'age', reason: 'outOfRange' }] }),
      ],
      end: {
        value: { ageSelection: 'editing' },
        context: {
          failure: { errNo: errNo.invalidInput, fields: [{ path: 'age', reason: 'outOfRange' }] },
          fields: [{ path: 'age', reason: 'outOfRange' }],
        },
        emitted: [],
      },
    },
    'counts a submit without an answer in time as failed': {
      steps: [required(errNo.setupAge), submittedAge(36), waited(SAVE_TIMEOUT)],
      end: {
        value: { ageSelection: 'editing' },
        context: { failure: { errNo: NO_ANSWER, fields: [] }, fields: [] },
        emitted: [],
      },
    },
    'waits as long as it may, and can be cancelled': {
      steps: [
        required(errNo.setupAge),
        submittedAge(36),
        waited(29_999),
        { type: 'submit.cancelled' },
        waited(SAVE_TIMEOUT),
      ],
      end: { value: { ageSelection: 'editing' }, context: clear, emitted: [] },
    },
  },
});
