import { languageWords, spellings, weakWords } from './languages/languageWords.ts';
import type { Turn } from './request.ts';

const scripts: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['zh', /\p{Script=Han}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['el', /\p{Script=Greek}/u],
];

/** Languages that there are scripts for. */
export type ScriptLanguage = 'en' | 'de' | 'es';
const isScriptLanguage = (code: string | undefined): code is ScriptLanguage =>
  code === 'en' || code === 'de' || code === 'es';

/** Texts of Spanish and German are often written without their marks. */
const bareWord = (code: string, word: string): string => {
  if (code === 'es') return word.normalize('NFD').replace(/\p{M}/gu, '');
  if (code !== 'de') return word;
  const long: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
  return word.replace(/[äöüß]/gu, (letter) => long[letter] ?? letter);
};

interface Hits {
  readonly code: string;
  readonly strong: number;
  readonly all: number;
}

const hitsIn = (words: readonly string[], text: string): readonly Hits[] =>
  Object.entries(languageWords)
    .map(([code, known]) => {
      const found = words.map((word) => bareWord(code, word)).filter((word) => known.has(word));
      const spelled = spellings.some(([own, letters]) => own === code && letters.test(text)) ? 1 : 0;
      const strong = found.filter((word) => !weakWords.has(word)).length + spelled;
      return { code, strong, all: found.length + spelled };
    })
    .toSorted((a, b) => b.all - a.all || b.strong - a.strong);

/** So much has to be of a language that there are no scripts for. */
const isEnough = (all: number, words: number): boolean =>
  words <= 3 ? all >= Math.max(2, words - 1) : all >= Math.max(2, words / 4);
const greeting = /^(?:bonjour|salut|ciao|olá|merhaba|grazie|merci)$/u;

/** The language of a text by its ISO code; "any" where it is one that is not known. Nothing where it may be one or another. */
export const languageOf = (text: string): string | undefined => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters === 0) return undefined;
  if (latin < letters / 2) return scripts.find(([, pattern]) => pattern.test(text))?.[0] ?? 'any';
  const words =
    text
      .toLowerCase()
      .replace(/[‘’]/gu, "'")
      .match(/[\p{L}']+/gu) ?? [];
  const ranked = hitsIn(words, text.toLowerCase());
  const best = ranked.find(({ code, strong, all }) => {
    if (isScriptLanguage(code)) return strong > 0;
    return isEnough(all, words.length) || (words.length === 1 && greeting.test(words[0] ?? ''));
  });
  const english = ranked.find(({ code }) => code === 'en')?.all ?? 0;
  if (best === undefined) return undefined;
  if (best.code === 'en' || best.all > english) return best.code;
  return english > best.all ? 'en' : undefined;
};

/** The language to answer in: that of the last turn of the person or, where it is too short to tell, of one before. */
export const languageSpoken = (turns: readonly Turn[]): ScriptLanguage => {
  const told = turns.filter(({ role }) => role === 'user').toReversed();
  const opening = turns.filter(({ role }) => role === 'companion').slice(0, 1);
  const last = languageOf(told[0]?.text ?? '');
  if (last !== undefined) return isScriptLanguage(last) ? last : 'en';
  for (const { text } of [...told.slice(1), ...opening]) {
    const before = languageOf(text);
    if (isScriptLanguage(before)) return before;
  }
  return 'en';
};
