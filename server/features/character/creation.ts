import { randomUUID } from 'node:crypto';
import { errNo } from '#contract/errNo.ts';
import type { CharacterDraft, QuickDraft } from '#contract/characterDraft.ts';
import type { Creation } from '#contract/ownCharacter.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Jobs } from '#server/features/jobs/jobs.ts';
import { endHold, hold } from '#server/features/ledger/ledger.ts';
import { ownPortraitKey } from '#server/features/media/portraits.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import {
  createCreationWork,
  type CreationJob,
  creationJob,
  type CreationWorkDeps,
  holdOf,
  PROGRESS,
} from './creationWork.ts';
import * as repository from './ownCharacterRepository.ts';
import { mustPublish } from './publishing.ts';
import { draftOf } from './quickDraft.ts';

export interface CreationDeps extends CreationWorkDeps {
  readonly jobs: Jobs;
  /** In tokens. */
  readonly cost: number;
}

/** Characters that a process makes at once. */
const AT_ONCE = 2;
const RETRIES = 3;
/** Seconds that a try may take. */
const WITHIN = 120;
/** Whoever has characters under way comes, with another one, as if it had been asked for so many milliseconds later for each. */
const SHARE = 20_000;
/** Characters that one person has under way at most. */
const UNDER_WAY_MAX = 20;
/** Priorities are whole numbers of 32 bits: seconds since then. */
const EPOCH = Date.UTC(2026, 0);

/** Makes characters: moderates and paints them one after the other, in an order that is fair to all. */
export const createCreation = async (deps: CreationDeps) => {
  const { jobs, cost } = deps;
  const queue = await jobs.define({
    name: 'character',
    data: creationJob,
    concurrency: AT_ONCE,
    retries: RETRIES,
    within: WITHIN,
    ...createCreationWork(deps),
  });

  /** When it is the turn of one more character of somebody. */
  const nextTurn = async (tx: Transaction, accountId: string): Promise<number> => {
    const underWay = await repository.countUnderWay(tx, accountId);
    if (underWay >= UNDER_WAY_MAX) throw new ApiError(errNo.tooManyRequests, 'Too many characters are being made');
    return Date.now() + underWay * SHARE;
  };

  const begin = async (tx: Transaction, accountId: string, job: CreationJob, turnTime: number): Promise<void> => {
    await hold(tx, { accountId, job: holdOf(job), service: 'character', cost });
    await queue.send(tx, job, -Math.floor((turnTime - EPOCH) / 1000));
  };

  return {
    /** Throws 3101 without enough tokens, and 1015 for others to see where that is blocked. `seed`: the same writes the same. */
    async create(
      tx: Transaction,
      caller: Caller,
      request: { kind: 'guided'; draft: CharacterDraft } | { kind: 'quick'; draft: QuickDraft },
      seed: string,
    ): Promise<Creation> {
      const draft = request.kind === 'quick' ? draftOf(request.draft, seed) : request.draft;
      if (draft.visibility !== 'private') await mustPublish(tx, caller.id);
      const turnTime = await nextTurn(tx, caller.id);
      const characterId = randomUUID();
      await repository.insertOwn(tx, {
        ...draft,
        id: characterId,
        origin: 'ugc',
        accountId: caller.id,
        review: 'none',
        status: 'queued',
        progress: PROGRESS.queued,
        attempt: 1,
        turnTime,
        portrait: ownPortraitKey(characterId),
        rank: repository.OWN_RANK,
        createTime: Date.now(),
      });
      await begin(tx, caller.id, { characterId, attempt: 1 }, turnTime);
      return repository.creationOf(tx, await mustFind(tx, characterId));
    },

    /** Of another status than `failed`: 1005. */
    async retry(
      tx: Transaction,
      caller: Caller,
      { id: characterId, status, attempt }: repository.CharacterRow,
    ): Promise<Creation> {
      if (status !== 'failed') throw new ApiError(errNo.conflict, 'Only what failed can be tried again');
      const turnTime = await nextTurn(tx, caller.id);
      const job = { characterId, attempt: attempt + 1 };
      const row = await repository.changeOwn(tx, characterId, {
        status: 'queued',
        progress: PROGRESS.queued,
        attempt: job.attempt,
        turnTime,
      });
      await begin(tx, caller.id, job, turnTime);
      return repository.creationOf(tx, row);
    },

    /** Within the transaction that deletes a character: what is being made is given back. */
    voidHold: (tx: Transaction, { id: characterId, attempt }: repository.CharacterRow): Promise<boolean> =>
      endHold(tx, holdOf({ characterId, attempt }), 'void'),

    /** After a transaction that made or retried one. */
    wake: (): void => queue.wake(),
    cost,
  };
};
export type CreationService = Awaited<ReturnType<typeof createCreation>>;

const mustFind = async (tx: Transaction, characterId: string): Promise<repository.CharacterRow> => {
  const row = await repository.findOwn(tx, characterId);
  if (row === undefined) throw new Error('The character is gone');
  return row;
};
