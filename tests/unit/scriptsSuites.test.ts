import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/root.ts';
import { restingFiles, SUITES } from '../../scripts/lib/suites.ts';

const suites = [
  { tests: ['paints', 'mixes'], sources: ['painter'] },
  { tests: ['sings'], sources: ['singer'] },
];

describe('restingFiles', () => {
  it('are those that have not changed, nor their sources, and which have no turn', async () => {
    const restingAfter = (changed: string): Promise<string[]> =>
      restingFiles(suites, {
        isChanged: (places) => Promise.resolve(places.includes(changed)),
        isDue: (file) => file === 'mixes',
      });
    expect(await Promise.all(['singer', 'sings', 'painter', 'paints'].map(restingAfter))).toEqual([
      ['paints'],
      ['paints'],
      ['sings'],
      ['sings'],
    ]);
  });
});

describe('SUITES', () => {
  it('names files and folders that are there', () => {
    const named = SUITES.flatMap(({ tests, sources }) => [...tests, ...sources]);
    expect(named.filter((place) => !existsSync(inRoot(place)))).toEqual([]);
  });
});
