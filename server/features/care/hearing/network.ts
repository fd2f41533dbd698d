import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import * as z from 'zod';
import { hash, tokensOf } from './features.ts';

/** How large the parts of the network are. */
export const SHAPE = {
  /** Rows that pieces of words share, by their hashes; the first stands for nothing. */
  rows: 7000,
  /** Numbers a word is made into. */
  width: 20,
  /** So many words in a row are looked at together, each by `filters` of its own. */
  spans: [1, 2, 3],
  filters: 48,
  hidden: 24,
} as const;

/** Words beyond are left out: a longer text is heard in parts. */
const WORDS = 40;
/** Of what was said before. */
const WORDS_BEFORE = 20;
/** Letters in a row that make a piece of a word. */
const PIECES = [3, 4, 5] as const;
const PIECES_MAX = 30;

const rowOf = (piece: string): number => 1 + (hash(piece) % (SHAPE.rows - 1));

const piecesOf = (word: string): Uint16Array => {
  const whole = `<${word}>`;
  const pieces = [whole];
  for (const size of PIECES)
    for (let start = 0; start + size <= whole.length && pieces.length < PIECES_MAX; start += 1) {
      const piece = whole.slice(start, start + size);
      if (piece !== whole) pieces.push(piece);
    }
  return Uint16Array.from(pieces, rowOf);
};

/** The words of a legible text as the rows of their pieces, with marks at both ends, after those of the text before it. */
export const wordsOf = (text: string, earlier = ''): readonly Uint16Array[] => {
  const before = earlier === '' ? [] : [...tokensOf(earlier).slice(-WORDS_BEFORE), '>>'];
  return ['^', ...[...before, ...tokensOf(text)].slice(0, WORDS), '$'].map(piecesOf);
};

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
const POOLED = SHAPE.spans.length * SHAPE.filters;

/** The weights, one after the other: rows, then for each span its filters and what they begin with, then the hidden layer, then the last one. */
export const PARTS = {
  rows: SHAPE.rows * SHAPE.width,
  filters: sum(SHAPE.spans.map((span) => SHAPE.filters * span * SHAPE.width)),
  filterBias: POOLED,
  hidden: SHAPE.hidden * POOLED,
  hiddenBias: SHAPE.hidden,
  last: SHAPE.hidden,
  lastBias: 1,
} as const;
export type Part = keyof typeof PARTS;
export type NetworkWeights = Readonly<Record<Part, Float32Array>>;

/** What a pass through the network leaves, for whoever trains it. */
export interface Pass {
  /** `width` numbers a word. */
  readonly words: Float32Array;
  /** The most that each filter found, and at which word its span begins. */
  readonly pooled: Float32Array;
  readonly where: Int16Array;
  readonly hidden: Float32Array;
  readonly score: number;
}

const embed = ({ rows }: NetworkWeights, words: readonly Uint16Array[]): Float32Array => {
  const { width } = SHAPE;
  const made = new Float32Array(words.length * width);
  for (const [index, pieces] of words.entries())
    for (const piece of pieces)
      for (let at = 0; at < width; at += 1)
        made[index * width + at] = (made[index * width + at] ?? 0) + (rows[piece * width + at] ?? 0) / pieces.length;
  return made;
};

/** Whole spans only: the marks at both ends stand for what lies beyond. */
const pool = (
  { filters, filterBias }: NetworkWeights,
  words: Float32Array,
  count: number,
): Pick<Pass, 'pooled' | 'where'> => {
  const pooled = new Float32Array(POOLED);
  const where = new Int16Array(POOLED).fill(-1);
  let weight = 0;
  let slot = 0;
  for (const span of SHAPE.spans) {
    const size = span * SHAPE.width;
    for (let filter = 0; filter < SHAPE.filters; filter += 1) {
      const bias = filterBias[slot] ?? 0;
      for (let start = 0; start + span <= count; start += 1) {
        const from = start * SHAPE.width;
        let found = bias;
        for (let at = 0; at < size; at += 1) found += (filters[weight + at] ?? 0) * (words[from + at] ?? 0);
        if (found > (pooled[slot] ?? 0)) {
          pooled[slot] = found;
          where[slot] = start;
        }
      }
      weight += size;
      slot += 1;
    }
  }
  return { pooled, where };
};

const conclude = (weights: NetworkWeights, pooled: Float32Array): Pick<Pass, 'hidden' | 'score'> => {
  const hidden = new Float32Array(SHAPE.hidden);
  let score = weights.lastBias[0] ?? 0;
  for (let unit = 0; unit < SHAPE.hidden; unit += 1) {
    let found = weights.hiddenBias[unit] ?? 0;
    for (let slot = 0; slot < POOLED; slot += 1)
      found += (weights.hidden[unit * POOLED + slot] ?? 0) * (pooled[slot] ?? 0);
    hidden[unit] = Math.max(0, found);
    score += (weights.last[unit] ?? 0) * (hidden[unit] ?? 0);
  }
  return { hidden, score };
};

/** `drop` may take away from what was pooled, as training does. */
export const passThrough = (
  weights: NetworkWeights,
  words: readonly Uint16Array[],
  drop: (pooled: Float32Array) => void = () => undefined,
): Pass => {
  const made = embed(weights, words);
  const found = pool(weights, made, words.length);
  drop(found.pooled);
  return { words: made, ...found, ...conclude(weights, found.pooled) };
};

const header = z.object({
  /** The day it was trained. */
  made: z.iso.date(),
  /** What a weight of 1 of each part stands for. */
  scales: z.record(z.string(), z.number()),
});

const names = Object.keys(PARTS).filter((name): name is Part => name in PARTS);
/** A weight is one of so many steps on either side of 0. */
const STEPS = { rows: 24, others: 127 } as const;
const stepsOf = (part: Part): number => (part === 'rows' ? STEPS.rows : STEPS.others);

/** As a file: one line of JSON, then, compressed by Brotli (RFC 7932), the parts in their order, a signed byte a weight. */
export const encodeNetwork = (made: string, weights: NetworkWeights): Buffer => {
  const scales = Object.fromEntries(
    names.map((part) => [
      part,
      weights[part].reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / stepsOf(part),
    ]),
  );
  const bytes = names.flatMap((part) => [
    Int8Array.from(weights[part], (weight) => Math.round(weight / (scales[part] ?? 1))),
  ]);
  const body = Buffer.concat(bytes.map((some) => Buffer.from(some.buffer)));
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return Buffer.concat([
    Buffer.from(`${JSON.stringify({ made, scales })}\n`),
    brotliCompressSync(body, { params: quality }),
  ]);
};

export const decodeNetwork = (content: Buffer): NetworkWeights => {
  const end = content.indexOf(0x0a);
  const { scales } = header.parse(JSON.parse(content.toString('utf8', 0, end)));
  const body = brotliDecompressSync(content.subarray(end + 1));
  let offset = 0;
  const next = (part: Part): Float32Array => {
    const begin = offset;
    offset += PARTS[part];
    return Float32Array.from({ length: PARTS[part] }, (_, index) => body.readInt8(begin + index) * (scales[part] ?? 0));
  };
  return {
    rows: next('rows'),
    filters: next('filters'),
    filterBias: next('filterBias'),
    hidden: next('hidden'),
    hiddenBias: next('hiddenBias'),
    last: next('last'),
    lastBias: next('lastBias'),
  };
};

export const readNetwork = (file: URL): NetworkWeights => decodeNetwork(readFileSync(file));

/** What speaks for a need, as the logarithm of the odds. */
export const scoreOf = (weights: NetworkWeights, text: string, earlier = ''): number =>
  passThrough(weights, wordsOf(text, earlier)).score;
