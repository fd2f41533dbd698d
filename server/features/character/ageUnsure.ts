import { characterOf } from '#server/features/card/cardFields.ts';
import { hintsAtYouth } from '#server/features/care/rules/youthHints.ts';
import { type JudgedTexts, textsOf } from './moderation.ts';
import type { CharacterRow } from './ownCharacterRepository.ts';
import { toldAgeOf } from './writing/factsFrom.ts';

type AgedTexts = JudgedTexts & Pick<CharacterRow, 'card' | 'age' | 'isAgeGiven'>;

/** What cards without an age were given before it was asked for. */
const ASSUMED_AGE = 25;

/** Its card tells no age, and nobody has given it one, or has written one down. */
const isUntold = (row: AgedTexts): boolean =>
  row.card !== null &&
  !row.isAgeGiven &&
  row.age === ASSUMED_AGE &&
  toldAgeOf(row) === undefined &&
  characterOf(JSON.parse(row.card)).age === undefined;

/** Whether only people can tell that a character is an adult: nothing says so, or its texts hint at youth. */
export const isAgeUnsure = (row: AgedTexts): boolean => isUntold(row) || hintsAtYouth(textsOf(row), row.age);

/** Whether somebody looks at a character before others may: all that are public, and of those that go by their address whoever is not surely an adult. */
export const isToBeReviewed = (row: AgedTexts & Pick<CharacterRow, 'visibility'>): boolean =>
  row.visibility === 'public' || (row.visibility === 'unlisted' && isAgeUnsure(row));
