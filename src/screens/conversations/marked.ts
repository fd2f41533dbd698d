/** A piece of a text: what was searched for, or what stands around it. */
export interface Piece {
  /** Where it begins. */
  start: number;
  text: string;
  isMarked: boolean;
}

const escaped = (words: string): string => words.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Cuts a text at the words that were searched for, in any case; joined again it is the same. */
export const markedPieces = (text: string, words: string): Piece[] => {
  const pieces: Piece[] = [];
  let start = 0;
  const add = (end: number, isMarked: boolean) => {
    if (end > start) pieces.push({ start, text: text.slice(start, end), isMarked });
    start = end;
  };
  for (const { index, 0: match } of words === '' ? [] : text.matchAll(new RegExp(escaped(words), 'giu'))) {
    add(index, false);
    add(index + match.length, true);
  }
  add(text.length, false);
  return pieces;
};
