import { plainLine } from '#contract/plainText.ts';
import { fillNames } from '@liora/companion/fillNames.ts';
import { shownTagline } from '../greeting.ts';
import { fitted } from './compose.ts';

/** Of a description, as much as a tagline is looked for in. */
const LOOKED_AT = 2000;
/** And of its first sentence. */
const SENTENCE_MAX = 600;
/** Stand for names while markup is taken off: a name may hold brackets and dots. */
const STAND_INS = { user: '\uE000', char: '\uE001' };
const SENTENCE_END = /(?<=[.!?…]["”*_)]*)\s/u;

/** Lists of traits that cards write for models (W++, PList, JSON) stand in brackets; nothing in them is a sentence. */
const withoutBrackets = (text: string): string => {
  let depth = 0;
  let kept = '';
  for (const letter of text) {
    if ('[{'.includes(letter)) depth += 1;
    if (depth === 0) kept += letter;
    if (']}'.includes(letter)) depth = Math.max(0, depth - 1);
  }
  return kept;
};

const withoutMarkup = (text: string): string =>
  withoutBrackets(
    text
      .replace(/```[^]*?(?:```|$)/gu, '')
      .replace(/<!--[^]*?(?:-->|$)|<\/?[a-z][^<>]*>/giu, '')
      .replace(/!\[[^\]\n]{0,200}\]\([^)\n]{0,400}\)/gu, '')
      .replace(/\[([^\]\n"]{0,200})\]\([^)\n]{0,400}\)/gu, '$1'),
  );

/** A heading, a rule, the row of a table, a trait with its values: `Age: 45`, `Likes("tea" + "rain")`. */
const NO_PROSE = new RegExp(
  [
    String.raw`#.*`,
    String.raw`[-=*_~\s]+`,
    String.raw`\|.*`,
    String.raw`["“*_]*[\p{L}\p{N}\p{Co}][\p{L}\p{N}'’/&-]*(?:\s[\p{L}\p{N}'’/&-]+)?["”*_]*\s*(?:[:=].*|\(\s*["“'].*)`,
  ]
    .map((form) => `^(?:${form})$`)
    .join('|'),
  'u',
);
/** Items of lists and quotations are paragraphs of their own. */
const proseOf = (line: string): string => {
  const bare = line.replace(/^\s*(?:>\s*|[-*+•]\s+|\d{1,3}[.)]\s+)*/u, '').trim();
  if (NO_PROSE.test(bare)) return '';
  return bare === line.trim() ? bare : `\n${bare}`;
};

/** A snake_case word and 2 * 3 keep what is no emphasis. */
const withoutEmphasis = (text: string): string =>
  text
    .replace(/`+/gu, '')
    .replace(/(\*{1,3}|~~|\|\|)(?=\S)(.+?)(?<=\S)\1/gu, '$2')
    .replace(/(?<![\p{L}\p{N}])(_{1,3})(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/\*\*+|__+|(?<!\S)[*_](?=\S)|(?<=\S)[*_](?!\S)/gu, '');

/** The first sentence of a description that people can read as it is, with `{{user}}` for the person; empty where it has none. */
export const taglineFrom = ({ name, description }: { readonly name: string; readonly description: string }): string => {
  const paragraphs = withoutMarkup(fillNames(description.slice(0, LOOKED_AT), STAND_INS))
    .split('\n')
    .map(proseOf)
    .join('\n')
    .split(/\n{2,}/u)
    .map((paragraph) => paragraph.replace(/\s+/gu, ' ').trim());
  const [first = ''] = (paragraphs.find((paragraph) => /\p{L}/u.test(paragraph)) ?? '').split(SENTENCE_END);
  const sentence = withoutEmphasis(first.slice(0, SENTENCE_MAX));
  const filled = sentence.replaceAll(STAND_INS.user, '{{user}}').replaceAll(STAND_INS.char, () => name);
  return fitted(plainLine(filled), 'tagline');
};

type Described = Parameters<typeof taglineFrom>[0] & { readonly tagline: string };

/** Whether a tagline says nothing but how the description begins. Before, those that were derived held "you" for `{{user}}`. */
export const isTaglineDerived = (character: Described): boolean =>
  shownTagline(character) === shownTagline({ ...character, tagline: taglineFrom(character) });
