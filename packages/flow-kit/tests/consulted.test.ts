import { describe, expect, it, vi } from 'vitest';
import { killMutants, walking, walksOf } from '../model/analysis.ts';
import { noting } from '../model/consulted.ts';
import { exampleMachine, exampleModel } from './exampleMachine.ts';
import { mutantsOf } from '../model/mutants.ts';
import { createRunner } from '../model/runner.ts';

describe('noting', () => {
  it('tells what a run consults: states entered, transitions asked for, guards, actions and delays', () => {
    const { machine, run } = createRunner(exampleMachine, undefined);
    const notes = noting(machine);
    run([{ type: 'kettle.filled', cups: 1 }, { type: 'lamp.toggled' }]);
    expect([...notes()].toSorted()).toEqual([
      'action fill',
      'state ',
      'state lamp',
      'state lamp.dark',
      'state lamp.lit',
      'state water',
      'state water.idle',
      'transition lamp.dark: lamp.toggled',
      'transition water.idle: kettle.filled',
    ]);
    expect([...notes()]).toEqual([]);
  });

  it('loses no mutant that some walk tells from the machine', () => {
    // Wrong machines warn of what is wrong with them.
    const warnings = vi.spyOn(console, 'warn').mockReturnValue();
    const walks = walksOf(exampleModel);
    const survivors = mutantsOf(exampleMachine).filter(({ machine }) => {
      const again = walking({ ...exampleModel, machine: machine() });
      return walks.every(({ path, trace }) => again(path).trace === trace);
    });
    const report = killMutants(exampleModel, { stateChecks: {}, journeys: {} }, walks);
    warnings.mockRestore();
    expect(report.survivors).toEqual(survivors.map(({ name }) => name));
  });
});
