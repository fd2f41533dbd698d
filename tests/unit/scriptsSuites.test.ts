import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/root.ts';
import { restingFiles, SUITES } from '../../scripts/lib/suites.ts';

const suites = [
  { tests: ['paints', 'mixes'], sources: ['painter'] },
  { tests: ['sings'], sources: ['singer'] },
];

describe('restingFiles', () => {
  it('are those whose sources have not changed lately and which have no turn', async () => {
    const changedLately = (sources: readonly string[]): Promise<boolean> => Promise.resolve(sources.includes('singer'));
    expect(await restingFiles(suites, { changedLately, isDue: (file) => file === 'mixes' })).toEqual(['paints']);
  });
});

describe('SUITES', () => {
  it('names files and folders that are there', () => {
    const named = SUITES.flatMap(({ tests, sources }) => [...tests, ...sources]);
    expect(named.filter((place) => !existsSync(inRoot(place)))).toEqual([]);
  });
});
