import * as z from 'zod';
import { CHARACTER_LIMITS } from '#contract/characterDraft.ts';
import type { Lorebook } from '#contract/lorebook.ts';
import { withinRoom } from '#server/providers/chat/withinRoom.ts';
import { CardError } from './cardError.ts';
import { someText, someTexts, someWords } from './lenient.ts';
import { lioraFieldsIn, type LioraFields } from './lioraFields.ts';
import { lorebookOf } from './lorebookFields.ts';
import { plainLine, plainText } from '#contract/plainText.ts';

/** What Liora uses of a card. Texts are a stranger's: well-formed and without control characters, but they may hold any markup. */
export interface CardCharacter extends LioraFields {
  /** One line, never empty, without characters that hide. */
  readonly name: string;
  readonly description: string;
  readonly personality: string;
  readonly scenario: string;
  readonly greeting: string;
  /** Other ways to begin, none of them empty. */
  readonly alternateGreetings: readonly string[];
  readonly exampleDialogue: string;
  readonly systemPrompt: string;
  readonly postHistoryInstructions: string;
  /** Single lines, none of them twice. */
  readonly tags: readonly string[];
  /** For whoever uses the card; no model may see them. */
  readonly creatorNotes: string;
  readonly lorebook: Lorebook | null;
}

/** The fields, and how cards of all versions call them. */
export const cardFields = [
  ['name', 'name'],
  ['description', 'description'],
  ['personality', 'personality'],
  ['scenario', 'scenario'],
  ['greeting', 'first_mes'],
  ['exampleDialogue', 'mes_example'],
  ['creatorNotes', 'creator_notes'],
  ['systemPrompt', 'system_prompt'],
  ['postHistoryInstructions', 'post_history_instructions'],
  ['alternateGreetings', 'alternate_greetings'],
  ['tags', 'tags'],
  ['lorebook', 'character_book'],
] as const satisfies readonly (readonly [keyof CardCharacter, string])[];

const fields = z.object({
  name: someText,
  description: someText,
  personality: someText,
  scenario: someText,
  first_mes: someText,
  alternate_greetings: someTexts,
  mes_example: someText,
  system_prompt: someText,
  post_history_instructions: someText,
  tags: someWords,
  creator_notes: someText,
  /** Where SillyTavern wrote them in cards of V1. */
  creatorcomment: someText,
  character_book: z.unknown().optional(),
  extensions: z.unknown().optional(),
});
type Fields = Partial<z.infer<typeof fields>>;
type TextKey = {
  [Key in keyof Fields]-?: Fields[Key] extends string | undefined ? Key : never;
}[keyof Fields];

const markShape = z.object({
  spec: z.unknown().optional(),
  first_mes: z.unknown().optional(),
  mes_example: z.unknown().optional(),
  personality: z.unknown().optional(),
  scenario: z.unknown().optional(),
});

/** Other JSON has a name and a description too, but not these. */
const hasMarks = (value: unknown): boolean => {
  const { spec, ...marks } = markShape.safeParse(value).data ?? {};
  if (typeof spec === 'string' && spec.startsWith('chara_card')) return true;
  return Object.values(marks).some((field) => field !== undefined);
};

const withData = z.object({ data: z.unknown().optional() });

/** The object that V2 and V3 have their fields in; undefined in V1, where they are at the top. */
export const dataOf = (card: unknown): object | undefined => {
  const data = withData.safeParse(card).data?.data;
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? data : undefined;
};

const nameOf = (names: readonly (string | undefined)[]): string => {
  const name = names.map((text) => plainLine(text ?? '')).find((text) => text !== '');
  if (name === undefined) throw new CardError('nameMissing', 'name');
  return withinRoom(name, CHARACTER_LIMITS.name);
};

const greetingsOf = (texts: readonly string[] = []): readonly string[] =>
  texts
    .filter((text) => plainText(text).trim() !== '')
    .slice(0, CHARACTER_LIMITS.alternateGreetings)
    .map(plainText);

/** Tags that are looked at: far more than people give. */
const TAGS_READ = 1000;

const tagsOf = (words: readonly string[] = []): readonly string[] => {
  const tags = new Set(
    words
      .slice(0, TAGS_READ)
      .map(plainLine)
      .filter((tag) => tag !== '' && tag.length <= CHARACTER_LIMITS.tag),
  );
  return [...tags].slice(0, CHARACTER_LIMITS.tags);
};

/**
 * Reads a card of any version, as `JSON.parse` gives it. In cards that have their fields twice, those of `data` count; what `data` has not
 * is taken from the top. Texts are taken whole, however long; of a name and of lists as much as Liora holds. Throws `CardError`.
 */
export const characterOf = (card: unknown): CardCharacter => {
  const data = dataOf(card);
  if (!hasMarks(card) && !hasMarks(data)) throw new CardError('notACard');
  const top: Fields = fields.safeParse(card).data ?? {};
  const inner: Fields = fields.safeParse(data).data ?? {};
  const pick = <Key extends keyof Fields>(key: Key): Fields[Key] => inner[key] ?? top[key];
  const textOf = (key: TextKey): string => plainText(pick(key) ?? '');
  return {
    name: nameOf([inner.name, top.name]),
    description: textOf('description'),
    personality: textOf('personality'),
    scenario: textOf('scenario'),
    greeting: textOf('first_mes'),
    alternateGreetings: greetingsOf(pick('alternate_greetings')),
    exampleDialogue: textOf('mes_example'),
    systemPrompt: textOf('system_prompt'),
    postHistoryInstructions: textOf('post_history_instructions'),
    tags: tagsOf(pick('tags')),
    creatorNotes: plainText(pick('creator_notes') ?? pick('creatorcomment') ?? ''),
    lorebook: lorebookOf(pick('character_book')),
    ...lioraFieldsIn(pick('extensions')),
  };
};
