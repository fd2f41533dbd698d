import { fillNames } from './fillNames.ts';
import { describedInFirstPerson, inFirstPerson, taglineLines } from './firstPerson.ts';
import type { Persona } from './request.ts';
import { subjectsIn } from './stems.ts';

/** A sentence of the card as the character says it, and the stems that it can be found by. */
export interface CardLine {
  readonly text: string;
  readonly subjects: readonly string[];
}

/** A sentence with what it can be found by; `more` stands in its text for that alone. */
export const lineOf = (text: string, more = ''): CardLine => ({ text, subjects: subjectsIn(`${text} ${more}`) });

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

/** What a card itself says of its character and its world, in the order in which it is worth telling. */
export const cardLinesOf = (persona: Persona, about: string, scene: readonly string[]): readonly CardLine[] => {
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
  const lines = [...linked(describedInFirstPerson(description, about, name)), ...texts.map((text) => lineOf(text))];
  return lines.filter(({ text }, index) => lines.findIndex((other) => other.text === text) === index);
};
