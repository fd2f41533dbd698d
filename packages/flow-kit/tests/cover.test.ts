import type { AnyMachineSnapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { coverOf } from '../model/cover.ts';
import { kettleModel } from './kettle.ts';
import { pathsOf } from '../model/paths.ts';
import { reachOf } from '../model/reach.ts';
import type { Absence } from '../model/walk.ts';

const paths = pathsOf(kettleModel);
const absence: Absence<AnyMachineSnapshot> = { look: () => Promise.resolve() };

describe('coverOf', () => {
  it('reaches with fewer paths all that the paths reach', () => {
    const cover = coverOf(kettleModel, paths, {});
    expect(reachOf(kettleModel, cover, {})).toEqual(reachOf(kettleModel, paths, {}));
    expect(cover.length).toBeLessThan(paths.length);
  });

  it('meets everything that is not offered, and what that hides', () => {
    const walker = {
      notOffered: { 'water.heating: heater failed': absence, 'lamp.lit: lamp toggled': absence },
    };
    expect(reachOf(kettleModel, coverOf(kettleModel, paths, walker), walker)).toEqual(
      reachOf(kettleModel, paths, walker),
    );
  });

  it('needs each of its paths', () => {
    const cover = coverOf(kettleModel, paths, {});
    const { walked } = reachOf(kettleModel, paths, {}).transitions;
    expect(
      cover.filter(
        (path) =>
          reachOf(
            kettleModel,
            cover.filter((other) => other !== path),
            {},
          ).transitions.walked === walked,
      ),
    ).toEqual([]);
  });

  it('keeps the paths in their order, and the same each time', () => {
    const cover = coverOf(kettleModel, paths, {});
    expect(cover).toEqual(paths.filter((path) => cover.includes(path)));
    expect(coverOf(kettleModel, paths, {})).toEqual(cover);
  });
});
