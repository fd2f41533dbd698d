import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { edgeSetOf } from '../model/edgeSet.ts';
import { type Leg, legsOf, type Walked } from '../model/edges.ts';
import { type AnyModel, bare } from '../model/model.ts';
import { pathsOf, wordsOf } from '../model/paths.ts';
import { situations, standsOf, waysTo } from '../model/waysOn.ts';

const types: { context?: { coins: number } } = {};
/** Who crosses the river pays, and situations do not tell who has a coin. */
const riverModel: AnyModel = {
  machine: setup({ types }).createMachine({
    id: 'river',
    context: { coins: 1 },
    initial: 'bank',
    states: {
      bank: {
        on: {
          'ferry.taken': {
            guard: ({ context }) => context.coins > 0,
            target: 'island',
            actions: assign({ coins: ({ context }) => context.coins - 1 }),
          },
          'bridge.taken': 'bridge',
        },
      },
      bridge: { on: { 'bridge.crossed': 'island', 'bridge.left': 'bank' } },
      island: { on: { 'island.left': 'bank', 'song.sung': 'island' } },
    },
  }),
  fixtures: {
    events: {
      'ferry.taken': bare,
      'bridge.taken': bare,
      'bridge.crossed': bare,
      'bridge.left': bare,
      'island.left': bare,
      'song.sung': bare,
    },
    done: {},
    failed: {},
  },
};
const legs = legsOf(riverModel);
const edges: readonly Leg[] = [
  ...new Map(
    pathsOf(riverModel)
      .flatMap(({ steps }) => legs.along(steps))
      .map((leg) => [leg.name, leg]),
  ).values(),
];
const named = (words: string): readonly Leg[] => edges.filter(({ step }) => step.words === words);
const goalsOf = (...words: readonly string[]) => edgeSetOf(words.flatMap(named));
/** To the island and back, with no coin left. */
const wayBack = legs.along([...named('ferry taken'), ...named('island left')].map(({ step }) => step));
const stands = standsOf(legs, () => true);
const wordsAfter = (ways: Iterable<readonly Walked<unknown>[]>): string[] =>
  [...ways].map((way) => wordsOf(way.slice(wayBack.length).map(({ step }) => step)));

describe('waysTo', () => {
  it('gives one way to each goal, nearest first', () => {
    const all = edgeSetOf(edges);
    expect(wordsAfter(waysTo(all, edges)(situations, wayBack, 6))).toEqual([
      'ferry taken',
      'bridge taken',
      'ferry taken > island left',
      'ferry taken > song sung',
      'bridge taken > bridge crossed',
      'bridge taken > bridge left',
    ]);
  });

  it('gives ways that situations promise, or that the machine really takes', () => {
    const waysOn = waysTo(goalsOf('song sung'), edges);
    expect(wordsAfter(waysOn(situations, wayBack, 6))).toEqual(['ferry taken > song sung']);
    expect(wordsAfter(waysOn(stands, wayBack, 6))).toEqual(['bridge taken > bridge crossed > song sung']);
  });

  it('goes no further than told', () => {
    const waysOn = waysTo(goalsOf('song sung'), edges);
    expect(wordsAfter(waysOn(stands, wayBack, 1))).toEqual([]);
    expect(wordsAfter(waysOn(stands, wayBack, 2))).toHaveLength(1);
  });

  it('goes only where a page goes along', () => {
    const dry = standsOf(legs, (steps) => steps.every(({ step }) => step.words !== 'bridge crossed'));
    expect(wordsAfter(waysTo(goalsOf('song sung'), edges)(dry, wayBack, 6))).toEqual([]);
  });

  it('leaves out goals that are none any more', () => {
    const goals = goalsOf('song sung', 'bridge left');
    const waysOn = waysTo(goals, edges);
    for (const edge of named('bridge left')) goals.remove(edge);
    expect(wordsAfter(waysOn(situations, wayBack, 6))).toEqual(['ferry taken > song sung']);
  });
});
