import type { PictureTask } from '#contract/picture.ts';
import { FIRST_PAUSE } from '#machines/pictureTask/pictureTaskSetup.ts';
import {
  cancelled,
  failed,
  intentId,
  making,
  otherFailed,
  otherIntentId,
  otherMaking,
  otherPicture,
  otherTaskId,
  picture,
  queued,
  ready,
  studio,
} from './model.ts';
import {
  accepted,
  accountChanged,
  asking,
  broken,
  createCall,
  dismissed,
  done,
  fails,
  open,
  paints,
  retried,
  standing,
  studioCall,
  submitted,
  submittedAgain,
  taskCall,
  type Told,
  under,
  waiting,
  wished,
  written,
} from './steps.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const looked = { others: [] };

const asked = [...under, waited(FIRST_PAUSE)] as const;

const created = [studioCall, createCall(intentId)];

const tellsOnce = { emitted: [accountChanged] };

const otherReady: PictureTask = { ...otherMaking, status: 'ready', progress: 100, pictures: [otherPicture] };

export const beside: Readonly<Record<string, Told>> = {
  '[PIC-01] asks for more while others are made, which stand beside it': {
    steps: [...under, submittedAgain, done('createTask', { ...queued, taskId: otherTaskId })],
    end: {
      value: waiting,
      context: {
        ...written,
        task: { ...queued, taskId: otherTaskId },
        taskId: otherTaskId,
        others: [queued],
      },
      emitted: [accountChanged, accountChanged],
    },
  },
  'follows again what was under way when nothing comes of the next': {
    steps: [...under, submittedAgain, fails('createTask', broken), dismissed],
    end: {
      value: waiting,
      context: accepted,
      emitted: [accountChanged],
      started: [studioCall, createCall(intentId), createCall(otherIntentId)],
    },
  },
  'keeps the failed one beside the next': {
    steps: [
      open,
      done('loadStudio', { ...studio, task: failed }),
      retried,
      fails('actOnTask', broken),
      wished,
      submitted,
      done('createTask', { ...queued, taskId: otherTaskId }),
    ],
    end: {
      value: waiting,
      context: { ...written, task: { ...queued, taskId: otherTaskId }, taskId: otherTaskId, others: [failed] },
      emitted: [accountChanged],
    },
  },
  'keeps nothing of one that was called off': {
    steps: [
      open,
      done('loadStudio', { ...studio, task: cancelled }),
      wished,
      submitted,
      done('createTask', { ...queued, taskId: otherTaskId }),
    ],
    end: {
      value: waiting,
      context: { ...written, task: { ...queued, taskId: otherTaskId }, taskId: otherTaskId },
      emitted: [accountChanged],
    },
  },
  'tells of those beside it, and asks after those that are under way': {
    steps: [...asked, done('loadTask', { task: making, others: [otherMaking, making] }), waited(FIRST_PAUSE)],
    end: {
      value: asking,
      context: { ...paints, others: [otherMaking], pause: 750 },
      ...tellsOnce,
      started: [...created, taskCall(), taskCall(making, [otherMaking])],
    },
  },
  'does not ask after those that have ended': {
    steps: [...asked, done('loadTask', { task: making, others: [otherFailed] }), waited(FIRST_PAUSE)],
    end: {
      value: asking,
      context: { ...paints, others: [otherFailed], pause: 750 },
      ...tellsOnce,
      started: [...created, taskCall(), taskCall(making)],
    },
  },
  'shows pictures of one beside it that are there first': {
    steps: [...asked, done('loadTask', { task: making, others: [otherReady] })],
    end: { value: waiting, context: { ...paints, pictures: [otherPicture] }, ...tellsOnce },
  },
  '[PIC-01] follows what is still under way once its own pictures are there, which stay': {
    steps: [
      ...asked,
      done('loadTask', { task: ready, others: [otherMaking] }),
      done('loadTask', { task: otherReady, others: [] }),
    ],
    end: {
      value: standing('ready'),
      context: {
        ...written,
        task: otherReady,
        taskId: otherTaskId,
        pictures: [otherPicture, picture],
      },
      emitted: [accountChanged, accountChanged, accountChanged],
      started: [...created, taskCall(), taskCall(otherMaking)],
    },
  },
  'keeps a failed one beside the next that is under way': {
    steps: [...asked, done('loadTask', { task: failed, others: [otherMaking] })],
    end: {
      value: asking,
      context: { ...written, task: otherMaking, taskId: otherTaskId, others: [failed] },
      emitted: [accountChanged, accountChanged],
    },
  },
  'shows the one that is chosen, and goes on with the other later': {
    steps: [
      ...asked,
      done('loadTask', { task: failed, others: [otherMaking] }),
      fails('loadTask', broken),
      { type: 'task.chosen', taskId: failed.taskId },
    ],
    end: {
      value: standing('failed'),
      context: { ...accepted, task: failed, others: [otherMaking] },
      emitted: [accountChanged, accountChanged],
    },
  },
  'follows the one that is chosen': {
    steps: [
      ...asked,
      done('loadTask', { task: making, others: [otherMaking] }),
      { type: 'task.chosen', taskId: otherTaskId },
    ],
    end: {
      value: waiting,
      context: { ...written, task: otherMaking, taskId: otherTaskId, others: [making] },
      ...tellsOnce,
      started: [...created, taskCall()],
    },
  },
  'chooses none that is not there': {
    steps: [...asked, done('loadTask', { task: making, ...looked }), { type: 'task.chosen', taskId: otherTaskId }],
    end: { value: waiting, context: { ...paints }, ...tellsOnce },
  },
  'asks for nothing any more once another one is looked at': {
    steps: [
      open,
      done('loadStudio', { ...studio, tasks: [otherFailed] }),
      { type: 'wish.submitted', intentId },
      fails('createTask', { errNo: 3101 }),
      { type: 'task.chosen', taskId: otherTaskId },
    ],
    end: {
      value: standing('failed'),
      context: { ...written, wish: { ...written.wish, prompt: '' }, task: otherFailed, taskId: otherTaskId },
      emitted: [],
    },
  },
};
