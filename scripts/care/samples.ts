import { featuresOf } from '#server/features/care/hearing/features.ts';
import { earFor } from '#server/features/care/hearing/hear.ts';
import { legible } from '#server/features/care/hearing/legible.ts';
import { keyOf } from '#server/features/care/hearing/linearModel.ts';
import type { Sample } from './optimise.ts';
import type { Labelled } from './sentences.ts';

/** A sentence with what it shows, by the keys that the models keep of it. */
export interface Prepared {
  readonly sentence: Labelled;
  readonly features: readonly number[];
}

const keysOf = (hashes: ReadonlySet<number>): number[] => [...new Set([...hashes].map(keyOf))];

/** A sentence with its letters and words alone. */
export const prepareLetters = (sentence: Labelled): Prepared => ({
  sentence,
  features: keysOf(featuresOf({ text: legible(sentence.text), concepts: [] })),
});

export const prepare = (sentence: Labelled): Prepared => {
  const { concepts } = earFor(sentence.language);
  const shown = (said: string) => {
    const text = legible(said);
    return { text, concepts: concepts(text) };
  };
  const earlier = sentence.earlier === '' ? undefined : shown(sentence.earlier);
  return { sentence, features: keysOf(featuresOf(shown(sentence.text), earlier)) };
};

/** In how many sentences each feature is shown. */
export const countsOf = (prepared: readonly Prepared[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const { features } of prepared)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
};

/** The features that `enough` sentences show, with their places. */
export const vocabularyOf = (counts: ReadonlyMap<number, number>, enough: number): ReadonlyMap<number, number> => {
  const kept = [...counts].filter(([, count]) => count >= enough).map(([feature]) => feature);
  return new Map(kept.map((feature, place) => [feature, place]));
};

export const placed = (
  features: readonly number[],
  vocabulary: ReadonlyMap<number, number>,
): Pick<Sample, 'features' | 'size'> => ({
  features: Uint32Array.from(features.flatMap((feature) => vocabulary.get(feature) ?? [])),
  size: features.length,
});
