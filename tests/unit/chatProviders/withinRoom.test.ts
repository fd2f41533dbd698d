import { describe, expect, it } from 'vitest';
import { isBeyondRoom, LOREBOOK_ROOM, withinBook } from '@liora/companion/lorebook/withinBook.ts';
import type { LoreEntry, Lorebook } from '#contract/lorebook.ts';
import { withinRoom } from '#server/providers/chat/withinRoom.ts';

describe('[N-30] a text that is told as far as it has room', () => {
  it.each([
    ['is whole where it fits', 'Six of them', 11, 'Six of them'],
    ['ends with a whole word', 'Six of them', 10, 'Six of'],
    ['is cut anywhere where nothing separates words', '一二三四五', 3, '一二三'],
    ['never ends in half a sign', '🐈🐈', 3, '🐈'],
  ])('%s', (_, text, room, told) => {
    expect(withinRoom(text, room)).toBe(told);
  });
});

describe('[N-30] a lorebook that is looked at as far as it has room', () => {
  const entry = (change: Partial<LoreEntry> = {}): LoreEntry => ({
    keys: ['key'],
    secondaryKeys: [],
    selective: false,
    content: 'Brass.',
    enabled: true,
    constant: false,
    caseSensitive: false,
    useRegex: false,
    insertionOrder: 0,
    priority: 0,
    position: 'before',
    ...change,
  });
  const bookOf = (...entries: readonly LoreEntry[]): Lorebook => ({
    scanDepth: null,
    tokenBudget: null,
    recursiveScanning: false,
    entries: [...entries],
  });
  const many = (count: number, change?: Partial<LoreEntry>) => Array.from({ length: count }, () => entry(change));
  const keys = Array.from({ length: LOREBOOK_ROOM.keys - 1 }, () => 'key');

  it.each([
    ['all of a small one', bookOf(entry(), entry()), 2, false],
    ['what is on alone', bookOf(entry({ enabled: false }), entry()), 1, false],
    ['as many entries as have room', bookOf(...many(LOREBOOK_ROOM.entries + 1)), LOREBOOK_ROOM.entries, true],
    ['of keys too', bookOf(entry({ keys }), entry(), entry()), 2, true],
    ['of secondary keys too', bookOf(entry({ keys: [], secondaryKeys: keys }), entry(), entry()), 2, true],
    ['and of letters', bookOf(entry({ content: 'x'.repeat(LOREBOOK_ROOM.letters - 12) }), entry(), entry()), 2, true],
  ])('is %s', (_, book, count, isBeyond) => {
    expect([withinBook(book).entries.length, isBeyondRoom(book)]).toEqual([count, isBeyond]);
  });
});
