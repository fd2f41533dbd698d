import * as z from 'zod';
import type { LoreEntry, Lorebook } from '#contract/lorebook.ts';
import { CardError } from './cardError.ts';
import { dataOf } from './cardFields.ts';
import { someFlag, someItems, someNumber } from './lenient.ts';
import { lorebookOf } from './lorebookFields.ts';

/** Where SillyTavern puts an entry, by its number. */
const AT_DEPTH = 4;
const EITHER_SIDE: ReadonlySet<number> = new Set([0, 1]);
const ROLES = ['system', 'user', 'assistant'] as const;
/** What its secondary keys do, by its number. */
const ANY_OF_THEM = 0;
const NONE_OF_THEM = 2;

const entryShape = z.object({
  disable: someFlag,
  position: someNumber,
  depth: someNumber,
  role: someNumber,
  scanDepth: someNumber,
  selectiveLogic: someNumber,
  useProbability: someFlag,
  probability: someNumber,
  group: z.string().catch(''),
  sticky: someNumber,
  cooldown: someNumber,
  delay: someNumber,
  vectorized: someFlag,
  excludeRecursion: someFlag,
  preventRecursion: someFlag,
  matchWholeWords: someFlag,
});
type WorldEntry = z.infer<typeof entryShape>;

/** What of an entry Liora does not go by. */
const leftOutOf = (entry: WorldEntry): string[] => {
  const { position = 0, selectiveLogic = ANY_OF_THEM, probability = 100, useProbability = true } = entry;
  const isLeftOut = {
    position: position !== AT_DEPTH && !EITHER_SIDE.has(position),
    selectiveLogic: selectiveLogic !== ANY_OF_THEM && selectiveLogic !== NONE_OF_THEM,
    probability: useProbability && probability < 100,
    group: entry.group !== '',
    sticky: (entry.sticky ?? 0) > 0,
    cooldown: (entry.cooldown ?? 0) > 0,
    delay: (entry.delay ?? 0) > 0,
    vectorized: entry.vectorized ?? false,
    excludeRecursion: entry.excludeRecursion ?? false,
    preventRecursion: entry.preventRecursion ?? false,
    matchWholeWords: entry.matchWholeWords ?? false,
  };
  return Object.entries(isLeftOut).flatMap(([what, isIt]) => (isIt ? [what] : []));
};

/** What the entry says in fields of its own, as decorators of V3 say it. */
const decoratorsOf = ({ position, depth, role, scanDepth }: WorldEntry, excluded: readonly string[]): string[] => [
  ...(position === AT_DEPTH ? [`@@depth ${depth ?? AT_DEPTH}`, `@@role ${ROLES[role ?? 0] ?? ROLES[0]}`] : []),
  ...(scanDepth === undefined ? [] : [`@@scan_depth ${scanDepth}`]),
  ...(excluded.length === 0 ? [] : [`@@exclude_keys ${excluded.join(',')}`]),
];

const decorated = (entry: LoreEntry, value: unknown): LoreEntry => {
  const written = entryShape.safeParse(value).data;
  if (written === undefined) return entry;
  const excludes = entry.selective && written.selectiveLogic === NONE_OF_THEM;
  const lines = decoratorsOf(written, excludes ? entry.secondaryKeys : []);
  return {
    ...entry,
    ...(excludes && { secondaryKeys: [] }),
    content: [...lines, entry.content].join('\n'),
    // There every key may be a pattern.
    useRegex: true,
  };
};

const worldShape = z.object({ entries: z.record(z.string(), z.unknown()) });
const bookShape = z.object({ entries: someItems });
const cardShape = z.object({ character_book: z.unknown().optional() });
const v3Shape = z.object({ spec: z.literal('lorebook_v3'), data: z.unknown() });

/** World info of SillyTavern calls its keys otherwise than lorebooks do. */
const isWorldInfo = (entries: readonly unknown[]): boolean =>
  entries.some((entry) => z.object({ key: z.unknown() }).safeParse(entry).data?.key !== undefined);

const bookIn = (file: unknown): unknown => {
  const v3 = v3Shape.safeParse(file).data;
  if (v3 !== undefined) return v3.data;
  return cardShape.safeParse(dataOf(file) ?? file).data?.character_book ?? file;
};

export interface ReadLorebook {
  readonly lorebook: Lorebook;
  /** What of its entries Liora does not go by: names of fields as the file has them. */
  readonly leftOut: readonly string[];
}

/**
 * Reads world info of SillyTavern, a lorebook of V3, or that of a card, as `JSON.parse` gives it. What SillyTavern says beside the fields of a
 * lorebook (depth, excluded keys) becomes decorators of V3. Throws `CardError` for what is none of them.
 */
export const lorebookFileOf = (file: unknown): ReadLorebook => {
  const book = bookIn(file);
  const items = bookShape.safeParse(book).data?.entries;
  const lorebook = lorebookOf(book);
  if (items === undefined || lorebook === null) throw new CardError('notALorebook');
  if (!isWorldInfo(items)) return { lorebook, leftOut: [] };
  const world = items.filter((item) => worldShape.shape.entries.safeParse(item).success);
  const entries = lorebook.entries.map((entry, index) => decorated(entry, world[index]));
  const leftOut = world.flatMap((item) => {
    const written = entryShape.safeParse(item).data;
    return written === undefined ? [] : leftOutOf(written);
  });
  return { lorebook: { ...lorebook, entries }, leftOut: [...new Set(leftOut)] };
};
