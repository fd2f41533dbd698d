import { concernOf } from './concerns.ts';
import type { Conversation } from './conversation.ts';
import type { Lines } from './interpreter.ts';
import { languageOf } from './language.ts';
import { legibleText, plainWords, sentencesOf, type Sentence } from './plainText.ts';
import { isThing } from './sayBack.ts';

/** How much an answer presses, the most pressing first. */
const ranks = ['concern', 'leave', 'feeling', 'wish', 'question', 'answer', 'talk', 'small', 'nothing'] as const;
export type Rank = (typeof ranks)[number];

/** What can be said to a sentence. */
export interface Understanding {
  readonly rank: Rank;
  readonly lines: Lines;
  /** The person's words that it is about. */
  readonly words: string;
}

const isRank = (text: string | undefined): text is Rank => ranks.some((rank) => rank === text);
const CRISIS_LASTS = 3;

const understood = (lines: Lines, words: string): Understanding | undefined => {
  const [first, ...rest] = lines;
  if (first === undefined) return undefined;
  return isRank(first) ? { rank: first, lines: rest, words } : { rank: 'talk', lines, words };
};

const firstOf = async (
  attempts: readonly (() => Promise<Understanding | undefined>)[],
): Promise<Understanding | undefined> => {
  for (const attempt of attempts) {
    const result = await attempt();
    if (result !== undefined) return result;
  }
  return undefined;
};

const understandSentence = async (
  conversation: Conversation,
  { words, isQuestion }: Sentence,
  isFirst: boolean,
): Promise<Understanding | undefined> => {
  const { interpreter, open, askedSomething } = conversation;
  const from = (topic: string) => async () => understood(await interpreter.linesFor(topic, words), words);
  const never = () => Promise.resolve(undefined);
  const isGame = open?.kind.startsWith('twenty_') === true || open?.kind.startsWith('riddle_') === true;
  const takesAnswer = open !== undefined && isFirst && (isGame || !isQuestion);
  const fits = open?.wantsThing !== true || isThing(words);
  const answer = takesAnswer ? from(`asked_${open.kind}`) : never;
  const strong = await from('strong')();
  const fromStrong = () => Promise.resolve(strong);
  if (isGame && strong?.rank !== 'leave')
    return firstOf([answer, fromStrong, ...['about', 'talk', 'generic'].map(from)]);
  if (strong !== undefined && !(takesAnswer && strong.rank === 'small')) return strong;
  // A question without a subject of its own is answered by anything, so what is said about something goes first.
  const isEarly = fits && open?.kind !== 'any';
  const isStatement = !isQuestion && words.includes(' ');
  return firstOf([
    isEarly ? answer : never,
    fromStrong,
    from('about'),
    from('talk'),
    isEarly ? never : answer,
    from('generic'),
    askedSomething && isFirst && isStatement ? from('asked_any') : never,
  ]);
};

const pool = async (
  { interpreter }: Conversation,
  name: string,
  words: string,
  rank: Rank,
): Promise<Understanding> => ({
  rank,
  lines: await interpreter.linesFor(rank === 'concern' ? 'care' : 'pool', name),
  words,
});

const feelingOfEmoji = (text: string): string | undefined => {
  if (/[😢😭😞😔☹🙁💔😿🥺]/u.test(text)) return 'sad';
  if (/[😡😠🤬]/u.test(text)) return 'i am angry';
  if (/[😴🥱😪]/u.test(text)) return 'i am tired';
  if (/[😰😨😱😟]/u.test(text)) return 'i am worried';
  if (/[👋]/u.test(text)) return 'hello';
  if (/[🙏]/u.test(text)) return 'thank you';
  if (/[👍👌✅]/u.test(text)) return 'ok';
  if (/[👎❌]/u.test(text)) return 'no';
  if (/[😊😀😃😄😁🥰🎉🥳😍🤗]/u.test(text)) return 'i am happy';
  return undefined;
};

const isCode = (text: string): boolean =>
  /<\/?[a-z][^>]*>/iu.test(text) ||
  /(?:=>|\(\)\s*\{|\};|;\s*$|\bfunction\s*\(|\bconst \w+ =|\bimport \w+|\bSELECT\b.+\bFROM\b|#include|\bdef \w+\()/u.test(
    text,
  ) ||
  (text.match(/[{}[\]<>=;$|\\^~_]/gu)?.length ?? 0) > text.length / 5;

const isGibberish = (words: string): boolean =>
  !words.includes(' ') &&
  words.length >= 5 &&
  (/[bcdfghjklmnpqrstvwxz]{6,}/iu.test(words) ||
    /(.)\1{4,}/iu.test(words) ||
    /^(?:asdf|qwer|yxcv|zxcv|hjkl)/iu.test(words));

/** What is special about the whole text, before its sentences are looked at. */
const understandWhole = async (conversation: Conversation, legible: string): Promise<Understanding | undefined> => {
  const words = plainWords(legible);
  const spelled = legible
    .split(/(?<=[.!?])\s+/u)
    .map(plainWords)
    .join('. ');
  const concern = concernOf(`${spelled} ${legible}`);
  if (concern !== undefined) return pool(conversation, concern, words, 'concern');
  if (/^[\s.…\-–—_,;:]*$/u.test(legible)) return pool(conversation, 'silence', words, 'small');
  if (isCode(legible)) return pool(conversation, 'code', words, 'talk');
  const language = languageOf(legible);
  if (language !== undefined) {
    const named = await pool(conversation, `language ${language}`, words, 'concern');
    const any = await pool(conversation, 'language any', words, 'concern');
    return { ...named, rank: 'talk', lines: [...named.lines, ...any.lines] };
  }
  if (words === '') {
    const feeling = feelingOfEmoji(legible);
    const meant =
      feeling === undefined
        ? undefined
        : await understandSentence(conversation, { words: feeling, isQuestion: false }, false);
    return meant ?? pool(conversation, 'emoji', words, 'small');
  }
  return isGibberish(words) ? pool(conversation, 'gibberish', words, 'talk') : undefined;
};

/** After a feeling, what cannot be placed is most likely more of it. */
const notUnderstood = async (conversation: Conversation, legible: string): Promise<Understanding> => {
  const rest = await pool(conversation, 'nothing', plainWords(legible), 'nothing');
  for (const { words } of sentencesOf(legibleText(conversation.earlierTexts.at(-1) ?? ''))) {
    const before = understood(await conversation.interpreter.linesFor('strong', words), words);
    if (before?.rank !== 'feeling') continue;
    const lines = await conversation.interpreter.linesFor('asked_sad', 'more of it');
    return { ...rest, lines: [...lines.slice(1), ...rest.lines] };
  }
  return rest;
};

const isSame = (one: string, other: string): boolean =>
  plainWords(one).toLowerCase() === plainWords(other).toLowerCase();

const byRank = (a: Understanding, b: Understanding): number => ranks.indexOf(a.rank) - ranks.indexOf(b.rank);

/**
 * What can be said to the person's last words, the most fitting first. There is always a next one, and the last one is the
 * pool for what was not understood.
 */
export const understand = async (conversation: Conversation): Promise<readonly Understanding[]> => {
  const legible = legibleText(conversation.text);
  const nothing = await notUnderstood(conversation, legible);
  const whole = await understandWhole(conversation, legible);
  if (whole !== undefined) return [whole, nothing];

  const found: Understanding[] = [];
  for (const [index, sentence] of sentencesOf(legible).entries()) {
    const result = await understandSentence(conversation, sentence, index === 0);
    // Of two that press alike, the later one is usually what the person is getting at.
    if (result !== undefined) found.unshift(result);
  }
  found.sort(byRank);

  const recentCrisis = conversation.earlierTexts
    .slice(-CRISIS_LASTS)
    .some((text) => concernOf(legibleText(text))?.startsWith('crisis') === true);
  const best = found[0]?.rank ?? 'nothing';
  if (recentCrisis && best !== 'leave' && best !== 'feeling' && best !== 'question') {
    return [await pool(conversation, 'safe', '', 'concern'), ...found, nothing];
  }
  const words = nothing.words;
  const isLong = conversation.text.length > 700 && best !== 'feeling' && best !== 'leave';
  if (isLong) return [await pool(conversation, 'long', words, 'talk'), ...found, nothing];
  const isRepeated =
    words.length > 12 && conversation.earlierTexts.slice(-4).some((text) => isSame(text, conversation.text));
  if (isRepeated) return [await pool(conversation, 'again', words, 'talk'), ...found, nothing];
  return [...found, nothing];
};
