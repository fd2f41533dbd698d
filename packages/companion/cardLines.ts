import { fillNames } from './fillNames.ts';
import { fillMacros } from './macros.ts';
import { loreFor } from './lorebook/loreFor.ts';
import { describedInFirstPerson, inFirstPerson, taglineLines, told } from './firstPerson.ts';
import type { CompanionRequest } from './request.ts';
import { subjectsIn } from './stems.ts';

/** A sentence of the card as the character says it, and the stems that it can be found by. */
export interface CardLine {
  readonly text: string;
  readonly subjects: readonly string[];
}

/** What a card is read from. */
export type CardRequest = Pick<CompanionRequest, 'persona' | 'person' | 'turns' | 'chance'>;

/** Characters that the lorebook may tell. */
const LORE_MAX = 24_000;

const lineOf = (text: string, more = ''): CardLine => ({ text, subjects: subjectsIn(`${text} ${more}`) });

/** "I know sixty of them" is about what the sentence before named. */
const linked = (texts: readonly string[]): readonly CardLine[] =>
  texts.map((text, index) =>
    lineOf(text, /\b(?:they|them|their|it|its|there)\b/iu.test(text) ? texts[index - 1] : undefined),
  );

/** What the character says itself in a text of speech and gestures, without its questions. */
const spokenIn = (text: string): readonly string[] =>
  text
    .replace(/[‘’]/gu, "'")
    .replace(/(^|[.!?…"”*\s])\s*\*[^*]*[.!?…]\*/gu, '$1 ')
    .split(/(?<=[.!?…]["”)]?)\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /^[\p{Lu}"“][^*{}<>?\n]{12,220}[.!…]["”)]?$/u.test(sentence));

/** What the lorebook tells of what the conversation touches, as models get it. */
const loreOf = (request: CardRequest, about: string): readonly CardLine[] => {
  const { persona, person, turns, chance } = request;
  const char = persona.name;
  const names = { user: person.name, char };
  const filled = turns.map(({ role, text }) => ({ role, text: fillNames(text, names) }));
  const entries = loreFor(persona.lorebook, { ...request, turns: filled }, LORE_MAX, {
    names,
    fill: (text) => fillMacros(text, { user: 'you', char }, chance),
  });
  return entries.flatMap(({ content, keys }) => {
    const words = keys.filter((key) => !key.startsWith('/')).join(' ');
    return told(content, about, char).map((sentence) => lineOf(sentence, words));
  });
};

/** Everything that a card says of its character and its world, in the order in which it is worth telling. */
export const cardLinesOf = (request: CardRequest, about: string, scene: readonly string[]): readonly CardLine[] => {
  const { persona } = request;
  const { name } = persona;
  const names = { user: 'you', char: name };
  const description = fillNames(persona.description, names).replace(/\*/gu, '');
  const texts = [
    ...taglineLines(persona.tagline, about, name),
    ...inFirstPerson(about, name),
    ...scene,
    // What addresses the person by name is said once, at the beginning.
    ...spokenIn(fillNames(persona.greeting, { user: '{user}', char: name })),
  ];
  const lines = [
    ...linked(describedInFirstPerson(description, about, name)),
    ...texts.map((text) => lineOf(text)),
    ...loreOf(request, about),
  ];
  return lines.filter(({ text }, index) => lines.findIndex((other) => other.text === text) === index);
};
