import { type AnswerExpression, byExpression } from '#contract/characterProfile.ts';
import { EXPRESSION_ACTS, EXPRESSION_WORDS } from './expressionCues.ts';

/** An answer as far as a face goes by it. */
export interface FacedAnswer {
  readonly text: string;
  /** Help lines come with what it answers. */
  readonly hasHelp: boolean;
}

type Points = Readonly<Record<AnswerExpression, number>>;

/** Of an answer, its end counts: the face stays with that. In UTF-16 code units. */
const END = 1200;
/** How often one thing counts at most. */
const OFTEN = 3;
/** What each is worth; any other mark is worth 1. */
const WORTH = { act: 4, word: 3, face: 3, question: 3 } as const;
/** Of as many points, the first has it. */
const FIRST: readonly AnswerExpression[] = ['gentle', 'bright', 'curious', 'thoughtful', 'confident', 'calm'];

const CODE = /`{3}[\s\S]*?(?:`{3}|$)|`[^`\n]*`/gu;
const ACT = /(?<!\*)\*(?![*\s])([^*\n]+)\*(?!\*)/gu;
const QUESTION_AT_END = /\?[\s"'”’»)*_!]*$/u;
const DOTS = /…|\.{3}/gu;
const JOYFUL = /[😀-😆😊😍🤩🥳😂🤣🎉✨]/gu;
const TENDER = /[🥺😢😔🫂🤗❤💛💙💜🧡💚]/gu;
const PENSIVE = /[🤔💭]/gu;

/** A list of words as an expression that finds them as whole words. */
const finding = (words: string): RegExp => {
  const each = words.split('|').map((word) => (word.endsWith('-') ? word.slice(0, -1) : `${word}(?!\\p{L})`));
  return new RegExp(`(?<!\\p{L})(?:${each.join('|')})`, 'gu');
};
const WORDS = byExpression((expression) => finding(EXPRESSION_WORDS[expression]));
const ACTS = byExpression((expression) => finding(EXPRESSION_ACTS[expression]));

const countOf = (text: string, what: RegExp): number => Math.min(OFTEN, text.match(what)?.length ?? 0);

/** What the marks of a text are worth, in whichever language. */
const marksIn = (said: string): Points => {
  const isAsking = QUESTION_AT_END.test(said);
  return {
    gentle: WORTH.face * countOf(said, TENDER),
    bright: countOf(said, /!/gu) + WORTH.face * countOf(said, JOYFUL),
    calm: 0,
    thoughtful: countOf(said, DOTS) + WORTH.face * countOf(said, PENSIVE),
    confident: 0,
    curious: isAsking ? WORTH.question : countOf(said, /\?/gu),
  };
};

/**
 * Which of its expressions a face has with an answer: by what is done between asterisks, by words, and by marks. Where nothing tells, it is
 * calm, and gentle with somebody in need.
 */
export const answerExpression = ({ text, hasHelp }: FacedAnswer): AnswerExpression => {
  if (hasHelp) return 'gentle';
  const told = text.replace(CODE, ' ').slice(-END).replaceAll("'", '’').toLowerCase();
  const acts = [...told.matchAll(ACT)].map(([, act = '']) => act).join('\n');
  const said = told.replace(ACT, ' ').trim();
  const marks = marksIn(said);
  const pointsOf = (expression: AnswerExpression): number =>
    marks[expression] + WORTH.act * countOf(acts, ACTS[expression]) + WORTH.word * countOf(said, WORDS[expression]);
  const points = FIRST.map((expression) => ({ expression, points: pointsOf(expression) }));
  const most = Math.max(...points.map(({ points }) => points));
  return most === 0 ? 'calm' : (points.find(({ points }) => points === most)?.expression ?? 'calm');
};
