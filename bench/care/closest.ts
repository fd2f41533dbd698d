import { type Evidence, evidenceOf, needIn } from '#server/features/care/hearing/hear.ts';
import { thresholds } from '#server/features/care/hearing/thresholds.ts';
import type { Labelled } from '../../scripts/care/sentences.ts';

/** A sentence, how likely the models find a need in it, and from which chance on it would be heard. */
export interface Measured {
  readonly sentence: Labelled;
  readonly chance: number;
  readonly threshold: number;
}

/** Halvings until a chance is known to a thousandth. */
const STEPS = 10;

/** From which chance of the text alone on a need is heard in it; undefined where that decides nothing. */
const heardFrom = (evidence: Evidence, alone: NonNullable<Evidence['alone']>): number | undefined => {
  const isHeard = (chance: number): boolean =>
    needIn({ ...evidence, alone: { ...alone, chance } }, thresholds[evidence.language]) !== null;
  if (isHeard(0) || !isHeard(1)) return undefined;
  let [below, from] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (below + from) / 2;
    if (isHeard(middle)) from = middle;
    else below = middle;
  }
  return from;
};

/** The sentences whose chance came closest to the threshold, the closest first. */
export const closest = (sentences: readonly Labelled[], count: number): readonly Measured[] =>
  sentences
    .flatMap((sentence): Measured[] => {
      const evidence = evidenceOf(sentence.text, sentence.earlier);
      if (evidence?.alone === undefined) return [];
      const threshold = heardFrom(evidence, evidence.alone);
      return threshold === undefined ? [] : [{ sentence, chance: evidence.alone.chance, threshold }];
    })
    .toSorted((one, other) => Math.abs(one.chance - one.threshold) - Math.abs(other.chance - other.threshold))
    .slice(0, count);
