import type { Conversation } from '../conversation.ts';
import { typeset } from '../style.ts';

/** What stands for a part of a line; nothing where it is not to be had. */
export type Part = string | undefined;

/** Fills what stands in braces; nothing where one of it is not to be had, or lies too deep. */
export type Fill = (line: string, depth: number) => Promise<Part>;

/** What one answer is made of so far. */
export interface GivenLines {
  readonly isGiven: (line: string) => boolean;
  /** Neither given now nor said before. */
  readonly isNew: (line: string) => boolean;
  /** Gives the line and keeps it in mind. */
  readonly give: (line: Part) => Part;
}

/** For an answer that is begun. */
export const givenLines = ({ hasSaid }: Conversation): GivenLines => {
  const given = new Set<string>();
  return {
    isGiven: (line) => given.has(line),
    isNew: (line) => !given.has(line) && !hasSaid(typeset(line)),
    give: (line) => {
      if (line !== undefined) given.add(line);
      return line;
    },
  };
};
