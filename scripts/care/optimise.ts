import { softmax } from '#server/features/care/hearing/softmax.ts';

/** A sample for training: which columns it belongs to, and what it shows. */
export interface Sample {
  /** Places of the features that the vocabulary has. */
  readonly features: Uint32Array;
  /** How many features it shows, known or not. */
  readonly size: number;
  readonly label: number;
  readonly weight: number;
}

export interface Optimised {
  readonly weights: Float32Array;
  readonly columns: number;
}

interface Settings {
  readonly columns: number;
  readonly vocabulary: number;
  /** The place of the feature that every sample shows. */
  readonly always: number;
  readonly epochs: number;
  readonly rate: number;
  /** Pulls weights to zero with each step that touches them. */
  readonly decay: number;
  /** The part of a sample's features that each step leaves out, so that no single word carries a judgement. */
  readonly dropout: number;
  readonly seed: number;
}

/** Marsaglia's xorshift32: the same seed gives the same weights. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
};

/** In place. */
export const shuffle = (order: Uint32Array, random: () => number): void => {
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const kept = order[index] ?? 0;
    order[index] = order[other] ?? 0;
    order[other] = kept;
  }
};

/**
 * Multinomial logistic regression by AdaGrad (Duchi, Hazan, Singer 2011); a sample's features weigh 1/√n each, what is always shown 1. The
 * weights are the mean of those after each epoch of the later half (Polyak, Juditsky 1992): the last step's own would lean to the last samples.
 */
export const optimise = (samples: readonly Sample[], settings: Settings): Optimised => {
  const { columns, vocabulary, always, epochs, rate, decay, dropout, seed } = settings;
  const weights = new Float32Array(vocabulary * columns);
  const squares = new Float32Array(vocabulary * columns).fill(1e-6);
  const random = randomFrom(seed);
  const order = Uint32Array.from(samples.keys());
  const scores = new Float64Array(columns);
  const means = new Float32Array(vocabulary * columns);
  const averaged = Math.ceil(epochs / 2);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const sample = samples[at];
      if (sample === undefined) continue;
      const kept = sample.features.filter((feature) => feature === always || random() >= dropout);
      const value = 1 / Math.sqrt(Math.max(1, sample.size * (1 - dropout)));
      scores.fill(0);
      for (const feature of kept) {
        const base = feature * columns;
        const part = feature === always ? 1 : value;
        for (let column = 0; column < columns; column += 1)
          scores[column] = (scores[column] ?? 0) + (weights[base + column] ?? 0) * part;
      }
      softmax(scores);
      for (let column = 0; column < columns; column += 1) {
        const wrong = ((scores[column] ?? 0) - (column === sample.label ? 1 : 0)) * sample.weight;
        if (Math.abs(wrong) < 1e-4) continue;
        for (const feature of kept) {
          const index = feature * columns + column;
          const weight = weights[index] ?? 0;
          const gradient = wrong * (feature === always ? 1 : value) + decay * weight;
          const square = (squares[index] ?? 0) + gradient * gradient;
          squares[index] = square;
          weights[index] = weight - (rate * gradient) / Math.sqrt(square);
        }
      }
    }
    if (epoch < epochs - averaged) continue;
    for (const [index, weight] of weights.entries()) means[index] = (means[index] ?? 0) + weight / averaged;
  }
  return { weights: means, columns };
};
