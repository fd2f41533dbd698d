import { fillNames } from './fillNames.ts';
import { areAkin, subjectsIn } from './stems.ts';

/** What the person says, and what the character answers to that, as cards and lorebooks write it. */
export interface Exchange {
  readonly asked: string;
  readonly answer: string;
  /** Words that it comes up with besides those of `asked`: the keys of its entry. */
  readonly keys: readonly string[];
  /** Answers whatever the person says to what the character opened with: `asked` stands in brackets. */
  readonly isOpening: boolean;
}

/** The exchanges of a text whose lines begin with `{{user}}:` and `{{char}}:`; none in any other. `{user}` stays for the person's name. */
export const exchangesIn = (dialogue: string, char: string, keys: readonly string[] = []): readonly Exchange[] => {
  const turns = dialogue
    .split(/^(?=\s*\{\{(?:user|char)\}\}\s*:)/imu)
    .map((part) => /^\s*\{\{(user|char)\}\}\s*:\s*([^]*?)\s*$/iu.exec(part))
    .filter((match) => match !== null);
  return turns.flatMap((turn, index) => {
    const next = turns[index + 1];
    if (turn[1]?.toLowerCase() !== 'user' || next?.[1]?.toLowerCase() !== 'char') return [];
    const asked = turn[2] ?? '';
    const answer = fillNames(next[2] ?? '', { user: '{user}', char });
    return answer === '' ? [] : [{ asked, answer, keys, isOpening: /^\(.*\)$/u.test(asked) }];
  });
};

/** Asks how to do something, or where to begin. */
export const wantsAdvice =
  /\b(?:how (?:do|can|should|could|would|does) (?:i|one|we)|what should i|what (?:do|can|could) i|which .* should i|where (?:do|should|would|can|does) (?:i|beginners|a beginner|one) (?:start|begin)|how to|how should|how does one|any (?:tips|advice)|(?:best|good|right) .* for (?:a |an )?(?:beginners?|starters?|me)|teach me|recommend|suggest|first time|never (?:done|tried|been|held|made))\b/iu;

/** What sort of thing a question wants to know. */
const kinds: readonly (readonly [string, RegExp])[] = [
  ['advice', wantsAdvice],
  ['request', /^(?:please )?(?:tell|show|give|describe|talk)\b/iu],
  ['count', /\bhow (?:many|much)\b/iu],
  ['time', /\b(?:when|how (?:long|old|often)|since when|what time)\b/iu],
  ['place', /\bwhere\b/iu],
  ['person', /\b(?:who|whose|whom)\b/iu],
  ['reason', /\b(?:why|how come|what for)\b/iu],
  ['manner', /\bhow\b/iu],
  ['thing', /\b(?:what|which)\b/iu],
];
export const kindOf = (words: string): string => kinds.find(([, pattern]) => pattern.test(words))?.[0] ?? 'whether';
/** Nothing else answers these; to those the answer may be another sort of thing. */
const exact = new Set(['count', 'time']);
const telling = new Set(['place', 'person']);
/** What says why is no answer to whether. */
const isBeside = (one: string, other: string): boolean => telling.has(one) || (one === 'whether' && other === 'reason');

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
/** Where a key begins in the words, at the beginning of one of them. */
const placeOf = (key: string, words: string): number =>
  words.search(new RegExp(`(?<![\\p{L}'])${escaped(key.replaceAll('’', "'"))}`, 'iu'));

const ENOUGH = 2.2;
/** Enough where the card would answer with a sentence about one of the words otherwise. */
const NEAR = 0.8;
const KEY = 2;
const MORE_KEYS = 1;
const SHARED = 1.5;
const MISSED = 0.5;
/** It answers to all that the question names. */
const WHOLE = 0.8;
/** What the card says anyway tells one exchange from another less than what it does not. */
const USUAL = 0.7;

const fitOf = (one: string, other: string): number => {
  if (one === other) return 1;
  return exact.has(one) || exact.has(other) || isBeside(one, other) ? -1 : 0;
};

const scoreOf = ({ asked, keys }: Exchange, words: string, isUsual: (stem: string) => boolean): number => {
  const weightOf = (stems: readonly string[]): number => (stems.length > 0 && stems.every(isUsual) ? USUAL : 1);
  const places = new Map(keys.map((key) => [placeOf(key, words), key]));
  places.delete(-1);
  const hits = [...places.values()].map((key) => weightOf(subjectsIn(key))).toSorted((a, b) => b - a);
  const subjects = subjectsIn(words);
  const own = subjectsIn(asked);
  const isShared = (stem: string) => own.some((other) => areAkin(stem, other));
  const shared = subjects.filter(isShared);
  if (hits.length + shared.length === 0) return 0;
  const found = [...places.values()].flatMap((key) => subjectsIn(key));
  const missed = subjects.filter((stem) => !isShared(stem) && !found.some((other) => areAkin(stem, other)));
  const weigh = (stems: readonly string[], worth: number) =>
    stems.reduce((sum, stem) => sum + weightOf([stem]) * worth, 0);
  const ofKeys = hits.reduce((sum, hit, index) => sum + hit * (index === 0 ? KEY : MORE_KEYS), 0);
  const isOnlyUsual = shared.length === 0 && found.length === 0;
  const isSameKind = kindOf(words) === kindOf(asked) && kindOf(words) !== 'thing';
  if (isOnlyUsual && missed.length > 0 && !isSameKind) return 0;
  const isWhole = missed.length === 0 && subjects.length > 0 ? WHOLE : 0;
  return isWhole + ofKeys + weigh(shared, SHARED) + fitOf(kindOf(words), kindOf(asked)) - weigh(missed, MISSED);
};

/** Whether a question that is about the same may want the same: what is asked there is a question, and not when or how many. */
const isNearTo = (words: string, asked: string): boolean => {
  const [one, other] = [kindOf(words), kindOf(asked)];
  return one === other ? asked.endsWith('?') : other === 'request' && !exact.has(one);
};

/** "Tell me about your wife" answers nothing that is asked of the person's own. */
export const isOfOther = (words: string, asked: string): boolean =>
  /\bmy\b/iu.test(words) && !/\byou(?:r|rs)?\b/iu.test(words) && /\byou(?:r|rs)?\b/iu.test(asked);

/** The exchanges that answer a question, the most fitting first. `isUsual` says which stems the card uses anyway; `isNear` lets those through that are about the same at least. */
export const exchangesFor = (
  exchanges: readonly Exchange[],
  words: string,
  isUsual: (stem: string) => boolean,
  isNear = false,
): readonly Exchange[] =>
  exchanges
    .filter(({ isOpening, asked }) => !isOpening && !isOfOther(words, asked) && (!isNear || isNearTo(words, asked)))
    .map((exchange) => ({ exchange, score: scoreOf(exchange, words, isUsual) }))
    .filter(({ score }) => score >= (isNear ? NEAR : ENOUGH))
    .toSorted((a, b) => b.score - a.score)
    .map(({ exchange }) => exchange);
