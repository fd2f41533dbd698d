import type { CharacterSummary } from '#contract/character.ts';
import { errNo } from '#contract/errNo.ts';
import type { Picture, PictureOptions, PictureStatus, PictureTask, PictureWish } from '#contract/picture.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { pictureTaskMachine } from '#machines/pictureTask/pictureTaskMachine.ts';
import { pictureTaskDescription } from '#machines/pictureTask/pictureTaskDescription.ts';
import type { PictureTaskSnapshot } from '#machines/pictureTask/pictureTaskSelectors.ts';
import type { KeptPictures, Opening, Studio } from '#machines/pictureTask/pictureTaskTypes.ts';
import { blankWish, isSameWish, likenessOf, wishErrors } from '#machines/pictureTask/pictureWish.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';
import { isRefusal } from '../support/isRefusal.ts';

const uuid = (end: string): string => `00000000-0000-7000-8000-${end.padStart(12, '0')}`;
export const taskId = uuid('a1');
export const otherTaskId = uuid('a2');
export const intentId = uuid('f');
export const otherIntentId = uuid('ff');

export const mira: CharacterSummary = {
  characterId: uuid('c'),
  origin: 'pgc',
  name: 'Mira',
  age: 25,
  tagline: 'Listens before she answers',
  tags: ['gentle'],
  portrait: 'characters/mira.webp',
};

export const options: PictureOptions = {
  styles: ['natural', 'cinematic'],
  moods: ['gentle', 'bright'],
  settings: ['cafe', 'sea'],
  cost: 10,
  isDemo: true,
};
export const studio: Studio = { options, characters: [mira], task: null, tasks: [] };

export const wish: PictureWish = { ...blankWish, prompt: 'At the harbour, before it rains' };

export const pictureOf = (task: string, pictureId: string): Picture => ({
  pictureId,
  taskId: task,
  characterId: null,
  characterName: '',
  image: `pictures/${pictureId}.webp`,
  placeholder: 'data:image/webp;base64,AAAA',
  prompt: wish.prompt,
  style: wish.style,
  mood: null,
  setting: null,
  aspect: '2:3',
  isFromChat: false,
  createTime: 1,
});
export const picture = pictureOf(taskId, uuid('b1'));
export const otherPicture = pictureOf(otherTaskId, uuid('b2'));

export const at = (status: PictureStatus, more: Partial<PictureTask> = {}): PictureTask => ({
  taskId,
  wish,
  status,
  place: 0,
  progress: status === 'ready' ? 100 : 0,
  refusal: null,
  failure: null,
  cost: 10,
  pictures: status === 'ready' ? [picture] : [],
  createTime: 1,
  ...more,
});
export const queued = at('queued', { place: 2 });
export const making = at('making', { progress: 45 });
export const ready = at('ready');
export const refused = at('refused', { refusal: 'realPerson' });
export const failed = at('failed', { failure: 'timedOut' });
export const cancelled = at('cancelled');
export const otherMaking = at('making', { taskId: otherTaskId, progress: 20 });
export const otherFailed = at('failed', { taskId: otherTaskId, failure: 'busy' });

const kept: KeptPictures = { wish, openedFor: null, request: null, needsTokens: false, taskId: null };
export const opened: Opening = { kept: null, characterId: null };
/** Sent, but not answered before the page was left. */
export const unsent: Opening = { kept: { ...kept, request: { wish, intentId } }, characterId: null };
export const unaffordable: Opening = {
  kept: { ...kept, request: { wish, intentId }, needsTokens: true },
  characterId: null,
};
/** By a link to more of a picture, with something else typed. */
export const like = { ...likenessOf(picture), prompt: 'By the sea', style: 'cinematic', aspect: '3:2' } as const;
export const liking: Opening = { kept, characterId: null, like };
/** It was followed when the page was left. */
export const followed: Opening = { kept: { ...kept, taskId }, characterId: null };

const broken = { broken: { errNo: errNo.providerFailed } };
const signedOut = { 'signed out': { errNo: errNo.notSignedIn } };
const gone = { gone: { errNo: errNo.notFound } };
const alone = { others: [] };

const fixtures = {
  events: {
    'studio.opened': { blank: opened, unanswered: unsent, 'too few tokens': unaffordable, 'more of a picture': liking },
    'load.retried': bare,
    'session.restored': bare,
    'wish.changed': {
      whole: { change: { prompt: wish.prompt } },
      'too long': { change: { prompt: 'x'.repeat(2001) } },
    },
    'wish.restored': bare,
    'wish.submitted': { press: { intentId: otherIntentId } },
    'task.cancelled': { press: { intentId: otherIntentId } },
    'task.retried': { press: { intentId: otherIntentId } },
    'task.dismissed': { press: { intentId: otherIntentId } },
    'task.chosen': { other: { taskId: otherTaskId } },
    'follow.resumed': bare,
    'page.shown': bare,
    'page.hidden': bare,
    'network.restored': bare,
  },
  done: {
    loadStudio: {
      nothing: studio,
      'under way': { ...studio, tasks: [queued] },
    },
    createTask: { queued, ready },
    loadTask: {
      making: { task: making, ...alone },
      ready: { task: ready, ...alone },
      refused: { task: refused, ...alone },
      failed: { task: failed, ...alone },
      cancelled: { task: cancelled, ...alone },
      'making beside another': { task: making, others: [otherMaking] },
      'ready beside another': { task: ready, others: [otherMaking] },
    },
    actOnTask: { queued, cancelled, 'put away': null },
  },
  failed: {
    // Nobody is told to be signed in again but who was signed out: that one comes first.
    loadStudio: { ...signedOut, ...broken },
    createTask: {
      ...broken,
      'too few tokens': { errNo: errNo.tokensNeeded },
      'wrong prompt': { errNo: errNo.invalidInput, fields: [{ path: 'prompt', reason: 'badCharacters' }] },
    },
    loadTask: { ...broken, ...gone, ...signedOut },
    actOnTask: { ...broken, ...gone, changed: { errNo: errNo.conflict } },
  },
} satisfies Fixtures<typeof pictureTaskMachine>;

/** What decides, by the state, what can happen next. */
const situationOf = (snapshot: PictureTaskSnapshot): unknown => {
  const { isHidden, failure, wish: wanted, request, needsTokens, others, task, cancelIntent, act } = snapshot.context;
  const hasReplaced = snapshot.context.replaced !== null;
  const isUnanswered = failure?.errNo === NO_ANSWER;
  if (snapshot.matches('loading')) return [request !== null, needsTokens, hasReplaced];
  if (snapshot.matches('loadFailed')) return isUnanswered;
  if (snapshot.matches('creating')) return cancelIntent !== null;
  if (snapshot.matches('acting')) return [act?.kind, task?.status === 'refused'];
  if (snapshot.matches({ standing: 'notCreated' }))
    return isUnanswered && request !== null && isSameWish(request.wish, wanted);
  if (snapshot.matches({ standing: 'following' })) return [isHidden, others.length];
  if (snapshot.matches({ standing: 'idle' })) return [wishErrors(wanted).length > 0, hasReplaced];
  return null;
};

/** Ways from a wish to its pictures. */
export const pictureTaskModel = {
  machine: pictureTaskMachine,
  description: pictureTaskDescription,
  isRefusal,
  fixtures,
  situation: (snapshot) => [snapshot.value, situationOf(snapshot)],
} satisfies Model<typeof pictureTaskMachine>;
