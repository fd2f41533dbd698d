import type { Conversation } from './conversation.ts';
import type { Lines } from './interpreter.ts';

/** How much an answer presses, the most pressing first. */
const ranks = [
  'concern',
  'grief',
  'leave',
  'feeling',
  'wish',
  'question',
  'play',
  'answer',
  'talk',
  'small',
  'nothing',
] as const;
export type Rank = (typeof ranks)[number];

/** What can be said to a sentence. */
export interface Understanding {
  readonly rank: Rank;
  readonly lines: Lines;
  /** The person's words that it is about. */
  readonly words: string;
  /** What `{answer}` stands for in the lines, where something was found to answer with. */
  readonly found?: string | undefined;
  /** These lines are said again before something else is. */
  readonly holds?: true;
  /** The card's own words, said as they are written. */
  readonly isVerbatim?: true;
  /** Answers exactly what was asked, before anything that the character says to similar words. */
  readonly isCertain?: true;
}

const isRank = (text: string | undefined): text is Rank => ranks.some((rank) => rank === text);

/** Lines of a trigger: the first one may be their rank. */
export const understood = (lines: Lines, words: string): Understanding | undefined => {
  const [first, ...rest] = lines;
  if (first === undefined) return undefined;
  return isRank(first) ? { rank: first, lines: rest, words } : { rank: 'talk', lines, words };
};

/** The first attempt that comes to something. */
export const firstOf = async (
  attempts: readonly (() => Promise<Understanding | undefined>)[],
): Promise<Understanding | undefined> => {
  for (const attempt of attempts) {
    const result = await attempt();
    if (result !== undefined) return result;
  }
  return undefined;
};

/** Lines that stand under a name and need no trigger. Those of care are said however often they are needed. */
export const pool = async (
  { interpreter }: Conversation,
  name: string,
  words: string,
  rank: Rank,
): Promise<Understanding> => ({
  rank,
  lines: await interpreter.linesFor(rank === 'concern' ? 'care' : 'pool', name),
  words,
  ...(rank === 'concern' ? { holds: true } : {}),
});

export const byRank = (a: Understanding, b: Understanding): number => ranks.indexOf(a.rank) - ranks.indexOf(b.rank);
