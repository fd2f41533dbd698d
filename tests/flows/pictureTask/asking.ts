import { errNo } from '#contract/errNo.ts';
import { PICTURE_TASK_DELAYS as delays } from '#machines/pictureTask/pictureTaskSetup.ts';

import {
  intentId,
  mira,
  otherIntentId,
  otherMaking,
  otherTaskId,
  queued,
  ready,
  studio,
  taskId,
  unsent,
  wish,
} from './model.ts';
import {
  accepted,
  accountChanged,
  actCall,
  asked,
  asking,
  begun,
  broken,
  cancelledBy,
  createCall,
  dismissed,
  done,
  fails,
  idle,
  loaded,
  made,
  offline,
  open,
  poor,
  restored,
  sent,
  standing,
  studioCall,
  submitted,
  submittedAgain,
  taskCall,
  type Told,
  under,
  unanswered,
  waiting,
  wished,
  written,
} from './steps.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const strange = '00000000-0000-7000-8000-0000000000ee';
const tooLong = 'x'.repeat(2001);
const ofMira = { ...wish, characterId: mira.characterId };

export const wishing: Readonly<Record<string, Told>> = {
  'keeps what is chosen': {
    steps: [...begun, { type: 'wish.changed', change: { count: 4, mood: 'bright', characterId: mira.characterId } }],
    end: { value: idle, context: { ...loaded, wish: { ...ofMira, count: 4, mood: 'bright' } }, emitted: [] },
  },
  'wishes for nobody that it does not know': {
    steps: [...begun, { type: 'wish.changed', change: { characterId: strange } }],
    end: { value: idle, context: written, emitted: [] },
  },
  'sends nothing that is too long, and says what is wrong': {
    steps: [...begun, { type: 'wish.changed', change: { prompt: tooLong } }, submitted],
    end: {
      value: idle,
      context: {
        ...loaded,
        wish: { ...wish, prompt: tooLong },
        fields: [{ path: 'prompt', reason: 'tooLong' }],
      },
      emitted: [],
      started: [studioCall],
    },
  },
  'says what is wrong for as long as it is': {
    steps: [
      ...begun,
      { type: 'wish.changed', change: { prompt: tooLong } },
      submitted,
      { type: 'wish.changed', change: { count: 2 } },
      wished,
    ],
    end: { value: idle, context: { ...written, wish: { ...wish, count: 2 } }, emitted: [] },
  },
  'says what is wrong while something else is chosen': {
    steps: [
      ...begun,
      { type: 'wish.changed', change: { prompt: tooLong } },
      submitted,
      { type: 'wish.changed', change: { count: 2 } },
    ],
    end: {
      value: idle,
      context: {
        ...loaded,
        wish: { ...wish, prompt: tooLong, count: 2 },
        fields: [{ path: 'prompt', reason: 'tooLong' }],
      },
      emitted: [],
    },
  },
  '[PIC-01] asks for pictures, once however often it is asked to': {
    steps: [...sent, submittedAgain, dismissed, waited(delays.createTimeout - 1)],
    end: { value: 'creating', context: asked, emitted: [], started: [studioCall, createCall(intentId)] },
  },
  'gives up on the answer after a while': {
    steps: [...sent, waited(delays.createTimeout)],
    end: { value: standing('notCreated'), context: { ...asked, failure: unanswered }, emitted: [] },
  },
  '[PIC-01] asks again with the same intent when no answer came': {
    steps: [...sent, fails('createTask', offline), submittedAgain],
    end: {
      value: 'creating',
      context: asked,
      emitted: [],
      started: [studioCall, createCall(intentId), createCall(intentId)],
    },
  },
  '[PIC-01] asks with a new intent for another wish': {
    steps: [...sent, fails('createTask', offline), { type: 'wish.changed', change: { count: 2 } }, submittedAgain],
    end: {
      value: 'creating',
      context: {
        ...loaded,
        wish: { ...wish, count: 2 },
        request: { wish: { ...wish, count: 2 }, intentId: otherIntentId },
      },
      emitted: [],
      started: [studioCall, createCall(intentId), createCall(otherIntentId, { ...wish, count: 2 })],
    },
  },
  'asks with a new intent once the server has refused': {
    steps: [...sent, fails('createTask', broken), submittedAgain],
    end: {
      value: 'creating',
      context: { ...asked, request: { wish, intentId: otherIntentId } },
      emitted: [],
      started: [studioCall, createCall(intentId), createCall(otherIntentId)],
    },
  },
  'asks again by itself once the network is there again': {
    steps: [...sent, fails('createTask', offline), restored],
    end: {
      value: 'creating',
      context: asked,
      emitted: [],
      started: [studioCall, createCall(intentId), createCall(intentId)],
    },
  },
  'does not ask by itself for what was answered': {
    steps: [...sent, fails('createTask', broken), restored],
    end: {
      value: standing('notCreated'),
      context: { ...asked, failure: { ...broken, fields: [] } },
      emitted: [],
      started: [studioCall, createCall(intentId)],
    },
  },
  'does not ask by itself for a wish that is another by now': {
    steps: [...sent, fails('createTask', offline), { type: 'wish.changed', change: { aspect: '1:1' } }, restored],
    end: {
      value: standing('notCreated'),
      context: { ...asked, wish: { ...wish, aspect: '1:1' }, failure: unanswered },
      emitted: [],
      started: [studioCall, createCall(intentId)],
    },
  },
  'follows what is under way elsewhere when nothing comes of its own': {
    steps: [
      { ...open, ...unsent },
      done('loadStudio', { ...studio, tasks: [otherMaking] }),
      fails('createTask', broken),
      dismissed,
    ],
    end: { value: asking, context: { ...written, task: otherMaking, taskId: otherTaskId }, emitted: [] },
  },
  'lets go of what could not be asked for': {
    steps: [...sent, fails('createTask', offline), dismissed],
    end: { value: idle, context: written, emitted: [] },
  },
  '[BUY-01] waits for tokens where there are too few, with the wish as it is': {
    steps: [...sent, fails('createTask', poor)],
    end: { value: standing('tokensNeeded'), context: { ...asked, needsTokens: true }, emitted: [] },
  },
  '[BUY-01] goes on with new tokens, by a new intent': {
    steps: [...sent, fails('createTask', poor), submittedAgain],
    end: {
      value: 'creating',
      context: { ...asked, request: { wish, intentId: otherIntentId } },
      emitted: [],
      started: [studioCall, createCall(intentId), createCall(otherIntentId)],
    },
  },
  'goes back to the wish where nobody buys tokens': {
    steps: [...sent, fails('createTask', poor), dismissed],
    end: { value: idle, context: written, emitted: [] },
  },
  '[PIC-03] shows what the server finds wrong in the wish': {
    steps: [
      ...sent,
      fails('createTask', { errNo: errNo.invalidInput, fields: [{ path: 'prompt', reason: 'badCharacters' }] }),
    ],
    end: {
      value: idle,
      context: { ...written, fields: [{ path: 'prompt', reason: 'badCharacters' }] },
      emitted: [],
    },
  },
  'says nothing of that any more when it is sent again': {
    steps: [
      ...sent,
      fails('createTask', { errNo: errNo.invalidInput, fields: [{ path: 'prompt', reason: 'badCharacters' }] }),
      submitted,
    ],
    end: { value: 'creating', context: asked, emitted: [] },
  },
  '[PIC-01] cancels as soon as it is accepted what is cancelled before': {
    steps: [...sent, cancelledBy, done('createTask', queued)],
    end: {
      value: 'acting',
      context: { ...accepted, act: { kind: 'cancel', taskId, intentId: otherIntentId } },
      emitted: [accountChanged],
      started: [studioCall, createCall(intentId), actCall('cancel')],
    },
  },
  'cancels nothing that is made at once': {
    steps: [...sent, cancelledBy, done('createTask', ready), submitted],
    end: {
      value: 'creating',
      context: { ...made, request: { wish, intentId } },
      emitted: [accountChanged],
      started: [studioCall, createCall(intentId), createCall(intentId)],
    },
  },
  'remembers that it is to be cancelled': {
    steps: [...sent, cancelledBy],
    end: { value: 'creating', context: { ...asked, cancelIntent: otherIntentId }, emitted: [] },
  },
  'asks nothing of the server before half a second has passed': {
    steps: [...under, waited(499)],
    end: {
      value: waiting,
      context: accepted,
      emitted: [accountChanged],
      started: [studioCall, createCall(intentId)],
    },
  },
  'asks then how far it is': {
    steps: [...under, waited(500)],
    end: {
      value: asking,
      context: { ...accepted, pause: 750 },
      emitted: [accountChanged],
      started: [studioCall, createCall(intentId), taskCall()],
    },
  },
};
