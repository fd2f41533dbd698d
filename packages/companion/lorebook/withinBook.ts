import type { LoreEntry, Lorebook } from './lorebook.ts';

/** As much of a lorebook is looked at for an answer: its first entries that are on, keys in them together, and letters of all contents and keys. */
export const LOREBOOK_ROOM = { entries: 1000, keys: 5000, letters: 1_000_000 } as const;

const lettersOf = ({ keys, secondaryKeys, content }: LoreEntry): number =>
  [...keys, ...secondaryKeys].reduce((letters, key) => letters + key.length, content.length);

/** How many of its entries that are on come first and have room together: see `LOREBOOK_ROOM`. */
const countWithin = (entries: readonly LoreEntry[]): number => {
  let keys: number = LOREBOOK_ROOM.keys;
  let letters: number = LOREBOOK_ROOM.letters;
  const end = entries.findIndex((entry) => {
    keys -= entry.keys.length + entry.secondaryKeys.length;
    letters -= lettersOf(entry);
    return keys < 0 || letters < 0;
  });
  return Math.min(end === -1 ? entries.length : end, LOREBOOK_ROOM.entries);
};

/** As much of a book as is looked at for an answer. It bounds the work, whatever a book holds. */
export const withinBook = (book: Lorebook): Lorebook => {
  const entries = book.entries.filter(({ enabled }) => enabled);
  return { ...book, entries: entries.slice(0, countWithin(entries)) };
};

/** Whether a book has entries that are on and not looked at. */
export const isBeyondRoom = (book: Lorebook): boolean =>
  withinBook(book).entries.length < book.entries.filter(({ enabled }) => enabled).length;
