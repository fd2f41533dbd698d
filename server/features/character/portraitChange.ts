import { CARD_PIXELS_MAX } from '#contract/card.ts';
import type { OwnCharacter } from '#contract/ownCharacter.ts';
import { limitConcurrency } from '#server/concurrency.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { imageSizeOf } from '#server/features/card/imageSize.ts';
import { expressionPicturesOf } from '#server/features/media/expressions.ts';
import type { OrphanedFiles } from '#server/features/media/orphanedFiles.ts';
import type { PortraitLibrary } from '#server/features/media/portraitLibrary.ts';
import { type BroughtPortrait, broughtPortraitKey, portraitOf } from '#server/features/media/portraits.ts';
import { malformed } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import type { ModerationProvider } from '#server/providers/moderation/moderationProvider.ts';
import { limits } from '#server/rateLimit/limits.ts';
import type { RateLimiter } from '#server/rateLimit/rateLimiter.ts';
import { contentRefused, judgePortraitNow } from './moderation.ts';
import { mustBeReady, mustOwn } from './mustOwn.ts';
import * as repository from './ownCharacterRepository.ts';

export interface PortraitChangeDeps {
  readonly db: Database;
  readonly library: Pick<PortraitLibrary, 'storage'>;
  readonly moderation: ModerationProvider;
  readonly limiter: RateLimiter;
  readonly orphanedFiles: OrphanedFiles;
  /** What becomes of a character whose portrait is another now, within the transaction that makes it so. */
  readonly change: (
    tx: Transaction,
    row: repository.CharacterRow,
    change: { readonly portrait: string },
  ) => Promise<OwnCharacter>;
}

export interface ChangedPortrait {
  readonly character: OwnCharacter;
  /** The picture had another shape than portraits: what is beyond was cut off. */
  readonly isCropped: boolean;
}

/** Pictures that are decoded at a time: each holds its file. */
const AT_ONCE = 2;
/** Milliseconds after which a picture that no character has is deleted. */
const KEPT_FOR = 60 * 60_000;

/** Of a file that somebody brings. Throws 1001 that names `file` for one that is no picture, or too large a one. */
const portraitIn = async (file: Uint8Array): Promise<BroughtPortrait> => {
  const size = imageSizeOf(file);
  if (size === undefined) throw malformed('file', 'notAPicture');
  if (size.width * size.height > CARD_PIXELS_MAX) throw malformed('file', 'tooManyPixels');
  const portrait = await portraitOf(file);
  if (portrait === undefined) throw malformed('file', 'notAPicture');
  return portrait;
};

/** Puts a picture that somebody brings in the place of what a character of theirs looked like. */
export const createPortraitChange = (deps: PortraitChangeDeps) => {
  const { db, library, moderation, limiter, orphanedFiles } = deps;
  const turn = limitConcurrency(AT_ONCE);

  const replace = async (file: Uint8Array, characterId: string, caller: Caller, key: string) => {
    mustBeReady(mustOwn(caller, await repository.findOwn(db, characterId)));
    const { portrait, isCropped } = await portraitIn(file);
    const refusal = await judgePortraitNow(moderation, portrait);
    if (refusal !== null) throw contentRefused({ field: 'file', refusal });
    const image = broughtPortraitKey(characterId, key);
    await transact(db, (tx) => orphanedFiles.plan(tx, [image], null, Date.now() + KEPT_FOR));
    await library.storage.write(image, portrait);
    const character = await transact(db, async (tx) => {
      const row = mustBeReady(mustOwn(caller, await repository.lockOwn(tx, characterId)));
      const changed = await deps.change(tx, row, { portrait: image });
      await orphanedFiles.keep(tx, [image]);
      // The further pictures show whom the old one did.
      if (row.portrait !== image)
        await orphanedFiles.lose(tx, [row.portrait, ...row.gallery, ...expressionPicturesOf(row)]);
      return changed;
    });
    void orphanedFiles.sweep();
    return { character, isCropped };
  };

  /** The same key puts the same picture there. Throws 1001 that names `file`, 1003, 1004, 1005, 1006, 1007 or 1008. */
  return async (file: Uint8Array, characterId: string, caller: Caller, key: string): Promise<ChangedPortrait> => {
    await limiter.pass(limits.importByAccount, caller.id);
    return turn(() => replace(file, characterId, caller, key));
  };
};
export type PortraitChange = ReturnType<typeof createPortraitChange>;
