import { type Appearance, appearance } from '#contract/appearance.ts';
import { type CharacterQuickOptions } from '#contract/ownCharacter.ts';
import { CHARACTER_LIMITS, type Temperament } from '#contract/characterDraft.ts';
import type { DraftValues } from './draftValues.ts';

/** What a choice changes of a draft. */
export type DraftChange = Partial<DraftValues>;

export type Look = CharacterQuickOptions['looks'][number];
/** What every portrait shows one of. */
export type Trait = Exclude<keyof Appearance, 'accessories' | 'held' | 'crop'>;

export const lookChosen = ({ lookId, appearance: looks }: Look): DraftChange => ({ lookId, appearance: looks });

const looksChosen = (looks: unknown): DraftChange => {
  const known = appearance.safeParse(looks);
  return known.success ? { lookId: null, appearance: known.data } : {};
};

/** Nothing changes by a value that the vocabulary does not know. */
export const traitChosen = (values: DraftValues, trait: Trait, value: string): DraftChange =>
  looksChosen({ ...values.appearance, [trait]: value });

const toggled = (list: readonly string[], entry: string): string[] =>
  list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry];

/** Puts an accessory on, or off again; nothing changes where too many are worn. */
export const accessoryToggled = (values: DraftValues, accessory: string): DraftChange =>
  looksChosen({ ...values.appearance, accessories: toggled(values.appearance.accessories, accessory) });

/** `suggestion` says in words what the temperament means; it takes the place of another one's, never of the person's own words. */
export const temperamentChosen = (values: DraftValues, temperament: Temperament, suggestion: string): DraftChange => ({
  temperament,
  suggestion,
  personality: values.personality === values.suggestion ? suggestion : values.personality,
});

/** Nothing changes by one tag too many, or by none. */
export const tagToggled = ({ tags }: DraftValues, given: string): DraftChange => {
  const tag = given.trim();
  const isNew = !tags.includes(tag);
  if (tag === '' || (isNew && (tags.length >= CHARACTER_LIMITS.tags || tag.length > CHARACTER_LIMITS.tag))) return {};
  return { tags: toggled(tags, tag) };
};

export const greetingAdded = ({ alternateGreetings }: DraftValues): DraftChange =>
  alternateGreetings.length >= CHARACTER_LIMITS.alternateGreetings
    ? {}
    : { alternateGreetings: [...alternateGreetings, ''] };

export const greetingChanged = ({ alternateGreetings }: DraftValues, index: number, text: string): DraftChange => ({
  alternateGreetings: alternateGreetings.with(index, text),
});

export const greetingRemoved = ({ alternateGreetings }: DraftValues, index: number): DraftChange => ({
  alternateGreetings: alternateGreetings.toSpliced(index, 1),
});
