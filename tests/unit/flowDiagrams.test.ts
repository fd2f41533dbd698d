import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { assign, fromPromise, setup, stateIn } from 'xstate';
import { flows } from '#machines/flows.ts';
import type { AnyMeaning } from '#machines/meaning.ts';
import { stateIdsOf } from '#machines/states.ts';
import { transitionName, transitionsOf } from '#machines/transitions.ts';
import { drawDiagram } from '../../scripts/flows/diagram/drawDiagram.ts';
import { diagramsOf, keptDiagrams } from '../../scripts/flows/drawDiagrams.ts';
import { durationInWords, nameInWords } from '../../scripts/flows/words.ts';
import { inRoot } from '../../scripts/lib/root.ts';

/** A machine of which nothing is drawn twice: regions, a guard, a delay, what is done at once, history and an end. */
const lamp = setup({
  types: { events: { type: 'switch.pressed' }, context: { presses: 0 } },
  actors: { warmUp: fromPromise(() => Promise.resolve()) },
  guards: { isNight: () => true, isBright: () => false },
  actions: { count: assign({ presses: 1 }) },
  delays: { hurry: 1500 },
}).createMachine({
  id: 'lamp',
  context: { presses: 0 },
  initial: 'off',
  on: { 'switch.pressed': { actions: 'count' } },
  states: {
    off: {
      on: {
        'switch.pressed': [
          { guard: 'isNight', target: 'lit' },
          { guard: stateIn('off'), target: 'off', reenter: true },
          { target: 'lit.last' },
        ],
      },
    },
    lit: {
      type: 'parallel',
      tags: ['open', 'busy'],
      invoke: { id: 'warmUp', src: 'warmUp', onError: 'broken' },
      onDone: 'off',
      states: {
        colour: {
          initial: 'cold',
          states: { cold: { after: { hurry: 'warm', 500: 'warm' } }, warm: { type: 'final' } },
        },
        light: {
          initial: 'dim',
          states: {
            dim: { always: { guard: 'isBright', target: 'bright' } },
            bright: { on: { 'switch.pressed': 'dim' } },
          },
        },
        last: { type: 'history' },
      },
    },
    broken: { type: 'final' },
  },
});
const meaning: AnyMeaning = {
  purpose: 'Gives <light> & warmth.',
  screen: 'On the table',
  states: {
    off: 'It is dark.',
    lit: 'It is light.',
    'lit.colour.cold': 'The light is still rather cold, as it is soon after the start.',
  },
  events: { 'switch.pressed': { by: ['person', 'flow house'], words: 'Press the switch' } },
  actors: { warmUp: { does: 'Warms up', failed: 'The bulb breaks', spends: true } },
  guards: { isNight: 'it is night', isBright: 'it is bright' },
  delays: { hurry: 'It is warm enough' },
  home: ['off'],
};

const named = (svg: string, attribute: string): string[] =>
  [...svg.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, name = '']) => name);
const sorted = (names: readonly string[]): string[] => names.toSorted((one, other) => one.localeCompare(other, 'en'));
const sizeOf = (svg: string): { width: number; height: number } => {
  const [, width = '', height = ''] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
};

it('a diagram shows all that a machine is and means', async () => {
  await expect(await drawDiagram(lamp, meaning)).toMatchFileSnapshot('flowDiagrams/lamp.svg');
});

it.each([
  ['signIn.forgotPassword', 'Forgot password'],
  ['loading', 'Loading'],
])('%s is called “%s”', (id, words) => {
  expect(nameInWords(id)).toBe(words);
});

it.each([
  [200, '0.2 s'],
  [30_000, '30 s'],
  [120_000, '2 min'],
  [90_000, '90 s'],
  [3_600_000, '1 h'],
])('%d ms are %s', (milliseconds, words) => {
  expect(durationInWords(milliseconds)).toBe(words);
});

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

  it('can be read without scrolling sideways, and are no burden to load', () => {
    const wrong = [...diagrams].filter(([, svg]) => sizeOf(svg).width > 1440 || svg.length > 150_000);
    expect(wrong.map(([file]) => file)).toEqual([]);
  });
});
