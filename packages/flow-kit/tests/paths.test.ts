import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, setup } from 'xstate';
import { exampleModel } from './exampleMachine.ts';
import { type AnyModel, bare } from '../model/model.ts';
import { pathsOf, wordsOf } from '../model/paths.ts';
import { createRunner, waited } from '../model/runner.ts';
import type { NotOffered } from '../model/walk.ts';

describe('pathsOf', () => {
  it('gives a shortest way to each thing that happens in each situation, none of them the beginning of another', () => {
    expect(pathsOf(exampleModel).map(({ title }) => title)).toEqual([
      '01 kettle filled > kettle filled',
      '02 lamp toggled > kettle filled',
      '03 lamp toggled > lamp toggled',
      '04 kettle filled > kettle started > kettle stopped',
      '05 kettle filled > kettle started > check mains done (mains off)',
      '06 kettle filled > kettle started > check mains failed',
      '07 kettle filled > lamp toggled > kettle filled',
      '08 kettle filled > lamp toggled > kettle started',
      '09 kettle filled > lamp toggled > lamp toggled',
      '10 kettle filled > kettle started > lamp toggled > kettle stopped',
      '11 kettle filled > kettle started > lamp toggled > lamp toggled',
      '12 kettle filled > kettle started > lamp toggled > check mains done (mains off)',
      '13 kettle filled > kettle started > lamp toggled > check mains failed',
      '14 kettle filled > kettle started > check mains done (mains on) > kettle stopped',
      '15 kettle filled > kettle started > check mains done (mains on) > heat felt (warm)',
      '16 kettle filled > kettle started > check mains done (mains on) > lamp toggled',
      '17 kettle filled > kettle started > check mains done (mains on) > heater failed',
      '18 kettle filled > kettle started > check mains done (mains on) > boil timeout passed',
      '19 kettle filled > kettle started > lamp toggled > check mains done (mains on) > kettle stopped',
      '20 kettle filled > kettle started > lamp toggled > check mains done (mains on) > heat felt (warm)',
      '21 kettle filled > kettle started > lamp toggled > check mains done (mains on) > lamp toggled',
      '22 kettle filled > kettle started > lamp toggled > check mains done (mains on) > heater failed',
      '23 kettle filled > kettle started > lamp toggled > check mains done (mains on) > boil timeout passed',
      '24 kettle filled > kettle started > check mains done (mains on) > heat felt (hot) > lamp toggled',
      '25 kettle filled > kettle started > lamp toggled > check mains done (mains on) > heat felt (hot) > lamp toggled',
    ]);
  });

  it('tells failures apart that JSON shows alike', () => {
    const model: AnyModel = {
      ...exampleModel,
      fixtures: {
        ...exampleModel.fixtures,
        failed: { checkMains: { broken: new Error('a'), burnt: new Error('b') }, heater: { broken: new Error('c') } },
      },
    };
    const titles = pathsOf(model).map(({ title }) => title.replace(/^\d+ /, ''));
    expect(titles).toContain('kettle filled > kettle started > check mains failed (broken)');
    expect(titles).toContain('kettle filled > kettle started > check mains failed (burnt)');
  });

  it('goes on along what the screen offers alone, also where that is longer', () => {
    const model: AnyModel = {
      machine: setup({}).createMachine({
        id: 'ferry',
        initial: 'home',
        states: {
          home: { on: { 'bridge.taken': 'island', 'ferry.taken': 'water' } },
          water: { on: { 'ferry.left': 'island' } },
          island: { on: { 'tower.climbed': 'tower' } },
          tower: {},
        },
      }),
      fixtures: {
        events: { 'bridge.taken': bare, 'ferry.taken': bare, 'ferry.left': bare, 'tower.climbed': bare },
        done: {},
        failed: {},
      },
    };
    const wordsWith = (notOffered?: NotOffered<AnyMachineSnapshot>) =>
      pathsOf(model, notOffered).map(({ steps }) => wordsOf(steps));
    expect(wordsWith()).toEqual(['bridge taken > tower climbed', 'ferry taken > ferry left']);
    expect(wordsWith({ 'home: bridge taken': {} })).toEqual([
      'bridge taken',
      'ferry taken > ferry left > tower climbed',
    ]);
  });

  it('stops where situations have no end', () => {
    expect(() => pathsOf({ ...exampleModel, limit: 10 })).toThrow('Traversal limit exceeded');
  });
});

describe('a runner', () => {
  const { run } = createRunner(exampleModel.machine, undefined);

  it('sees what an event did', () => {
    const last = run([
      { type: 'kettle.filled', cups: 2 },
      { type: 'kettle.started' },
      { type: 'xstate.done.actor.checkMains', output: { volts: 230 } },
    ]).at(-1);
    expect(last).toMatchObject({
      accepted: true,
      started: [{ id: 'heater', input: { cups: 2 } }],
      timers: [5000],
      sent: [],
    });
  });

  it('sees that an event was not taken', () => {
    expect(run([{ type: 'kettle.started' }]).map(({ accepted }) => accepted)).toEqual([true, false]);
  });

  it('lets time pass', () => {
    const values = run([
      { type: 'kettle.filled', cups: 2 },
      { type: 'kettle.started' },
      { type: 'xstate.done.actor.checkMains', output: { volts: 230 } },
      waited(4999),
      waited(1),
    ]).map(({ snapshot }) => snapshot.value);
    expect(values.slice(-2)).toEqual([
      { water: 'heating', lamp: 'dark' },
      { water: 'idle', lamp: 'dark' },
    ]);
  });
});
