import { fillNames } from './fillNames.ts';
import { areAkin, subjectsIn } from './stems.ts';

/** What the person says, and what the character answers to that, as cards and lorebooks write it. */
export interface Exchange {
  readonly asked: string;
  readonly answer: string;
  /** Words that it comes up with besides those of `asked`: the keys of its entry. */
  readonly keys: readonly string[];
  /** Answers what the person says to what the character opened with, and `asked` stands in brackets: a no where that is "(no)", else whatever it is. */
  readonly opening: 'any' | 'no' | undefined;
}

const openingOf = (asked: string): Exchange['opening'] => {
  if (!/^\(.*\)$/u.test(asked)) return undefined;
  return asked === '(no)' ? 'no' : 'any';
};

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
    return answer === '' ? [] : [{ asked, answer, keys, opening: openingOf(asked) }];
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
  ['time', /(?:^|\b(?:and|but|so|since|until|me|know|remember) )when\b|\b(?:how (?:long|old|often)|what time)\b/iu],
  ['place', /\bwhere\b/iu],
  ['person', /(?:^|\b(?:and|but|so|about|me|know|wonder|remember|to|for|with|by|from) )(?:who|whose|whom)\b/iu],
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

/** Where a key begins in words of small letters, at the beginning of one of them. */
const placeOf = (key: string, words: string): number => {
  const sought = key.replaceAll('’', "'").toLowerCase();
  let place = words.indexOf(sought);
  while (place > 0 && /[\p{L}']$/u.test(words.slice(0, place))) place = words.indexOf(sought, place + 1);
  return place;
};

const ENOUGH = 2.2;
/** Enough where the card would answer with a sentence about one of the words otherwise. */
const NEAR = 0.8;
const KEY = 2;
const MORE_KEYS = 1;
const SHARED = 1.5;
const MISSED = 0.5;
const OTHER = -1.5;
/** The answer speaks of it. */
const TOLD = 0.6;
/** It answers to all that the question names. */
const WHOLE = 0.8;
/** What the card says anyway tells one exchange from another less than what it does not. */
const USUAL = 0.7;

/** When and how many are answered by nothing else, but by what tells of the whole. */
export const wantsOther = (words: string, asked: string): boolean => {
  const [one, other] = [kindOf(words), kindOf(asked)];
  return exact.has(one) && one !== other && other !== 'request';
};

const asking =
  /^(?:can|could|do|does|did|is|are|was|were|have|has|had|will|would|should|may|what|which|who|whose|where|when|why|how)\b/iu;
/** What is answered to something that the person tells of themselves is no answer to a question. */
export const isToldTo = (words: string, asked: string): boolean =>
  asking.test(words) && !asked.endsWith('?') && kindOf(asked) === 'whether' && /\b(?:i|my|me)\b/iu.test(asked);

const fitOf = (words: string, asked: string): number => {
  const [one, other] = [kindOf(words), kindOf(asked)];
  if (one === other) return 1;
  if (wantsOther(words, asked)) return OTHER;
  return exact.has(one) || exact.has(other) || isBeside(one, other) ? -1 : 0;
};

/** Other ways to say a word that cards have. */
const plainer = (words: string): string => words.replace(/\b(?:on your own|by yourself|all alone)\b/giu, 'alone');

/** Where a key of one word stands in other forms. */
const isNamedBy = (key: string, subjects: readonly string[]): boolean =>
  !key.includes(' ') && subjectsIn(key).some((own) => subjects.some((stem) => areAkin(stem, own)));

const keysIn = (keys: readonly string[], words: string, subjects: readonly string[]): readonly string[] => {
  const small = words.toLowerCase();
  const places = new Map(keys.map((key) => [placeOf(key, small), key]));
  places.delete(-1);
  const written = [...places.values()];
  const found = written.flatMap((key) => subjectsIn(key));
  const isNew = (key: string) => !isNamedBy(key, found);
  const formed = keys.filter((key) => isNamedBy(key, subjects) && isNew(key) && placeOf(key, small) === -1);
  return [...written, ...formed.slice(0, 1)];
};

const scoreOf = ({ asked, answer, keys }: Exchange, said: string, isUsual: (stem: string) => boolean): number => {
  const words = plainer(said);
  if (isToldTo(words, asked)) return 0;
  const weightOf = (stems: readonly string[]): number => (stems.length > 0 && stems.every(isUsual) ? USUAL : 1);
  const weigh = (stems: readonly string[], worth: number) =>
    stems.reduce((sum, stem) => sum + weightOf([stem]) * worth, 0);
  const subjects = subjectsIn(words);
  const isIn = (stems: readonly string[]) => (stem: string) => stems.some((other) => areAkin(stem, other));
  const named = keysIn(keys, words, subjects);
  const hits = named.map((key) => weightOf(subjectsIn(key))).toSorted((a, b) => b - a);
  const shared = subjects.filter(isIn(subjectsIn(asked)));
  const found = [...shared, ...named.flatMap((key) => subjectsIn(key))];
  const rest = subjects.filter((stem) => !isIn(found)(stem));
  const told = rest.filter(isIn(subjectsIn(answer)));
  const missed = rest.filter((stem) => !told.includes(stem));
  const fit = fitOf(words, asked);
  if (hits.length + shared.length === 0) return told.length < 2 ? 0 : weigh(told, TOLD) + fit - weigh(missed, MISSED);
  const ofKeys = hits.reduce((sum, hit, index) => sum + hit * (index === 0 ? KEY : MORE_KEYS), 0);
  const isSameKind = kindOf(words) === kindOf(asked) && kindOf(words) !== 'thing';
  const isUnnamed = found.length === 0 && rest.length > 0 && !named.some((key) => key.includes(' '));
  if (isUnnamed && (!isSameKind || kindOf(words) === 'reason')) return 0;
  const isWhole = rest.length === 0 && subjects.length > 0 ? WHOLE : 0;
  return isWhole + ofKeys + weigh(shared, SHARED) + weigh(told, TOLD) + fit - weigh(missed, MISSED);
};

/** How near an exchange has to be: it answers the question, wants the same of what that is about, or is about it. */
export type Nearness = 'exactly' | 'nearly' | 'loosely';
const loose = new Set(['advice', 'request', 'reason', 'manner', 'thing', 'whether']);
/** Whether a question that is about the same may want the same: what is asked there is a question, and not when or how many. */
const isNearTo = (words: string, asked: string, nearness: Nearness): boolean => {
  const [one, other] = [kindOf(words), kindOf(asked)];
  if (one !== other && other === 'request') return !exact.has(one);
  const isAlike = one === other || (nearness === 'loosely' && loose.has(one) && loose.has(other));
  return isAlike && asked.endsWith('?');
};

/** "Tell me about your wife" answers nothing that is asked of the person's own. */
export const isOfOther = (words: string, asked: string): boolean =>
  /\bmy\b/iu.test(words) && !/\byou(?:r|rs)?\b/iu.test(words) && /\byou(?:r|rs)?\b/iu.test(asked);

/** Asks for what only the person can have told: no card knows that. */
const isOwnFact = (words: string): boolean =>
  /^(?:what|who|where|when) (?:is|are|was|does|do) my \p{L}+(?: \p{L}+)?$/iu.test(words) &&
  /\b(?:name|called|job|birthday|age|live|work|favourite)\b/iu.test(words);

/** The exchanges that answer a question, the most fitting first. `isUsual` says which stems the card uses anyway; `nearness` lets those through that are about the same at least. */
export const exchangesFor = (
  exchanges: readonly Exchange[],
  words: string,
  isUsual: (stem: string) => boolean,
  nearness: Nearness = 'exactly',
): readonly Exchange[] =>
  exchanges
    .filter(
      ({ opening, asked }) =>
        opening === undefined &&
        !isOwnFact(words) &&
        !isOfOther(words, asked) &&
        (nearness === 'exactly' || isNearTo(words, asked, nearness)),
    )
    .map((exchange) => ({ exchange, score: scoreOf(exchange, words, isUsual) }))
    .filter(({ score }) => score >= (nearness === 'exactly' ? ENOUGH : NEAR))
    .toSorted((a, b) => b.score - a.score)
    .map(({ exchange }) => exchange);
