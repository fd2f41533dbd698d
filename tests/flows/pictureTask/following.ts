import { FIRST_PAUSE, LONGEST_PAUSE, PICTURE_TASK_DELAYS as delays } from '#machines/pictureTask/pictureTaskSetup.ts';
import { cancelled, failed, intentId, making, queued, ready, refused } from './model.ts';
import {
  accepted,
  accountChanged,
  asking,
  broken,
  createCall,
  dismissed,
  done,
  fails,
  gone,
  hidden,
  idle,
  made,
  offline,
  paints,
  paused,
  restored,
  resumed,
  sent,
  shown,
  signedInAgain,
  signedOut,
  standing,
  studioCall,
  taskCall,
  type Told,
  under,
  unanswered,
  waiting,
  written,
} from './steps.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const looked = { others: [] };
const asked = [...under, waited(FIRST_PAUSE)] as const;
const created = [studioCall, createCall(intentId)];
/** Pauses while nothing is heard. */
const unheard = [500, 750, 1125, 1687.5, 2531.25, 3796.875, 5695.3125, 8542.968_75, LONGEST_PAUSE];
const tellsOnce = { emitted: [accountChanged] };

export const following: Readonly<Record<string, Told>> = {
  '[PIC-01] follows the task until its pictures are there': {
    steps: [
      ...asked,
      done('loadTask', { task: making, ...looked }),
      waited(FIRST_PAUSE),
      done('loadTask', { task: ready, ...looked }),
    ],
    end: {
      value: standing('ready'),
      context: made,
      emitted: [accountChanged, accountChanged],
      started: [...created, taskCall(), taskCall(making)],
    },
  },
  '[PIC-01] waits longer each time that it hears nothing, but never more than ten seconds': {
    steps: [
      ...under,
      ...unheard.flatMap((pause) => [waited(pause), fails('loadTask', broken)]),
      waited(LONGEST_PAUSE - 1),
    ],
    end: {
      value: waiting,
      context: { ...accepted, pause: LONGEST_PAUSE, failure: { ...broken, fields: [] } },
      ...tellsOnce,
      started: [...created, ...unheard.map(() => taskCall())],
    },
  },
  '[PIC-01] [N-37] asks again within a second of each answer': {
    steps: [
      ...under,
      ...[500, 750, 1125].flatMap((pause) => [waited(pause), fails('loadTask', broken)]),
      waited(1687.5),
      done('loadTask', { task: making, ...looked }),
      waited(FIRST_PAUSE),
    ],
    end: {
      value: asking,
      context: { ...paints, pause: 750 },
      ...tellsOnce,
      started: [...created, taskCall(), taskCall(), taskCall(), taskCall(), taskCall(making)],
    },
  },
  '[PIC-01] gives up after five minutes': {
    steps: [...asked, fails('loadTask', offline), waited(delays.followTimeout - FIRST_PAUSE)],
    end: { value: standing('givenUp'), context: { ...accepted, pause: 1125 }, ...tellsOnce },
  },
  'does not give up before': {
    steps: [...asked, done('loadTask', { task: making, ...looked }), waited(delays.followTimeout - FIRST_PAUSE - 1)],
    end: { value: asking, context: { ...paints, pause: 750 }, ...tellsOnce },
  },
  'looks again when it is told to, as at first': {
    steps: [...under, waited(delays.followTimeout), resumed, done('loadTask', { task: making, ...looked })],
    end: { value: waiting, context: paints, ...tellsOnce },
  },
  'looks again when somebody comes back to the page': {
    steps: [...under, waited(delays.followTimeout), hidden, shown],
    end: { value: asking, context: accepted, ...tellsOnce, started: [...created, taskCall(), taskCall()] },
  },
  '[PIC-01] asks nothing while the page is hidden': {
    steps: [...under, hidden, waited(delays.followTimeout)],
    end: { value: paused, context: { ...accepted, isHidden: true }, ...tellsOnce, started: created },
  },
  '[PIC-01] asks at once when it is shown again': {
    steps: [...under, waited(60_000), hidden, shown, done('loadTask', { task: making, ...looked })],
    end: { value: waiting, context: paints, ...tellsOnce, started: [...created, taskCall(), taskCall()] },
  },
  'begins no question on a page that was hidden meanwhile': {
    steps: [...sent, hidden, done('createTask', queued), waited(FIRST_PAUSE)],
    end: { value: paused, context: { ...accepted, isHidden: true }, ...tellsOnce, started: created },
  },
  'waits for an answer as long as it may': {
    steps: [...asked, waited(delays.askTimeout - 1)],
    end: { value: asking, context: { ...accepted, pause: 750 }, ...tellsOnce },
  },
  'goes on by itself after a question without answer, and says so': {
    steps: [...asked, waited(delays.askTimeout - 1), waited(1)],
    end: { value: waiting, context: { ...accepted, pause: 750, failure: unanswered }, ...tellsOnce },
  },
  'tells why it hears nothing just now': {
    steps: [...asked, fails('loadTask', broken)],
    end: { value: waiting, context: { ...accepted, pause: 750, failure: { ...broken, fields: [] } }, ...tellsOnce },
  },
  'asks at once when the network is there again': {
    steps: [...asked, fails('loadTask', offline), restored],
    end: {
      value: asking,
      context: { ...accepted, pause: 750, failure: unanswered },
      ...tellsOnce,
      started: [...created, taskCall(), taskCall()],
    },
  },
  'forgets that there was no answer once there is one': {
    steps: [...asked, fails('loadTask', offline), restored, done('loadTask', { task: making, ...looked })],
    end: { value: waiting, context: paints, ...tellsOnce },
  },
  'tells that somebody has to sign in, and goes on once they have': {
    steps: [...asked, fails('loadTask', offline), restored, fails('loadTask', signedOut)],
    end: { value: standing('signedOut'), context: { ...accepted, pause: 750 }, ...tellsOnce },
  },
  'goes on once somebody has signed in': {
    steps: [...asked, fails('loadTask', signedOut), signedInAgain],
    end: { value: asking, context: accepted, ...tellsOnce, started: [...created, taskCall(), taskCall()] },
  },
  'looks again where somebody has signed in elsewhere': {
    steps: [...asked, fails('loadTask', signedOut), resumed],
    end: { value: asking, context: accepted, ...tellsOnce, started: [...created, taskCall(), taskCall()] },
  },
  'tells that the task is gone': {
    steps: [...asked, fails('loadTask', gone)],
    end: { value: standing('gone'), context: { ...accepted, pause: 750 }, ...tellsOnce },
  },
  'is ready for the next wish then': {
    steps: [...asked, fails('loadTask', gone), dismissed],
    end: { value: idle, context: { ...written, pause: 750 }, ...tellsOnce },
  },
  '[PIC-03] tells of a refusal': {
    steps: [...asked, done('loadTask', { task: refused, ...looked })],
    end: {
      value: standing('refused'),
      context: { ...accepted, task: refused },
      emitted: [accountChanged, accountChanged],
    },
  },
  '[PIC-03] tells of a failure': {
    steps: [...asked, done('loadTask', { task: failed, ...looked })],
    end: {
      value: standing('failed'),
      context: { ...accepted, task: failed },
      emitted: [accountChanged, accountChanged],
    },
  },
  'tells that it was cancelled, in another tab as well': {
    steps: [...asked, done('loadTask', { task: cancelled, ...looked })],
    end: {
      value: standing('cancelled'),
      context: { ...accepted, task: cancelled },
      emitted: [accountChanged, accountChanged],
    },
  },
};
