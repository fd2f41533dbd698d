import type { CharacterSummary } from '#contract/character.ts';
import type { FieldError } from '#contract/envelope.ts';
import { type Picture, type PictureWish, pictureWish } from '#contract/picture.ts';
import { checkFields } from '#machines/checkFields.ts';

/** What a choice changes of a wish. */
export type WishChange = Partial<PictureWish>;

export const blankWish: PictureWish = {
  characterId: null,
  prompt: '',
  style: 'natural',
  mood: null,
  setting: null,
  aspect: '2:3',
  count: 1,
};

/** What a picture was wished for with, less how many there were. */
export const likenessOf = ({ characterId, prompt, style, mood, setting, aspect }: Picture) => ({
  characterId,
  prompt,
  style,
  mood,
  setting,
  aspect,
});
export type Likeness = ReturnType<typeof likenessOf>;

const known = (characters: readonly CharacterSummary[], characterId: string | null): string | null =>
  characters.some((character) => character.characterId === characterId) ? characterId : null;

/** Of whom nothing is known there, nothing can be wished. */
export const changedWish = (
  wish: PictureWish,
  change: WishChange,
  characters: readonly CharacterSummary[],
): PictureWish => {
  const changed = { ...wish, ...change };
  return { ...changed, characterId: known(characters, changed.characterId) };
};

/** What is wrong with a wish as it is typed. */
export const wishErrors = (wish: PictureWish): FieldError[] => checkFields(pictureWish.shape, wish);

/** Whether something was typed or chosen beside whom it is about. */
export const isTyped = (wish: PictureWish): boolean => !isSameWish({ ...wish, characterId: null }, blankWish);

/** Whether two wishes ask for the same. */
export const isSameWish = (one: PictureWish, other: PictureWish): boolean =>
  one.characterId === other.characterId &&
  one.prompt === other.prompt &&
  one.style === other.style &&
  one.mood === other.mood &&
  one.setting === other.setting &&
  one.aspect === other.aspect &&
  one.count === other.count;
