import { linesAbout, usesStem } from './cardAnswer.ts';
import type { Conversation } from './conversation.ts';
import { exchangesFor, wantsAdvice, type Exchange, type Nearness } from './exchanges.ts';
import { legibleText, plainWords } from './plainText.ts';
import { nearestSaid } from './related.ts';
import { namedThing } from './sayBack.ts';
import { subjectsIn } from './stems.ts';
import { tellingPart, typeset } from './style.ts';
import { talesFor, taleSubjects, wantsTale, withoutTales } from './tales.ts';
import type { Understanding } from './understanding.ts';
import { isOfWorld } from './worldWords.ts';

type Attempt = Understanding | undefined;

/** Somebody is in need or grieves: nothing is answered by the lighter words of a card. */
const isGentle = ({ staying, isGrieving }: Conversation): boolean => staying !== undefined || isGrieving;

const isFresh = ({ hasSaid }: Conversation, answer: string): boolean => {
  const telling = tellingPart(answer);
  return telling === '' || !hasSaid(typeset(telling));
};

const fittingOf = ({ card }: Conversation, words: string, nearness: Nearness = 'exactly') =>
  exchangesFor(withoutTales(card.exchanges), words, (stem) => usesStem(card.lines, stem), nearness);

/** What the character answers to such words in an exchange of its card; `nearness`: how near those have to be. */
export const exchangeAnswer = (conversation: Conversation, words: string, nearness: Nearness = 'exactly'): Attempt => {
  if (isGentle(conversation)) return undefined;
  const fresh = fittingOf(conversation, words, nearness).find(({ answer }) => isFresh(conversation, answer));
  return fresh === undefined ? undefined : { rank: 'question', lines: [fresh.answer], words, isVerbatim: true };
};

const before = /^(?:(?:oh|ugh|well|honestly|hi|hey|hello|sorry|and|but) )+/iu;
/** Tells how somebody is, and not how they are not or no longer. */
const ofMood = /^(?:i am|i feel|i have been|feeling|i just feel)\b(?!.*\b(?:not|never|tired of|sick of|used to)\b)/iu;

const isToMood = ({ asked }: Exchange): boolean => !asked.endsWith('?') && ofMood.test(plainWords(legibleText(asked)));

/** What the character says to somebody who only tells how they are, where its card has an answer to that. */
export const moodAnswer = (conversation: Conversation, said: string): Attempt => {
  const words = said.replace(before, '');
  if (isGentle(conversation) || !ofMood.test(words)) return undefined;
  const own = fittingOf(conversation, words).filter(isToMood);
  const fresh = own.find(({ answer }) => isFresh(conversation, answer));
  return fresh === undefined ? undefined : { rank: 'question', lines: [fresh.answer], words, isVerbatim: true };
};

/** Asks for the character's songs and jokes, or for one as the card has it, rather than for any. */
const ofTheirs = /^(?:do|did|have|are|who|why|how|when|which|what|where)\b.*\byou(?:r|rs)?\b|\b(?:your own|for me)\b/iu;
const isOffered = /^(?:will|can|could) you\b/iu;
const joke = /\bjokes?\b/iu;

/** The character's own answer to a wish for verse or a joke, where its card has one. */
export const verseAnswer = (conversation: Conversation, words: string): Attempt => {
  if (isGentle(conversation)) return undefined;
  const own = joke.test(words)
    ? conversation.card.exchanges.filter(({ asked }) => joke.test(asked))
    : fittingOf(conversation, words).filter(({ asked }) => ofTheirs.test(words) || isOffered.test(asked));
  const fresh = own.find(({ answer }) => isFresh(conversation, answer));
  return fresh === undefined ? undefined : { rank: 'question', lines: [fresh.answer], words, isVerbatim: true };
};

/** Says no to what was offered or asked. */
const refusal =
  /^(?:(?:oh|um|uh|hm|well|sorry) )*(?:no|nope|nah|not really|rather not|never|i have never|i would rather not|i (?:do|would) not (?:want|like|wish))\b/iu;
/** Says that, or that nothing comes to mind, and no more. */
const plainRefusal =
  /^(?:(?:oh|um|uh|hm|well|sorry|honestly|please|thank you|thanks|no|nope|nah|nobody|no one|nothing|none|never|not (?:really|yet|at all|today|sure)|(?:i would |i )?(?:rather|better|prefer) not(?: to)?(?: say| tell(?: you)?)?|(?:i have |i have got )?no idea|i (?:do not|cannot) (?:know|say|remember|think(?: so| of (?:anything|one))?)|i am not sure|at all|i think|i am afraid)(?: |$))+$/iu;
const says = /\b(?:no|nope|nah|not|nobody|nothing|none|never|cannot)\b/iu;

/** What the character says to somebody who has no answer to the question that it opened with. */
export const declinedAnswer = (conversation: Conversation, words: string): Attempt => {
  const { answers, askedSomething, card } = conversation;
  if (isGentle(conversation) || answers.length !== 1 || !askedSomething) return undefined;
  if (!plainRefusal.test(words) || !says.test(words)) return undefined;
  const declined = card.exchanges.find(({ opening }) => opening === 'no');
  return declined && { rank: 'answer', lines: [declined.answer], words, isVerbatim: true };
};

const wantsSomething = /\bi (?:need|could use|am looking for|have nothing to|want (?:a|an|some))\b|\bhelp(?: me)?$/iu;

/** What the character says to whatever answers the question that it opened with. */
export const openingAnswer = async (conversation: Conversation, words: string): Promise<Attempt> => {
  const { answers, askedSomething, card, interpreter, open } = conversation;
  if (isGentle(conversation) || answers.length !== 1 || !askedSomething || open !== undefined) return undefined;
  // What answers a question is no answer to an answer, and what is said to a mood none to anything else.
  const fitting = fittingOf(conversation, words).find((exchange) =>
    exchange.asked.endsWith('?') ? wantsSomething.test(words) : !isToMood(exchange) || ofMood.test(words),
  );
  const declined = refusal.test(words) ? card.exchanges.find(({ opening }) => opening === 'no') : undefined;
  const own = fitting ?? declined ?? card.exchanges.find(({ opening }) => opening === 'any');
  if (own !== undefined) return { rank: 'answer', lines: [own.answer], words, isVerbatim: true };
  const lines = await interpreter.linesFor('found', 'opening');
  return { rank: 'answer', lines, words, found: namedThing(words) };
};

const withTale = (lines: readonly string[], tale: string | undefined): readonly string[] =>
  tale === undefined ? lines : lines.map((line) => line.replace('{story}', () => tale));

/** A story, where one is wanted: the card's own ones first. What it is to be about begins it, as far as the card knows of it. */
export const taleAnswer = async (conversation: Conversation, words: string, isQuestion: boolean): Promise<Attempt> => {
  const { card, hasSaid, interpreter } = conversation;
  if (isGentle(conversation) || !wantsTale(words, isQuestion)) return undefined;
  const { fitting, others } = talesFor(card.exchanges, words);
  const own = fitting.find((answer) => isFresh(conversation, answer));
  if (own !== undefined) return { rank: 'wish', lines: [own], words, isVerbatim: true };
  const other = others.find((answer) => isFresh(conversation, answer));
  const subjects = taleSubjects(words);
  const known = linesAbout(card.lines, subjects)
    .filter((text) => !hasSaid(typeset(text)))
    .slice(0, 2);
  if (known.length > 0) {
    const about = await interpreter.linesFor('found', 'tale about');
    return { rank: 'wish', lines: withTale(about, other), words, found: known.join(' ') };
  }
  const begun = await interpreter.linesFor('found', subjects.length > 0 ? 'tale other' : 'tale any');
  return { rank: 'wish', lines: withTale(begun, other), words };
};

/** These words alone ask for the field of whoever is asked. */
const isBegun =
  /\b(?:where (?:do|should|would|can) (?:i|you|one) (?:start|begin)|beginners?|newcomers?|any tips(?! (?:for|on|about|with|to)\b)|never (?:done|tried|held|made|been)|new to (?:this|it|all this)|(?:start|starts|starting|begins|beginning) (?:out|from (?:zero|scratch)))\b/iu;
/** Somebody without experience is to be told, whatever it is about. */
const isForNewcomer = /\bnever (?:done|tried) (?:this|that|it|any of (?:this|it)|anything like)\b|\bfor beginners\b/iu;

/** Asks for the person's own life, of which no trade knows. */
const ofOwnLife = /\bmy\b|\bi (?:feel|am|was|got|cannot|keep|hate|lost|broke)\b/iu;

/** What somebody of this trade tells a beginner, where the question is in the field of the card. */
export const adviceAnswer = async (conversation: Conversation, words: string): Promise<Attempt> => {
  if (isGentle(conversation) || !wantsAdvice.test(words) || ofOwnLife.test(words)) return undefined;
  const { card, interpreter } = conversation;
  const field = card.worlds.find((world) => world !== 'everyday');
  const isInField =
    card.worlds.some((world) => isOfWorld(world, words)) || linesAbout(card.lines, subjectsIn(words)).length > 0;
  if (field === undefined && isForNewcomer.test(words))
    return { rank: 'question', lines: await interpreter.linesFor('found', 'advice any'), words };
  if (field === undefined || !(isInField || isBegun.test(words))) return undefined;
  const world = card.worlds.find((one) => isOfWorld(one, words)) ?? field;
  const lines = await interpreter.linesFor('world', `${world} advice`);
  return lines.length === 0 ? undefined : { rank: 'question', lines, words };
};

const hours =
  /\bwhat (?:do|would) you (?:usually |normally |like to |mostly )?do (?:in|on|at|during|with|of) (?:an? |the |your |most |a free )?(evening|morning|night|weekend|sunday|saturday|free time|spare time|day off|days off|afternoon|holiday)s?\b/iu;
const sameHour: Readonly<Record<string, RegExp>> = {
  evening: /\b(?:evenings?|dusk|sunset|after dark)\b/iu,
  morning: /\b(?:mornings?|dawn|sunrise|breakfast)\b/iu,
  night: /\b(?:nights?|midnight|after dark)\b/iu,
  afternoon: /\b(?:afternoons?|noon)\b/iu,
};

/** What the card tells of an evening or a morning; or that it tells nothing, and what it does tell. */
export const hoursAnswer = async ({ card, hasSaid, interpreter }: Conversation, words: string): Promise<Attempt> => {
  const asked = hours.exec(words)?.[1]?.toLowerCase();
  if (asked === undefined) return undefined;
  const pattern = sameHour[asked] ?? new RegExp(`\\b${asked}`, 'iu');
  const known = card.selfLines.find((text) => pattern.test(text) && !hasSaid(typeset(text)));
  const lines = await interpreter.linesFor('found', known === undefined ? 'hours' : 'card');
  return { rank: 'question', lines, words, found: known, holds: true };
};

/** What the card has nearest to a question to the character that nothing else answers; honestly, as the rest is not known. */
export const nearestAnswer = async (conversation: Conversation, words: string): Promise<Attempt> => {
  const nearest = nearestSaid(conversation, words, isGentle(conversation));
  if (nearest === undefined) return undefined;
  const { text, isVerbatim } = nearest;
  if (isVerbatim) return { rank: 'question', lines: [text], words, isVerbatim };
  return { rank: 'question', lines: await conversation.interpreter.linesFor('found', 'nearest'), words, found: text };
};
