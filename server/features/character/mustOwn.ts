import { errNo } from '#contract/errNo.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import type { CharacterRow } from './ownCharacterRepository.ts';

/** A character that is the caller's. Throws 1004 where there is none, and 1003 for another's. */
export const mustOwn = (caller: Caller, row: CharacterRow | undefined): CharacterRow => {
  if (row === undefined) throw new ApiError(errNo.notFound, 'No such character');
  if (row.accountId !== caller.id) throw new ApiError(errNo.forbidden, 'The character is not yours');
  return row;
};

/** One that is ready. Throws 1005. */
export const mustBeReady = (row: CharacterRow): CharacterRow => {
  if (row.status !== 'ready') throw new ApiError(errNo.conflict, 'Only what is ready has a portrait to change');
  return row;
};
