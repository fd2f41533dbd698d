import type { CharacterSummary } from '#contract/character.ts';
import type { FieldError } from '#contract/envelope.ts';
import type { Picture, PictureOptions, PictureTask, PictureWish } from '#contract/picture.ts';
import type { Failure } from '#machines/failure.ts';
import type { Intent } from '#machines/messageActs/intended.ts';
import type { Likeness, WishChange } from './pictureWish.ts';

/** Input of the actor `loadStudio`: who has to be among the characters, and the task that was followed last. */
export interface LoadStudio {
  characterId: string | null;
  taskId: string | null;
}
/** What pictures can be asked for with, and what is being made already. */
export interface Studio {
  options: PictureOptions;
  /** Recommended ones first. */
  characters: readonly CharacterSummary[];
  /** The task that was followed last; `null` where there is none any more. */
  task: PictureTask | null;
  /** As `pictaskList` has them. */
  tasks: readonly PictureTask[];
}

/** Input of the actor `createTask`. */
export interface Create extends Intent {
  wish: PictureWish;
}

/** Input of the actor `loadTask`. */
export interface LoadTask {
  taskId: string;
  /** Others that were under way by the last answer: each is told of once it has ended. */
  underWay: readonly string[];
  /** How all of them stood by the last answer: the server answers once that has changed. `null` where there was none. */
  seen: string | null;
}
/** How far things are. */
export interface Progress {
  task: PictureTask;
  others: readonly PictureTask[];
}

/** Input of the actor `actOnTask`. */
export interface Act extends Intent {
  kind: 'cancel' | 'retry' | 'dismiss';
  taskId: string;
}

/** What is kept while the page is loaded anew. */
export interface KeptPictures {
  wish: PictureWish;
  /** The character of the address that the wish was begun at. */
  openedFor: string | null;
  /** Asked for and not answered. */
  request: Create | null;
  needsTokens: boolean;
  /** What was followed last. */
  taskId: string | null;
  /** What was typed before the wish of a picture took its place. */
  replaced?: PictureWish | null | undefined;
}

/** How the screen is come to. */
export interface Opening {
  kept: KeptPictures | null;
  /** Of the address; `null` where it names nobody. */
  characterId: string | null;
  /** More is wanted like this, once. */
  like?: Likeness | undefined;
}

export interface PictureTaskContext extends KeptPictures {
  replaced: PictureWish | null;
  options: PictureOptions | null;
  characters: readonly CharacterSummary[];
  /** Who was wished for cannot be had: the wish goes on without anybody. */
  isCharacterMissing: boolean;
  /** What is wrong with the wish, since it was last sent. */
  fields: readonly FieldError[];
  task: PictureTask | null;
  /** Those beside it that are under way, or that nothing came of. */
  others: readonly PictureTask[];
  /** Made while somebody looked, the latest first. */
  pictures: readonly Picture[];
  act: Act | null;
  actFailure: Failure | null;
  /** It is to be cancelled as soon as it is accepted, by that intent. */
  cancelIntent: string | null;
  /** Until the server is asked again, in milliseconds. */
  pause: number;
  /** Nobody looks at the page. */
  isHidden: boolean;
  failure: Failure | null;
}

/** `intentId` is a fresh UUID for each press. */
export type PictureTaskEvent =
  | ({ type: 'studio.opened' } & Opening)
  | { type: 'load.retried' }
  | { type: 'session.restored' }
  | { type: 'wish.changed'; change: WishChange }
  /** What was typed before is to be there again. */
  | { type: 'wish.restored' }
  | ({ type: 'wish.submitted' } & Intent)
  | ({ type: 'task.cancelled' } & Intent)
  | ({ type: 'task.retried' } & Intent)
  /** What came of it was read. */
  | ({ type: 'task.dismissed' } & Intent)
  /** Another one is to be followed. */
  | { type: 'task.chosen'; taskId: string }
  | { type: 'follow.resumed' }
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  | { type: 'network.restored' };

/** Tokens were set aside, spent or given back. */
export type PictureTaskEmitted = { type: 'account.changed' };
