import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { SPEECH_DELAYS, type SpeechContext, speechMachine } from '#machines/speech/speechMachine.ts';
import {
  blockedId,
  failedId,
  failure,
  preparingId,
  speakingId,
  type SpeechSnapshot,
} from '#machines/speech/speechSelectors.ts';
import { first, made, second, speechModel, spoken } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(speechMachine);
const requested = { type: 'play.requested', ...first } as const;
const other = { type: 'play.requested', ...second } as const;
const stopped = { type: 'play.stopped' } as const;
const allowed = { type: 'play.allowed' } as const;
const dismissed = { type: 'play.dismissed' } as const;
const started = { type: 'sound.started' } as const;
const ended = { type: 'sound.ended' } as const;
const blocked = { type: 'sound.blocked' } as const;
const soundFailed = { type: 'sound.failed' } as const;
const told = done('playAudio', made);

const silent: SpeechContext = { characterId: null, msgId: null, intentId: null, sound: null, failure: null };
const asked: SpeechContext = { ...silent, ...first };
const heard: SpeechContext = { ...asked, sound: made };
const askedOther: SpeechContext = { ...silent, ...second };
const poor = { errNo: errNo.tokensNeeded, fields: [] };
const unanswered = { errNo: NO_ANSWER, fields: [] };
const play = { id: 'playAudio', input: first };
const playOther = { id: 'playAudio', input: second };
const speak = { id: 'speak', input: made };

/** Which of the selectors tell of a message: one at most, and the one that is wanted. */
const tellsOnly = (snapshot: SpeechSnapshot, told: typeof speakingId | undefined): boolean =>
  [speakingId, preparingId, blockedId, failedId].every(
    (select) => select(snapshot) === (select === told ? snapshot.context.msgId : null),
  ) && (told === undefined) === (snapshot.context.msgId === null);

describeFlow(speechModel, {
  stateChecks: {
    silent: (snapshot) => tellsOnly(snapshot, undefined) && !snapshot.can(stopped) && snapshot.can(requested),
    preparing: (snapshot) =>
      tellsOnly(snapshot, preparingId) && snapshot.context.sound === null && snapshot.can(stopped),
    speaking: (snapshot) =>
      snapshot.context.sound !== null && snapshot.can(stopped) && snapshot.can(ended) && snapshot.can(other),
    'speaking.starting': (snapshot) => tellsOnly(snapshot, preparingId) && snapshot.can(started),
    'speaking.sounding': (snapshot) => tellsOnly(snapshot, speakingId) && !snapshot.can(started),
    blocked: (snapshot) => tellsOnly(snapshot, blockedId) && snapshot.can(allowed) && snapshot.can(stopped),
    failed: (snapshot) =>
      tellsOnly(snapshot, failedId) &&
      snapshot.can(dismissed) &&
      !snapshot.can(stopped) &&
      (failure(snapshot) === null) === (snapshot.context.sound !== null),
  },
  journeys: {
    '[CHAT-04] reads a message out to its end': {
      steps: [requested, told, started, ended],
      end: { value: 'silent', context: silent, emitted: [], started: [play, speak] },
    },
    'is at it from the moment the sound begins': {
      steps: [requested, told, started],
      end: { value: { speaking: 'sounding' }, context: heard, emitted: [], started: [play, speak] },
    },
    'has the browser speak where nobody else does': {
      steps: [requested, done('playAudio', spoken), started],
      end: {
        value: { speaking: 'sounding' },
        context: { ...asked, sound: spoken },
        emitted: [],
        started: [play, { id: 'speak', input: spoken }],
      },
    },
    'ends what has no sound at all': {
      steps: [requested, told, ended],
      end: { value: 'silent', context: silent, emitted: [], started: [play, speak] },
    },
    'stops while it is read': {
      steps: [requested, told, started, stopped],
      end: { value: 'silent', context: silent, emitted: [] },
    },
    'stops before it is heard': {
      steps: [requested, told, stopped],
      end: { value: 'silent', context: silent, emitted: [] },
    },
    'stops before it is there': {
      steps: [requested, stopped, told],
      end: { value: 'silent', context: silent, emitted: [], started: [play] },
    },
    'stops when nothing is read': {
      steps: [stopped],
      end: { value: 'silent', context: silent, emitted: [], started: [] },
    },
    'goes over to another message while one is read': {
      steps: [requested, told, started, other],
      end: { value: 'preparing', context: askedOther, emitted: [], started: [play, speak, playOther] },
    },
    'goes over to another message before one is there, and hears no more of that': {
      steps: [requested, other],
      end: { value: 'preparing', context: askedOther, emitted: [], started: [play, playOther] },
    },
    'goes over to another message from one that waits for a press': {
      steps: [requested, told, blocked, other],
      end: { value: 'preparing', context: askedOther, emitted: [], started: [play, speak, playOther] },
    },
    'begins anew with the same message': {
      steps: [requested, told, started, requested],
      end: { value: 'preparing', context: asked, emitted: [], started: [play, speak, play] },
    },
    'waits for a press where the browser wants one, and reads then what it knows': {
      steps: [requested, told, blocked, allowed, started],
      end: { value: { speaking: 'sounding' }, context: heard, emitted: [], started: [play, speak, speak] },
    },
    'waits for it without a sound': {
      steps: [requested, told, blocked],
      end: { value: 'blocked', context: heard, emitted: [], started: [play, speak] },
    },
    'waits for it also when it was heard already': {
      steps: [requested, told, started, blocked],
      end: { value: 'blocked', context: heard, emitted: [] },
    },
    'need not be allowed': {
      steps: [requested, told, blocked, stopped, allowed],
      end: { value: 'silent', context: silent, emitted: [], started: [play, speak] },
    },
    '[CHAT-06] tells that tokens are missing': {
      steps: [requested, failed('playAudio', poor)],
      end: { value: 'failed', context: { ...asked, failure: poor }, emitted: [], started: [play] },
    },
    'has nothing to stop then': {
      steps: [requested, failed('playAudio', poor), stopped],
      end: { value: 'failed', context: { ...asked, failure: poor }, emitted: [] },
    },
    'forgets that when the person has read it': {
      steps: [requested, failed('playAudio', poor), dismissed],
      end: { value: 'silent', context: silent, emitted: [], started: [play] },
    },
    'forgets that when the person tries again': {
      steps: [requested, failed('playAudio', poor), requested],
      end: { value: 'preparing', context: asked, emitted: [], started: [play, play] },
    },
    'tells that a sound could not be played': {
      steps: [requested, told, soundFailed],
      end: { value: 'failed', context: heard, emitted: [] },
    },
    'tells that a sound broke off': {
      steps: [requested, told, started, soundFailed],
      end: { value: 'failed', context: heard, emitted: [] },
    },
    'forgets the sound when the person tries again': {
      steps: [requested, told, soundFailed, requested],
      end: { value: 'preparing', context: asked, emitted: [], started: [play, speak, play] },
    },
    'tells that the browser broke': {
      steps: [requested, told, failed('speak', new Error('thrown'))],
      end: { value: 'failed', context: heard, emitted: [] },
    },
    'gives up on the server after a while': {
      steps: [requested, waited(SPEECH_DELAYS.playTimeout - 1), waited(1)],
      end: { value: 'failed', context: { ...asked, failure: unanswered }, emitted: [] },
    },
    'waits for the server as long as it may': {
      steps: [requested, waited(29_999)],
      end: { value: 'preparing', context: asked, emitted: [] },
    },
    'gives up on a sound that does not begin': {
      steps: [requested, told, waited(SPEECH_DELAYS.startTimeout - 1), waited(1)],
      end: { value: 'failed', context: heard, emitted: [] },
    },
    'waits for the sound as long as it may': {
      steps: [requested, told, waited(14_999)],
      end: { value: { speaking: 'starting' }, context: heard, emitted: [] },
    },
    'reads as long as it takes': {
      steps: [requested, told, started, waited(3_600_000)],
      end: { value: { speaking: 'sounding' }, context: heard, emitted: [] },
    },
  },
});
