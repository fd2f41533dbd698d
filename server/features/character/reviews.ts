import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { Refusal } from '#contract/characterDraft.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import type { PortraitLibrary } from '#server/features/media/portraitLibrary.ts';
import type { Jobs } from '#server/features/jobs/jobs.ts';
import type { ModerationProvider } from '#server/providers/moderation/moderationProvider.ts';
import * as ageUnsure from './ageUnsure.ts';
import { APPROVED, shownAfter } from './characterAccess.ts';
import { textsOf } from './moderation.ts';
import * as repository from './ownCharacterRepository.ts';

export interface ReviewDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly library: Pick<PortraitLibrary, 'storage'>;
  readonly moderation: ModerationProvider;
  /** Operators review; else the content rules alone. */
  readonly hasOperator: boolean;
}

const AT_ONCE = 1;
const RETRIES = 100;
const WITHIN = 60;
/** Reviews that are taken up again at a start. */
const TAKEN_UP_MAX = 10_000;
/** Characters that are looked through at once. */
const PAGE = 200;
const task = z.object({ characterId: z.string() });

/**
 * Reviews of characters that are to be public. Nobody's picture becomes public that neither an operator nor the provider has seen, and nobody
 * who is not surely an adult before an operator has: only people can tell.
 */
export const createReviews = async ({ db, jobs, library, moderation, hasOperator }: ReviewDeps) => {
  /** It waits until there is somebody who can look at its picture. */
  const isUnseen = (row: Pick<repository.CharacterRow, 'review' | 'appearance'>): boolean =>
    row.review === 'pending' && row.appearance === null && !hasOperator && moderation.judgePicture === undefined;

  /** It waits until there is an operator. */
  const isAgeUnsure = (row: repository.CharacterRow): boolean =>
    row.review === 'pending' && !hasOperator && ageUnsure.isAgeUnsure(row);

  /** Of a picture that came with a card; the painter's need none. */
  const judgeBrought = async ({ appearance, portrait }: repository.CharacterRow, signal: AbortSignal) => {
    if (appearance !== null) return null;
    const picture = await library.storage.read(portrait);
    if (picture === undefined) throw new Error('The portrait is not there');
    return (await moderation.judgePicture?.(picture, signal)) ?? null;
  };

  const run = async ({ characterId }: z.infer<typeof task>, signal: AbortSignal): Promise<void> => {
    const row = await repository.findOwn(db, characterId);
    // What was sent before there was an operator waits for them.
    if (hasOperator || row?.review !== 'pending' || row.status !== 'ready') return;
    const texts = textsOf(row);
    const verdict = await moderation.judge(texts, signal);
    if (verdict === null && (isUnseen(row) || isAgeUnsure(row))) return;
    const refusal: Refusal | null = verdict?.refusal ?? (await judgeBrought(row, signal));
    await transact(db, async (tx) => {
      const now = await repository.lockOwn(tx, characterId);
      // What was changed meanwhile has a review of its own.
      if (now?.review !== 'pending' || now.portrait !== row.portrait) return;
      if (!isDeepStrictEqual(textsOf(now), texts)) return;
      await repository.changeOwn(tx, characterId, refusal === null ? APPROVED : { review: 'refused', refusal });
    });
  };
  const queue = await jobs.define({
    name: 'review',
    data: task,
    concurrency: AT_ONCE,
    retries: RETRIES,
    within: WITHIN,
    run,
    // It waits until it is changed, or an operator comes.
    giveUp: () => Promise.resolve(),
  });

  const send = async (tx: Transaction, row: repository.CharacterRow): Promise<void> => {
    if (row.review === 'pending' && !hasOperator) await queue.send(tx, { characterId: row.id });
  };

  const letWait = (characterId: string): Promise<void> =>
    transact(db, async (tx) => {
      const row = await repository.lockOwn(tx, characterId);
      if (row?.review !== 'none' || row.status !== 'ready' || !ageUnsure.isToBeReviewed(row)) return;
      const values = { review: 'pending', reviewReason: null, refusal: null } as const;
      await repository.changeOwn(tx, characterId, { ...values, ...shownAfter(row, values) });
    });

  /** What went by its address alone before anybody asked whether it is an adult, or by words that were not looked for then. */
  const letUnsureWait = async (): Promise<void> => {
    let rows = await repository.unreviewedUnlisted(db, null, PAGE);
    for (let last = rows.at(-1); last !== undefined; last = rows.at(-1)) {
      for (const row of rows.filter(ageUnsure.isToBeReviewed)) await letWait(row.id);
      rows = await repository.unreviewedUnlisted(db, last.id, PAGE);
    }
  };

  return {
    isUnseen,
    isAgeUnsure,
    /** Within the transaction that made a review necessary. Nothing where operators look. */
    send,
    /** After that transaction. */
    wake: (): void => queue.wake(),
    /** At a start: what is to be reviewed and was not, and what waited for an operator, or for somebody who can look at pictures, when the server was set up otherwise. */
    async takeUp(): Promise<void> {
      await letUnsureWait();
      if (hasOperator) return;
      await transact(db, async (tx) => {
        for (const row of await repository.inReview(tx, TAKEN_UP_MAX)) if (!isUnseen(row)) await send(tx, row);
      });
    },
  };
};
export type Reviews = Awaited<ReturnType<typeof createReviews>>;
