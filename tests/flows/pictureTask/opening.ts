import { PICTURE_TASK_DELAYS as delays } from '#machines/pictureTask/pictureTaskSetup.ts';
import { blankWish } from '#machines/pictureTask/pictureWish.ts';
import {
  followed,
  intentId,
  like,
  liking,
  mira,
  otherFailed,
  otherMaking,
  otherTaskId,
  queued,
  ready,
  studio,
  taskId,
  unaffordable,
  unsent,
  wish,
} from './model.ts';
import {
  accepted,
  asked,
  asking,
  broken,
  createCall,
  dismissed,
  done,
  fails,
  idle,
  loaded,
  made,
  offline,
  open,
  reloaded,
  restored,
  resumed,
  retried,
  signedInAgain,
  standing,
  studioCall,
  taskCall,
  submitted,
  type Told,
  unanswered,
  waiting,
  wished,
  written,
} from './steps.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';
import { nothingAsked } from '#machines/pictureTask/pictureTaskSetup.ts';

const strange = '00000000-0000-7000-8000-0000000000ee';
const keptWish = { wish, openedFor: null, request: null, needsTokens: false, taskId: null };
const liked = { ...blankWish, ...like };
const ofMira = { ...wish, characterId: mira.characterId };

export const opening: Readonly<Record<string, Told>> = {
  'does nothing before it is come to': {
    steps: [wished, submitted, retried, dismissed, resumed, restored, signedInAgain, reloaded],
    end: { value: 'closed', context: nothingAsked, emitted: [], started: [] },
  },
  'loads what there is to choose from, and takes no wish before': {
    steps: [open, wished, submitted],
    end: { value: 'loading', context: nothingAsked, emitted: [], started: [studioCall] },
  },
  'waits for what there is to choose from as long as it may': {
    steps: [open, waited(delays.loadTimeout - 1)],
    end: { value: 'loading', context: nothingAsked, emitted: [], started: [studioCall] },
  },
  'gives up on loading after a while': {
    steps: [open, waited(delays.loadTimeout - 1), waited(1)],
    end: { value: 'loadFailed', context: { ...nothingAsked, failure: unanswered }, emitted: [] },
  },
  'loads again when it is told to': {
    steps: [open, fails('loadStudio', broken), wished, reloaded],
    end: { value: 'loading', context: nothingAsked, emitted: [], started: [studioCall, studioCall] },
  },
  'loads again once the network is there again': {
    steps: [open, fails('loadStudio', offline), restored],
    end: { value: 'loading', context: nothingAsked, emitted: [], started: [studioCall, studioCall] },
  },
  'does not load again by itself for what was answered': {
    steps: [open, fails('loadStudio', broken), restored],
    end: {
      value: 'loadFailed',
      context: { ...nothingAsked, failure: { ...broken, fields: [] } },
      emitted: [],
      started: [studioCall],
    },
  },
  'loads again once somebody is signed in again': {
    steps: [open, fails('loadStudio', broken), signedInAgain],
    end: { value: 'loading', context: nothingAsked, emitted: [], started: [studioCall, studioCall] },
  },
  '[ROUTE-06] begins with the character of the address': {
    steps: [{ ...open, characterId: mira.characterId }, done('loadStudio', studio)],
    end: {
      value: idle,
      context: {
        ...loaded,
        wish: { ...blankWish, characterId: mira.characterId },
        openedFor: mira.characterId,
      },
      emitted: [],
      started: [{ id: 'loadStudio', input: { characterId: mira.characterId, taskId: null } }],
    },
  },
  'keeps whom the person has chosen since at the same address': {
    steps: [
      {
        ...open,
        characterId: strange,
        kept: { wish: ofMira, openedFor: strange, request: null, needsTokens: false, taskId: null },
      },
      done('loadStudio', studio),
    ],
    end: { value: idle, context: { ...loaded, wish: ofMira, openedFor: strange }, emitted: [] },
  },
  'remembers the address before where the next names nobody': {
    steps: [
      { ...open, kept: { wish, openedFor: strange, request: null, needsTokens: false, taskId: null } },
      done('loadStudio', studio),
    ],
    end: { value: idle, context: { ...written, openedFor: strange }, emitted: [] },
  },
  'goes on without a character that cannot be had, and says so': {
    steps: [{ ...open, characterId: strange }, done('loadStudio', studio)],
    end: { value: idle, context: { ...loaded, openedFor: strange, isCharacterMissing: true }, emitted: [] },
  },
  'says so no more once something was chosen': {
    steps: [{ ...open, characterId: strange }, done('loadStudio', studio), wished],
    end: { value: idle, context: { ...written, openedFor: strange }, emitted: [] },
  },
  '[PIC-02] begins with the wish of a picture, and brings back what was typed': {
    steps: [{ ...open, ...liking }, { type: 'wish.restored' }, done('loadStudio', studio), { type: 'wish.restored' }],
    end: { value: idle, context: written, emitted: [], started: [studioCall] },
  },
  '[PIC-02] keeps what was typed before until another wish is sent': {
    steps: [{ ...open, ...liking }, done('loadStudio', studio), wished],
    end: {
      value: idle,
      context: { ...loaded, wish: { ...wish, ...like, prompt: wish.prompt }, replaced: wish },
      emitted: [],
    },
  },
  'keeps it no more then': {
    steps: [{ ...open, ...liking }, done('loadStudio', studio), submitted, { type: 'wish.restored' }],
    end: {
      value: 'creating',
      context: { ...loaded, wish: liked, request: { wish: liked, intentId } },
      emitted: [],
      started: [studioCall, createCall(intentId, liked)],
    },
  },
  'brings back whom it was about and how many, and takes back what was found wrong since': {
    steps: [
      { ...open, ...liking, kept: { ...keptWish, wish: { ...ofMira, count: 3 } } },
      done('loadStudio', studio),
      { type: 'wish.changed', change: { prompt: 'x'.repeat(2001) } },
      submitted,
      { type: 'wish.restored' },
    ],
    end: { value: idle, context: { ...loaded, wish: { ...ofMira, count: 3 } }, emitted: [] },
  },
  'has nothing to bring back where nothing was typed but whom it is about': {
    steps: [
      { ...open, ...liking, kept: { ...keptWish, wish: { ...blankWish, characterId: mira.characterId } } },
      done('loadStudio', studio),
      { type: 'wish.restored' },
    ],
    end: { value: idle, context: { ...loaded, wish: liked }, emitted: [] },
  },
  'has nothing to bring back where the same was typed, nor where nothing was kept': {
    steps: [{ ...open, ...liking, kept: { ...keptWish, wish: liked } }, done('loadStudio', studio)],
    end: { value: idle, context: { ...loaded, wish: liked }, emitted: [] },
  },
  'begins with the wish of a picture where nothing was kept': {
    steps: [{ ...open, ...liking, kept: null }, done('loadStudio', studio)],
    end: { value: idle, context: { ...loaded, wish: liked }, emitted: [] },
  },
  'can bring it back after the page was loaded anew': {
    steps: [{ ...open, kept: { ...keptWish, wish: liked, replaced: wish } }, done('loadStudio', studio)],
    end: { value: idle, context: { ...loaded, wish: liked, replaced: wish }, emitted: [] },
  },
  '[PIC-01] finds what was followed before the page was loaded': {
    steps: [{ ...open, ...followed }, done('loadStudio', { ...studio, task: queued, tasks: [queued, otherMaking] })],
    end: {
      value: waiting,
      context: { ...accepted, others: [otherMaking] },
      emitted: [],
      started: [{ id: 'loadStudio', input: { characterId: null, taskId } }],
    },
  },
  '[PIC-01] finds pictures that were made meanwhile': {
    steps: [{ ...open, ...followed }, done('loadStudio', { ...studio, task: ready })],
    end: { value: standing('ready'), context: made, emitted: [] },
  },
  'forgets a task that is no more': {
    steps: [{ ...open, ...followed }, done('loadStudio', studio)],
    end: { value: idle, context: written, emitted: [] },
  },
  '[PIC-01] follows what was begun in another tab': {
    steps: [open, done('loadStudio', { ...studio, tasks: [otherFailed, otherMaking] })],
    end: {
      value: asking,
      context: { ...loaded, task: otherMaking, taskId: otherTaskId, others: [] },
      emitted: [],
      started: [studioCall, taskCall(otherMaking)],
    },
  },
  'shows what nothing came of beside the wish': {
    steps: [open, done('loadStudio', { ...studio, tasks: [otherFailed] })],
    end: { value: idle, context: { ...loaded, others: [otherFailed] }, emitted: [], started: [studioCall] },
  },
  '[PIC-01] sends again, by the same intent, what got no answer before the page was loaded': {
    steps: [{ ...open, ...unsent }, done('loadStudio', studio)],
    end: { value: 'creating', context: asked, emitted: [], started: [studioCall, createCall(intentId)] },
  },
  '[BUY-01] waits for tokens still after the page was loaded anew': {
    steps: [{ ...open, ...unaffordable }, done('loadStudio', studio)],
    end: {
      value: standing('tokensNeeded'),
      context: { ...asked, needsTokens: true },
      emitted: [],
      started: [studioCall],
    },
  },
};
