/** Words of so many letters may have two errors: then one of their thirds is as it should be, and long enough for the index. */
const LONG = 9;
const THIRDS = 3;

/** Letters left out, put in, replaced or swapped with their neighbour that make one word the other. */
export const errorsBetween = (one: string, other: string): number => {
  const [from, to] = [Array.from(one), Array.from(other)];
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, target] of to.entries()) {
      const replaced = (last[column] ?? 0) + (letter === target ? 0 : 1);
      const isSwapped = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === target;
      const swapped = isSwapped ? (before[column - 1] ?? 0) + 1 : Infinity;
      next.push(Math.min(replaced, swapped, (last[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    [before, last] = [last, next];
  }
  return last.at(-1) ?? 0;
};

const isLong = (word: string): boolean => Array.from(word).length >= LONG;

/** The thirds of a long word, of which two errors leave one as it is; none of a short one. */
export const thirdsOf = (word: string): string[] => {
  if (!isLong(word)) return [];
  const letters = Array.from(word);
  const cut = (third: number): number => Math.round((letters.length * third) / THIRDS);
  return Array.from({ length: THIRDS }, (_, third) => letters.slice(cut(third), cut(third + 1)).join(''));
};

/** The word, and what is left of it without one of its letters: two words share one of these whenever they are one error apart. */
export const stemsOf = (word: string): string[] => {
  const letters = Array.from(word);
  return [...new Set([word, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))])];
};

/** Those of `known` that `word` may have been meant to be: the ones with the fewest errors, if those are few enough. */
export const closestTo = (word: string, known: readonly string[]): string[] => {
  const most = isLong(word) ? 2 : 1;
  const rated = known.map((candidate) => ({ candidate, errors: errorsBetween(word, candidate) }));
  const fewest = Math.min(most, ...rated.map(({ errors }) => errors));
  return rated.flatMap(({ candidate, errors }) => (errors === fewest ? [candidate] : [])).toSorted();
};
