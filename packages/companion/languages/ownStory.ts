import type { OwnWords } from '../request.ts';
import type { Sentence } from './told.ts';
import type { Tongue } from './tongue.ts';

/** Letters that a word begins with, and letters that an ending has at most. */
const STEM = 4;
const ENDING = 3;
const SHORTEST = 3;

const sharedLetters = (one: string, other: string): number => {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
};

/** 2 for the same word, 1 for one that may be the same with another ending. */
const likeness = (one: string, other: string): number => {
  if (one === other) return 2;
  const shared = sharedLetters(one, other);
  const [shorter, longer] = [Math.min(one.length, other.length), Math.max(one.length, other.length)];
  return shared >= Math.max(STEM, shorter - 2) && longer - shared <= ENDING ? 1 : 0;
};

/** Words of questions that say nothing about what is asked for, as their tongues fold them. */
const asking: Readonly<Record<Tongue['code'], RegExp>> = {
  de: /^(?:komm|wohn|lebst|lebt|heiss|erzaehl|sag|zeig|mach|tust|tun|kann|koenn|magst|moecht|will|woll|gibt|geht|warum|wieso|weshalb|viel|mehr|etwas|ueber|davon|darueber|wirklich|gern|heute|jetzt|immer|lang|seit|bitte|gerade|arbeit|findest|denkst|meinst|glaub|beste|liebst|liebling|euch|euer|sein|hatte|warst|wurde|wird)/u,
  es: /^(?:semana|fines|vive|vives|llama|cuent|cuentame|dime|hable|hablame|haces|hace|puede|quier|gusta|porque|cuant|algo|sobre|siempre|ahora|hoy|mejor|favorit|crees|piensas|esta|esto|eres|estas|tienes|fuiste|desde|todo|trabaj|verdad)/u,
};

/** Is said to the character, and so of it. */
const addressed: Readonly<Record<Tongue['code'], RegExp>> = {
  de: /\b(?:du|dich|dir|dein\w*|ihr|euch|euer\w*|eure\w*)\b/u,
  es: /\b(?:tu|tus|te|ti|contigo|tuyo|tuya|eres|estas|has|tienes|haces|sabes|puedes|vives|trabajas|hablas|\w+(?:aste|iste))\b/u,
};

const wordsOf = (text: string, { fold, empty }: Tongue): readonly string[] => [
  ...new Set(
    fold(text)
      .split(/[ -]+/u)
      .filter((word) => word.length >= SHORTEST && !empty.has(word)),
  ),
];

/**
 * The sentence of its own words that answers a question: the one with the most words of it, which was not said yet where there is another.
 * A question that is not about the character has to have all its words in one.
 */
export const ownStory = (
  own: OwnWords | undefined,
  { text, words, isQuestion }: Sentence,
  tongue: Tongue,
  hasSaid: (text: string) => boolean,
): string | undefined => {
  const { code } = tongue;
  const isWish = /^(?:(?:bitte|und|dann) )?(?:erzaehl|sag|cuent|hablame|dime)/u.test(words);
  if (own === undefined || (!isQuestion && !isWish)) return undefined;
  const sought = wordsOf(text, tongue).filter((word) => !asking[code].test(word));
  if (sought.length === 0) return undefined;
  const needed = isWish || addressed[code].test(words) ? 1 : sought.length;
  const ranked = [...own.more, own.work, own.place, own.who]
    .map((sentence) => {
      const held = wordsOf(sentence, tongue);
      const hits = sought.map((word) => Math.max(0, ...held.map((other) => likeness(word, other))));
      return { sentence, found: hits.filter((hit) => hit > 0).length, score: hits.reduce((sum, hit) => sum + hit, 0) };
    })
    .filter(({ found }) => found >= needed)
    .toSorted((a, b) => b.score - a.score);
  const most = ranked[0]?.score;
  const best = ranked.filter(({ score }) => score === most).map(({ sentence }) => sentence);
  return best.find((sentence) => !hasSaid(sentence)) ?? best[0];
};
