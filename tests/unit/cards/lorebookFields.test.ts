import { describe, expect, it } from 'vitest';
import { lorebookOf } from '#server/features/card/lorebookFields.ts';

const nothing = { scanDepth: null, tokenBudget: null, recursiveScanning: false, entries: [] };
const plain = {
  keys: [],
  secondaryKeys: [],
  selective: false,
  content: '',
  enabled: true,
  constant: false,
  caseSensitive: false,
  useRegex: false,
  insertionOrder: 100,
  priority: 0,
  position: 'after',
};

describe('the lorebook of a card', () => {
  it('is read as V2 and V3 have it', () => {
    const book = {
      name: 'World',
      scan_depth: 3,
      token_budget: 400,
      recursive_scanning: true,
      extensions: {},
      entries: [
        {
          keys: ['a', ' b '],
          secondary_keys: ['c'],
          selective: true,
          content: 'A\r\nB\u0007',
          enabled: false,
          constant: true,
          case_sensitive: true,
          use_regex: true,
          insertion_order: -2.5,
          priority: 7,
          position: 'before_char',
          extensions: {},
          id: 1,
        },
      ],
    };
    expect(lorebookOf(book)).toEqual({
      scanDepth: 3,
      tokenBudget: 400,
      recursiveScanning: true,
      entries: [
        {
          keys: ['a', 'b'],
          secondaryKeys: ['c'],
          selective: true,
          content: 'A\nB',
          enabled: false,
          constant: true,
          caseSensitive: true,
          useRegex: true,
          insertionOrder: -2.5,
          priority: 7,
          position: 'before',
        },
      ],
    });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'lore'],
    ['a list', [{ keys: ['a'] }]],
  ])('is none where it is %s', (_, value) => {
    expect(lorebookOf(value)).toBeNull();
  });

  it.each([
    ['without entries', {}],
    ['of wrong types', { scan_depth: {}, token_budget: 'many', recursive_scanning: 'x', entries: 7 }],
    ['with entries that are none', { entries: [null, 'a', 7, []] }],
  ])('is empty %s', (_, value) => {
    expect(lorebookOf(value)).toEqual(nothing);
  });

  it('is read where its types are wrong but clear', () => {
    const entries = {
      7: { keys: 'sea, shore', content: ['It', 'is.'], enabled: 'false', insertion_order: '5', position: 0 },
      x: { keys: ['', '  ', 'k'.repeat(501), 3, null, 'ok'], content: 9, constant: 1, priority: Number.MAX_VALUE * 2 },
    };
    expect(lorebookOf({ scan_depth: '2', recursive_scanning: 1, entries })).toEqual({
      ...nothing,
      scanDepth: 2,
      recursiveScanning: true,
      entries: [
        { ...plain, keys: ['sea', 'shore'], content: 'It\nis.', enabled: false, insertionOrder: 5, position: 'before' },
        { ...plain, keys: ['ok'], content: '9', constant: true },
      ],
    });
  });

  it('[N-29] has the names of entries, which SillyTavern calls comments', () => {
    const entries = [{ comment: ' The sea ' }, { name: 'The shore' }, { comment: '', name: 'x' }, { comment: 7 }];
    expect(lorebookOf({ entries })?.entries.map(({ comment }) => comment)).toEqual([
      'The sea',
      'The shore',
      undefined,
      '7',
    ]);
  });

  it('has entries as they are by default', () => {
    expect(lorebookOf({ entries: [{}] })).toEqual({ ...nothing, entries: [plain] });
  });
});
