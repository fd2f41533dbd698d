import type { ChatTurn } from '../chatProvider.ts';
import { undecorated } from './decorators.ts';
import { isFoundIn, isPattern, keyPatternOf, type Allowance, type KeyPattern } from './keyPattern.ts';
import type { Lorebook, LoreEntry } from './lorebook.ts';
import { searchedText, type SearchedText } from './searchedText.ts';

/** Turns that are searched where the book does not say how many. */
const SCAN_DEPTH = 4;
/** Characters that are searched, of turns (the newest) and of contents. They bound the work, whatever a book says. */
const SCAN_MAX = 16_000;
const RECURSION_MAX = 16_000;
/** Steps that all patterns of a book may take together; what they would find later is not found. */
const STEPS_MAX = 5_000_000;
/** Prompts are cut by characters, because each model has tokens of its own. */
const CHARACTERS_PER_TOKEN = 4;

type Search = (text: SearchedText) => boolean;

const searchFor = (key: string, { useRegex, caseSensitive }: LoreEntry, allowance: Allowance): Search => {
  if (useRegex && isPattern(key)) {
    let pattern: KeyPattern | null | undefined;
    return (text) => {
      pattern ??= keyPatternOf(key, allowance);
      return pattern !== null && isFoundIn(pattern, text.characters(), allowance);
    };
  }
  if (caseSensitive) return ({ text }) => text.includes(key);
  const word = key.toLowerCase();
  return ({ lowerCase }) => lowerCase.includes(word);
};

/** Learns from one text after another whether an entry applies. */
const watcherOf = (entry: LoreEntry, allowance: Allowance): Search => {
  const first = entry.keys.map((key) => searchFor(key, entry, allowance));
  const second = entry.selective ? entry.secondaryKeys.map((key) => searchFor(key, entry, allowance)) : [];
  let hasFirst = false;
  let hasSecond = second.length === 0;
  return (text) => {
    hasFirst ||= first.some((search) => search(text));
    hasSecond ||= second.some((search) => search(text));
    return hasFirst && hasSecond;
  };
};

/** Entries that can apply, with their contents as the model gets them. */
const candidatesOf = (book: Lorebook, allowance: Allowance) =>
  book.entries.flatMap((written) => {
    const { content, decorators } = undecorated(written.content);
    const isCertain = written.constant || decorators.has('activate');
    if (!written.enabled || content === '' || (!isCertain && decorators.has('dont_activate'))) return [];
    const entry = { ...written, content };
    return [{ entry, applies: isCertain ? () => true : watcherOf(entry, allowance) }];
  });

const foundEntries = (book: Lorebook, turns: readonly ChatTurn[]): readonly LoreEntry[] => {
  const candidates = candidatesOf(book, { steps: STEPS_MAX });
  const found = new Set<LoreEntry>();
  const depth = Math.max(0, Math.floor(book.scanDepth ?? SCAN_DEPTH));
  const recent = turns.slice(Math.max(0, turns.length - depth));
  let text = recent
    .map((turn) => turn.text)
    .join('\n')
    .slice(-SCAN_MAX);
  let left = RECURSION_MAX;
  let fresh: readonly LoreEntry[];
  do {
    const searched = searchedText(text);
    fresh = candidates.filter(({ entry, applies }) => !found.has(entry) && applies(searched)).map(({ entry }) => entry);
    for (const entry of fresh) found.add(entry);
    text = book.recursiveScanning
      ? fresh
          .map(({ content }) => content)
          .join('\n')
          .slice(0, left)
      : '';
    left -= text.length;
  } while (text !== '');
  return candidates.map(({ entry }) => entry).filter((entry) => found.has(entry));
};

/** Without those that are left out for want of room, the least important first; what can never fit stands in no other's way. */
const withinBudget = (entries: readonly LoreEntry[], budget: number): readonly LoreEntry[] => {
  const ranked = entries
    .filter(({ content }) => content.length <= budget)
    .toSorted((a, b) => b.priority - a.priority || b.insertionOrder - a.insertionOrder);
  let left = budget;
  const end = ranked.findIndex(({ content }) => (left -= content.length) < 0);
  const kept = new Set(end === -1 ? ranked : ranked.slice(0, end));
  return entries.filter((entry) => kept.has(entry));
};

/**
 * The entries of a book that apply to a conversation, in the order in which they stand in the prompt, without their decorators.
 *
 * An entry applies when one of its keys is found in the newest turns (`scanDepth` of them), and one of its secondary keys if it is
 * selective; keys are found inside words too. With recursive scanning the contents of those that apply are searched as well. `budget` is in
 * characters and counts along with the book's own in tokens; entries of lower priority, then of lower insertion order, are left out first.
 *
 * Keys that are patterns never reach JavaScript's engine: see `keyPatternOf` for what is matched. V3 would ignore `constant` and
 * `secondary_keys` beside patterns; they count here, because SillyTavern marks each of its entries as pattern.
 */
export const applyingEntries = (book: Lorebook, turns: readonly ChatTurn[], budget: number): readonly LoreEntry[] => {
  const room = Math.min(budget, (book.tokenBudget ?? Infinity) * CHARACTERS_PER_TOKEN);
  return withinBudget(foundEntries(book, turns), room).toSorted((a, b) => a.insertionOrder - b.insertionOrder);
};
