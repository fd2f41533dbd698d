import { errNo } from '#contract/errNo.ts';
import type { Queries } from '#server/db/database.ts';
import type { characters } from '#server/db/schema.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { isOpenTo } from './characterAccess.ts';
import { findCharacter } from './characterRepository.ts';

/** A character that the caller can talk with. Throws 1004 for any other: not ready, deleted or another's private one. */
export const openCharacter = async (
  db: Queries,
  caller: Caller,
  characterId: string,
): Promise<typeof characters.$inferSelect> => {
  const character = await findCharacter(db, characterId);
  if (character === undefined || !isOpenTo(character, caller))
    throw new ApiError(errNo.notFound, 'No such character to talk with');
  return character;
};
