import * as z from 'zod';
import type { SoFar, Turn } from '../request.ts';
import type { DepthPrompt } from '../depthPrompt.ts';
import { countIn, type Decorated, keysIn, undecorated, valueIn } from './decorators.ts';
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

/** An entry that applies; with a `note` it stands among the turns. */
export interface AppliedEntry extends LoreEntry {
  readonly note?: Pick<DepthPrompt, 'depth' | 'role'>;
}

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

/** Learns from one text after another whether an entry applies: once something of each group was found. */
const watcherOf = (groups: readonly (readonly Search[])[]): Search => {
  const isFound = groups.map(() => false);
  return (text) => {
    for (const [index, group] of groups.entries()) isFound[index] ||= group.some((search) => search(text));
    return isFound.every(Boolean);
  };
};

interface Candidate {
  readonly entry: AppliedEntry;
  readonly applies: Search;
  /** Whether it applied to the turns before the last, and so does no more. */
  readonly hasApplied: Search;
  readonly isExcluded: Search;
  /** How many of the newest turns are searched for it. */
  readonly depth: number;
}

/** The turns of a conversation that are there to search, and how far the whole is. */
export interface Conversation {
  readonly turns: readonly Turn[];
  readonly soFar: SoFar;
}

/** Whether what decorators say of how far the conversation is lets an entry apply. */
const isDue = (decorated: Decorated, { answers, greeting }: SoFar): boolean => {
  const every = countIn(decorated, 'activate_only_every') ?? 1;
  const begun = countIn(decorated, 'is_greeting');
  return (
    answers >= (countIn(decorated, 'activate_only_after') ?? 0) &&
    (every === 0 || answers % every === 0) &&
    (begun === undefined || greeting === null || begun === greeting)
  );
};

const role = z.enum(['system', 'user', 'assistant']).catch('system');

/** How many turns come after an entry that stands among them; a place beside the definition goes before that. */
const depthOf = (decorated: Decorated, turns: readonly Turn[]): number | undefined => {
  if (valueIn(decorated, 'position') !== undefined) return undefined;
  const fromStart = countIn(decorated, 'reverse_depth');
  const depth = countIn(decorated, 'depth') ?? (fromStart === undefined ? undefined : turns.length - fromStart);
  return depth === undefined ? undefined : Math.max(0, depth);
};

/** What decorators make of an entry: where it stands, and how soon it is left out. */
const placed = (written: LoreEntry, decorated: Decorated, turns: readonly Turn[]): AppliedEntry => {
  const { content, decorators } = decorated;
  const depth = depthOf(decorated, turns);
  const position = valueIn(decorated, 'position');
  return {
    ...written,
    content,
    ...(decorators.has('ignore_on_max_context') && { priority: Number.MIN_SAFE_INTEGER }),
    ...(position !== undefined && { position: position === 'before_desc' ? 'before' : 'after' }),
    ...(depth !== undefined && { note: { depth, role: role.parse(valueIn(decorated, 'role')) } }),
  };
};

/** Entries that can apply, with their contents as the model gets them. */
const candidatesOf = (book: Lorebook, { turns, soFar }: Conversation, allowance: Allowance): readonly Candidate[] =>
  book.entries.flatMap((written) => {
    const decorated = undecorated(written.content);
    const { content, decorators } = decorated;
    if (!written.enabled || content === '') return [];
    // In any case, whatever others say.
    const isForced = decorators.has('activate');
    const isCertain = written.constant || isForced;
    if (!isForced && (decorators.has('dont_activate') || !isDue(decorated, soFar))) return [];
    const entry = placed(written, decorated, turns);
    const searchesFor = (keys: readonly string[]) => keys.map((key) => searchFor(key, entry, allowance));
    const second = entry.selective ? entry.secondaryKeys : [];
    const others = [second, ...keysIn(decorated, 'additional_keys')].filter((keys) => keys.length > 0);
    const excluding = isForced ? [] : keysIn(decorated, 'exclude_keys').flatMap(searchesFor);
    const keeps = decorators.has('keep_activate_after_match');
    const depth = keeps ? Infinity : (countIn(decorated, 'scan_depth') ?? book.scanDepth ?? SCAN_DEPTH);
    const watch = (): Search => (isCertain ? () => true : watcherOf([entry.keys, ...others].map(searchesFor)));
    return [
      {
        entry,
        applies: watch(),
        hasApplied: decorators.has('dont_activate_after_match') && !isCertain ? watch() : () => false,
        isExcluded: (text) => excluding.some((search) => search(text)),
        depth,
      },
    ];
  });

/** The newest turns of a conversation as a text to search, each prepared once. */
const recentTexts = (turns: readonly Turn[]) => {
  const texts = new Map<number, SearchedText>();
  return (depth: number): SearchedText => {
    const count = Math.min(turns.length, Math.max(0, Math.floor(depth)));
    const recent = turns.slice(turns.length - count).map((turn) => turn.text);
    const searched = texts.get(count) ?? searchedText(recent.join('\n').slice(-SCAN_MAX));
    texts.set(count, searched);
    return searched;
  };
};

const foundEntries = (book: Lorebook, conversation: Conversation): readonly AppliedEntry[] => {
  const { turns } = conversation;
  const allowance = { steps: STEPS_MAX };
  const recent = recentTexts(turns);
  const earlier = recentTexts(turns.slice(0, -1))(Infinity);
  const candidates = candidatesOf(book, conversation, allowance).filter(
    ({ isExcluded, depth, hasApplied }) => !isExcluded(recent(depth)) && !hasApplied(earlier),
  );
  const found = new Set<AppliedEntry>();
  let searchedFor = ({ depth }: Candidate): SearchedText => recent(depth);
  let left = RECURSION_MAX;
  for (;;) {
    const fresh = candidates
      .filter((candidate) => !found.has(candidate.entry) && candidate.applies(searchedFor(candidate)))
      .map(({ entry }) => entry);
    for (const entry of fresh) found.add(entry);
    const contents = book.recursiveScanning ? fresh.map(({ content }) => content).join('\n') : '';
    const text = contents.slice(0, left);
    if (text === '') break;
    left -= text.length;
    const searched = searchedText(text);
    searchedFor = () => searched;
  }
  return candidates.map(({ entry }) => entry).filter((entry) => found.has(entry));
};

/** Without those that are left out for want of room, the least important first; what can never fit stands in no other's way. */
const withinBudget = (entries: readonly AppliedEntry[], budget: number): readonly AppliedEntry[] => {
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
export const applyingEntries = (
  book: Lorebook,
  conversation: Conversation,
  budget: number,
): readonly AppliedEntry[] => {
  const room = Math.min(budget, (book.tokenBudget ?? Infinity) * CHARACTERS_PER_TOKEN);
  return withinBudget(foundEntries(book, conversation), room).toSorted((a, b) => a.insertionOrder - b.insertionOrder);
};
