import { type NetworkWeights, type Part, type Pass, PARTS, SHAPE } from '#server/features/care/hearing/network.ts';

const POOLED = PARTS.filterBias;

/** Moves one weight of a part against its gradient. */
export type Step = (part: Part, index: number, gradient: number) => void;

/** Of an example, as the network heard it. */
export interface Heard {
  readonly words: readonly Uint16Array[];
  /** What each of the things that filters found was multiplied by. */
  readonly kept: Float32Array;
  readonly pass: Pass;
}

/** Stands for a word that was left out. */
export const NOTHING = new Uint16Array([0]);

/** Through the last layer and the hidden one; gives how wrong the things are that filters found. */
const throughLayers = (weights: NetworkWeights, { hidden, pooled }: Pass, wrong: number, step: Step): Float32Array => {
  const wrongPooled = new Float32Array(POOLED);
  for (let unit = 0; unit < SHAPE.hidden; unit += 1) {
    const lit = hidden[unit] ?? 0;
    if (lit <= 0) continue;
    const back = wrong * (weights.last[unit] ?? 0);
    step('last', unit, wrong * lit);
    step('hiddenBias', unit, back);
    for (let slot = 0; slot < POOLED; slot += 1) {
      const found = pooled[slot] ?? 0;
      if (found === 0) continue;
      const index = unit * POOLED + slot;
      wrongPooled[slot] = (wrongPooled[slot] ?? 0) + back * (weights.hidden[index] ?? 0);
      step('hidden', index, back * found);
    }
  }
  step('lastBias', 0, wrong);
  return wrongPooled;
};

/** Through the filters; gives how wrong the numbers of the words are. */
const throughFilters = (
  weights: NetworkWeights,
  { kept, pass: { words: made, where } }: Heard,
  wrongPooled: Float32Array,
  step: Step,
): Float32Array => {
  const wrongWords = new Float32Array(made.length);
  let weight = 0;
  let slot = 0;
  for (const span of SHAPE.spans) {
    const size = span * SHAPE.width;
    for (let filter = 0; filter < SHAPE.filters; filter += 1, weight += size, slot += 1) {
      const start = where[slot] ?? -1;
      const back = (wrongPooled[slot] ?? 0) * (kept[slot] ?? 0);
      if (start < 0 || back === 0) continue;
      const from = start * SHAPE.width;
      for (let at = 0; at < size; at += 1) {
        wrongWords[from + at] = (wrongWords[from + at] ?? 0) + back * (weights.filters[weight + at] ?? 0);
        step('filters', weight + at, back * (made[from + at] ?? 0));
      }
      step('filterBias', slot, back);
    }
  }
  return wrongWords;
};

const throughRows = (words: readonly Uint16Array[], wrongWords: Float32Array, step: Step): void => {
  const { width } = SHAPE;
  for (const [index, pieces] of words.entries()) {
    if (pieces === NOTHING) continue;
    for (const piece of pieces)
      for (let at = 0; at < width; at += 1) {
        const gradient = (wrongWords[index * width + at] ?? 0) / pieces.length;
        if (gradient !== 0) step('rows', piece * width + at, gradient);
      }
  }
};

/** Steps every weight that had a part in how wrong the score of an example is. */
export const backpropagate = (weights: NetworkWeights, heard: Heard, wrong: number, step: Step): void => {
  const wrongPooled = throughLayers(weights, heard.pass, wrong, step);
  const wrongWords = throughFilters(weights, heard, wrongPooled, step);
  throughRows(heard.words, wrongWords, step);
};
