import type { Content } from '#contract/care.ts';
import type { AnswerPicture, PictureFrame } from '#contract/picture.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import type { characters } from '#server/db/schema.ts';

/** The answer that a picture comes with: a message, and which of its alternatives. */
export interface Illustrated {
  readonly msgId: string;
  readonly ordinal: number;
}

/** What a picture that comes with an answer is to show. */
export interface IllustrationWish {
  readonly accountId: string;
  readonly character: typeof characters.$inferSelect;
  /** What the person said. */
  readonly said: string;
  /** What that was judged to hold; null where nobody has judged it. */
  readonly content: Content | null;
}

/** How far the picture of an answer is. */
export interface Illustration {
  readonly picture: AnswerPicture;
  /** Its key once it is ready. */
  readonly image: string | null;
  readonly frame?: PictureFrame;
}

/** Has pictures made that come with answers. The answer pays for them. */
export interface Illustrator {
  /** Within the transaction that stores the answer. Throws 1006 while too many are under way. */
  ask(tx: Transaction, answer: Illustrated, wish: IllustrationWish): Promise<void>;
  /** After it. */
  wake(): void;
  /** How far it is; undefined without one. */
  look(db: Queries, answer: Illustrated): Promise<Illustration | undefined>;
  /** Within the transaction that ends the answer otherwise than whole: nothing more is made, and what was made is taken back. */
  giveUp(tx: Transaction, answer: Illustrated): Promise<void>;
  /** After it: resolves once no file of it is left, as far as that can be. */
  forget(): Promise<void>;
}
