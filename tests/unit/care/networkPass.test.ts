import { describe, expect, it } from 'vitest';
import {
  decodeNetwork,
  encodeNetwork,
  type NetworkWeights,
  type Part,
  PARTS,
  passThrough,
  scoreOf,
  wordsOf,
} from '#server/features/care/hearing/network.ts';

/** FNV-1a of 32 bits, among 6,999 rows after the one of nothing. */
const rowOf = (piece: string): number =>
  1 +
  ((piece.split('').reduce((value, unit) => Math.imul(value ^ unit.charCodeAt(0), 0x01000193), 0x811c9dc5) >>> 0) %
    6999);
const rowsOf = (pieces: string) => Uint16Array.from(pieces.split(' '), rowOf);

type Given = Partial<Record<Part, Readonly<Record<number, number>>>>;
const part = (name: Part, { [name]: some = {} }: Given): Float32Array => {
  const made = new Float32Array(PARTS[name]);
  for (const [at, weight] of Object.entries(some)) made[Number(at)] = weight;
  return made;
};
/** Weights that are nothing but those that are given, by their places. */
const weightsOf = (given: Given): NetworkWeights => ({
  rows: part('rows', given),
  filters: part('filters', given),
  filterBias: part('filterBias', given),
  hidden: part('hidden', given),
  hiddenBias: part('hiddenBias', given),
  last: part('last', given),
  lastBias: part('lastBias', given),
});
const filled = (length: number, rest: number, some: Readonly<Record<number, number>>): number[] =>
  Array.from({ length }, (_, at) => some[at] ?? rest);

const WIDTH = 20;
/** Where the filters of two and of three words begin. */
const [PAIRS, TRIPLES] = [48 * WIDTH, 48 * WIDTH + 48 * 2 * WIDTH];
/** What each filter finds is one of 144 slots, those of single words first. */
const SLOTS = 144;

describe('the words that a network hears', () => {
  it('are rows of the whole word and of each three to five letters of it, between marks', () => {
    expect(wordsOf('help')).toEqual([
      rowsOf('<^>'),
      rowsOf('<help> <he hel elp lp> <hel help elp> <help help>'),
      rowsOf('<$>'),
    ]);
  });

  it('come after those of what was said before, and a mark', () => {
    expect(wordsOf('no', 'me 12')).toEqual([
      rowsOf('<^>'),
      rowsOf('<me> <me me>'),
      rowsOf('<#>'),
      rowsOf('<>>> <>> >>>'),
      rowsOf('<no> <no no>'),
      rowsOf('<$>'),
    ]);
  });

  it('are the first forty, of them at most the last twenty of what was said before', () => {
    const rowsOfAll = (words: readonly string[]) => words.map((word) => wordsOf(word)[1]);
    const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
    const [before, now] = [letters.map((letter) => `x${letter}`), letters.map((letter) => `y${letter}`)];
    expect(wordsOf(now.join(' '), before.join(' '))).toEqual([
      rowsOf('<^>'),
      ...rowsOfAll(before.slice(6)),
      rowsOf('<>>> <>> >>>'),
      ...rowsOfAll(now.slice(0, 19)),
      rowsOf('<$>'),
    ]);
  });

  it('are told by thirty pieces at most', () => {
    const word = 'abcdefghijklmnopqrst';
    const whole = `<${word}>`;
    const three = Array.from({ length: 20 }, (_, start) => whole.slice(start, start + 3));
    const four = Array.from({ length: 9 }, (_, start) => whole.slice(start, start + 4));
    expect(wordsOf(word)[1]).toEqual(rowsOf([whole, ...three, ...four].join(' ')));
  });
});

describe('a pass through the network', () => {
  const weights = weightsOf({
    rows: { [1 * WIDTH]: 1, [2 * WIDTH]: 4, [3 * WIDTH + 1]: 6, [4 * WIDTH + 19]: 5 },
    filters: { 0: 1, [PAIRS]: 1, [PAIRS + WIDTH + 1]: 2, [TRIPLES + 47 * 3 * WIDTH + 2 * WIDTH + 19]: 1 },
    filterBias: { 0: 0.5, 143: -4 },
    hidden: {
      0: 2,
      143: 3,
      [SLOTS]: 1,
      [23 * SLOTS + 48]: -1,
    },
    hiddenBias: { 0: -1 },
    last: { 0: 2, 1: 0.5, 23: 10 },
    lastBias: { 0: 0.25 },
  });
  const words = [Uint16Array.of(1), Uint16Array.of(2, 3), Uint16Array.of(4)];

  it('means the pieces of each word, keeps the most that each filter finds, and concludes from it', () => {
    const { words: made, pooled, where, hidden, score } = passThrough(weights, words);
    expect([made, pooled, where, hidden].map((some) => [...some])).toEqual([
      filled(3 * WIDTH, 0, { 0: 1, [WIDTH]: 2, [WIDTH + 1]: 3, [2 * WIDTH + 19]: 5 }),
      filled(SLOTS, 0, { 0: 2.5, 48: 7, 143: 1 }),
      filled(SLOTS, -1, { 0: 1, 48: 0, 143: 0 }),
      filled(24, 0, { 0: 7, 1: 2.5 }),
    ]);
    expect(score).toBe(0.25 + 2 * 7 + 0.5 * 2.5);
  });

  it('finds nothing that needs more words than there are', () => {
    const { pooled, where, score } = passThrough(weights, words.slice(0, 2));
    expect([[...pooled], [...where]]).toEqual([
      filled(SLOTS, 0, { 0: 2.5, 48: 7 }),
      filled(SLOTS, -1, { 0: 1, 48: 0 }),
    ]);
    expect(score).toBe(0.25 + 2 * 4 + 0.5 * 2.5);
  });

  it('concludes from what was left of what it found', () => {
    const { pooled, hidden, score } = passThrough(weights, words, (found) => {
      found[0] = 0;
    });
    expect([[...pooled], [...hidden], score]).toEqual([
      filled(SLOTS, 0, { 48: 7, 143: 1 }),
      filled(24, 0, { 0: 2 }),
      0.25 + 2 * 2,
    ]);
  });

  it('of a text is its score', () => {
    const heard = weightsOf({
      rows: { [rowOf('<no>') * WIDTH]: 6, [rowOf('<>>>') * WIDTH]: 30 },
      filters: { 0: 1 },
      hidden: { 0: 1 },
      last: { 0: 3 },
      lastBias: { 0: -1 },
    });
    expect([scoreOf(heard, 'no'), scoreOf(heard, 'no', 'me'), scoreOf(heard, 'me')]).toEqual([5, 29, -1]);
  });
});

describe('a network in a file', () => {
  const given = weightsOf({
    rows: { 0: 24, 7: -7, 139_999: 3 },
    filters: { 0: -127, 5: 11 },
    filterBias: { 143: 254, 2: -2 },
    hidden: { 0: 12.7, 9: 0.1 },
    hiddenBias: {},
    last: { 23: 127, 0: 1 },
    lastBias: { 0: -127 },
  });
  const written = encodeNetwork('2026-11-27', given);

  it('says when it was made, and what a step of each part stands for', () => {
    expect(JSON.parse(written.toString('utf8', 0, written.indexOf('\n')))).toEqual({
      made: '2026-11-27',
      scales: {
        rows: 1,
        filters: 1,
        filterBias: 2,
        hidden: expect.closeTo(0.1, 6),
        hiddenBias: 1e-9 / 127,
        last: 1,
        lastBias: 1,
      },
    });
  });

  it('is read as it was written', () => {
    const read = decodeNetwork(written);
    const exact: readonly Part[] = ['rows', 'filters', 'filterBias', 'hiddenBias', 'last', 'lastBias'];
    expect(exact.map((name) => read[name])).toEqual(exact.map((name) => given[name]));
    expect([...read.hidden].map((weight) => Number(weight.toFixed(5)))).toEqual(
      filled(24 * SLOTS, 0, { 0: 12.7, 9: 0.1 }),
    );
  });
});
