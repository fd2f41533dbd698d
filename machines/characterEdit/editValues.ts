import type { FieldError } from '#contract/envelope.ts';
import { type CharacterChange, characterChange, editedCharacter, type UgcDetail } from '#contract/ownCharacter.ts';
import { checkFields } from '#machines/checkFields.ts';
import type { Failure } from '#machines/failure.ts';
import { blankLore, loreValuesOf, readLore, type LoreValues } from './loreValues.ts';

type Draft = UgcDetail['draft'];

/** What stands in the fields: as it was typed. */
export interface EditValues extends Omit<Draft, 'age' | 'tags' | 'appearance' | 'lorebook'> {
  age: string;
  /** Separated by commas. */
  tags: string;
  lorebook: LoreValues;
}
export type EditField = keyof EditValues;

export const valuesOf = (draft: Draft): EditValues => {
  const { appearance: _appearance, age, tags, lorebook, ...texts } = draft;
  return { ...texts, age: String(age), tags: tags.join(', '), lorebook: loreValuesOf(lorebook) };
};

export const blankValues: EditValues = {
  name: '',
  age: '',
  tagline: '',
  description: '',
  personality: '',
  scenario: '',
  greeting: '',
  alternateGreetings: [],
  exampleDialogue: '',
  tags: '',
  voice: null,
  visibility: 'private',
  systemPrompt: '',
  postHistoryInstructions: '',
  lorebook: blankLore,
};

const rules = editedCharacter.shape;

const numberIn = (typed: string): number => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN);
const tagsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];
/** What would be sent of all fields. A greeting that was added and left empty is none. */
const readValues = ({ age, tags, alternateGreetings, lorebook, ...rest }: EditValues) => ({
  ...rest,
  age: numberIn(age),
  tags: tagsIn(tags),
  alternateGreetings: alternateGreetings.filter((greeting) => greeting.trim() !== ''),
  lorebook: readLore(lorebook),
});
const same = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

const isField = (name: string): name is EditField => name in rules;

/** Whether something was typed that is not saved. */
export const differs = (saved: EditValues, values: EditValues): boolean => {
  const before: Readonly<Record<string, unknown>> = { ...saved };
  return Object.entries(values).some(([name, value]) => !same(value, before[name]));
};

/** The fields that would be saved, and only those: what came with a card and breaks a rule of today does not keep others from being saved. */
const changedOf = (saved: EditValues, values: EditValues): Record<string, unknown> => {
  const before: Record<string, unknown> = readValues(saved);
  return Object.fromEntries(Object.entries(readValues(values)).filter(([name, value]) => !same(value, before[name])));
};

/** What is wrong with what was changed. */
export const wrongFields = (saved: EditValues, values: EditValues): FieldError[] => {
  const changed = changedOf(saved, values);
  return checkFields(rules, readValues(values)).filter(({ path }) => path in changed);
};

/** What was changed, as it is sent; `null` when something is wrong with it. */
export const changeIn = (saved: EditValues, values: EditValues): CharacterChange | null => {
  const result = characterChange.safeParse(changedOf(saved, values));
  return result.success ? result.data : null;
};

/** A failure as the fields show it: each path is the name of a field, whatever of it the server names. */
export const failureAtFields = (failure: Failure): Failure => ({
  ...failure,
  fields: failure.fields.flatMap(({ path, reason }) => {
    const name = path.replace(/^change\./, '').replace(/\..*/, '');
    return isField(name) ? [{ path: name, reason }] : [];
  }),
});

/** Why a file was not read as a lorebook, as the field of the lorebook shows it. */
export const failureAtLore = (failure: Failure): Failure => ({
  ...failure,
  fields: failure.fields.map(({ reason }) => ({ path: 'lorebook', reason })),
});
