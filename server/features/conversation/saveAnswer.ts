import type { Database } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import type { Illustrator } from '#server/features/media/illustrator.ts';
import { type AlternativeId, type Progress, saveProgress } from './alternativeRepository.ts';
import { endCharge, voidCharge } from './charge.ts';

export interface SaveAnswerDeps {
  readonly db: Database;
  readonly illustrator: Illustrator;
}

/**
 * Stores how far an answer is; with its end, what it cost is spent or given back, and a picture that is of no use is given up. Gives whether
 * a stop is wanted, undefined when it has ended elsewhere.
 */
export const saveAnswer = async (
  { db, illustrator }: SaveAnswerDeps,
  alternative: AlternativeId,
  values: Progress,
  { hasPicture, isFree }: { readonly hasPicture: boolean; readonly isFree: boolean },
): Promise<boolean | undefined> => {
  if (values.status === 'generating') return saveProgress(db, alternative, values);
  const isStopWanted = await transact(db, async (tx) => {
    const wanted = await saveProgress(tx, alternative, values);
    if (wanted === undefined || isFree) await voidCharge(tx, alternative);
    else await endCharge(tx, alternative, values);
    if (hasPicture && values.status !== 'done' && wanted !== undefined) await illustrator.giveUp(tx, alternative);
    return wanted;
  });
  if (hasPicture && values.status !== 'done') await illustrator.forget();
  return isStopWanted;
};
