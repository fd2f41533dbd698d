import { FIRST_PAUSE, PICTURE_TASK_DELAYS as delays } from '#machines/pictureTask/pictureTaskSetup.ts';
import {
  cancelled,
  failed,
  intentId,
  making,
  otherFailed,
  otherIntentId,
  otherMaking,
  otherTaskId,
  queued,
  ready,
  refused,
  studio,
  taskId,
} from './model.ts';
import {
  accepted,
  accountChanged,
  actCall,
  asking,
  broken,
  cancelledBy,
  conflict,
  createCall,
  dismissed,
  done,
  fails,
  gone,
  idle,
  loaded,
  made,
  offline,
  open,
  paints,
  retried,
  standing,
  studioCall,
  submitted,
  taskCall,
  type Told,
  under,
  unanswered,
  waiting,
} from './steps.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const act = (kind: 'cancel' | 'retry' | 'dismiss') => ({ kind, taskId, intentId: otherIntentId });
const begunWith = (task: typeof queued) => [open, done('loadStudio', { ...studio, task })] as const;
const cut = { ...loaded, task: failed, taskId };
const anew = '00000000-0000-7000-8000-0000000000f3';
const created = [studioCall, createCall(intentId)];

export const acting: Readonly<Record<string, Told>> = {
  '[PIC-01] [PIC-03] cancels what is under way': {
    steps: [...under, cancelledBy, submitted, dismissed, done('actOnTask', cancelled)],
    end: {
      value: standing('cancelled'),
      context: { ...accepted, task: cancelled },
      emitted: [accountChanged, accountChanged],
      started: [...created, actCall('cancel')],
    },
  },
  'shows the pictures where cancelling came too late': {
    steps: [...under, cancelledBy, done('actOnTask', ready)],
    end: { value: standing('ready'), context: made, emitted: [accountChanged, accountChanged] },
  },
  'goes on following what could not be cancelled, and says so': {
    steps: [...under, cancelledBy, fails('actOnTask', broken)],
    end: {
      value: waiting,
      context: { ...accepted, act: act('cancel'), actFailure: { ...broken, fields: [] } },
      emitted: [accountChanged],
    },
  },
  'says so no more once the task has ended': {
    steps: [
      ...under,
      cancelledBy,
      fails('actOnTask', broken),
      waited(FIRST_PAUSE),
      done('loadTask', { task: failed, others: [] }),
    ],
    end: {
      value: standing('failed'),
      context: { ...accepted, task: failed, act: act('cancel') },
      emitted: [accountChanged, accountChanged],
    },
  },
  'waits for cancelling as long as it may': {
    steps: [...under, cancelledBy, waited(delays.actTimeout - 1)],
    end: { value: 'acting', context: { ...accepted, act: act('cancel') }, emitted: [accountChanged] },
  },
  'gives up on cancelling after a while': {
    steps: [...under, cancelledBy, waited(delays.actTimeout - 1), waited(1)],
    end: {
      value: waiting,
      context: { ...accepted, act: act('cancel'), actFailure: unanswered },
      emitted: [accountChanged],
    },
  },
  'cancels again with the same intent when no answer came': {
    steps: [...under, cancelledBy, fails('actOnTask', offline), { ...cancelledBy, intentId: anew }],
    end: {
      value: 'acting',
      context: { ...accepted, act: act('cancel') },
      emitted: [accountChanged],
      started: [...created, actCall('cancel'), actCall('cancel')],
    },
  },
  'cancels again with a new intent once the server has refused': {
    steps: [...under, cancelledBy, fails('actOnTask', broken), { ...cancelledBy, intentId: anew }],
    end: {
      value: 'acting',
      context: { ...accepted, act: { ...act('cancel'), intentId: anew } },
      emitted: [accountChanged],
      started: [...created, actCall('cancel'), actCall('cancel', anew)],
    },
  },
  'says nothing of it any more once the task is gone': {
    steps: [...under, cancelledBy, fails('actOnTask', broken), waited(FIRST_PAUSE), fails('loadTask', gone), dismissed],
    end: { value: idle, context: { ...loaded, wish: accepted.wish, pause: 750 }, emitted: [accountChanged] },
  },
  'forgets that there was no answer once it is cancelled': {
    steps: [...under, waited(FIRST_PAUSE), fails('loadTask', offline), cancelledBy, done('actOnTask', cancelled)],
    end: {
      value: standing('cancelled'),
      context: { ...accepted, task: cancelled, pause: 750 },
      emitted: [accountChanged, accountChanged],
    },
  },
  'tells that there is nothing to cancel any more': {
    steps: [...under, cancelledBy, fails('actOnTask', gone)],
    end: { value: standing('gone'), context: { ...accepted, act: act('cancel') }, emitted: [accountChanged] },
  },
  'is ready for the next wish once there is nothing to cancel': {
    steps: [...under, cancelledBy, fails('actOnTask', gone), dismissed],
    end: { value: idle, context: { ...loaded, wish: accepted.wish }, emitted: [accountChanged] },
  },
  'puts what was cancelled away by itself': {
    steps: [...begunWith(cancelled), dismissed],
    end: { value: idle, context: loaded, emitted: [], started: [studioCall] },
  },
  'puts away what was seen, and keeps the pictures in sight': {
    steps: [...begunWith(ready), dismissed],
    end: { value: idle, context: { ...loaded, pictures: made.pictures }, emitted: [], started: [studioCall] },
  },
  '[PIC-03] tries again what failed': {
    steps: [...begunWith(failed), retried, done('actOnTask', queued)],
    end: {
      value: waiting,
      context: { ...loaded, task: queued, taskId },
      emitted: [accountChanged],
      started: [studioCall, actCall('retry')],
    },
  },
  'tells why it could not be tried again': {
    steps: [...begunWith(failed), retried, fails('actOnTask', broken)],
    end: {
      value: standing('failed'),
      context: { ...cut, act: act('retry'), actFailure: { ...broken, fields: [] } },
      emitted: [],
    },
  },
  'looks how it stands where it was tried again already': {
    steps: [...begunWith(failed), retried, fails('actOnTask', conflict), cancelledBy],
    end: {
      value: asking,
      context: { ...cut, act: act('retry') },
      emitted: [],
      started: [studioCall, actCall('retry'), taskCall(failed)],
    },
  },
  'can be cancelled once it is known to go on': {
    steps: [
      ...begunWith(failed),
      retried,
      fails('actOnTask', conflict),
      done('loadTask', { task: making, others: [] }),
      cancelledBy,
    ],
    end: {
      value: 'acting',
      context: { ...loaded, task: making, taskId, act: act('cancel') },
      emitted: [],
    },
  },
  'puts a failed one away': {
    steps: [...begunWith(failed), dismissed, done('actOnTask', null)],
    end: {
      value: idle,
      context: loaded,
      emitted: [],
      started: [studioCall, actCall('dismiss')],
    },
  },
  'puts a refused one away': {
    steps: [...begunWith(refused), dismissed],
    end: {
      value: 'acting',
      context: { ...loaded, task: refused, taskId, act: act('dismiss') },
      emitted: [],
      started: [studioCall, actCall('dismiss')],
    },
  },
  'leaves a refused one where it is if it cannot be put away': {
    steps: [...begunWith(refused), dismissed, fails('actOnTask', broken), retried],
    end: {
      value: standing('refused'),
      context: { ...loaded, task: refused, taskId, act: act('dismiss'), actFailure: { ...broken, fields: [] } },
      emitted: [],
    },
  },
  'says nothing of it any more when something else is tried': {
    steps: [...begunWith(failed), dismissed, fails('actOnTask', offline), { ...retried, intentId: anew }],
    end: {
      value: 'acting',
      context: { ...cut, act: { kind: 'retry', taskId, intentId: anew } },
      emitted: [],
      started: [studioCall, actCall('dismiss'), actCall('retry', anew)],
    },
  },
  'says nothing of it of the one that is chosen next': {
    steps: [
      open,
      done('loadStudio', { ...studio, task: failed, tasks: [failed, otherFailed] }),
      retried,
      fails('actOnTask', broken),
      { type: 'task.chosen', taskId: otherTaskId },
    ],
    end: {
      value: standing('failed'),
      context: { ...loaded, task: otherFailed, taskId: otherTaskId, others: [failed] },
      emitted: [],
    },
  },
  'says nothing of it of the one that is followed next': {
    steps: [
      ...under,
      waited(FIRST_PAUSE),
      done('loadTask', { task: making, others: [otherMaking] }),
      cancelledBy,
      fails('actOnTask', broken),
      waited(FIRST_PAUSE),
      done('loadTask', { task: ready, others: [otherMaking] }),
    ],
    end: {
      value: asking,
      context: { ...made, task: otherMaking, taskId: otherTaskId },
      emitted: [accountChanged, accountChanged],
    },
  },
  'says nothing of it of what is asked for next': {
    steps: [...begunWith(failed), retried, fails('actOnTask', broken), submitted, done('createTask', making)],
    end: { value: waiting, context: { ...paints, wish: loaded.wish }, emitted: [accountChanged] },
  },
};
