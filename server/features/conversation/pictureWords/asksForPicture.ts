import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

const ASKING: readonly RegExp[] = [...english, ...german, ...spanish, ...french, ...portuguese, ...italian];

/** Longer than this, in UTF-16 code units, a message tells of more than a picture. */
const WORDS_MAX = 600;

/** In lower case, without accents, quotations, deeds between asterisks and emoji. */
const plainly = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‘’ʼ`´]/gu, "'")
    .replace(/["“„«»”][^"“„«»”]*["“„«»”]|\*[^*]*\*/gu, ' ')
    .replace(/[^\p{L}\p{N}'.,;:!?¡¿\n-]+/gu, ' ');

/** Greetings, names and words of courtesy that may stand before what is asked. */
const BEFORE =
  /^(?:(?:and|but|so|oh|ok|okay|hey|hi|hello|now|then|well|please|pls|und|aber|also|na|hallo|jetzt|dann|bitte|komm|y|pero|oye|hola|ahora|anda|venga|por favor|porfa|et|mais|alors|salut|bonjour|allez|s'il te plait|stp|e|mas|entao|oi|ola|ei|vai|ma|allora|dai|ciao|senti|per favore)\s+)+/u;

const bare = (words: string): string => words.trim().replace(/\s+/gu, ' ').replace(BEFORE, '');

/** A sentence, and each part of it that could be one. */
const partsOf = (sentence: string): readonly string[] => [
  bare(sentence.replace(/,/gu, ' ')),
  ...sentence.split(/[,:]|\s-+\s|\b(?:and|but|und|aber|y|pero|et|mais|e|mas|ma)\b/u).map(bare),
];

/** Whether somebody who says this asks for a picture, in one of the languages that Liora looks for it in. */
export const asksForPicture = (said: string): boolean =>
  said.length <= WORDS_MAX &&
  plainly(said)
    .split(/[.;!?¡¿\n]+/u)
    .flatMap(partsOf)
    .some((part) => ASKING.some((pattern) => pattern.test(part)));
