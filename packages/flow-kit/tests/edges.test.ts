import { describe, expect, it } from 'vitest';
import { legsOf, walksAlong } from '../model/edges.ts';
import { type Stimulus, stimuliOf } from '../model/stimuli.ts';
import { exampleModel } from './exampleMachine.ts';
import { createRunner } from '../model/runner.ts';

const stimuli = new Map(stimuliOf(exampleModel).map((stimulus) => [stimulus.words, stimulus]));
const stepsOf = (...words: readonly string[]): Stimulus[] =>
  words.map((each) => {
    const step = stimuli.get(each);
    if (!step) throw new Error(`Nothing is called ${each}`);
    return step;
  });
const idle = (cups: number) => `[{"water":"idle","lamp":"dark"},"active",${cups}]`;
const checking = '[{"water":"checking","lamp":"dark"},"active",2]';
const filling = { words: 'kettle filled', from: idle(0), to: idle(2) };
const starting = { words: 'kettle started', from: idle(2), to: checking };
const stopping = { words: 'kettle stopped', from: checking, to: idle(2) };
const steps = stepsOf('kettle filled', 'kettle started', 'kettle stopped', 'kettle started');

const edgesOn = (...given: Parameters<typeof walksAlong>) =>
  walksAlong(...given)(steps).map(({ from, step: { words }, to }) => ({ words, from, to }));

describe('walksAlong', () => {
  it('tells of each step the situation before and after', () => {
    expect(edgesOn(exampleModel)).toEqual([filling, starting, stopping, starting]);
  });

  it('gives each stimulus in a situation one name, whenever it is walked', () => {
    const names = walksAlong(exampleModel)(steps).map(({ name }) => name);
    expect(names[3]).toBe(names[1]);
    expect(new Set(names).size).toBe(3);
  });

  it('stops after looking at what is not offered', () => {
    const notOffered = { 'water.checking: kettle stopped': {} };
    expect(edgesOn(exampleModel, notOffered)).toEqual([filling, starting, { ...stopping, to: 'not offered' }]);
    const never = { 'water.checking: kettle stopped': { when: () => false } };
    expect(edgesOn(exampleModel, never)).toEqual([filling, starting, stopping, starting]);
  });

  it('stops before what the machine does not take', () => {
    expect(walksAlong(exampleModel)(stepsOf('kettle started', 'kettle filled'))).toEqual([]);
  });
});

describe('legsOf', () => {
  const { run } = createRunner(exampleModel.machine, undefined);
  const seen = run(steps.map(({ event }) => event)).map(({ snapshot }) => snapshot);
  const [start] = seen;
  if (!start) throw new Error('The kettle does not start');

  it('goes from where the machine is to where it really comes to, along the same edges as a walk', () => {
    const way = legsOf(exampleModel).along(steps);
    expect(way.map(({ name }) => name)).toEqual(walksAlong(exampleModel)(steps).map(({ name }) => name));
    expect(way.map(({ after }) => [after.value, after.context])).toEqual(
      seen.slice(1).map(({ value, context }) => [value, context]),
    );
  });

  it('goes on from where it is told', () => {
    const { along, from } = legsOf(exampleModel);
    const [filled, ...others] = steps;
    const leg = filled && from(start, filled);
    expect(along(others, leg?.after)).toEqual(along(steps).slice(1));
  });

  it('gives the same leg for the same step from the same stand', () => {
    const { along, from } = legsOf(exampleModel);
    const way = along([...steps, ...steps.slice(2)]);
    expect(way[5]).toBe(way[3]);
    expect(way[1]?.after).not.toBe(way[0]?.after);
    const [filled] = steps;
    expect(filled && from(start, filled)).toBe(way[0]);
  });

  it('tells apart in which order the states of regions side by side were entered', () => {
    const { along } = legsOf(exampleModel);
    const afterAll = (...words: readonly string[]) => along(stepsOf(...words)).at(-1)?.after;
    const lampFirst = afterAll('kettle filled', 'lamp toggled', 'kettle started');
    const lampLast = afterAll('kettle filled', 'kettle started', 'lamp toggled');
    expect(lampLast?.value).toEqual(lampFirst?.value);
    expect(lampLast).not.toBe(lampFirst);
    expect(afterAll('kettle filled', 'lamp toggled', 'lamp toggled', 'lamp toggled', 'kettle started')).toBe(lampFirst);
  });

  it('stops after looking at what is not offered, and before what the machine does not take', () => {
    const notOffered = { 'water.checking: kettle stopped': {} };
    expect(
      legsOf(exampleModel, notOffered)
        .along(steps)
        .map(({ to }) => to),
    ).toEqual([idle(2), checking, 'not offered']);
    expect(legsOf(exampleModel).along(stepsOf('kettle started', 'kettle filled'))).toEqual([]);
  });
});
