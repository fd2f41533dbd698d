import { type NetworkWeights, type Part, PARTS, passThrough, SHAPE } from '#server/features/care/hearing/network.ts';
import { randomFrom } from './optimise.ts';

export interface Example {
  readonly words: readonly Uint16Array[];
  readonly isNeed: boolean;
}

interface Settings {
  readonly epochs: number;
  readonly rate: number;
  /** The part of the words, and of what filters find, that each step leaves out. */
  readonly dropWords: number;
  readonly dropFound: number;
  readonly seed: number;
}

/** No example is wholly sure: labels are so far from 0 and 1. */
const DOUBT = 0.02;
const POOLED = SHAPE.spans.length * SHAPE.filters;

const begin = (random: () => number): Record<Part, Float32Array> => {
  const gauss = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const some = (part: Part, spread: number) => Float32Array.from({ length: PARTS[part] }, () => gauss() * spread);
  return {
    rows: some('rows', 0.3),
    filters: some('filters', 0.15),
    filterBias: new Float32Array(PARTS.filterBias),
    hidden: some('hidden', Math.sqrt(2 / POOLED)),
    hiddenBias: new Float32Array(PARTS.hiddenBias),
    last: some('last', Math.sqrt(2 / SHAPE.hidden)),
    lastBias: new Float32Array(1),
  };
};

/**
 * Logistic loss by AdaGrad (Duchi, Hazan, Singer 2011), with dropout (Srivastava and others 2014) of words and of what filters found. The
 * weights are the mean of those after each epoch of the later half.
 */
export const trainNetwork = (
  examples: readonly Example[],
  settings: Settings,
  told: (line: string) => void,
): NetworkWeights => {
  const { epochs, rate, dropWords, dropFound, seed } = settings;
  const random = randomFrom(seed);
  const weights = begin(random);
  const zeros = (start: number): Record<Part, Float32Array> => ({
    rows: new Float32Array(PARTS.rows).fill(start),
    filters: new Float32Array(PARTS.filters).fill(start),
    filterBias: new Float32Array(PARTS.filterBias).fill(start),
    hidden: new Float32Array(PARTS.hidden).fill(start),
    hiddenBias: new Float32Array(PARTS.hiddenBias).fill(start),
    last: new Float32Array(PARTS.last).fill(start),
    lastBias: new Float32Array(PARTS.lastBias).fill(start),
  });
  const [squares, mean] = [zeros(1e-3), zeros(0)];
  const nothing = new Uint16Array([0]);
  let pace = rate;
  const step = (part: Part, index: number, gradient: number): void => {
    const square = (squares[part][index] ?? 0) + gradient * gradient;
    squares[part][index] = square;
    weights[part][index] = (weights[part][index] ?? 0) - (pace * gradient) / Math.sqrt(square);
  };
  const order = examples.map((_, index) => index);
  const kept = new Float32Array(POOLED);
  const averaged = Math.ceil(epochs / 2);
  const { width } = SHAPE;

  const learn = ({ words: all, isNeed }: Example): number => {
    const words = all.map((word) => (random() < dropWords ? nothing : word));
    for (let slot = 0; slot < POOLED; slot += 1) kept[slot] = random() < dropFound ? 0 : 1 / (1 - dropFound);
    const {
      words: made,
      pooled,
      where,
      hidden,
      score,
    } = passThrough(weights, words, (found) => {
      for (let slot = 0; slot < POOLED; slot += 1) found[slot] = (found[slot] ?? 0) * (kept[slot] ?? 0);
    });
    const chance = 1 / (1 + Math.exp(-score));
    const label = isNeed ? 1 - DOUBT : DOUBT;
    const wrong = chance - label;
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
    const wrongWords = new Float32Array(made.length);
    let weight = 0;
    let slot = 0;
    for (const span of SHAPE.spans) {
      const size = span * width;
      for (let filter = 0; filter < SHAPE.filters; filter += 1, weight += size, slot += 1) {
        const start = where[slot] ?? -1;
        const back = (wrongPooled[slot] ?? 0) * (kept[slot] ?? 0);
        if (start < 0 || back === 0) continue;
        const from = start * width;
        for (let at = 0; at < size; at += 1) {
          wrongWords[from + at] = (wrongWords[from + at] ?? 0) + back * (weights.filters[weight + at] ?? 0);
          step('filters', weight + at, back * (made[from + at] ?? 0));
        }
        step('filterBias', slot, back);
      }
    }
    for (const [index, pieces] of words.entries()) {
      if (pieces === nothing) continue;
      for (const piece of pieces)
        for (let at = 0; at < width; at += 1) {
          const gradient = (wrongWords[index * width + at] ?? 0) / pieces.length;
          if (gradient !== 0) step('rows', piece * width + at, gradient);
        }
    }
    return -(label * Math.log(chance + 1e-9) + (1 - label) * Math.log(1 - chance + 1e-9));
  };

  for (let epoch = 0; epoch < epochs; epoch += 1) {
    pace = rate * (1 - epoch / epochs);
    for (let index = order.length - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
    }
    let loss = 0;
    for (const at of order) {
      const example = examples[at];
      if (example !== undefined) loss += learn(example);
    }
    told(`epoch ${epoch + 1} of ${epochs}: ${(loss / examples.length).toFixed(4)}\n`);
    if (epoch < epochs - averaged) continue;
    for (const part of ['rows', 'filters', 'filterBias', 'hidden', 'hiddenBias', 'last', 'lastBias'] as const)
      for (const [index, value] of weights[part].entries())
        mean[part][index] = (mean[part][index] ?? 0) + value / averaged;
  }
  return mean;
};
