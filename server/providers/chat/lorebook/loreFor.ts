import type { ChatTurn } from '../chatProvider.ts';
import { fillNames } from '../fillNames.ts';
import { applyingEntries } from './applyingEntries.ts';
import { lorebook, type LoreEntry } from './lorebook.ts';

interface Names {
  readonly user: string;
  readonly char: string;
}

/**
 * The entries of a character's book that apply to a conversation (see `applyingEntries`), with names in their keys, and `told` ones in
 * their contents; none where it has no book. `budget` is in characters.
 */
export const loreFor = (
  book: unknown,
  turns: readonly ChatTurn[],
  budget: number,
  { names, told = names }: { readonly names: Names; readonly told?: Names },
): readonly LoreEntry[] => {
  const read = lorebook.safeParse(book).data;
  if (read === undefined) return [];
  const fill = (text: string) => fillNames(text, names);
  const entries = read.entries.map((entry) => ({
    ...entry,
    keys: entry.keys.map(fill),
    secondaryKeys: entry.secondaryKeys.map(fill),
    content: fillNames(entry.content, told),
  }));
  return applyingEntries({ ...read, entries }, turns, budget);
};
