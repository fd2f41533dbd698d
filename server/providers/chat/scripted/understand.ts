import { concernIn } from './concerns.ts';
import type { Conversation } from './conversation.ts';
import type { Lines } from './interpreter.ts';
import { languageOf } from './language.ts';
import { legibleText, plainWords, sentencesOf, type Sentence } from './plainText.ts';
import { isAnswerTo } from './sayBack.ts';
import { feelingOfEmoji, isCode, isGibberish, isSame, isSilence } from './shapes.ts';

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

const inward =
  /^(?:mood|day|sad|lonely|tired|stress|comfort|goodthing|safe|rather|season|joblike|riddle_.*|twenty_.*)$/u;

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
  isAfterFeeling: boolean,
): Promise<Understanding | undefined> => {
  const { interpreter, open, askedSomething } = conversation;
  const from = (topic: string) => async () => understood(await interpreter.linesFor(topic, words), words);
  const never = () => Promise.resolve(undefined);
  const isGame = open?.kind.startsWith('twenty_') === true || open?.kind.startsWith('riddle_') === true;
  const takesAnswer = open !== undefined && isFirst && (isGame || !isQuestion);
  const fits = open !== undefined && isAnswerTo(open, words);
  const answer = takesAnswer ? from(`asked_${open.kind}`) : never;
  const strong = await from('strong')();
  const fromStrong = () => Promise.resolve(strong);
  if (isGame && strong?.rank !== 'leave')
    return firstOf([answer, fromStrong, ...['about', 'talk', 'generic'].map(from)]);
  // To what the companion asked beside its own list of questions.
  const heard = async (): Promise<Understanding | undefined> => {
    const taken = await from('asked_any')();
    return taken === undefined ? undefined : { ...taken, rank: 'small' };
  };
  const isAboutNow = takesAnswer && (open.kind === 'mood' || open.kind === 'day');
  if (strong !== undefined && !(isAboutNow && strong.rank === 'small')) return strong;
  // How somebody is and what a thing is called is answered at once; after other questions people change the subject.
  const isEarly = fits && (open.wantsThing === true || inward.test(open.kind));
  const isStatement = !isQuestion && words.includes(' ');
  return firstOf([
    isEarly ? answer : never,
    fromStrong,
    from('about'),
    from('talk'),
    isEarly ? never : answer,
    from('generic'),
    askedSomething && isFirst && isStatement && !isAfterFeeling ? heard : never,
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

/** What is special about the whole text, before its sentences are looked at. */
const understandWhole = async (conversation: Conversation, legible: string): Promise<readonly Understanding[]> => {
  const words = plainWords(legible);
  const concern = concernIn(conversation.text);
  if (concern !== undefined) return [await pool(conversation, concern, words, 'concern')];
  if (isSilence(legible)) return [await pool(conversation, 'silence', words, 'small')];
  if (isCode(legible)) return [await pool(conversation, 'code', words, 'talk')];
  const language = languageOf(legible);
  if (language !== undefined) {
    const named = await pool(conversation, `language ${language}`, words, 'concern');
    const any = await pool(conversation, 'language any', words, 'concern');
    return [named, any].map((one) => ({ ...one, rank: 'talk' }));
  }
  if (words !== '') return isGibberish(words) ? [await pool(conversation, 'gibberish', words, 'talk')] : [];
  const feeling = feelingOfEmoji(legible);
  const meant =
    feeling === undefined
      ? []
      : await understandSentence(conversation, { words: feeling, clauses: [], isQuestion: false }, false, false);
  return [...[meant].flat().filter((one) => one !== undefined), await pool(conversation, 'emoji', words, 'small')];
};

/** "Another one" means what was wished for last. */
const wishAgain = async (conversation: Conversation, words: string): Promise<Understanding | undefined> => {
  if (
    !/^(?:another|another one|one more|again|once more|more of (?:that|those)|a new one|next one)(?: please)?$/iu.test(
      words,
    )
  )
    return undefined;
  for (const text of conversation.earlierTexts.slice(-5).toReversed()) {
    const before = understood(await conversation.interpreter.linesFor('strong', plainWords(legibleText(text))), words);
    if (before?.rank === 'wish') return before;
  }
  return undefined;
};

/** What the person said before was a feeling; what cannot be placed now is most likely more of it. */
const isAfterFeelingIn = async ({ interpreter, earlierTexts }: Conversation): Promise<boolean> => {
  for (const { words } of sentencesOf(legibleText(earlierTexts.at(-1) ?? ''))) {
    const before = understood(await interpreter.linesFor('strong', words), words);
    if (before?.rank === 'feeling') return true;
  }
  return false;
};

const notUnderstood = async (
  conversation: Conversation,
  words: string,
  isAfterFeeling: boolean,
): Promise<Understanding> => {
  const rest = await pool(conversation, 'nothing', words, 'nothing');
  if (!isAfterFeeling) return rest;
  const more = await conversation.interpreter.linesFor('asked_sad', 'more of it');
  return { ...rest, lines: [...more.slice(1), ...rest.lines] };
};

const byRank = (a: Understanding, b: Understanding): number => ranks.indexOf(a.rank) - ranks.indexOf(b.rank);

/**
 * What can be said to the person's last words, the most fitting first. There is always a next one, and the last one is the
 * pool for what was not understood.
 */
export const understand = async (conversation: Conversation): Promise<readonly Understanding[]> => {
  const legible = legibleText(conversation.text);
  const isAfterFeeling = await isAfterFeelingIn(conversation);
  const nothing = await notUnderstood(conversation, plainWords(legible), isAfterFeeling);
  const whole = await understandWhole(conversation, legible);
  if (whole.length > 0) return [...whole, nothing];
  const again = await wishAgain(conversation, nothing.words);
  if (again !== undefined) return [again, nothing];

  const found: Understanding[] = [];
  for (const [index, sentence] of sentencesOf(legible).entries()) {
    const result = await understandSentence(conversation, sentence, index === 0, isAfterFeeling);
    // Of two that press alike, the later one is usually what the person is getting at.
    if (result !== undefined) found.unshift(result);
  }
  found.sort(byRank);

  const recentCrisis = conversation.earlierTexts
    .slice(-CRISIS_LASTS)
    .some((text) => concernIn(text)?.startsWith('crisis') === true);
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
