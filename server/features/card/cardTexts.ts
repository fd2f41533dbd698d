import { plainText } from '#contract/plainText.ts';

/** A field as `leftOut` names it, and all texts of it that a character does not hold, a line each. */
export interface OtherText {
  readonly field: string;
  readonly text: string;
}

/** What a character holds whole, as cards call it. */
const HELD = new Set(
  'name description personality scenario first_mes mes_example system_prompt post_history_instructions'.split(' '),
);
/** Entries of a lorebook: what a character holds of them. */
const HELD_OF_ENTRIES = new Set(['keys', 'secondary_keys', 'content']);
/** No words about a character: who made the card, with what, where its pictures are. */
const NO_WORDS = new Set(
  'spec spec_version creator character_version create_date creation_date modification_date avatar chat source assets'.split(
    ' ',
  ),
);
const FIELDS: ReadonlyMap<string, string> = new Map([
  ['tags', 'tags'],
  ['alternate_greetings', 'alternateGreetings'],
  ['group_only_greetings', 'alternateGreetings'],
  ['creator_notes', 'creatorNotes'],
  ['creator_notes_multilingual', 'creatorNotes'],
  ['creatorcomment', 'creatorNotes'],
  ['character_book', 'lorebook'],
]);
/** Letters of a field that are looked at: nobody but whoever brought the card ever gets these texts. */
const LETTERS_MAX = 200_000;
/** Pictures and the like in the place of a text. */
const NO_TEXT = /^(?:data:|https?:\/\/\S+$|[a-z0-9+/=]{200,}$)/iu;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** All texts in a value that is not nested too deep for a card, in their order. */
const textsIn = (value: unknown, held: ReadonlySet<string>): string[] => {
  if (typeof value === 'string') return NO_TEXT.test(value) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, held));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => (held.has(key) ? [] : textsIn(item, held)));
};

/**
 * What a card says beside the fields that a character holds: tags and greetings beyond its limits, greetings for groups, names and comments of
 * a lorebook, and whatever other programs give their models from the extensions. `card` as `JSON.parse` gives it; `data` as `dataOf` does.
 */
export const otherTextsOf = (card: unknown, data: object | undefined): readonly OtherText[] => {
  const fields = new Map<string, string[]>();
  for (const [key, value] of [card, data].filter(isObject).flatMap((object) => Object.entries(object))) {
    if (key === 'data' || NO_WORDS.has(key) || (HELD.has(key) && typeof value === 'string')) continue;
    const field = FIELDS.get(key) ?? 'extensions';
    const texts = textsIn(value, field === 'lorebook' ? HELD_OF_ENTRIES : new Set());
    fields.set(field, [...(fields.get(field) ?? []), ...texts]);
  }
  return [...fields].flatMap(([field, texts]) => {
    const text = plainText([...new Set(texts)].join('\n'))
      .slice(0, LETTERS_MAX)
      .toWellFormed();
    return text.trim() === '' ? [] : [{ field, text }];
  });
};
