import { applyingEntries } from '../../lorebook/applyingEntries.ts';
import type { Lorebook, LoreEntry } from '../../lorebook/lorebook.ts';
import type { Turn } from '../../request.ts';

export const entry = (content: string, changes: Partial<LoreEntry> = {}): LoreEntry => ({
  keys: [content.toLowerCase()],
  secondaryKeys: [],
  selective: false,
  content,
  enabled: true,
  constant: false,
  caseSensitive: false,
  useRegex: false,
  insertionOrder: 100,
  priority: 0,
  position: 'after',
  ...changes,
});

const said = (text: string, index: number): Turn => ({ role: index % 2 === 0 ? 'user' : 'companion', text });

/** The conversation that these turns are. */
export const talked = (texts: readonly string[], greeting: number | null = null) => {
  const turns = texts.map(said);
  return { turns, soFar: { answers: turns.filter(({ role }) => role === 'companion').length, greeting } };
};

export const book = { scanDepth: null, tokenBudget: null, recursiveScanning: false };
/** The contents of the entries that apply after these turns. */
export const applying = (
  turns: readonly string[],
  entries: readonly LoreEntry[],
  changes: Partial<Lorebook> = {},
  budget = 1000,
): readonly string[] =>
  applyingEntries({ ...book, ...changes, entries: [...entries] }, talked(turns), budget).map(({ content }) => content);
