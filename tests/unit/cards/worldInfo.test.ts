import { describe, expect, it } from 'vitest';
import { CardError } from '#server/features/card/cardError.ts';
import { lorebookFileOf } from '#server/features/card/worldInfo.ts';

const plain = {
  keys: [],
  secondaryKeys: [],
  selective: false,
  content: '',
  enabled: true,
  constant: false,
  caseSensitive: false,
  useRegex: true,
  insertionOrder: 100,
  priority: 0,
  position: 'after',
};
/** As SillyTavern writes an entry. */
const entry = (change: Readonly<Record<string, unknown>> = {}) => ({
  uid: 0,
  key: ['harbour', '/quay\\d/i'],
  keysecondary: [],
  comment: '',
  content: 'The harbour freezes.',
  constant: false,
  vectorized: false,
  selective: true,
  selectiveLogic: 0,
  addMemo: true,
  order: 100,
  position: 0,
  disable: false,
  excludeRecursion: false,
  preventRecursion: false,
  probability: 100,
  useProbability: true,
  depth: 4,
  group: '',
  scanDepth: null,
  caseSensitive: null,
  matchWholeWords: null,
  role: 0,
  sticky: 0,
  cooldown: 0,
  delay: 0,
  displayIndex: 0,
  ...change,
});
const readOf = (...entries: readonly unknown[]) =>
  lorebookFileOf({ entries: Object.fromEntries(entries.map((one, index) => [String(index), one])) });
const harbour = {
  ...plain,
  keys: ['harbour', '/quay\\d/i'],
  selective: true,
  content: 'The harbour freezes.',
  position: 'before',
};

describe('[N-29] world info of SillyTavern', () => {
  it('is read as a lorebook, entry by entry', () => {
    expect(
      readOf(
        entry({ comment: 'Harbour' }),
        entry({ position: 1, order: 7, disable: true, constant: true, caseSensitive: true }),
      ),
    ).toEqual({
      lorebook: {
        scanDepth: null,
        tokenBudget: null,
        recursiveScanning: false,
        entries: [
          { ...harbour, comment: 'Harbour' },
          { ...harbour, position: 'after', insertionOrder: 7, enabled: false, constant: true, caseSensitive: true },
        ],
      },
      leftOut: [],
    });
  });

  it.each([
    ['a place among the turns', { position: 4, depth: 2, role: 1 }, '@@depth 2\n@@role user\nThe harbour freezes.'],
    ['the usual place among them', { position: 4, depth: null, role: null }, '@@depth 4\n@@role system\n'],
    ['a depth of search', { scanDepth: 9 }, '@@scan_depth 9\nThe harbour freezes.'],
    ['keys that keep it out', { keysecondary: ['summer', 'noon'], selectiveLogic: 2 }, '@@exclude_keys summer,noon\n'],
  ])('has %s as a decorator', (_, change, content) => {
    const { lorebook, leftOut } = readOf(entry(change));
    expect(lorebook.entries[0]?.content).toContain(content);
    expect([lorebook.entries[0]?.secondaryKeys, leftOut]).toEqual([[], []]);
  });

  it.each([
    ['position', { position: 2 }],
    ['selectiveLogic', { keysecondary: ['a', 'b'], selectiveLogic: 3 }],
    ['probability', { probability: 40 }],
    ['group', { group: 'weather' }],
    ['sticky', { sticky: 3 }],
    ['cooldown', { cooldown: 3 }],
    ['delay', { delay: 3 }],
    ['vectorized', { vectorized: true }],
    ['excludeRecursion', { excludeRecursion: true }],
    ['preventRecursion', { preventRecursion: true }],
    ['matchWholeWords', { matchWholeWords: true }],
  ])('says that it does not go by %s', (what, change) => {
    expect(readOf(entry(), entry(change), entry(change)).leftOut).toEqual([what]);
  });

  it('goes by no probability that is off', () => {
    expect(readOf(entry({ probability: 40, useProbability: false })).leftOut).toEqual([]);
  });
});

describe('[N-29] another file with a lorebook', () => {
  const book = { entries: [{ keys: ['sea'], content: 'Salt.', use_regex: false }] };
  const read = {
    lorebook: {
      scanDepth: null,
      tokenBudget: null,
      recursiveScanning: false,
      entries: [{ ...plain, keys: ['sea'], content: 'Salt.', useRegex: false }],
    },
    leftOut: [],
  };

  it.each([
    ['by itself', book],
    ['as V3 has it', { spec: 'lorebook_v3', data: book }],
    ['in a card of V2', { spec: 'chara_card_v2', data: { name: 'Mara', character_book: book } }],
    ['in a card of V1', { name: 'Mara', first_mes: 'Hi', character_book: book }],
  ])('is read: %s', (_, file) => {
    expect(lorebookFileOf(file)).toEqual(read);
  });

  it.each([
    ['nothing of it', {}],
    ['a card without one', { name: 'Mara', first_mes: 'Hi' }],
    ['entries that are none', { entries: 7 }],
    ['a list', []],
    ['a text', 'entries'],
    ['too little', null],
  ])('is refused with %s', (_, file) => {
    expect(() => lorebookFileOf(file)).toThrow(new CardError('notALorebook'));
  });
});
