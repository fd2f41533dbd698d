import { isBusy, modalOf, type SetupSnapshot } from '#machines/setup/setupSelectors.ts';
import { asking } from './asking.ts';
import { setupModel } from './model.ts';
import { saving } from './saving.ts';
import { cancelled, submittedAge } from './steps.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';

const isClear = ({ context }: SetupSnapshot) => context.failure === null && context.fields.length === 0;
const canCancel = (snapshot: SetupSnapshot) => snapshot.can(cancelled);
const isForm = (snapshot: SetupSnapshot) => !isBusy(snapshot) && !canCancel(snapshot);
const isWaiting = (snapshot: SetupSnapshot) => isBusy(snapshot) && canCancel(snapshot) && isClear(snapshot);

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
    underAge: (snapshot) => modalOf(snapshot) === 'underAge' && isClear(snapshot) && !snapshot.can(submittedAge(36)),
  },
  journeys: { ...asking, ...saving },
});
