import { eq, inArray } from 'drizzle-orm';
import { characterFiles } from '#server/db/cardSchema.ts';
import type { Queries, Transaction } from '#server/db/database.ts';

/** Keeps the file that a character's card came in. */
export const keepFile = async (tx: Transaction, characterId: string, file: Uint8Array): Promise<void> => {
  await tx.insert(characterFiles).values({ characterId, file });
};

/** Undefined where the card came in none. */
export const findFile = async (db: Queries, characterId: string): Promise<Uint8Array | undefined> =>
  (
    await db
      .select({ file: characterFiles.file })
      .from(characterFiles)
      .where(eq(characterFiles.characterId, characterId))
  )[0]?.file;

/** Of characters that are deleted: nobody can export them any more. */
export const forgetFiles = async (tx: Transaction, characterIds: readonly string[]): Promise<void> => {
  if (characterIds.length > 0)
    await tx.delete(characterFiles).where(inArray(characterFiles.characterId, [...characterIds]));
};
