import { assign, emit, setup } from 'xstate';
import { errNo } from '#contract/errNo.ts';
import { type PictureStatus, type PictureTask, type PictureWish, standOf } from '#contract/picture.ts';
import { type Failure, NO_ANSWER } from '#machines/failure.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import { intended, type Intent } from '#machines/messageActs/intended.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';
import type {
  Act,
  Create,
  LoadStudio,
  LoadTask,
  Opening,
  PictureTaskContext,
  PictureTaskEmitted,
  PictureTaskEvent,
  Progress,
  Studio,
} from './pictureTaskTypes.ts';
import { blankWish, changedWish, isSameWish, isTyped, type WishChange, wishErrors } from './pictureWish.ts';
import { isUnderWay, listedBeside, withPicturesOf } from './tasks.ts';

/**
 * In milliseconds: from an answer to the next question, at most, and how much longer each time that none came. The server holds a question until there
 * is something to tell, so that this is as late as a picture can be.
 */
export const FIRST_PAUSE = 500;
export const LONGEST_PAUSE = 10_000;
const LENGTHENING = 1.5;

/** How long waits may take, in milliseconds. Calls wait longer than the API client's own 20 s. */
export const PICTURE_TASK_DELAYS = {
  loadTimeout: 30_000,
  createTimeout: 30_000,
  askTimeout: 30_000,
  actTimeout: 30_000,
  /** After which nobody asks any more by itself; the server goes on. */
  followTimeout: 300_000,
} as const;

const types: {
  context?: PictureTaskContext;
  events?: PictureTaskEvent;
  emitted?: PictureTaskEmitted;
  tags?: 'busy' | 'failed' | 'following';
} = {};

export const nothingAsked: PictureTaskContext = {
  wish: blankWish,
  openedFor: null,
  request: null,
  needsTokens: false,
  taskId: null,
  replaced: null,
  options: null,
  characters: [],
  isCharacterMissing: false,
  fields: [],
  task: null,
  others: [],
  pictures: [],
  act: null,
  actFailure: null,
  cancelIntent: null,
  pause: FIRST_PAUSE,
  isHidden: false,
  failure: null,
};

/** The wish to begin with: the character of an address that was not come to before takes the place of the one before. */
const beginning = ({ kept, characterId, like }: Opening): PictureWish => {
  const wish = kept?.wish ?? blankWish;
  if (like !== undefined) return { ...wish, ...like };
  return characterId === null || characterId === kept?.openedFor ? wish : { ...wish, characterId };
};
/** What has to give way to that. */
const replacedBy = (opening: Opening): PictureWish | null => {
  const { kept, like } = opening;
  if (kept === null || like === undefined || isSameWish(kept.wish, beginning(opening))) return kept?.replaced ?? null;
  return isTyped(kept.wish) ? kept.wish : null;
};

export const createOf = ({ request }: PictureTaskContext): Create => assertPresent(request);
export const actOf = ({ act }: PictureTaskContext): Act => assertPresent(act);
export const followedOf = ({ taskId, task, others }: PictureTaskContext): LoadTask => {
  const underWay = others.filter(isUnderWay);
  return {
    taskId: assertPresent(taskId),
    underWay: underWay.map((other) => other.taskId),
    seen: task === null ? null : standOf([task, ...underWay]),
  };
};

/** One of those beside the followed one. */
export const otherOf = ({ others }: PictureTaskContext, taskId: string): PictureTask | null =>
  others.find((task) => task.taskId === taskId) ?? null;
const isAt = ({ task }: PictureTaskContext, status: PictureStatus): boolean => task?.status === status;
/** What is followed next. */
export const nextOf = ({ others }: PictureTaskContext): PictureTask | null => others.find(isUnderWay) ?? null;
/** What there is beside a task that takes the place of the one before. */
const besideOf = (context: PictureTaskContext, task: PictureTask): readonly PictureTask[] =>
  listedBeside(context.task === null ? context.others : [context.task, ...context.others], task);
/** Who was wished for, where they can be had. */
const foundWish = (wish: PictureWish, { characters }: Studio): PictureWish => changedWish(wish, {}, characters);

/** What asking for pictures is made of; the flow itself is in pictureTaskMachine.ts. */
export const pictureTaskSetup = setup({
  types,
  actors: {
    loadStudio: promisePlaceholder<Studio, LoadStudio>('loadStudio'),
    createTask: promisePlaceholder<PictureTask, Create>('createTask'),
    loadTask: promisePlaceholder<Progress, LoadTask>('loadTask'),
    /** Answers with the task, and `null` for one that is put away. */
    actOnTask: promisePlaceholder<PictureTask | null, Act>('actOnTask'),
  },
  guards: {
    isLoaded: ({ context }) => context.options !== null,
    isUnaffordable: ({ context }) => context.needsTokens,
    isUnsent: ({ context }) => context.request !== null,
    isWishWrong: ({ context }) => wishErrors(context.wish).length > 0,
    isWishAsSent: ({ context: { request, wish, failure } }) =>
      failure?.errNo === NO_ANSWER && request !== null && isSameWish(request.wish, wish),
    hasNoAnswer: ({ context }) => context.failure?.errNo === NO_ANSWER,
    isHidden: ({ context }) => context.isHidden,
    hasReplaced: ({ context }) => context.replaced !== null && context.options !== null,
    isShown: ({ context }) => !context.isHidden,
    isOver: (_, { task }: Progress) => !isUnderWay(task),
    isUnderWay: ({ context: { task } }) => task !== null && isUnderWay(task),
    isCancelDue: ({ context }, task: PictureTask) => context.cancelIntent !== null && isUnderWay(task),
    hasNext: ({ context }) => nextOf(context) !== null,
    isListed: (_, task: PictureTask | null) => task !== null,
    isReady: ({ context }) => isAt(context, 'ready'),
    isRefused: ({ context }) => isAt(context, 'refused'),
    isFailed: ({ context }) => isAt(context, 'failed'),
    isCancelled: ({ context }) => isAt(context, 'cancelled'),
    isPutAway: (_, answer: PictureTask | null) => answer === null,
    isTokensNeeded: (_, failure: Failure) => failure.errNo === errNo.tokensNeeded,
    isWishRefused: (_, failure: Failure) => failure.fields.length > 0,
    isNotFound: (_, failure: Failure) => failure.errNo === errNo.notFound,
    isSignedOut: (_, failure: Failure) => failure.errNo === errNo.notSignedIn,
    isConflict: (_, failure: Failure) => failure.errNo === errNo.conflict,
  },
  actions: {
    open: assign({
      wish: (_, opening: Opening) => beginning(opening),
      replaced: (_, opening: Opening) => replacedBy(opening),
      openedFor: (_, { kept, characterId }: Opening) => characterId ?? kept?.openedFor ?? null,
      request: (_, { kept }: Opening) => kept?.request ?? null,
      needsTokens: (_, { kept }: Opening) => kept?.needsTokens ?? false,
      taskId: (_, { kept }: Opening) => kept?.taskId ?? null,
    }),
    setStudio: assign({
      options: (_, { options }: Studio) => options,
      characters: (_, { characters }: Studio) => characters,
      wish: ({ context }, studio: Studio) => foundWish(context.wish, studio),
      isCharacterMissing: ({ context: { wish } }, studio: Studio) =>
        foundWish(wish, studio).characterId !== wish.characterId,
      task: (_, { task }: Studio) => task,
      taskId: (_, { task }: Studio) => task?.taskId ?? null,
      others: (_, { task, tasks }: Studio) => listedBeside(tasks, task),
      pictures: (_, { task }: Studio) => task?.pictures ?? [],
    }),
    changeWish: assign({
      wish: ({ context }, { change }: { change: WishChange }) => changedWish(context.wish, change, context.characters),
      fields: ({ context }, { change }: { change: WishChange }) =>
        context.fields.filter(({ path }) => !(path in change)),
      isCharacterMissing: false,
    }),
    restoreWish: assign({
      wish: ({ context }) => changedWish(context.replaced ?? context.wish, {}, context.characters),
      replaced: null,
      fields: [],
    }),
    findErrors: assign({ fields: ({ context }) => wishErrors(context.wish) }),
    setRefused: assign({ fields: (_, { fields }: Failure) => fields, request: null }),
    request: assign({
      request: ({ context }, { intentId }: Intent) => intended<Create>(context, { wish: context.wish, intentId }),
      needsTokens: false,
      replaced: null,
      fields: [],
    }),
    dropRequest: assign({ request: null, needsTokens: false, failure: null }),
    needTokens: assign({ needsTokens: true }),
    setTask: assign({
      task: (_, task: PictureTask) => task,
      taskId: (_, { taskId }: PictureTask) => taskId,
      others: ({ context }, task: PictureTask) => besideOf(context, task),
      pictures: ({ context }, task: PictureTask) => withPicturesOf(context.pictures, [task]),
      request: null,
      act: null,
      actFailure: null,
      failure: null,
    }),
    setProgress: assign({
      task: (_, { task }: Progress) => task,
      others: (_, { task, others }: Progress) => listedBeside(others, task),
      pictures: ({ context }, { task, others }: Progress) => withPicturesOf(context.pictures, [task, ...others]),
      failure: null,
      pause: FIRST_PAUSE,
    }),
    bring: assign({
      task: (_, task: PictureTask) => task,
      taskId: (_, { taskId }: PictureTask) => taskId,
      others: ({ context }, task: PictureTask) => besideOf(context, task),
      act: null,
      actFailure: null,
    }),
    dropTask: assign({ task: null, taskId: null, act: null, actFailure: null }),
    wantCancel: assign({ cancelIntent: (_, { intentId }: Intent) => intentId }),
    forgetCancel: assign({ cancelIntent: null }),
    requestDueCancel: assign({
      act: ({ context: { taskId, cancelIntent } }) => ({
        kind: 'cancel' as const,
        taskId: assertPresent(taskId),
        intentId: assertPresent(cancelIntent),
      }),
      cancelIntent: null,
    }),
    requestAct: assign({
      act: ({ context }, { kind, intentId }: Pick<Act, 'kind' | 'intentId'>) =>
        intended<Act>(
          { request: context.act, failure: context.actFailure },
          { kind, taskId: assertPresent(context.taskId), intentId },
        ),
    }),
    clearActFailure: assign({ actFailure: null }),
    setActFailure: assign({ actFailure: (_, failure: Failure) => failure }),
    setHidden: assign({ isHidden: true }),
    setShown: assign({ isHidden: false }),
    shortenPause: assign({ pause: FIRST_PAUSE }),
    lengthenPause: assign({ pause: ({ context: { pause } }) => Math.min(pause * LENGTHENING, LONGEST_PAUSE) }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    tellAccountChanged: emit({ type: 'account.changed' }),
  },
  delays: {
    ...PICTURE_TASK_DELAYS,
    askPause: ({ context }) => context.pause,
  },
});
