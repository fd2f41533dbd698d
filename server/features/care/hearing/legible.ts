import { LOOKALIKES } from '../plainWords.ts';

/** Digits and signs that stand for letters, within a word. */
const LEET: ReadonlyMap<string, string> = new Map(
  Object.entries({ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i', '*': '' }),
);

/** Accents of Latin, Greek and Cyrillic, vowel signs of Arabic. Signs of Indic scripts and of kana tell words apart, and stay. */
const ACCENTS = /[\u0300-\u036f\u064b-\u0652\u0670\u0640]/gu;
const INVISIBLE = /[\p{Cf}\ufe00-\ufe0f\u115f\u1160\u3164\uffa0]/gu;
const APOSTROPHES = /(?<=\p{L})['‘’ʼ`´](?=\p{L})/gu;
/** Letters on both sides of digits or signs: `k1ll`, `su!cide`, `d*e`; a number before a unit is none. */
const LEET_WORD =
  /(?<![\p{L}\p{N}])\p{Script=Latin}+[0134577@$!*][\p{Script=Latin}0134577@$!*]*\p{Script=Latin}(?![\p{L}\p{N}])/gu;
/** A word that is written letter by letter: `d i e`, `k.m.s`. */
const SPELLED = /(?<![\p{L}\p{N}])\p{Script=Latin}(?:[\s._*·~^/\\-]{1,2}\p{Script=Latin}){2,}(?![\p{L}\p{N}])/gu;
const DRAWN_OUT = /(\p{L})\1{2,}/gu;
const LATIN_WORD = /[\p{L}\p{M}]+/gu;

const letters = (word: string, map: ReadonlyMap<string, string>): string =>
  Array.from(word, (letter) => map.get(letter) ?? letter).join('');

/** Letters of other scripts within a Latin word are read as those that they look like. */
const unmasked = (word: string): string =>
  /\p{Script=Latin}/u.test(word) && /[^\p{Script=Latin}\p{M}]/u.test(word) ? letters(word, LOOKALIKES) : word;

/** Longest text that is looked at: what a message may hold. */
const LOOKED_AT = 4000;

/** In lower case, without accents, apostrophes within words, and what hides words: look-alikes, digits for letters, spacing, drawn-out letters. */
export const legible = (raw: string): string =>
  raw
    .slice(0, LOOKED_AT)
    .toWellFormed()
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(APOSTROPHES, '')
    .replaceAll('ı', 'i')
    .replace(LATIN_WORD, unmasked)
    .replace(LEET_WORD, (word) => letters(word, LEET))
    .replace(SPELLED, (word) => word.replace(/[^\p{L}]/gu, ''))
    .replace(DRAWN_OUT, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
