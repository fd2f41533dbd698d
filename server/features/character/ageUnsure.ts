import { characterOf } from '#server/features/card/cardFields.ts';
import { hintsAtYouth } from '#server/providers/moderation/rules/youthHints.ts';
import { textsOf } from './moderation.ts';
import type { CharacterRow } from './ownCharacterRepository.ts';
import { USUAL_AGE } from './writing/adultAge.ts';
import { toldAgeOf } from './writing/factsFrom.ts';

/** Its card tells no age, and nobody has given it another one than the usual, or has written one down. */
const isUntold = (row: CharacterRow): boolean =>
  row.card !== null &&
  row.age === USUAL_AGE &&
  toldAgeOf(row) === undefined &&
  characterOf(JSON.parse(row.card)).age === undefined;

/** Whether only people can tell that a character is an adult: nothing says so, or its texts hint at youth. */
export const isAgeUnsure = (row: CharacterRow): boolean => isUntold(row) || hintsAtYouth(textsOf(row), row.age);
