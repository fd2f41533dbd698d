import type { Turn } from '../request.ts';
import { fillNames, type Names } from '../fillNames.ts';
import { type AppliedEntry, applyingEntries } from './applyingEntries.ts';
import { lorebook } from './lorebook.ts';
import { withinBook } from './withinBook.ts';

/**
 * The entries of a character's book that apply to a conversation (see `applyingEntries`), with names in their keys, and their
 * contents as `fill` fills them; none where it has no book. `budget` is in characters.
 */
export const loreFor = (
  book: unknown,
  turns: readonly Turn[],
  budget: number,
  { names, fill }: { readonly names: Names; readonly fill: (text: string) => string },
): readonly AppliedEntry[] => {
  const whole = lorebook.safeParse(book).data;
  if (whole === undefined) return [];
  const read = withinBook(whole);
  const named = (text: string) => fillNames(text, names);
  const entries = read.entries.map((entry) => ({
    ...entry,
    keys: entry.keys.map(named),
    secondaryKeys: entry.secondaryKeys.map(named),
    content: fill(entry.content),
  }));
  return applyingEntries({ ...read, entries }, turns, budget);
};
