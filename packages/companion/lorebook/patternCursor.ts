/** A pattern that is wrong, or that uses what is not matched in linear time. */
export class PatternError extends Error {}

/** A place in a pattern, which moves on as the pattern is read. */
export interface PatternCursor {
  readonly isAtEnd: () => boolean;
  /** The character that comes next, or that stands so many behind it. */
  readonly peek: (ahead?: number) => string | undefined;
  /** Throws `PatternError` at the end. */
  readonly take: () => string;
  readonly takeIf: (wanted: string) => boolean;
  /** What the pattern says next, if it is of that form. */
  readonly takeMatch: (form: RegExp) => RegExpExecArray | undefined;
}

/** Starts before the first character. */
export const cursorOf = (source: string): PatternCursor => {
  const characters = Array.from(source);
  let at = 0;
  return {
    isAtEnd: () => at >= characters.length,
    peek: (ahead = 0) => characters[at + ahead],
    take: () => {
      const character = characters[at];
      if (character === undefined) throw new PatternError('ends too early');
      at += 1;
      return character;
    },
    takeIf: (wanted) => {
      if (characters[at] !== wanted) return false;
      at += 1;
      return true;
    },
    takeMatch: (form) => {
      const match = form.exec(characters.slice(at, at + 40).join(''));
      if (match !== null) at += Array.from(match[0]).length;
      return match ?? undefined;
    },
  };
};
