import { errNo } from '#contract/errNo.ts';
import type { Queries } from '#server/db/database.ts';
import type { characters } from '#server/db/schema.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { isOpenTo, isOwnOf } from './characterAccess.ts';
import { findCharacter, talksWith } from './characterRepository.ts';

/**
 * A character that the caller can talk with. Throws 1015 for one that was blocked since they did, or that is their own, and 1004 for any other:
 * not ready, deleted or another's private one.
 */
export const openCharacter = async (
  db: Queries,
  caller: Caller,
  characterId: string,
): Promise<typeof characters.$inferSelect> => {
  const character = await findCharacter(db, characterId);
  if (character !== undefined && isOpenTo(character, caller)) return character;
  const isKnown =
    character?.status === 'blocked' && (isOwnOf(character, caller) || (await talksWith(db, caller.id, characterId)));
  throw isKnown
    ? new ApiError(errNo.blocked, 'The character was blocked after a report')
    : new ApiError(errNo.notFound, 'No such character to talk with');
};
