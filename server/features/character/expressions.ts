import { errNo } from '#contract/errNo.ts';
import { limitConcurrency } from '#server/concurrency.ts';
import type { Database } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { expressionSitting } from '#server/features/media/expressions.ts';
import type { OrphanedFiles } from '#server/features/media/orphanedFiles.ts';
import type { PortraitLibrary } from '#server/features/media/portraitLibrary.ts';
import { portraitSubjectOf } from '#server/features/media/portraits.ts';
import { singleFlight } from '#server/features/media/singleFlight.ts';
import { ApiError } from '#server/http/apiError.ts';
import * as repository from './ownCharacterRepository.ts';

export interface ExpressionsDeps {
  readonly db: Database;
  readonly library: Pick<PortraitLibrary, 'storage' | 'painter' | 'ensure'>;
  readonly orphanedFiles: OrphanedFiles;
}

/** Pictures that are painted at a time: the painter has others to paint as well. */
const AT_ONCE = 1;
/** Pictures that are painted or wait for it: about a minute of work. */
const WAITING_MAX = 48;
/** Seconds after which it is worth to ask again. */
const ASK_AGAIN = 5;
/** Milliseconds after which a picture that no character has is deleted. */
const KEPT_FOR = 60 * 60_000;

/** Paints the further expressions of characters, each when it is first asked for. They cost nothing. */
export const createExpressions = ({ db, library, orphanedFiles }: ExpressionsDeps) => {
  const flight = singleFlight<string | undefined>();
  const turn = limitConcurrency(AT_ONCE);

  /** False where the character was deleted or given another portrait meanwhile: whoever did that could not know of the picture. */
  const keep = (characterId: string, key: string): Promise<boolean> =>
    transact(db, async (tx) => {
      const row = await repository.lockOwn(tx, characterId);
      const isTheirs = row !== undefined && expressionSitting(row, key) !== undefined;
      if (isTheirs) await orphanedFiles.keep(tx, [key]);
      else await orphanedFiles.lose(tx, [key]);
      return isTheirs;
    });

  /** Undefined where nobody who is there has that picture. */
  const paint = async (characterId: string, key: string): Promise<string | undefined> => {
    const row = await repository.findOwn(db, characterId);
    const sitting = row?.status === 'ready' ? expressionSitting(row, key) : undefined;
    if (sitting === undefined) return undefined;
    const picture = await turn(() => library.painter.paint(sitting.appearance, sitting.seed));
    await transact(db, (tx) => orphanedFiles.plan(tx, [key], null, Date.now() + KEPT_FOR));
    await library.storage.write(key, picture);
    if (await keep(characterId, key)) return library.storage.version(key);
    await orphanedFiles.sweep();
    return undefined;
  };

  return {
    /** As that of the library, which knows nobody whom people made. Throws 1006 where too many wait. */
    ensure: async (key: string): Promise<string | undefined> => {
      const version = await library.ensure(key);
      const characterId = portraitSubjectOf(key);
      if (version !== undefined || characterId === undefined) return version;
      if (!flight.has(key) && flight.count() >= WAITING_MAX)
        throw new ApiError(errNo.tooManyRequests, 'Too many pictures at once', null, ASK_AGAIN);
      return flight(key, async () => (await library.storage.version(key)) ?? paint(characterId, key));
    },
  };
};
