import { errNo } from '#contract/errNo.ts';
import {
  CHARACTER_CREATION_DELAYS as delays,
  FIRST_PAUSE,
  LONGEST_PAUSE,
} from '#machines/characterCreation/characterCreationSetup.ts';
import {
  at,
  characterId,
  failed as madeBadly,
  intentId,
  mira,
  otherIntentId,
  painting,
  queued,
  ready,
  refused,
  unsent,
} from './model.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';
import {
  done,
  failed,
  requested,
  retried,
  dismissed,
  resumed,
  found,
  hidden,
  shown,
  restored,
  offline,
  broken,
  poor,
  signedOut,
  gone,
  accountChanged,
  returned,
  toldReady,
  request,
  createCall,
  statusCall,
  retryCall,
  unanswered,
  idle,
  asked,
  followed,
  waiting,
  asking,
  revealed,
  begun,
  cut,
  type Told,
} from './steps.ts';

export const following: Readonly<Record<string, Told>> = {
  '[CHAR-03] waits longer each time, but never more than ten seconds': {
    steps: [
      ...begun,
      ...[2000, 3000, 4500, 6750, 10_000].flatMap((pause) => [waited(pause), done('loadStatus', painting)]),
      waited(LONGEST_PAUSE - 1),
    ],
    end: {
      value: waiting,
      context: { ...followed, creation: painting, pause: LONGEST_PAUSE },
      emitted: [accountChanged],
      started: [createCall(request), statusCall, statusCall, statusCall, statusCall, statusCall],
    },
  },
  '[CHAR-03] gives up after three minutes': {
    steps: [...begun, waited(FIRST_PAUSE), done('loadStatus', painting), waited(delays.followTimeout - FIRST_PAUSE)],
    end: {
      value: 'givenUp',
      context: { ...followed, creation: painting, pause: FIRST_PAUSE * 1.5 ** 2, failure: null },
      emitted: [accountChanged],
    },
  },
  'goes on when it is told to, as at first': {
    steps: [
      ...begun,
      waited(FIRST_PAUSE),
      failed('loadStatus', signedOut),
      resumed,
      failed('loadStatus', offline),
      waited(FIRST_PAUSE - 1),
    ],
    end: { value: waiting, context: { ...followed, creation: queued, failure: unanswered }, emitted: [accountChanged] },
  },
  'goes on when somebody comes back to the page': {
    steps: [...begun, waited(FIRST_PAUSE), failed('loadStatus', signedOut), hidden, shown],
    end: {
      value: asking,
      context: { ...followed, creation: queued },
      emitted: [accountChanged],
      started: [createCall(request), statusCall, statusCall],
    },
  },
  'lets go of what takes too long, with the draft as it was': {
    steps: [...begun, waited(FIRST_PAUSE), failed('loadStatus', signedOut), dismissed],
    end: { value: 'idle', context: idle, emitted: [accountChanged, returned] },
  },
  '[CHAR-03] asks nothing while the page is hidden': {
    steps: [...begun, hidden, waited(delays.followTimeout)],
    end: {
      value: 'paused',
      context: { ...followed, creation: queued, isHidden: true },
      emitted: [accountChanged],
      started: [createCall(request)],
    },
  },
  '[CHAR-03] asks at once when it is shown again, for three more minutes': {
    steps: [...begun, waited(60_000), hidden, shown, done('loadStatus', painting), waited(FIRST_PAUSE - 1)],
    end: {
      value: waiting,
      context: { ...followed, creation: painting },
      emitted: [accountChanged],
      started: [createCall(request), statusCall, statusCall],
    },
  },
  'begins no question on a page that was hidden meanwhile': {
    steps: [requested, hidden, done('createCharacter', queued), waited(FIRST_PAUSE)],
    end: {
      value: 'paused',
      context: { ...followed, creation: queued, isHidden: true },
      emitted: [accountChanged],
      started: [createCall(request)],
    },
  },
  'goes on by itself after a question without answer, and says so': {
    steps: [...begun, waited(FIRST_PAUSE), waited(delays.askTimeout)],
    end: {
      value: waiting,
      context: { ...followed, creation: queued, pause: FIRST_PAUSE * 1.5, failure: unanswered },
      emitted: [accountChanged],
    },
  },
  'asks at once when the network is there again': {
    steps: [...begun, waited(FIRST_PAUSE), failed('loadStatus', offline), restored],
    end: {
      value: asking,
      context: { ...followed, creation: queued, pause: FIRST_PAUSE * 1.5, failure: unanswered },
      emitted: [accountChanged],
      started: [createCall(request), statusCall, statusCall],
    },
  },
  'forgets that there was no answer once there is one': {
    steps: [...begun, waited(FIRST_PAUSE), failed('loadStatus', offline), restored, done('loadStatus', painting)],
    end: {
      value: waiting,
      context: { ...followed, creation: painting, pause: FIRST_PAUSE * 1.5 },
      emitted: [accountChanged],
    },
  },
  'tells that the character was deleted meanwhile': {
    steps: [...begun, waited(FIRST_PAUSE), failed('loadStatus', gone)],
    end: {
      value: 'gone',
      context: { ...followed, creation: queued, pause: FIRST_PAUSE * 1.5 },
      emitted: [accountChanged],
    },
  },
  'gives the draft back then': {
    steps: [...begun, waited(FIRST_PAUSE), failed('loadStatus', gone), dismissed],
    end: { value: 'idle', context: idle, emitted: [accountChanged, returned] },
  },
  '[CHAR-03] follows what was begun before the page was loaded, or in another tab': {
    steps: [found],
    end: { value: asking, context: followed, emitted: [], started: [statusCall] },
  },
  '[CHAR-03] sends again, by the same intent, what got no answer before the page was loaded': {
    steps: [{ ...found, kept: unsent }],
    end: { value: 'creating', context: asked, emitted: [], started: [createCall(request)] },
  },
  '[CHAR-03] [BUY-01] waits for tokens still after the page was loaded anew': {
    steps: [{ ...found, kept: { ...unsent, needsTokens: true } }],
    end: { value: 'tokensNeeded', context: { ...asked, needsTokens: true }, emitted: [], started: [] },
  },
};

export const ending: Readonly<Record<string, Told>> = {
  'is ready for the next once the first was seen': {
    steps: [requested, done('createCharacter', ready), done('loadCharacter', mira), dismissed],
    end: { value: 'idle', context: idle, emitted: [toldReady, accountChanged] },
  },
  'shows it without its portrait where that cannot be had': {
    steps: [requested, done('createCharacter', ready), failed('loadCharacter', broken)],
    end: { value: revealed, context: { ...followed, creation: ready }, emitted: [toldReady, accountChanged] },
  },
  'shows it without its portrait where that takes too long': {
    steps: [requested, done('createCharacter', ready), waited(delays.revealTimeout - 1), waited(1)],
    end: { value: revealed, context: { ...followed, creation: ready }, emitted: [toldReady, accountChanged] },
  },
  'waits for the portrait as long as it may': {
    steps: [requested, done('createCharacter', ready), waited(delays.revealTimeout - 1)],
    end: {
      value: { ready: 'revealing' },
      context: { ...followed, creation: ready },
      emitted: [toldReady, accountChanged],
    },
  },
  '[CHAR-03] gives the draft back that was refused': {
    steps: [...begun, waited(FIRST_PAUSE), done('loadStatus', refused), dismissed],
    end: { value: 'idle', context: idle, emitted: [accountChanged, accountChanged, returned] },
  },
  '[CHAR-03] tries again what has failed': {
    steps: [...cut, retried, done('retryCreation', queued), waited(FIRST_PAUSE), done('loadStatus', madeBadly)],
    end: {
      value: 'failed',
      context: { ...followed, creation: madeBadly, pause: FIRST_PAUSE * 1.5 },
      emitted: [accountChanged, accountChanged, accountChanged],
      started: [createCall(request), retryCall(otherIntentId), statusCall],
    },
  },
  'gives the draft back that has failed': {
    steps: [...cut, dismissed],
    end: { value: 'idle', context: idle, emitted: [accountChanged, returned] },
  },
  'tries again with the same intent when no answer came': {
    steps: [...cut, retried, failed('retryCreation', offline), { ...retried, intentId }],
    end: {
      value: 'retrying',
      context: { ...followed, creation: madeBadly, retry: { characterId, intentId: otherIntentId } },
      emitted: [accountChanged, accountChanged],
      started: [createCall(request), retryCall(otherIntentId), retryCall(otherIntentId)],
    },
  },
  'tries again with a new intent once the server has refused': {
    steps: [...cut, retried, failed('retryCreation', poor), { ...retried, intentId }],
    end: {
      value: 'retrying',
      context: { ...followed, creation: madeBadly, retry: { characterId, intentId } },
      emitted: [accountChanged, accountChanged],
    },
  },
  'tells why it could not be tried again': {
    steps: [...cut, retried, failed('retryCreation', poor)],
    end: {
      value: 'failed',
      context: {
        ...followed,
        creation: madeBadly,
        retry: { characterId, intentId: otherIntentId },
        failure: { ...poor, fields: [] },
      },
      emitted: [accountChanged, accountChanged],
    },
  },
  'gives up on trying again after a while': {
    steps: [...cut, retried, waited(delays.retryTimeout - 1), waited(1)],
    end: {
      value: 'failed',
      context: {
        ...followed,
        creation: madeBadly,
        retry: { characterId, intentId: otherIntentId },
        failure: unanswered,
      },
      emitted: [accountChanged, accountChanged],
    },
  },
  'waits for the new try as long as it may': {
    steps: [...cut, retried, dismissed, waited(delays.retryTimeout - 1)],
    end: {
      value: 'retrying',
      context: { ...followed, creation: madeBadly, retry: { characterId, intentId: otherIntentId } },
      emitted: [accountChanged],
    },
  },
  'follows what is tried again already': {
    steps: [...cut, retried, failed('retryCreation', { errNo: errNo.conflict })],
    end: {
      value: asking,
      context: { ...followed, creation: madeBadly, retry: { characterId, intentId: otherIntentId } },
      emitted: [accountChanged],
      started: [createCall(request), retryCall(otherIntentId), statusCall],
    },
  },
  'tells that what failed was deleted': {
    steps: [...cut, retried, failed('retryCreation', gone)],
    end: {
      value: 'gone',
      context: { ...followed, creation: madeBadly, retry: { characterId, intentId: otherIntentId } },
      emitted: [accountChanged],
    },
  },
  'shows at once what the new try has made': {
    steps: [...cut, retried, done('retryCreation', at('ready'))],
    end: {
      value: { ready: 'revealing' },
      context: { ...followed, creation: ready },
      emitted: [accountChanged, toldReady, accountChanged],
    },
  },
};
