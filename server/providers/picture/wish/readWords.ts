import type { Appearance } from '#contract/appearance.ts';
import { negations } from './grammar.ts';
import { Sketch, type Words } from './sketch.ts';
import type { Term } from './term.ts';
import { tokensOf } from './tokens.ts';
import { WordReader } from './wordReader.ts';
import { clothesWords } from './words/clothes.ts';
import { colours } from './words/colours.ts';
import { faceWords } from './words/face.ts';
import { hairWords } from './words/hair.ts';
import { heldWords } from './words/held.ts';
import { placeWords } from './words/places.ts';

const TERMS: ReadonlyMap<string, Term> = new Map([
  ...negations,
  ...colours,
  ...faceWords,
  ...hairWords,
  ...clothesWords,
  ...heldWords,
  ...placeWords,
]);

/** Lets the words of a wish change a look. `isKnown`: the wish is about somebody whose looks are given, so that "a man" is somebody else. */
export const readWords = (text: string, given: Appearance, isKnown: boolean): Words => {
  const sketch = new Sketch(given, isKnown);
  const reader = new WordReader(sketch);
  const tokens = tokensOf(text, TERMS);
  for (const [index, token] of tokens.entries()) reader.take(token, tokens[index + 1]);
  reader.end();
  return sketch.words;
};
