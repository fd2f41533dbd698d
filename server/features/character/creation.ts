import { randomUUID } from 'node:crypto';
import { errNo } from '#contract/errNo.ts';
import type { Appearance } from '#contract/appearance.ts';
import type { Creation } from '#contract/ownCharacter.ts';
import type { CharacterDraft, QuickDraft } from '#contract/characterDraft.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import type { PortraitLibrary } from '#server/features/media/portraitLibrary.ts';
import type { Jobs } from '#server/features/jobs/jobs.ts';
import { endHold, hold } from '#server/features/ledger/ledger.ts';
import { ApiError, malformed } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import type { OrphanedFiles } from '#server/features/media/orphanedFiles.ts';
import type { ModerationProvider } from '#server/providers/moderation/moderationProvider.ts';
import * as z from 'zod';
import { isToBeReviewed } from './ageUnsure.ts';
import { textsOf } from './moderation.ts';
import * as repository from './ownCharacterRepository.ts';
import { ownGalleryOf } from './ownGallery.ts';
import { ownPortraitKey, picturesOf } from '#server/features/media/portraits.ts';
import { seedOf } from '#server/features/media/seedOf.ts';
import { mustPublish } from './publishing.ts';
import { mayPublish } from '#server/features/blocking/blockingRepository.ts';
import type { Reviews } from './reviews.ts';
import { compose } from './writing/compose.ts';
import { looks } from './writing/looks.ts';

export interface CreationDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly library: Pick<PortraitLibrary, 'storage' | 'painter'>;
  readonly moderation: ModerationProvider;
  readonly reviews: Reviews;
  readonly orphanedFiles: OrphanedFiles;
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
/** Per cent when each status begins. */
const PROGRESS = { queued: 0, moderating: 10, painting: 35, ready: 100 } as const;

const creationJob = z.object({ characterId: z.string(), attempt: z.int() });
type CreationJob = z.infer<typeof creationJob>;

const holdOf = ({ characterId, attempt }: CreationJob): string => `character:${characterId}:${attempt}`;

/** The whole draft of a handful of choices; the same seed gives the same. Throws 1001 for unknown looks. */
export const draftOf = (
  { lookId, name, age, temperament, part, visibility }: QuickDraft,
  seed: string,
): CharacterDraft => {
  const appearance = looks.find((look) => look.lookId === lookId)?.appearance;
  if (appearance === undefined) throw malformed('draft.lookId', 'notOffered');
  const { presentation, setting } = appearance;
  const texts = compose({ name, presentation, setting, temperament, part }, seed);
  return { ...texts, name, age, alternateGreetings: [], appearance, voice: null, visibility };
};

/** Makes characters: moderates and paints them one after the other, in an order that is fair to all. */
export const createCreation = async (deps: CreationDeps) => {
  const { db, jobs, library, moderation, reviews, orphanedFiles, cost } = deps;
  /** Paints portrait and gallery; gives the keys of the gallery, undefined when the character was deleted meanwhile. */
  const paint = async (
    job: CreationJob,
    row: repository.CharacterRow,
    appearance: Appearance,
    signal: AbortSignal,
  ): Promise<string[] | undefined> => {
    const gallery = ownGalleryOf(row.id, appearance);
    const pictures = [{ key: row.portrait, appearance }, ...gallery];
    const share = (PROGRESS.ready - PROGRESS.painting) / pictures.length;
    for (const [painted, picture] of pictures.entries()) {
      signal.throwIfAborted();
      const progress = Math.round(PROGRESS.painting + painted * share);
      if ((await repository.changeUnderWay(db, job, { status: 'painting', progress })) === undefined) return undefined;
      // The same seed, so that it is the same person everywhere.
      await library.storage.write(picture.key, await library.painter.paint(picture.appearance, seedOf(appearance)));
    }
    return gallery.map(({ key }) => key);
  };

  /** False when the character was deleted meanwhile. */
  const end = (job: CreationJob, row: repository.CharacterRow, gallery: string[]): Promise<boolean> =>
    transact(db, async (tx) => {
      const isPrivate = row.accountId !== null && !(await mayPublish(tx, row.accountId));
      const visibility = isPrivate ? 'private' : row.visibility;
      const review = isToBeReviewed({ ...row, visibility }) ? 'pending' : 'none';
      const change = { status: 'ready', progress: PROGRESS.ready, visibility, review, gallery } as const;
      const ended = await repository.changeUnderWay(tx, job, change);
      if (ended === undefined) return false;
      await endHold(tx, holdOf(job), 'capture');
      await reviews.send(tx, ended);
      return true;
    });

  /** Whoever deleted it could not delete what was painted since. */
  const forget = async ({ characterId }: CreationJob): Promise<void> => {
    await transact(db, (tx) => orphanedFiles.lose(tx, picturesOf(characterId)));
    await orphanedFiles.sweep();
  };

  const run = async (job: CreationJob, signal: AbortSignal): Promise<void> => {
    const row = await repository.changeUnderWay(db, job, { status: 'moderating', progress: PROGRESS.moderating });
    if (row === undefined) return forget(job);
    const verdict = await moderation.judge(textsOf(row), signal);
    if (verdict !== null) {
      await transact(db, async (tx) => {
        const ended = await repository.changeUnderWay(tx, job, { status: 'refused', refusal: verdict.refusal });
        if (ended !== undefined) await endHold(tx, holdOf(job), 'void');
      });
      return;
    }
    if (row.appearance === null) throw new Error('Nobody knows what the character looks like');
    const gallery = await paint(job, row, row.appearance, signal);
    const isReady = gallery !== undefined && (await end(job, row, gallery));
    if (isReady) {
      reviews.wake();
      return;
    }
    await forget(job);
  };

  const giveUp = (job: CreationJob): Promise<void> =>
    transact(db, async (tx) => {
      const ended = await repository.changeUnderWay(tx, job, { status: 'failed' });
      if (ended !== undefined) await endHold(tx, holdOf(job), 'void');
    });

  const queue = await jobs.define({
    name: 'character',
    data: creationJob,
    concurrency: AT_ONCE,
    retries: RETRIES,
    within: WITHIN,
    run,
    giveUp,
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
