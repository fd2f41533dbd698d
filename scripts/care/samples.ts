import { featuresOf } from '#server/features/care/hearing/features.ts';
import { earFor } from '#server/features/care/hearing/hear.ts';
import { legible } from '#server/features/care/hearing/legible.ts';
import type { Sample } from './optimise.ts';
import type { Labelled } from './sentences.ts';

/** A sentence with what it shows. */
export interface Prepared {
  readonly sentence: Labelled;
  readonly features: readonly number[];
}

export const prepare = (sentence: Labelled): Prepared => {
  const { concepts } = earFor(sentence.language);
  const shown = (said: string) => {
    const text = legible(said);
    return { text, concepts: concepts(text) };
  };
  const earlier = sentence.earlier === '' ? undefined : shown(sentence.earlier);
  return { sentence, features: [...featuresOf(shown(sentence.text), earlier)] };
};

/** The features that `enough` sentences show, with their places. */
export const vocabularyOf = (prepared: readonly Prepared[], enough: number): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const { features } of prepared)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
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
