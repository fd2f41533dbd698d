import type { AnyMachineSnapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { coverOf } from '../model/cover.ts';
import { exampleModel } from './exampleMachine.ts';
import { pathsOf } from '../model/paths.ts';
import { reachOf } from '../model/reach.ts';
import type { Absence } from '../model/walk.ts';

const paths = pathsOf(exampleModel);
const absence: Absence<AnyMachineSnapshot> = { look: () => Promise.resolve() };

describe('coverOf', () => {
  it('reaches with fewer paths all that the paths reach', () => {
    const cover = coverOf(exampleModel, paths, {});
    expect(reachOf(exampleModel, cover, {})).toEqual(reachOf(exampleModel, paths, {}));
    expect(cover.length).toBeLessThan(paths.length);
  });

  it('meets everything that is not offered, and what that hides', () => {
    const driver = {
      notOffered: { 'water.heating: heater failed': absence, 'lamp.lit: lamp toggled': absence },
    };
    expect(reachOf(exampleModel, coverOf(exampleModel, paths, driver), driver)).toEqual(
      reachOf(exampleModel, paths, driver),
    );
  });

  it('needs each of its paths', () => {
    const cover = coverOf(exampleModel, paths, {});
    const { walked } = reachOf(exampleModel, paths, {}).transitions;
    expect(
      cover.filter(
        (path) =>
          reachOf(
            exampleModel,
            cover.filter((other) => other !== path),
            {},
          ).transitions.walked === walked,
      ),
    ).toEqual([]);
  });

  it('keeps the paths in their order, and the same each time', () => {
    const cover = coverOf(exampleModel, paths, {});
    expect(cover).toEqual(paths.filter((path) => cover.includes(path)));
    expect(coverOf(exampleModel, paths, {})).toEqual(cover);
  });
});
