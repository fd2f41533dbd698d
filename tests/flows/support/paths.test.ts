import { describe, expect, it } from 'vitest';
import { kettleModel } from './kettle.ts';
import type { AnyModel } from './model.ts';
import { pathsOf } from './paths.ts';
import { createRunner, waited } from './runner.ts';

describe('pathsOf', () => {
  it('gives the same paths every time', () => {
    expect(pathsOf(kettleModel)).toEqual(pathsOf(kettleModel));
  });

  it('tells failures apart that JSON shows alike', () => {
    const model: AnyModel = {
      ...kettleModel,
      fixtures: {
        ...kettleModel.fixtures,
        failed: { checkMains: { broken: new Error('a'), burnt: new Error('b') }, heater: { broken: new Error('c') } },
      },
    };
    const titles = pathsOf(model).map(({ title }) => title.replace(/^\d+ /, ''));
    expect(titles).toContain('kettle filled > kettle started > check mains failed (broken)');
    expect(titles).toContain('kettle filled > kettle started > check mains failed (burnt)');
  });

  it('stops where situations have no end', () => {
    expect(() => pathsOf({ ...kettleModel, limit: 10 })).toThrow('Traversal limit exceeded');
  });
});

describe('a runner', () => {
  const { run } = createRunner(kettleModel.machine, undefined);

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
