import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { stateIdsOf } from '@liora/flow-kit/machine/states.ts';
import { transitionName, transitionsOf } from '@liora/flow-kit/machine/transitions.ts';
import { flows } from '#machines/flows.ts';
import { diagramsOf, keptDiagrams } from '../../scripts/flows/drawDiagrams.ts';
import { inRoot } from '../../scripts/lib/root.ts';

const named = (svg: string, attribute: string): string[] =>
  [...svg.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, name = '']) => name);
const sorted = (names: readonly string[]): string[] => names.toSorted((one, other) => one.localeCompare(other, 'en'));
const sizeOf = (svg: string): { width: number; height: number } => {
  const [, width = '', height = ''] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
};

describe('the diagrams of the flows', () => {
  let diagrams: ReadonlyMap<string, string> = new Map();
  beforeAll(async () => {
    diagrams = await diagramsOf();
  });
  const diagramOf = (id: string): string => diagrams.get(`${id}.svg`) ?? '';

  it('are kept as they are drawn; if not, run `node scripts/flows/drawDiagrams.ts` and commit docs/flows', async () => {
    const kept = await keptDiagrams();
    const superfluous = kept.filter((file) => !diagrams.has(file));
    const stale: string[] = [];
    for (const [file, svg] of diagrams)
      if (!kept.includes(file) || (await readFile(inRoot('docs/flows', file), 'utf8')) !== svg) stale.push(file);
    expect({ stale, superfluous }).toEqual({ stale: [], superfluous: [] });
  });

  it.each(flows.map(({ machine }) => ({ id: machine.id, machine })))(
    'show every state and every transition once: $id',
    ({ id, machine }) => {
      const svg = diagramOf(id);
      expect(named(svg, 'data-flow')).toEqual([id]);
      expect(sorted(named(svg, 'data-state'))).toEqual(sorted(stateIdsOf(machine)));
      expect(sorted(named(svg, 'data-transition'))).toEqual(sorted(transitionsOf(machine).map(transitionName)));
    },
  );

  it('tell the time of each delay by the delay itself, where it is always the same', () => {
    const own = flows.flatMap(({ machine, description }) =>
      Object.entries(description.delays)
        .filter(([, words]) => /\d (?:ms|s|min|h)\b|\b(?:an hour|a minute|a second)\b/.test(words))
        .map(([name]) => `${machine.id}: ${name}`),
    );
    const unfilled = [...diagrams].filter(([, svg]) => svg.includes('{time}')).map(([file]) => file);
    expect({ own, unfilled }).toEqual({ own: [], unfilled: [] });
  });

  it('tell what others are told: an answer for setup closes its dialog, and the app hears of it', () => {
    expect(diagramOf('setup')).toContain('(then: ');
  });

  it('can be read without scrolling sideways, and are no burden to load', () => {
    const wrong = [...diagrams].filter(([, svg]) => sizeOf(svg).width > 1440 || svg.length > 150_000);
    expect(wrong.map(([file]) => file)).toEqual([]);
  });
});
