import type { SnapshotFrom } from 'xstate';
import type { CharacterSummary } from '#contract/character.ts';
import type { FieldError } from '#contract/envelope.ts';
import type { Picture, PictureOptions, PictureTask, PictureWish } from '#contract/picture.ts';
import type { Failure } from '#machines/failure.ts';
import type { pictureTaskMachine } from './pictureTaskMachine.ts';
import type { Act, KeptPictures } from './pictureTaskTypes.ts';
import { blankWish, isSameWish } from './pictureWish.ts';

export type PictureTaskSnapshot = SnapshotFrom<typeof pictureTaskMachine>;

/** What a screen tells of the pictures that are asked for; `null` where none are. */
export type TaskView =
  | 'creating'
  | 'acting'
  | 'tokensNeeded'
  | 'notCreated'
  | 'following'
  | 'givenUp'
  | 'signedOut'
  | 'ready'
  | 'refused'
  | 'failed'
  | 'cancelled'
  | 'gone';

const standingViews = [
  'tokensNeeded',
  'notCreated',
  'givenUp',
  'signedOut',
  'ready',
  'refused',
  'failed',
  'cancelled',
  'gone',
] as const;

export const viewOf = (snapshot: PictureTaskSnapshot): TaskView | null => {
  if (snapshot.hasTag('following')) return 'following';
  if (snapshot.matches('creating')) return 'creating';
  if (snapshot.matches('acting')) return 'acting';
  return standingViews.find((view) => snapshot.matches({ standing: view })) ?? null;
};

export const isLoading = (snapshot: PictureTaskSnapshot): boolean => snapshot.matches('loading');
/** Why there is nothing to choose from; `null` when that did not fail. */
export const loadFailureOf = (snapshot: PictureTaskSnapshot): Failure | null =>
  snapshot.matches('loadFailed') ? snapshot.context.failure : null;

export const optionsOf = ({ context }: PictureTaskSnapshot): PictureOptions | null => context.options;
export const charactersOf = ({ context }: PictureTaskSnapshot): readonly CharacterSummary[] => context.characters;
export const isCharacterMissing = ({ context }: PictureTaskSnapshot): boolean => context.isCharacterMissing;
export const wishOf = ({ context }: PictureTaskSnapshot): PictureWish => context.wish;
/** What was typed before can be had again. */
export const canRestoreWish = (snapshot: PictureTaskSnapshot): boolean => snapshot.can({ type: 'wish.restored' });
export const errorsOf = ({ context }: PictureTaskSnapshot): readonly FieldError[] => context.fields;
/** In tokens, for all that is wished for; `null` while that is not known. */
export const costOf = ({ context: { options, wish } }: PictureTaskSnapshot): number | null =>
  options === null ? null : options.cost * wish.count;
/** Nothing else is being asked of the server for the task in front. */
export const isFree = (snapshot: PictureTaskSnapshot): boolean => snapshot.matches('standing');

/** The task in front. */
export const taskOf = ({ context }: PictureTaskSnapshot): PictureTask | null => context.task;
export const othersOf = ({ context }: PictureTaskSnapshot): readonly PictureTask[] => context.others;
export const picturesOf = ({ context }: PictureTaskSnapshot): readonly Picture[] => context.pictures;
/** Why pictures could not be asked for, or are not told of just now. */
export const failureOf = ({ context }: PictureTaskSnapshot): Failure | null => context.failure;
export const actFailureOf = ({ context }: PictureTaskSnapshot): Failure | null => context.actFailure;
/** What is being done with the task, or could not be done. */
export const actKindOf = ({ context }: PictureTaskSnapshot): Act['kind'] | null => context.act?.kind ?? null;
/** It is called off as soon as the server has accepted it. */
export const isToBeCancelled = ({ context }: PictureTaskSnapshot): boolean => context.cancelIntent !== null;

/** What is worth keeping; `null` where nothing is wished for, asked for or followed. */
export const keptOf = ({ context }: PictureTaskSnapshot): KeptPictures | null => {
  const { wish, openedFor, request, needsTokens, taskId, replaced } = context;
  const isBlank = isSameWish(wish, blankWish) && openedFor === null;
  return isBlank && request === null && taskId === null
    ? null
    : { wish, openedFor, request, needsTokens, taskId, ...(replaced !== null && { replaced }) };
};
