import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { LOREBOOK_MAX } from '#contract/card.ts';
import type { Lorebook, LoreEntry } from '#server/providers/chat/lorebook/lorebook.ts';
import { CardError } from './cardError.ts';
import { itemsOf, memberOf, withMember } from './jsonText.ts';
import { someFlag, someItems, someNumber, someText, someWords } from './lenient.ts';
import { plainText } from '#contract/plainText.ts';

/** A longer key is found in no conversation. */
const KEY_MAX = 500;

const entryShape = z.object({
  keys: someWords,
  secondary_keys: someWords,
  selective: someFlag,
  content: someText,
  enabled: someFlag,
  constant: someFlag,
  case_sensitive: someFlag,
  use_regex: someFlag,
  insertion_order: someNumber,
  priority: someNumber,
  position: z.unknown().optional(),
});

const bookShape = z.object({
  scan_depth: someNumber,
  token_budget: someNumber,
  recursive_scanning: someFlag,
  entries: someItems,
});

/** An empty key would be found in everything. */
const keysOf = (keys: readonly string[] = []): string[] =>
  keys.map((key) => plainText(key).trim()).filter((key) => key !== '' && key.length <= KEY_MAX);

const entryOf = (value: unknown): LoreEntry | undefined => {
  const written = entryShape.safeParse(value).data;
  if (written === undefined) return undefined;
  return {
    keys: keysOf(written.keys),
    secondaryKeys: keysOf(written.secondary_keys),
    selective: written.selective ?? false,
    content: plainText(written.content ?? ''),
    enabled: written.enabled ?? true,
    constant: written.constant ?? false,
    caseSensitive: written.case_sensitive ?? false,
    useRegex: written.use_regex ?? false,
    insertionOrder: written.insertion_order ?? 100,
    priority: written.priority ?? 0,
    position: written.position === 'before_char' || written.position === 0 ? 'before' : 'after',
  };
};

/** The lorebook of a card's `character_book`; null where it is none. Throws `CardError` for one of too many entries. */
export const lorebookOf = (value: unknown): Lorebook | null => {
  const written = bookShape.safeParse(value).data;
  if (written === undefined) return null;
  const { entries: items = [] } = written;
  if (items.length > LOREBOOK_MAX) throw new CardError('tooMany', 'lorebook');
  return {
    scanDepth: written.scan_depth ?? null,
    tokenBudget: written.token_budget ?? null,
    recursiveScanning: written.recursive_scanning ?? false,
    entries: items.map(entryOf).filter((entry) => entry !== undefined),
  };
};

const entryJson = (entry: LoreEntry): string =>
  JSON.stringify({
    keys: entry.keys,
    content: entry.content,
    extensions: {},
    enabled: entry.enabled,
    insertion_order: entry.insertionOrder,
    case_sensitive: entry.caseSensitive,
    use_regex: entry.useRegex,
    constant: entry.constant,
    priority: entry.priority,
    selective: entry.selective,
    secondary_keys: entry.secondaryKeys,
    position: entry.position === 'before' ? 'before_char' : 'after_char',
  });

/** The entries as JSON: those that are in the kept ones too as they stand there, so that what Liora does not use of them stays. */
const entriesJson = (entries: readonly LoreEntry[], kept: readonly string[]): string => {
  const unused = kept.map((json) => ({ json, entry: entryOf(JSON.parse(json)) }));
  const written = entries.map((entry) => {
    const index = unused.findIndex((one) => isDeepStrictEqual(one.entry, entry));
    const [found] = index === -1 ? [] : unused.splice(index, 1);
    return found?.json ?? entryJson(entry);
  });
  return `[${written.join(',')}]`;
};

/** `character_book` as JSON for a lorebook that was changed: the kept one, which is JSON too, with what Liora uses written over it. */
export const lorebookJson = (book: Lorebook, kept: string | undefined): string => {
  const before = kept === undefined ? null : lorebookOf(JSON.parse(kept));
  let json = kept === undefined || before === null ? '{"extensions":{}}' : kept;
  const changes = [
    ['scan_depth', book.scanDepth, before?.scanDepth ?? null],
    ['token_budget', book.tokenBudget, before?.tokenBudget ?? null],
    ['recursive_scanning', book.recursiveScanning, before?.recursiveScanning ?? false],
  ] as const;
  for (const [key, value, was] of changes) if (value !== was) json = withMember(json, key, JSON.stringify(value));
  const entries = memberOf(json, 'entries') ?? '';
  return withMember(json, 'entries', entriesJson(book.entries, entries.startsWith('[') ? itemsOf(entries) : []));
};
