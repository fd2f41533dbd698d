import type { FieldError } from '#contract/envelope.ts';
import { type Lorebook, loreEntry, type LoreEntry } from '#contract/lorebook.ts';
import { checkFields } from '#machines/checkFields.ts';

/** An entry as it stands in its fields: as it was typed. */
export interface LoreEntryValues extends Omit<LoreEntry, 'comment' | 'keys' | 'secondaryKeys' | 'insertionOrder'> {
  /** Nobody else's. */
  id: number;
  /** It was added here. */
  isNew: boolean;
  comment: string;
  /** One a line. */
  keys: string;
  secondaryKeys: string;
  insertionOrder: string;
}
export interface LoreValues extends Omit<Lorebook, 'entries'> {
  entries: readonly LoreEntryValues[];
}

const ORDER = 100;
export const blankLore: LoreValues = { scanDepth: null, tokenBudget: null, recursiveScanning: false, entries: [] };

const entryValuesOf = (
  { comment = '', keys, secondaryKeys, insertionOrder, ...rest }: LoreEntry,
  id: number,
): LoreEntryValues => ({
  ...rest,
  id,
  isNew: false,
  comment,
  keys: keys.join('\n'),
  secondaryKeys: secondaryKeys.join('\n'),
  insertionOrder: String(insertionOrder),
});

export const loreValuesOf = (book: Lorebook | null): LoreValues =>
  book === null ? blankLore : { ...book, entries: book.entries.map(entryValuesOf) };

const linesIn = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
const numberIn = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));

const readEntry = ({
  id: _id,
  isNew: _isNew,
  comment,
  keys,
  secondaryKeys,
  insertionOrder,
  ...rest
}: LoreEntryValues): LoreEntry => ({
  ...(comment.trim() !== '' && { comment: comment.trim() }),
  ...rest,
  keys: linesIn(keys),
  secondaryKeys: linesIn(secondaryKeys),
  insertionOrder: numberIn(insertionOrder),
});

const isEmpty = ({ isNew, comment, keys, secondaryKeys, content }: LoreEntryValues): boolean =>
  isNew && [comment, keys, secondaryKeys, content].every((typed) => typed.trim() === '');

/** What would be sent: none where it has no entries. One that was added and left empty is none. */
export const readLore = ({ entries, ...book }: LoreValues): Lorebook | null => {
  const read = entries.filter((entry) => !isEmpty(entry)).map(readEntry);
  return read.length === 0 ? null : { ...book, entries: read };
};

/** What is wrong with the fields of an entry. */
export const wrongInEntry = (entry: LoreEntryValues): FieldError[] =>
  isEmpty(entry) ? [] : checkFields(loreEntry.shape, { comment: undefined, ...readEntry(entry) });

const nextId = (entries: readonly LoreEntryValues[]): number =>
  entries.reduce((next, { id }) => Math.max(next, id + 1), 0);

/** With one more entry to be written, at the end. */
export const withNewEntry = (lore: LoreValues): LoreValues => {
  const id = nextId(lore.entries);
  const fresh: LoreEntryValues = {
    id,
    isNew: true,
    comment: '',
    keys: '',
    secondaryKeys: '',
    selective: false,
    content: '',
    enabled: true,
    constant: false,
    caseSensitive: false,
    useRegex: false,
    insertionOrder: String(ORDER),
    priority: 0,
    position: 'after',
  };
  return { ...lore, entries: [...lore.entries, fresh] };
};

export const withChangedEntry = (
  lore: LoreValues,
  id: number,
  change: Partial<Omit<LoreEntryValues, 'id' | 'isNew' | 'selective'>>,
): LoreValues => ({
  ...lore,
  entries: lore.entries.map((entry) =>
    entry.id === id
      ? {
          ...entry,
          ...change,
          // Who writes what it needs too means that it needs it.
          ...(change.secondaryKeys !== undefined && { selective: change.secondaryKeys.trim() !== '' }),
        }
      : entry,
  ),
});

export const withoutEntry = (lore: LoreValues, id: number): LoreValues => ({
  ...lore,
  entries: lore.entries.filter((entry) => entry.id !== id),
});

/** With the entries of another book after its own; what the book says of all of them counts where there were none. */
export const withLorebook = (lore: LoreValues, { entries, ...book }: Lorebook): LoreValues => {
  const first = nextId(lore.entries);
  const added = entries.map((entry, index) => entryValuesOf(entry, first + index));
  return { ...(lore.entries.length === 0 ? book : lore), entries: [...lore.entries, ...added] };
};
