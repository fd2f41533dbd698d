import type { CompanionRequest } from '../request.ts';
import { fillNames, type Names } from '../fillNames.ts';
import { type AppliedEntry, applyingEntries } from './applyingEntries.ts';
import { lorebook } from './lorebook.ts';
import { withinBook } from './withinBook.ts';

/** How far a conversation is where nothing is known but its turns. */
const heardIn = (turns: CompanionRequest['turns']) => ({
  answers: turns.filter(({ role }) => role === 'companion').length,
  greeting: null,
});

/**
 * The entries of a character's book that apply to a conversation (see `applyingEntries`), with names in their keys, and their
 * contents as `fill` fills them; none where it has no book. `budget` is in characters.
 */
export const loreFor = (
  book: unknown,
  { turns, soFar = heardIn(turns) }: Pick<CompanionRequest, 'turns' | 'soFar'>,
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
  return applyingEntries({ ...read, entries }, { turns, soFar }, budget);
};
