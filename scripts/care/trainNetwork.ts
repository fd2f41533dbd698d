import { type NetworkWeights, type Part, PARTS, passThrough, SHAPE } from '#server/features/care/hearing/network.ts';
import { backpropagate, NOTHING, type Step } from './backpropagate.ts';
import { randomFrom, shuffle } from './optimise.ts';

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
const POOLED = PARTS.filterBias;

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

const filledWith = (start: number): Record<Part, Float32Array> => ({
  rows: new Float32Array(PARTS.rows).fill(start),
  filters: new Float32Array(PARTS.filters).fill(start),
  filterBias: new Float32Array(PARTS.filterBias).fill(start),
  hidden: new Float32Array(PARTS.hidden).fill(start),
  hiddenBias: new Float32Array(PARTS.hiddenBias).fill(start),
  last: new Float32Array(PARTS.last).fill(start),
  lastBias: new Float32Array(PARTS.lastBias).fill(start),
});

const addTo = (mean: Record<Part, Float32Array>, weights: NetworkWeights, count: number): void => {
  for (const part of ['rows', 'filters', 'filterBias', 'hidden', 'hiddenBias', 'last', 'lastBias'] as const)
    for (const [index, value] of weights[part].entries()) mean[part][index] = (mean[part][index] ?? 0) + value / count;
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
  const [squares, mean] = [filledWith(1e-3), filledWith(0)];
  let pace = rate;
  const step: Step = (part, index, gradient) => {
    const square = (squares[part][index] ?? 0) + gradient * gradient;
    squares[part][index] = square;
    weights[part][index] = (weights[part][index] ?? 0) - (pace * gradient) / Math.sqrt(square);
  };
  const order = Uint32Array.from(examples.keys());
  const kept = new Float32Array(POOLED);
  const averaged = Math.ceil(epochs / 2);

  const learn = ({ words: all, isNeed }: Example): number => {
    const words = all.map((word) => (random() < dropWords ? NOTHING : word));
    for (let slot = 0; slot < POOLED; slot += 1) kept[slot] = random() < dropFound ? 0 : 1 / (1 - dropFound);
    const pass = passThrough(weights, words, (found) => {
      for (let slot = 0; slot < POOLED; slot += 1) found[slot] = (found[slot] ?? 0) * (kept[slot] ?? 0);
    });
    const chance = 1 / (1 + Math.exp(-pass.score));
    const label = isNeed ? 1 - DOUBT : DOUBT;
    backpropagate(weights, { words, kept, pass }, chance - label, step);
    return -(label * Math.log(chance + 1e-9) + (1 - label) * Math.log(1 - chance + 1e-9));
  };

  for (let epoch = 0; epoch < epochs; epoch += 1) {
    pace = rate * (1 - epoch / epochs);
    shuffle(order, random);
    let loss = 0;
    for (const at of order) {
      const example = examples[at];
      if (example !== undefined) loss += learn(example);
    }
    told(`epoch ${epoch + 1} of ${epochs}: ${(loss / examples.length).toFixed(4)}\n`);
    if (epoch >= epochs - averaged) addTo(mean, weights, averaged);
  }
  return mean;
};
