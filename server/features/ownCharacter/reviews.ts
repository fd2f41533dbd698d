import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { Review } from '#contract/ownCharacter.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import type { Jobs } from '#server/features/jobs/jobs.ts';
import type { ModerationProvider } from '#server/providers/moderation/moderationProvider.ts';
import { textsOf } from './moderation.ts';
import * as repository from './ownCharacterRepository.ts';

export interface ReviewDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly moderation: ModerationProvider;
  /** Operators review; else the content rules alone. */
  readonly hasOperator: boolean;
}

const AT_ONCE = 1;
const RETRIES = 100;
const WITHIN = 60;
const task = z.object({ characterId: z.string() });

/** Reviews of characters that are to be public. */
export const createReviews = async ({ db, jobs, moderation, hasOperator }: ReviewDeps) => {
  const run = async ({ characterId }: z.infer<typeof task>, signal: AbortSignal): Promise<void> => {
    const row = await repository.findOwn(db, characterId);
    if (row?.review !== 'pending' || row.status !== 'ready') return;
    const texts = textsOf(row);
    const verdict = await moderation.judge(texts, signal);
    await transact(db, async (tx) => {
      const now = await repository.lockOwn(tx, characterId);
      // What was changed meanwhile has a review of its own.
      if (now?.review !== 'pending' || !isDeepStrictEqual(textsOf(now), texts)) return;
      const decided: Partial<repository.CharacterRow> =
        verdict === null ? { review: 'approved' } : { review: 'refused', refusal: verdict.refusal };
      await repository.changeOwn(tx, characterId, decided);
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

  return {
    /** Within the transaction that made a review necessary. Nothing where operators look. */
    async send(tx: Transaction, { id, review }: { readonly id: string; readonly review: Review }): Promise<void> {
      if (review === 'pending' && !hasOperator) await queue.send(tx, { characterId: id });
    },
    /** After that transaction. */
    wake: (): void => queue.wake(),
  };
};
export type Reviews = Awaited<ReturnType<typeof createReviews>>;
