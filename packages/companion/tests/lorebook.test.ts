import { describe, expect, it } from 'vitest';
import type { LoreEntry } from '../lorebook/lorebook.ts';
import { entry, applying } from './support/lorebook.ts';

describe('an entry applies', () => {
  it.each<[string, Partial<LoreEntry>, string, boolean]>([
    ['by one of its keys', { keys: ['tower', 'harbour'] }, 'At the harbour', true],
    ['by no other word', { keys: ['tower', 'harbour'] }, 'At the market', false],
    ['by a key in any case', { keys: ['Harbour'] }, 'HARBOUR', true],
    ['by a key in its own case alone', { keys: ['Harbour'], caseSensitive: true }, 'harbour', false],
    ['by a key in its own case', { keys: ['Harbour'], caseSensitive: true }, 'the Harbour', true],
    ['by a key inside a word', { keys: ['bake'] }, 'the bakery', true],
    ['never without keys', { keys: [] }, 'anything', false],
    ['always when it is constant', { keys: [], constant: true }, 'anything', true],
    ['never when it is switched off', { keys: ['a'], constant: true, enabled: false }, 'a', false],
    ['by both kinds of keys', { keys: ['sea'], secondaryKeys: ['old', 'new'], selective: true }, 'the new sea', true],
    ['not by one kind alone', { keys: ['sea'], secondaryKeys: ['old', 'new'], selective: true }, 'the sea', false],
    ['not by the other alone', { keys: ['sea'], secondaryKeys: ['old', 'new'], selective: true }, 'the new', false],
    ['by its keys alone unless selective', { keys: ['sea'], secondaryKeys: ['old'] }, 'the sea', true],
    ['by its keys alone without others', { keys: ['sea'], selective: true }, 'the sea', true],
    ['by a pattern', { keys: ['/h[ae]rbou?r/i'], useRegex: true }, 'HARBOR', true],
    ['by a pattern and not by its letters', { keys: ['/a+/'], useRegex: true }, 'the /b+/', false],
    ['by the letters of a pattern unless it is one', { keys: ['/a+/'] }, 'the /A+/', true],
    ['by words that are marked as pattern', { keys: ['harbour'], useRegex: true }, 'Harbour', true],
    ['when constant and marked as pattern', { keys: [], constant: true, useRegex: true }, 'anything', true],
    ['never by a pattern that is not read', { keys: ['/(?=a)a/'], useRegex: true }, 'a', false],
  ])('%s', (_, changes, text, applies) => {
    expect(applying([text], [entry('It.', changes)])).toEqual(applies ? ['It.'] : []);
  });

  it('once, whatever it is found by', () => {
    expect(applying(['sea sea', 'sea'], [entry('Sea')], { recursiveScanning: true })).toEqual(['Sea']);
  });

  it.each([
    ['the newest four turns', null, ['D', 'E', 'F', 'G']],
    ['as many as the book says', 2, ['F', 'G']],
    ['none, if it says so', 0, []],
    ['none, if it says less', -1, []],
    ['all, if it says more', 1e9, ['A', 'B', 'C', 'D', 'E', 'F', 'G']],
  ])('by a word in %s', (_, scanDepth, expected) => {
    const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
    expect(
      applying(
        letters,
        letters.map((letter) => entry(letter)),
        { scanDepth },
      ),
    ).toEqual(expected);
  });

  it('by a word in the newest part of long turns', () => {
    const turns = [`sea ${'x'.repeat(15_000)}`, `shore ${'x'.repeat(2000)}`];
    expect(applying(turns, [entry('Sea'), entry('Shore')])).toEqual(['Shore']);
  });
});

describe('the order', () => {
  it('is that of insertion, then that of the book', () => {
    const entries = [
      entry('A', { insertionOrder: 2 }),
      entry('B', { insertionOrder: -1 }),
      entry('C', { insertionOrder: 2 }),
      entry('D', { insertionOrder: 0.5 }),
    ];
    expect(applying(['a b c d'], entries)).toEqual(['B', 'D', 'A', 'C']);
  });
});

describe('recursive scanning', () => {
  const chain = [
    entry('One leads to two', { keys: ['start'] }),
    entry('Two leads to three', { keys: ['two'] }),
    entry('Three', { keys: ['three'], secondaryKeys: ['start'], selective: true }),
    entry('Constant four', { keys: [], constant: true, insertionOrder: 200 }),
    entry('Five', { keys: ['four'], insertionOrder: 200 }),
  ];

  it('finds what entries speak of', () => {
    expect(applying(['start'], chain, { recursiveScanning: true })).toEqual([
      'One leads to two',
      'Two leads to three',
      'Three',
      'Constant four',
      'Five',
    ]);
  });

  it('is done only where the book wants it', () => {
    expect(applying(['start'], chain)).toEqual(['One leads to two', 'Constant four']);
  });

  it('ends where entries speak of each other', () => {
    const circle = [entry('tail', { keys: ['head'] }), entry('head', { keys: ['tail'] })];
    expect(applying(['head'], circle, { recursiveScanning: true })).toEqual(['tail', 'head']);
  });

  it('reads a bounded part of the contents', () => {
    const entries = [entry(`${'x'.repeat(17_000)} two`, { keys: ['one'] }), entry('Two', { keys: ['two'] })];
    expect(applying(['one'], entries, { recursiveScanning: true }, 100_000).length).toBe(1);
  });
});

describe('the budget', () => {
  const entries = [
    entry('aaaa', { keys: ['x'], priority: 1, insertionOrder: 1 }),
    entry('bbbb', { keys: ['x'], priority: 3, insertionOrder: 2 }),
    entry('cccc', { keys: ['x'], priority: 2, insertionOrder: 3 }),
  ];

  it.each([
    [12, ['aaaa', 'bbbb', 'cccc']],
    [11, ['bbbb', 'cccc']],
    [7, ['bbbb']],
    [3, []],
    [0, []],
    [-5, []],
  ])('of %d characters leaves out the lowest priority first', (budget, expected) => {
    expect(applying(['x'], entries, {}, budget)).toEqual(expected);
  });

  it('of the book is in tokens of four characters, and the smaller one counts', () => {
    expect(applying(['x'], entries, { tokenBudget: 2 })).toEqual(['bbbb', 'cccc']);
    expect(applying(['x'], entries, { tokenBudget: 2 }, 4)).toEqual(['bbbb']);
    expect(applying(['x'], entries, { tokenBudget: 0 })).toEqual([]);
  });

  it('leaves out the lowest insertion order where priorities are equal, then what comes later in the book', () => {
    const equals = ['aaaa', 'bbbb', 'cccc', 'dddd'].map((content, index) =>
      entry(content, { keys: ['x'], insertionOrder: index === 0 ? 1 : 2 }),
    );
    expect(applying(['x'], equals, {}, 12)).toEqual(['bbbb', 'cccc', 'dddd']);
    expect(applying(['x'], equals, {}, 8)).toEqual(['bbbb', 'cccc']);
  });

  it('is not taken from others by what can never fit', () => {
    expect(applying(['x'], [entry('e'.repeat(50), { keys: ['x'], priority: 9 }), ...entries], {}, 12)).toEqual([
      'aaaa',
      'bbbb',
      'cccc',
    ]);
  });
});

describe('a hostile book', () => {
  it('takes a bounded number of steps for its patterns', () => {
    const patterns = Array.from({ length: 1000 }, (_, index) =>
      entry(`${index}`, { keys: [`/(a{0,30}){0,30}${index}b/`], useRegex: true }),
    );
    const words = entry('Words', { keys: ['aaa'] });
    expect(applying(['a'.repeat(20_000)], [...patterns, words])).toEqual(['Words']);
  });
});
