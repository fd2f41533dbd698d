import { cardAnswer, cardMention } from './cardAnswer.ts';
import type { Conversation } from './conversation.ts';
import { identityAnswer, identityIn } from './identity.ts';
import { lossIn } from './losses.ts';
import { legibleText, plainWords } from './plainText.ts';
import { asksName, recollect } from './recollect.ts';
import { toRemember } from './remembering.ts';
import { turnRound } from './sayBack.ts';
import { statementFor } from './statements.ts';
import { sumIn } from './sums.ts';
import { understood, type Understanding } from './understanding.ts';

type Attempt = Understanding | undefined;

const question = async (
  { interpreter }: Conversation,
  name: string,
  words: string,
  found: string | undefined,
): Promise<Understanding> => ({
  rank: 'question',
  lines: await interpreter.linesFor('found', name),
  words,
  found,
  holds: true,
  isCertain: true,
});

/** The answer to a sum. */
export const sumAnswer = async (conversation: Conversation, legible: string): Promise<Attempt> => {
  const sum = sumIn(legible);
  if (sum === undefined) return undefined;
  return question(conversation, sum.result === undefined ? 'sum by zero' : 'sum', '', sum.result);
};

const asksAfter = ({ text, statements }: Conversation): boolean =>
  statementFor(plainWords(legibleText(text)), statements)?.isLoss === true;

/** What is said to a loss. */
export const lossAnswer = async (conversation: Conversation): Promise<Attempt> => {
  const loss = lossIn(conversation.text);
  // Who asks after a loss that they told of gets it told.
  if (loss === undefined || (conversation.text.trimEnd().endsWith('?') && asksAfter(conversation))) return undefined;
  const lines = await conversation.interpreter.linesFor('loss', loss.kind);
  return {
    rank: 'grief',
    lines: lines.filter((line) => loss.whom !== undefined || !line.includes('{answer}')),
    words: '',
    found: loss.whom,
    holds: true,
  };
};

/** What is said while a loss is fresh and nothing else was asked. */
export const gentleAnswer = async ({ interpreter }: Conversation): Promise<Understanding> => ({
  rank: 'feeling',
  lines: await interpreter.linesFor('loss', 'after'),
  words: '',
  holds: true,
  isCertain: true,
});

/** Who the character is, where that is asked. */
export const ownAnswer = async (conversation: Conversation, words: string): Promise<Attempt> => {
  const asked = identityIn(words);
  if (asked === undefined) return undefined;
  const { lines, found } = await identityAnswer(conversation, asked);
  return { rank: 'question', lines, words, found, holds: true, isCertain: true };
};

/** That it is remembered, where the person asks for that. */
export const rememberAnswer = async (conversation: Conversation, words: string): Promise<Attempt> => {
  const kept = toRemember(words);
  return kept === undefined ? undefined : question(conversation, 'told remembered', words, turnRound(kept));
};

/** What the person told, where they ask after it; `isKnown` asks for real answers only. */
export const memoryAnswer = async (conversation: Conversation, words: string, isKnown: boolean): Promise<Attempt> => {
  const recollection = recollect(words, conversation.tellings);
  const isRecollected = recollection?.kind === 'known';
  const statement =
    isKnown && !isRecollected && !asksName.test(words) ? statementFor(words, conversation.statements) : undefined;
  if (statement !== undefined)
    return question(conversation, statement.isLoss ? 'told loss' : 'told known', words, statement.text);
  if (recollection === undefined || isRecollected !== isKnown) return undefined;
  return question(conversation, `told ${recollection.kind}`, words, recollection.text);
};

/** What the card says to the words of a question. */
export const ownWords = async (conversation: Conversation, words: string): Promise<Attempt> => {
  const answer = cardAnswer(conversation, words);
  if (answer === undefined) return undefined;
  const { isCertain: _, ...own } = await question(conversation, answer.kind, words, answer.text);
  return own;
};

/** "Can you swim?" asks, and "I want to go to bed" tells: neither is an invitation without somebody to come along. */
const noInvitation =
  /^(?:(?:can|could|would|will) you (?!.*\b(?:with (?:me|us)|take me|show me around|(?:pass|hand) me|(?:selfie|picture|photo|pic)s?|like (?:an?|some|another))\b)|i (?:want|would (?:like|love)) to (?!.*\b(?:with you|you|your)\b))/iu;

/** What the character does with a gesture or an invitation; `topic` is that of the scripts. */
export const playedAlong = async (conversation: Conversation, topic: string, words: string): Promise<Attempt> => {
  if (topic === 'invited' && noInvitation.test(words)) return undefined;
  const played = understood(await conversation.interpreter.linesFor(topic, words), words);
  if (played === undefined) return undefined;
  const found = cardMention(conversation, words);
  const lines = played.lines.filter((line) => found !== undefined || !line.includes('{answer}'));
  return { ...played, lines, found, holds: true };
};
