import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, fromPromise, setup } from 'xstate';
import {
  type AnyExpectations,
  brokenChecks,
  coverageOf,
  killMutants,
  missedByJourneys,
  unexpectedMutants,
  unmatchedChecks,
  unusedFixtures,
  walksOf,
} from '../model/analysis.ts';
import { bare, ignored, type AnyModel } from '../model/model.ts';

const types: { events?: { type: 'lamp.toggled' } | { type: 'lamp.broken' } } = {};
const lampSetup = setup({
  types,
  actors: { dim: fromPromise<void, void>(() => Promise.resolve()) },
  guards: { isDay: () => false },
});
type States = NonNullable<Parameters<typeof lampSetup.createMachine>[0]['states']>;
const toggled = { type: 'lamp.toggled' } as const;
const machineOf = (states: States): AnyStateMachine => lampSetup.createMachine({ id: 'lamp', initial: 'dark', states });
const lampOf = (states: States): AnyModel => ({
  machine: machineOf(states),
  fixtures: { events: { 'lamp.toggled': bare }, done: {}, failed: {} },
});
const lamp = lampOf({ dark: { on: { 'lamp.toggled': 'lit' } }, lit: { on: { 'lamp.toggled': 'dark' } } });
const expectations: AnyExpectations = {
  stateChecks: { dark: (snapshot) => snapshot.matches('dark'), lit: (snapshot) => snapshot.matches('lit') },
  journeys: {},
};
describe('what a flow test catches', () => {
  it('a transition that no path takes', () => {
    const broken = lampOf({
      dark: { on: { 'lamp.toggled': 'lit' } },
      lit: { on: { 'lamp.toggled': [{ guard: 'isDay', target: 'hidden' }, { target: 'dark' }] } },
      hidden: { on: { 'lamp.broken': 'dark' } },
    });
    expect(coverageOf(broken, walksOf(broken))).toEqual({
      total: 4,
      covered: 2,
      missing: ['lit: lamp.toggled[0]', 'hidden: lamp.broken'],
    });
  });

  it('a state without a check and a check without a state', () => {
    expect(unmatchedChecks(lamp, { ...expectations, stateChecks: { dark: () => true, gone: () => true } })).toEqual([
      'lit has no check',
      'gone is no state',
    ]);
  });

  it('a state that is not as its check tells', () => {
    const wrong = { ...expectations, stateChecks: { dark: () => false, lit: (): boolean => true } };
    expect(brokenChecks(wrong, walksOf(lamp))).toEqual([
      'dark does not hold on 1 lamp toggled > lamp toggled: {}',
      'lit holds everywhere',
    ]);
  });

  it('a fixture that nothing takes', () => {
    const model: AnyModel = {
      ...lamp,
      fixtures: { ...lamp.fixtures, failed: { dim: { broken: new Error('broken') } } },
    };
    expect(unusedFixtures(model, walksOf(model))).toEqual(['dim failed']);
  });

  it('an event without a fixture', () => {
    const model: AnyModel = { ...lamp, fixtures: { ...lamp.fixtures, events: { 'lamp.toggled': {} } } };
    expect(() => walksOf(model)).toThrow('No fixture for "lamp.toggled"');
  });

  it('nothing wrong with an event that is told to be ignored', () => {
    const model: AnyModel = {
      ...lamp,
      fixtures: { ...lamp.fixtures, events: { 'lamp.toggled': bare, 'lamp.broken': ignored } },
    };
    expect(unusedFixtures(model, walksOf(model))).toEqual([]);
  });

  it('a mutant that lives, and an exception that no mutant needs', () => {
    const report = killMutants(lamp, expectations, walksOf(lamp));
    expect(report).toEqual({
      total: 9,
      killed: 7,
      killedByJourneys: 0,
      killedByTableAlone: [
        'root: begins with lit',
        'dark: lamp.toggled dropped',
        'dark: lamp.toggled leads to dark',
        'dark: lamp.toggled leads nowhere',
        'lit: lamp.toggled dropped',
        'lit: lamp.toggled leads to lit',
        'lit: lamp.toggled leads nowhere',
      ],
      survivors: ['guard isDay always holds', 'guard isDay never holds'],
    });
    const equivalentMutants = {
      'guard isDay always holds': 'no state asks for it',
      'lit: tag busy dropped': 'there was such a tag once',
    };
    expect(unexpectedMutants(report, { ...expectations, equivalentMutants })).toEqual([
      'lives: guard isDay never holds',
      'needs no exception: lit: tag busy dropped',
    ]);
  });

  it('journeys that kill too few mutants, with the names of those that only the table kills', () => {
    const journeys = {
      'is lit': { steps: [toggled], end: { value: 'lit', context: {}, emitted: [] } },
    };
    const report = killMutants(lamp, { ...expectations, journeys }, walksOf(lamp));
    expect(report).toMatchObject({ total: 9, killed: 7, killedByJourneys: 4 });
    expect(missedByJourneys(report)).toEqual([
      'journeys kill 4 of 7',
      'only the table kills: lit: lamp.toggled dropped',
      'only the table kills: lit: lamp.toggled leads to lit',
      'only the table kills: lit: lamp.toggled leads nowhere',
    ]);
  });

  it('nothing wrong with journeys that kill nine of ten', () => {
    const report = { total: 11, killed: 10, killedByTableAlone: ['dark: lamp.toggled dropped'], survivors: ['a'] };
    expect(missedByJourneys({ ...report, killedByJourneys: 9 })).toEqual([]);
    expect(missedByJourneys({ ...report, killedByJourneys: 8 })).toEqual([
      'journeys kill 8 of 10',
      'only the table kills: dark: lamp.toggled dropped',
    ]);
  });
});
