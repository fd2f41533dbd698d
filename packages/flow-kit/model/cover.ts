import type { AnyMachineSnapshot } from 'xstate';
import type { AnyModel } from './model.ts';
import type { Way } from './paths.ts';
import { type Shown, shownOn } from './reach.ts';
import type { NotOffered } from './walk.ts';

const goalsOf = ({ walked, hidden, absent }: Shown): readonly string[] => [
  ...[...walked].map((name) => `take ${name}`),
  ...[...hidden].map((name) => `miss what would ${name}`),
  ...[...absent].map((name) => `miss ${name}`),
];

/**
 * A few of `paths`, in their order, whose walks on the screen take every transition that the walks of all of them take, and meet everything
 * that the screen does not offer: always the one that brings most, until none brings anything.
 */
export const coverOf = <W extends Way>(
  model: AnyModel,
  paths: readonly W[],
  driver: { readonly notOffered?: NotOffered<AnyMachineSnapshot> },
): readonly W[] => {
  const shown = shownOn(model, paths, driver);
  const open = new Map(paths.map((path, index) => [path, new Set(shown.slice(index, index + 1).flatMap(goalsOf))]));
  const chosen = new Set<W>();
  for (;;) {
    const [best, goals] = [...open].reduce<readonly [W | undefined, ReadonlySet<string>]>(
      (most, [path, left]) => (left.size > most[1].size ? [path, left] : most),
      [undefined, new Set()],
    );
    if (best === undefined) return paths.filter((path) => chosen.has(path));
    chosen.add(best);
    const reached = [...goals];
    for (const left of open.values()) for (const goal of reached) left.delete(goal);
  }
};
