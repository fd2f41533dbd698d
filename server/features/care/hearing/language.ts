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

/** From this probability on, a language is not doubted. */
const SURE = 0.6;

/** Languages that a legible text in Latin script may be in, each with its probability, the likeliest first. */
const likelyIn = (text: string): readonly { readonly language: CareLanguage; readonly chance: number }[] => {
  model ??= readModel(new URL('language.bin', import.meta.url));
  const { columns } = model.header;
  const chances = model.scores(featuresOf({ text, concepts: [] }));
  softmax(chances);
  return [...chances.entries()]
    .filter(([, chance]) => chance >= POSSIBLE)
    .toSorted((a, b) => b[1] - a[1])
    .map(([column, chance]) => ({ language: careLanguage.parse(columns[column]), chance }));
};

/** The languages that a legible text may be in, the likeliest first. */
export const languagesOf = (text: string): readonly CareLanguage[] => {
  const foreign = scriptLanguage(text);
  if (foreign !== undefined) return [foreign];
  if (SPANISH.test(text)) return ['es'];
  const languages = likelyIn(text).map(({ language }) => language);
  return languages.length === 0 ? ['en'] : languages.slice(0, 2);
};

/** The likeliest language of what somebody says; English where a word or two may be in that as well. */
export const languageOf = (said: string): CareLanguage => {
  const text = legible(said);
  const [first = 'en'] = languagesOf(text);
  if (scriptLanguage(text) !== undefined || SPANISH.test(text)) return first;
  const [best, ...others] = likelyIn(text);
  const isDoubtful = (best?.chance ?? 0) < SURE && others.some(({ language }) => language === 'en');
  return isDoubtful ? 'en' : first;
};

/** In which language to answer what was heard in `heard`: of those that a word or two may be in, the one that the browser asks for first. */
export const languageToAnswer = (said: string, heard: CareLanguage, acceptLanguage: string): CareLanguage => {
  const text = legible(said);
  if (scriptLanguage(text) !== undefined || SPANISH.test(text)) return heard;
  const wished = acceptLanguage.trim().slice(0, 2).toLowerCase();
  const [best, ...others] = likelyIn(text);
  if (best === undefined || best.chance >= SURE) return heard;
  return [best, ...others].find(({ language }) => language === wished)?.language ?? heard;
};
