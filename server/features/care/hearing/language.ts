import { careLanguage, type CareLanguage } from '#contract/care.ts';
import { featuresOf } from './features.ts';
import { legible } from './legible.ts';
import { softmax } from './softmax.ts';
import { type LinearModel, readModel } from './linearModel.ts';

/** Scripts that tell a language. Japanese has kanji, too, and Chinese no kana. */
const SCRIPTS: readonly (readonly [CareLanguage, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['zh', /\p{Script=Han}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['hi', /\p{Script=Devanagari}/u],
];
/** Signs that only Spanish has. */
const SPANISH = /[¿¡]/u;
/** Another language is thought of, too, from this probability on. */
const POSSIBLE = 0.12;

let model: LinearModel | undefined;

export const scriptLanguage = (text: string): CareLanguage | undefined =>
  SCRIPTS.find(([, script]) => script.test(text))?.[0];

/** The languages that a legible text may be in, the likeliest first. */
export const languagesOf = (text: string): readonly CareLanguage[] => {
  const foreign = scriptLanguage(text);
  if (foreign !== undefined) return [foreign];
  if (SPANISH.test(text)) return ['es'];
  model ??= readModel(new URL('language.bin', import.meta.url));
  const { columns } = model.header;
  const chances = model.scores(featuresOf({ text, concepts: [] }));
  softmax(chances);
  const possible = [...chances.entries()].filter(([, chance]) => chance >= POSSIBLE).toSorted((a, b) => b[1] - a[1]);
  const languages = possible.map(([column]) => careLanguage.parse(columns[column])).slice(0, 2);
  return languages.length === 0 ? ['en'] : languages;
};

/** The likeliest language of what somebody says. */
export const languageOf = (said: string): CareLanguage => languagesOf(legible(said))[0] ?? 'en';
