import { CONCEPTS, type Concept } from './concepts.ts';
import { legible } from './legible.ts';
import type { Words } from './lexicon.ts';

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Words of a phrase at most, and letters of one in scripts without spaces. */
const PHRASE_MAX = 5;
const DENSE_MAX = 8;
const STEM_MIN = 2;

type Known = Map<string, Concept[]>;

interface Dictionary {
  readonly whole: Known;
  readonly stems: Known;
  readonly dense: Known;
}

const add = (known: Known, word: string, concept: Concept): void => {
  known.set(word, [...(known.get(word) ?? []), concept]);
};

/** The alternatives of an entry, legible, each with whether it is a stem. */
export const alternativesOf = (entry: string): readonly { readonly word: string; readonly isStem: boolean }[] =>
  entry
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => ({ word: legible(part.replace(/\*$/u, '')), isStem: part.endsWith('*') }));

const dictionaryOf = (words: Words): Dictionary => {
  const dictionary: Dictionary = { whole: new Map(), stems: new Map(), dense: new Map() };
  for (const concept of CONCEPTS)
    for (const { word, isStem } of alternativesOf(words[concept] ?? '')) {
      if (DENSE.test(word)) add(dictionary.dense, word, concept);
      else add(isStem ? dictionary.stems : dictionary.whole, word, concept);
    }
  return dictionary;
};

const TOKEN = /[\p{L}\p{M}]+|\p{N}+|\p{Extended_Pictographic}/gu;

/** A stem ends within the last word of a phrase: else it would take the words after it with it. */
const stemsOf = ({ stems }: Dictionary, phrase: string): readonly Concept[] => {
  const shortest = Math.max(STEM_MIN, phrase.lastIndexOf(' ') + 2);
  for (let length = phrase.length; length >= shortest; length -= 1) {
    const found = stems.get(phrase.slice(0, length));
    if (found !== undefined) return found;
  }
  return [];
};

const denseIn = ({ dense }: Dictionary, text: string): Concept[][] => {
  const found: Concept[][] = [];
  for (let index = 0; index < text.length;) {
    let length = Math.min(DENSE_MAX, text.length - index);
    while (length > 0 && !dense.has(text.slice(index, index + length))) length -= 1;
    const concepts = dense.get(text.slice(index, index + length));
    if (length > 0 && concepts !== undefined) found.push(concepts);
    index += Math.max(1, length);
  }
  return found;
};

/** Finds the concepts of a legible text in their order, the longest phrase first. A word may stand for several. */
export const conceptFinder = (words: Words): ((text: string) => readonly (readonly Concept[])[]) => {
  const dictionary = dictionaryOf(words);
  return (text) => {
    if (dictionary.dense.size > 0 && DENSE.test(text)) return denseIn(dictionary, text);
    const tokens = text.match(TOKEN) ?? [];
    const found: (readonly Concept[])[] = [];
    for (let index = 0; index < tokens.length;) {
      let taken = 1;
      for (let length = Math.min(PHRASE_MAX, tokens.length - index); length > 0; length -= 1) {
        const phrase = tokens.slice(index, index + length).join(' ');
        const concepts = dictionary.whole.get(phrase) ?? stemsOf(dictionary, phrase);
        if (concepts.length === 0) continue;
        found.push(concepts);
        taken = length;
        break;
      }
      index += taken;
    }
    return found;
  };
};
