import { errNo } from '#contract/errNo.ts';
import {
  CHARACTER_CREATION_DELAYS as delays,
  FIRST_PAUSE,
} from '#machines/characterCreation/characterCreationSetup.ts';
import { mira, otherIntentId, painting, queued, ready, refused } from './model.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';
import {
  done,
  failed,
  requested,
  retried,
  dismissed,
  resumed,
  restored,
  offline,
  broken,
  poor,
  accountChanged,
  returned,
  toldReady,
  request,
  requestAnew,
  createCall,
  statusCall,
  characterCall,
  unanswered,
  idle,
  asked,
  followed,
  waiting,
  asking,
  revealed,
  begun,
  type Told,
} from './steps.ts';

export const creating: Readonly<Record<string, Told>> = {
  'makes nothing unasked': {
    steps: [retried, dismissed, resumed, restored],
    end: { value: 'idle', context: idle, emitted: [], started: [] },
  },
  '[CHAR-03] makes a character, asks every two seconds how far it is, and shows it once it is ready': {
    steps: [
      ...begun,
      waited(FIRST_PAUSE),
      done('loadStatus', painting),
      waited(FIRST_PAUSE * 1.5),
      done('loadStatus', ready),
      done('loadCharacter', mira),
    ],
    end: {
      value: revealed,
      context: { ...followed, creation: ready, character: mira, pause: FIRST_PAUSE * 1.5 ** 2 },
      emitted: [accountChanged, toldReady, accountChanged],
      started: [createCall(request), statusCall, statusCall, characterCall],
    },
  },
  'asks nothing before two seconds have passed': {
    steps: [...begun, waited(FIRST_PAUSE - 1)],
    end: {
      value: waiting,
      context: { ...followed, creation: queued },
      emitted: [accountChanged],
      started: [createCall(request)],
    },
  },
  'asks once at a time': {
    steps: [...begun, waited(FIRST_PAUSE), waited(delays.askTimeout - 1)],
    end: {
      value: asking,
      context: { ...followed, creation: queued, pause: FIRST_PAUSE * 1.5 },
      emitted: [accountChanged],
      started: [createCall(request), statusCall],
    },
  },
  'makes it once, however often it is asked to': {
    steps: [requested, { ...requested, intentId: otherIntentId }, dismissed, waited(delays.createTimeout - 1)],
    end: { value: 'creating', context: asked, emitted: [], started: [createCall(request)] },
  },
  'gives up on the answer after a while': {
    steps: [requested, waited(delays.createTimeout - 1), waited(1)],
    end: { value: 'notCreated', context: { ...asked, failure: unanswered }, emitted: [] },
  },
  '[CHAR-03] asks again with the same intent when no answer came': {
    steps: [requested, failed('createCharacter', offline), retried],
    end: {
      value: 'creating',
      context: asked,
      emitted: [],
      started: [createCall(request), createCall(request)],
    },
  },
  'asks again by itself once the network is there again': {
    steps: [requested, failed('createCharacter', offline), restored],
    end: { value: 'creating', context: asked, emitted: [], started: [createCall(request), createCall(request)] },
  },
  'does not ask again by itself for what was answered': {
    steps: [requested, failed('createCharacter', broken), restored],
    end: {
      value: 'notCreated',
      context: { ...asked, failure: { ...broken, fields: [] } },
      emitted: [],
      started: [createCall(request)],
    },
  },
  'asks again with a new intent once the server has refused': {
    steps: [requested, failed('createCharacter', broken), retried],
    end: {
      value: 'creating',
      context: { ...asked, request: requestAnew },
      emitted: [],
      started: [createCall(request), createCall(requestAnew)],
    },
  },
  'gives the draft back that could not be sent': {
    steps: [requested, failed('createCharacter', broken), dismissed],
    end: { value: 'idle', context: idle, emitted: [returned] },
  },
  '[CHAR-03] gives the draft back with what is wrong in it': {
    steps: [
      requested,
      failed('createCharacter', { errNo: errNo.invalidInput, fields: [{ path: 'draft.name', reason: 'tooLong' }] }),
    ],
    end: {
      value: 'idle',
      context: idle,
      emitted: [{ type: 'draft.refused', fields: [{ path: 'draft.name', reason: 'tooLong' }] }],
    },
  },
  '[CHAR-03] [BUY-01] waits for tokens where there are too few': {
    steps: [requested, failed('createCharacter', poor)],
    end: { value: 'tokensNeeded', context: { ...asked, needsTokens: true }, emitted: [] },
  },
  '[CHAR-03] [BUY-01] goes on with new tokens, by a new intent': {
    steps: [requested, failed('createCharacter', poor), retried],
    end: {
      value: 'creating',
      context: { ...asked, request: requestAnew },
      emitted: [],
      started: [createCall(request), createCall(requestAnew)],
    },
  },
  'gives the draft back where nobody buys tokens': {
    steps: [requested, failed('createCharacter', poor), dismissed],
    end: { value: 'idle', context: idle, emitted: [returned] },
  },
  'shows at once what is ready at once': {
    steps: [requested, done('createCharacter', ready)],
    end: {
      value: { ready: 'revealing' },
      context: { ...followed, creation: ready },
      emitted: [toldReady, accountChanged],
    },
  },
  'tells at once that it is refused': {
    steps: [requested, done('createCharacter', refused)],
    end: { value: 'refused', context: { ...followed, creation: refused }, emitted: [accountChanged] },
  },
};
