import type { Conversation } from '../conversation.ts';
import { shuffled } from '../seeded.ts';
import { typeset } from '../style.ts';
import type { Fill, GivenLines, Part } from './givenLines.ts';

/** So many answers pass before a gesture comes again. */
const GESTURE_REST = 14;

/** The lines of the scripts that one of is picked from. */
export interface Pools {
  readonly linesOf: (topic: string, name: string) => Promise<readonly string[]>;
  /** A new line of a pool, in the order of the seed. */
  readonly fromPool: (topic: string, name: string, depth: number) => Promise<Part>;
  /** A new line of the character's world, or of its trade. */
  readonly fromWorld: (name: string, depth: number) => Promise<Part>;
}

/** `spoken`: how the character says a line. */
export const poolsOf = (
  { interpreter, card, seed }: Conversation,
  spoken: (line: string) => string,
  { isNew, give }: GivenLines,
  fill: Fill,
): Pools => {
  const linesOf = async (topic: string, name: string) => (await interpreter.linesFor(topic, name)).map(spoken);

  const fromPool = async (topic: string, name: string, depth: number): Promise<Part> => {
    for (const line of shuffled(await linesOf(topic, name), seed)) {
      const bare = line.replace(/\{[^{}]*\}/gu, '').trim();
      if (bare.length > 3 && !isNew(bare)) continue;
      const filled = await fill(line, depth);
      if (filled !== undefined && isNew(filled)) return give(filled);
    }
    return undefined;
  };

  const fromWorld = async (name: string, depth: number): Promise<Part> => {
    for (const world of name === 'day' || name === 'work' ? card.trades : card.worlds) {
      const line = await fromPool('world', `${world} ${name}`, depth);
      if (line !== undefined) return line;
    }
    return name === 'thought' || name === 'story' ? fromPool('pool', name, depth) : undefined;
  };

  return { linesOf, fromPool, fromWorld };
};

/** A gesture, of the character's own or of the pool `name`, that has rested; often none after an answer that had one. */
export const restedGesture = async (
  { interpreter, answers, seed }: Conversation,
  { isNew }: GivenLines,
  own: readonly string[],
  name: string,
): Promise<string> => {
  const last = answers.at(-1) ?? '';
  if (last.includes('*') && seed % 4 !== 0) return '';
  const recent = answers.slice(-GESTURE_REST).join('\n').toLowerCase();
  const fresh = own.filter((one) => !/^\*(?:Then|Softer)\b/u.test(one) && isNew(one));
  const all = [...fresh, ...(await interpreter.linesFor('pool', name))];
  return shuffled(all, seed).find((one) => !recent.includes(typeset(one).toLowerCase())) ?? '';
};
