import type { Conversation } from '../conversation.ts';
import { factNamed } from '../facts.ts';
import { hashOf } from '../seeded.ts';
import type { Fill, GivenLines, Part } from './givenLines.ts';
import type { Pools } from './pools.ts';

/** What the character likes best of a kind: the same for ever. */
export interface Favourites {
  /** Once. */
  readonly favourite: (name: string) => Promise<Part>;
  /** Where it was said before. */
  readonly alreadyNamed: (name: string) => Promise<Part>;
}

/** Picks by the name of the character. */
export const favouritesOf = ({ char }: Conversation, { linesOf }: Pools, { isNew, give }: GivenLines): Favourites => {
  const favouriteOf = async (name: string): Promise<Part> => {
    const kind = factNamed(name.toLowerCase());
    const lines = await linesOf('pool', `fav ${kind}`);
    return lines[hashOf(`${char.name}:${kind}`) % Math.max(1, lines.length)];
  };
  return {
    favourite: async (name) => {
      const line = await favouriteOf(name);
      return line === undefined || !isNew(line) ? undefined : give(line);
    },
    alreadyNamed: async (name) => {
      const line = await favouriteOf(name);
      return line === undefined || isNew(line) ? undefined : line;
    },
  };
};

/** The character's own answer to what it asked, or to what was spoken of. */
export const echoOf =
  (
    { open, earlierTexts }: Conversation,
    { fromPool, fromWorld }: Pools,
    { favourite }: Favourites,
    fill: Fill,
  ): ((depth: number) => Promise<Part>) =>
  async (depth) => {
    const kind =
      open?.kind ??
      /\b(book|film|movie|music|song|food|drink|place|season|colour|animal)\b/iu.exec(earlierTexts.at(-1) ?? '')?.[1] ??
      'any';
    const own = (await favourite(factNamed(kind.toLowerCase()))) ?? (await fromPool('pool', `echo ${kind}`, depth));
    if (own !== undefined) return own;
    if (kind === 'job' || kind === 'joblike') return (await fill('{self work}', depth)) ?? fromWorld('work', depth);
    if (kind === 'day') return fromWorld('day', depth);
    return fromPool('pool', 'echo any', depth);
  };
