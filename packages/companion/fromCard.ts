import { coversAll } from './cardAnswer.ts';
import type { Conversation } from './conversation.ts';
import {
  adviceAnswer,
  declinedAnswer,
  exchangeAnswer,
  hoursAnswer,
  moodAnswer,
  nearestAnswer,
  openingAnswer,
  taleAnswer,
  verseAnswer,
} from './ownAnswers.ts';
import { gentleAnswer, memoryAnswer, ownAnswer, ownWords, playedAlong } from './plainAnswers.ts';
import type { Sentence } from './plainText.ts';
import { asksTime } from './related.ts';
import { firstOf, type Understanding } from './understanding.ts';

type Attempt = Understanding | undefined;

/** "A love letter, maybe?" is an answer, though a careful one. */
const asksNothing =
  /^(?!(?:please )?(?:tell|describe|talk|show|introduce|got|any)\b)(?!.*\b(?:who|what|when|where|why|how|which|you|your|do|does|did|has|have|had|is|are|was|were|am|can|could|would|should|will|may)\b)/iu;
/** "Yes please, what is it?" */
const agreeing = /^(?:yes|yeah|sure|please|ok|okay|no|gladly|of course)\b/iu;
/** Asks for what happens, rather than for a trade. */
const ofDays = /\b(?:all day|every day)\b/iu;
/** What the scripts have of their own, whatever it is to be about. */
const verse = /\b(?:poem|poems|poetry|limericks?|haikus?|verses?|rhymes?|sonnets?|songs?|sing|jokes?|riddles?)\b/iu;
/** May be more than it sounds: nothing light is said to it. */
const heavy =
  /\b(?:di(?:e|ed|es|ing)|dead|death|kill\w*|funeral|hospital|cancer|ill|sick|alone|lonely|cry|cried|crying|hurts?|pain|afraid|scared|terrified|sad|depress\w*|hate|abus\w*|hit me|beat me|(?<!\bteam )lost(?! (?:the|my) (?:keys?|phone|wallet|bag|way|game|match|bet)\b)|left me|divorce\w*|hopeless|ashamed|shame|worthless|useless|failed|failure|guilt\w*|trauma\w*|rape\w*|drunk|addict\w*|relapse\w*|end it|give up|giving up|no one|nobody|nothing left|cannot go on|suicid\w*|grief|miss (?:him|her|them|my))\b/iu;

const isPlainlyLonely =
  /^i (?:am|feel|am feeling|have been|have been feeling) (?:(?:so|very|really|pretty|quite|a bit|a little|kind of|just) )*lonely(?: (?:today|tonight|lately|these days|sometimes|at the moment|right now))?$/iu;

/** Of what weighs, no more than that somebody feels alone is answered by the character's own words, and only where they say no more. */
const isHeavyMood = (words: string): boolean => heavy.test(words) && !isPlainlyLonely.test(words);

/** A question about the person alone. */
const isOfSelf = (words: string): boolean =>
  /\b(?:i|me|my|myself)\b/iu.test(words) && !/\byou(?:r|rs)?\b/iu.test(words);

/** Gently, unless the card has an answer to just these words. */
const gently = async (conversation: Conversation): Promise<Attempt> => {
  const { isCertain: _, ...gentle } = await gentleAnswer(conversation);
  return gentle;
};

/** A question may be a careful answer, unless the character has an answer to it. */
const replyTo = async (conversation: Conversation, words: string, isQuestion: boolean): Promise<Attempt> => {
  const answered = isQuestion ? exchangeAnswer(conversation, words) : undefined;
  if (answered !== undefined) return answered;
  if (!heavy.test(words) || conversation.answers.length !== 1 || conversation.open !== undefined)
    return openingAnswer(conversation, words);
  return gently(conversation);
};

/** An exchange says more than a sentence of the card about the same word; a sentence with all that is asked for says it best. */
const nearOrOwn = async (conversation: Conversation, words: string): Promise<Attempt> => {
  const own = await ownWords(conversation, words);
  if (own === undefined) return exchangeAnswer(conversation, words, 'loosely');
  if (coversAll(conversation, words, own.found)) return own;
  return exchangeAnswer(conversation, words, 'nearly') ?? own;
};

/** What the card and the conversation know that answers a sentence; `strong` is what the scripts say to its words in any case. */
export const fromCard = async (
  conversation: Conversation,
  { words, isQuestion }: Sentence,
  { isFirst, asks, strong }: { readonly isFirst: boolean; readonly asks: boolean; readonly strong: Attempt },
): Promise<Attempt> => {
  if (strong?.rank === 'leave') return undefined;
  const invited = () => playedAlong(conversation, 'invited', words);
  const mood = isHeavyMood(words) ? undefined : moodAnswer(conversation, words);
  if (mood !== undefined) return (await invited()) ?? mood;
  if (strong?.rank === 'feeling') return undefined;
  const declined = isFirst ? declinedAnswer(conversation, words) : undefined;
  if (declined !== undefined) return declined;
  if (strong?.rank === 'wish' && verse.test(words)) return verseAnswer(conversation, words);
  const mayReply = strong === undefined || strong.rank === 'talk' || strong.rank === 'question';
  const isReply = isFirst && mayReply && (!asks || (isQuestion && (asksNothing.test(words) || agreeing.test(words))));
  const told = await firstOf([
    () => taleAnswer(conversation, words, isQuestion),
    () => (isReply ? replyTo(conversation, words, isQuestion) : Promise.resolve(undefined)),
  ]);
  if (told !== undefined) return told;
  if (!asks) return invited();
  const ofCard = () => Promise.resolve(exchangeAnswer(conversation, words));
  const known = [() => ownAnswer(conversation, words), () => memoryAnswer(conversation, words, true)];
  if (isOfSelf(words) && heavy.test(words) && strong === undefined)
    return firstOf([...known, () => memoryAnswer(conversation, words, false), () => gently(conversation)]);
  return firstOf([
    ...(ofDays.test(words) ? [ofCard, ...known] : [...known, ofCard]),
    invited,
    () => hoursAnswer(conversation, words),
    () => nearOrOwn(conversation, words),
    () => adviceAnswer(conversation, words),
    () => (asksTime.test(words) ? nearestAnswer(conversation, words) : Promise.resolve(undefined)),
  ]);
};
