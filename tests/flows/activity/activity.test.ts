import { errNo } from '#contract/errNo.ts';
import { ACTIVITY_TIMEOUT, activityMachine, promotionOf } from '#machines/activity/activityMachine.ts';
import { activityModel, autumn } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(activityMachine);
const wanted = { type: 'activity.wanted' } as const;
const once = [{ id: 'loadActivity', input: undefined }];
const nothing = { promotion: null };

describeFlow(activityModel, {
  stateChecks: {
    idle: (snapshot) => promotionOf(snapshot) === null && snapshot.can(wanted) && snapshot.tags.size === 0,
    loading: (snapshot) => snapshot.hasTag('busy') && !snapshot.can(wanted),
    known: (snapshot) => snapshot.can(wanted) && snapshot.tags.size === 0,
    failed: (snapshot) => snapshot.hasTag('failed') && snapshot.can(wanted),
  },
  journeys: {
    'asks for nothing before a screen shows promotions': {
      steps: [],
      end: { value: 'idle', context: nothing, emitted: [], started: [] },
    },
    '[ROUTE-01] knows the promotion that runs, and asks once at a time': {
      steps: [wanted, wanted, done('loadActivity', autumn)],
      end: { value: 'known', context: { promotion: autumn }, emitted: [], started: once },
    },
    'asks anew with the next visit, and forgets what is over': {
      steps: [wanted, done('loadActivity', autumn), wanted, done('loadActivity', null)],
      end: { value: 'known', context: nothing, emitted: [], started: [...once, ...once] },
    },
    'keeps what it knows when asking anew fails': {
      steps: [wanted, done('loadActivity', autumn), wanted, failed('loadActivity', { errNo: errNo.internal })],
      end: { value: 'failed', context: { promotion: autumn }, emitted: [] },
    },
    'asks again after a failure': {
      steps: [wanted, failed('loadActivity', { errNo: errNo.internal }), wanted],
      end: { value: 'loading', context: nothing, emitted: [], started: [...once, ...once] },
    },
    'gives up after a while': {
      steps: [wanted, waited(ACTIVITY_TIMEOUT - 1), waited(1)],
      end: { value: 'failed', context: nothing, emitted: [], tags: ['failed'] },
    },
    'waits as long as it may': {
      steps: [wanted, waited(29_999)],
      end: { value: 'loading', context: nothing, emitted: [], tags: ['busy'] },
    },
  },
});
