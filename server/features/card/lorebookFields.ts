import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { LOREBOOK_MAX } from '#contract/card.ts';
import { LORE_KEY_MAX, type Lorebook, type LoreEntry } from '#contract/lorebook.ts';
import { CardError } from './cardError.ts';
import { itemsOf, memberOf, withMember, withMembers, withoutMember } from './jsonText.ts';
import { someFlag, someItems, someNumber, someText, someWords } from './lenient.ts';
import { plainText } from '#contract/plainText.ts';

/** Of two names for a thing the second is that of SillyTavern's world info. */
const entryShape = z.object({
  comment: someText,
  name: someText,
  keys: someWords,
  key: someWords,
  secondary_keys: someWords,
  keysecondary: someWords,
  selective: someFlag,
  content: someText,
  enabled: someFlag,
  disable: someFlag,
  constant: someFlag,
  case_sensitive: someFlag,
  caseSensitive: someFlag,
  use_regex: someFlag,
  insertion_order: someNumber,
  order: someNumber,
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
  keys.map((key) => plainText(key).trim()).filter((key) => key !== '' && key.length <= LORE_KEY_MAX);

const entryOf = (value: unknown): LoreEntry | undefined => {
  const written = entryShape.safeParse(value).data;
  if (written === undefined) return undefined;
  const comment = plainText(written.comment ?? written.name ?? '').trim();
  return {
    ...(comment !== '' && { comment }),
    keys: keysOf(written.keys ?? written.key),
    secondaryKeys: keysOf(written.secondary_keys ?? written.keysecondary),
    selective: written.selective ?? false,
    content: plainText(written.content ?? ''),
    enabled: written.enabled ?? !(written.disable ?? false),
    constant: written.constant ?? false,
    caseSensitive: written.case_sensitive ?? written.caseSensitive ?? false,
    useRegex: written.use_regex ?? false,
    insertionOrder: written.insertion_order ?? written.order ?? 100,
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

const cardEntryOf = (entry: LoreEntry) => ({
  keys: entry.keys,
  content: entry.content,
  extensions: {},
  enabled: entry.enabled,
  insertion_order: entry.insertionOrder,
  case_sensitive: entry.caseSensitive,
  use_regex: entry.useRegex,
  constant: entry.constant,
  ...(entry.comment !== undefined && { name: entry.comment, comment: entry.comment }),
  priority: entry.priority,
  selective: entry.selective,
  secondary_keys: entry.secondaryKeys,
  position: entry.position === 'before' ? 'before_char' : 'after_char',
});

/** The kept entry, which is JSON, with what was changed of it. */
const changedJson = (json: string, was: LoreEntry, entry: LoreEntry): string => {
  const before: Readonly<Record<string, unknown>> = cardEntryOf(was);
  const changes = Object.entries(cardEntryOf(entry)).filter(([key, value]) => !isDeepStrictEqual(value, before[key]));
  const written = withMembers(json, new Map(changes.map(([key, value]) => [key, JSON.stringify(value)])));
  return entry.comment === undefined && was.comment !== undefined
    ? ['name', 'comment'].reduce(withoutMember, written)
    : written;
};

/** Of one that was changed something is as before. */
const isSameOne = (was: LoreEntry, entry: LoreEntry): boolean =>
  was.content === entry.content || isDeepStrictEqual(was.keys, entry.keys);

/**
 * The entries as JSON: those that are in the kept ones too as they stand there, so that what Liora does not use of them stays; also of one that
 * was changed where it stands.
 */
const entriesJson = (entries: readonly LoreEntry[], kept: readonly string[]): string => {
  const unused = kept.map((json) => ({ json, entry: entryOf(JSON.parse(json)) }));
  const same = entries.map((entry) => {
    const index = unused.findIndex((one) => one.entry !== undefined && isDeepStrictEqual(one.entry, entry));
    return index === -1 ? undefined : unused.splice(index, 1, { json: '', entry: undefined })[0]?.json;
  });
  const written = entries.map((entry, index) => {
    const { json, entry: was } = unused[index] ?? { json: '', entry: undefined };
    const isAnother = was === undefined || !isSameOne(was, entry);
    return same[index] ?? (isAnother ? JSON.stringify(cardEntryOf(entry)) : changedJson(json, was, entry));
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
