import { errNo } from '#contract/errNo.ts';
import { type ImageDetailContext, imageDetailMachine } from '#machines/imageDetail/imageDetailMachine.ts';
import { noAnswer } from '#machines/failure.ts';
import { imageDetail, imageDetailModel, picture } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(imageDetailMachine);
const opened = { type: 'image.opened', ...picture } as const;
const closed = { type: 'image.closed' } as const;
const retried = { type: 'load.retried' } as const;
const none: ImageDetailContext = { picture: null, detail: null, failure: null };
const load = { id: 'loadImageDetail', input: { msgId: picture.msgId } };

describeFlow(imageDetailModel, {
  stateChecks: {
    closed: (snapshot) => !snapshot.hasTag('open') && snapshot.context.picture === null,
    loading: (snapshot) => snapshot.hasTag('open') && snapshot.hasTag('busy') && snapshot.context.picture !== null,
    shown: (snapshot) => snapshot.hasTag('open') && snapshot.context.detail !== null,
    failed: (snapshot) => snapshot.hasTag('open') && snapshot.hasTag('failed') && snapshot.context.failure !== null,
  },
  journeys: {
    '[CHAT-04] shows a picture at once, and then what it shows': {
      steps: [opened, done('loadImageDetail', imageDetail)],
      end: {
        value: 'shown',
        context: { picture, detail: imageDetail, failure: null },
        emitted: [],
        started: [load],
        tags: ['open'],
      },
    },
    'forgets a picture that is closed': {
      steps: [opened, done('loadImageDetail', imageDetail), closed],
      end: { value: 'closed', context: none, emitted: [] },
    },
    'can be closed while it is loaded, and opened anew': {
      steps: [opened, closed, opened],
      end: { value: 'loading', context: { ...none, picture }, emitted: [], started: [load, load] },
    },
    'tells why nothing is known of it, and can be tried again': {
      steps: [opened, failed('loadImageDetail', { errNo: errNo.notFound })],
      end: {
        value: 'failed',
        context: { ...none, picture, failure: { errNo: errNo.notFound, fields: [] } },
        emitted: [],
      },
    },
    'tries again after no answer came in time': {
      steps: [opened, waited(30_000), retried],
      end: { value: 'loading', context: { ...none, picture }, emitted: [], started: [load, load] },
    },
    'tells that no answer came in time': {
      steps: [opened, waited(30_000)],
      end: {
        value: 'failed',
        context: { ...none, picture, failure: noAnswer },
        emitted: [],
        tags: ['failed', 'open'],
      },
    },
    'waits as long as it may': {
      steps: [opened, waited(29_999)],
      end: { value: 'loading', context: { ...none, picture }, emitted: [], tags: ['busy', 'open'] },
    },
    'forgets a failure that is closed': {
      steps: [opened, waited(30_000), closed],
      end: { value: 'closed', context: none, emitted: [] },
    },
  },
});
