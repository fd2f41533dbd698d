import { isIntimate } from './concerns.ts';
import type { Conversation } from './conversation.ts';
import { actedIn } from './gestures.ts';
import { languageOf } from './language.ts';
import { tongues } from './languages/tongues.ts';
import { understandIn } from './languages/understandIn.ts';
import { gentleAnswer, lossAnswer, playedAlong, sumAnswer } from './plainAnswers.ts';
import { legibleText, plainWords, sentencesOf } from './plainText.ts';
import { feelingOfEmoji, isCode, isGibberish, isSame, isSilence } from './shapes.ts';
import { byRank, pool, understood, type Understanding } from './understanding.ts';
import { understandSentence } from './understandSentence.ts';

/** What is special about the whole text, before its sentences are looked at. */
const understandWhole = async (conversation: Conversation, legible: string): Promise<readonly Understanding[]> => {
  const words = plainWords(legible);
  if (conversation.refusal !== undefined)
    return [{ rank: 'concern', lines: [conversation.refusal], words, holds: true }];
  if (isIntimate(conversation.text)) return [await pool(conversation, 'intimate', words, 'concern')];
  const foreign = languageOf(legible);
  const language = foreign === 'en' ? undefined : foreign;
  if (conversation.truth !== undefined)
    return language === undefined
      ? [await pool(conversation, 'ai', words, 'concern')]
      : [{ rank: 'concern', lines: [conversation.truth], words, holds: true }];
  const exact = (await lossAnswer(conversation)) ?? (await sumAnswer(conversation, legible));
  if (exact !== undefined) return [exact];
  if (isSilence(legible)) return [await pool(conversation, 'silence', words, 'small')];
  if (isCode(legible)) return [await pool(conversation, 'code', words, 'talk')];
  if (language !== undefined && conversation.staying !== undefined)
    return [{ rank: 'talk', lines: [conversation.staying], words, holds: true }];
  if (language !== undefined) {
    const named = await pool(conversation, `language ${language}`, words, 'concern');
    const any = await pool(conversation, 'language any', words, 'concern');
    return [named, any].map(({ lines }) => ({ rank: 'talk', lines, words }));
  }
  if (words !== '') return isGibberish(words) ? [await pool(conversation, 'gibberish', words, 'talk')] : [];
  const feeling = feelingOfEmoji(legible);
  const meant =
    feeling === undefined
      ? []
      : await understandSentence(conversation, { words: feeling, clauses: [], isQuestion: false }, false, false);
  return [...[meant].flat().filter((one) => one !== undefined), await pool(conversation, 'emoji', words, 'small')];
};

/** What is said where somebody was in need lately, and nothing else was asked. */
const safeAnswer = async (conversation: Conversation): Promise<Understanding> => {
  const safe = await pool(conversation, 'safe', '', 'concern');
  return { ...safe, lines: [...safe.lines, ...(await gentleAnswer(conversation)).lines] };
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
  isQuestion: boolean,
): Promise<Understanding> => {
  if (isQuestion) {
    const lines = await conversation.interpreter.linesFor('found', 'not known');
    return { rank: 'nothing', lines, words, holds: true };
  }
  const rest = await pool(conversation, 'nothing', words, 'nothing');
  if (!isAfterFeeling) return rest;
  const more = await conversation.interpreter.linesFor('asked_sad', 'more of it');
  return { ...rest, lines: [...more.slice(1), ...rest.lines] };
};

/**
 * What can be said to the person's last words, the most fitting first. There is always a next one, and the last one is the
 * pool for what was not understood.
 */
export const understand = async (conversation: Conversation): Promise<readonly Understanding[]> => {
  if (conversation.language !== 'en') return understandIn(conversation, tongues[conversation.language]);
  const legible = legibleText(conversation.text);
  const { gestures, speech } = actedIn(legible);
  const sentences = sentencesOf(speech);
  const isAfterFeeling = await isAfterFeelingIn(conversation);
  const isQuestion = sentences.at(-1)?.isQuestion === true;
  const nothing = await notUnderstood(conversation, plainWords(speech), isAfterFeeling, isQuestion);
  const whole = await understandWhole(conversation, legible);
  if (conversation.staying !== undefined && whole[0]?.rank === 'small') return [await safeAnswer(conversation)];
  if (conversation.isGrieving && whole[0]?.rank === 'small') return [await gentleAnswer(conversation)];
  if (whole.length > 0) return [...whole, nothing];
  const again = await wishAgain(conversation, nothing.words);
  if (again !== undefined && conversation.staying === undefined) return [again, nothing];

  const found: Understanding[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const result = await understandSentence(conversation, sentence, index === 0, isAfterFeeling);
    // Of two that press alike, the later one is usually what the person is getting at.
    if (result !== undefined) found.unshift(result);
  }
  for (const gesture of gestures) {
    const result = await playedAlong(conversation, 'gesture', gesture);
    if (result !== undefined) found.unshift(result);
  }
  found.sort(byRank);

  const best = found[0]?.rank ?? 'nothing';
  if (conversation.staying !== undefined && best !== 'leave' && best !== 'feeling' && best !== 'question')
    return [await safeAnswer(conversation)];
  const isCalm = best === 'answer' || best === 'talk' || best === 'small' || best === 'nothing';
  if (conversation.isGrieving && isCalm && !isQuestion) return [await gentleAnswer(conversation)];
  const words = nothing.words;
  const isLong = conversation.text.length > 700 && best !== 'feeling' && best !== 'leave';
  if (isLong) return [await pool(conversation, 'long', words, 'talk'), ...found, nothing];
  const isRepeated =
    !isQuestion &&
    found[0]?.isCertain !== true &&
    words.length > 12 &&
    conversation.earlierTexts.slice(-4).some((text) => isSame(text, conversation.text));
  if (isRepeated) return [await pool(conversation, 'again', words, 'talk'), ...found, nothing];
  return [...found, nothing];
};
