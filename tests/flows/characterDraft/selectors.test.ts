import { describe, expect, it } from 'vitest';
import type { StateValueFrom } from 'xstate';
import type { HelpedField } from '#contract/characterDraft.ts';
import { characterDraftMachine } from '#machines/characterDraft/characterDraftMachine.ts';
import {
  canStartOver,
  canUndo,
  type CharacterDraftSnapshot,
  costOf,
  errorsOf,
  helpFailureOf,
  isAskingToStartOver,
  isComplete,
  isLoading,
  isWriting,
  keptOf,
  loadFailureOf,
  missedOf,
  nextStep,
  previousStep,
  stepOf,
  stepStatesOf,
  valuesOf,
} from '#machines/characterDraft/characterDraftSelectors.ts';
import type { CharacterDraftContext } from '#machines/characterDraft/characterDraftSetup.ts';
import { blankValues, STEPS } from '#machines/characterDraft/draftValues.ts';
import { options, whole, wholeValues } from './model.ts';
import { blank, failure, fresh, help, mira, nameMissing } from './steps.ts';

type Value = StateValueFrom<typeof characterDraftMachine>;

const inState = (value: Value, context: CharacterDraftContext = fresh) =>
  characterDraftMachine.resolveState({ value, context });
const idle = { editing: 'idle' } as const;

const told = (snapshot: CharacterDraftSnapshot) => ({
  isLoading: isLoading(snapshot),
  loadFailure: loadFailureOf(snapshot),
  values: valuesOf(snapshot),
  errors: errorsOf(snapshot),
  missed: missedOf(snapshot),
  step: stepOf(snapshot),
  steps: stepStatesOf(snapshot),
  isAskingToStartOver: isAskingToStartOver(snapshot),
  canStartOver: canStartOver(snapshot),
  cost: costOf(snapshot),
  isComplete: isComplete(snapshot),
  kept: keptOf(snapshot),
});
const untold = {
  isLoading: false,
  loadFailure: null,
  values: blankValues,
  errors: [],
  missed: [],
  step: 'looks',
  steps: 'current open open open open open open',
  isAskingToStartOver: false,
  canStartOver: false,
  cost: 30,
  isComplete: false,
  kept: null,
};

const toldOfHelp = (field: HelpedField) => (snapshot: CharacterDraftSnapshot) => [
  isWriting(field)(snapshot),
  helpFailureOf(field)(snapshot),
  canUndo(field)(snapshot),
];

describe('characterDraftSelectors', () => {
  it('tell of a blank draft, and what it costs once that is known', () => {
    expect([inState('loading', blank), inState('loadFailed', { ...blank, failure }), inState(idle)].map(told)).toEqual([
      { ...untold, isLoading: true, cost: null },
      { ...untold, loadFailure: failure, cost: null },
      untold,
    ]);
  });

  it('tell of a whole draft, that it can be sent, kept and started over', () => {
    const expected = {
      ...untold,
      values: wholeValues,
      step: 'summary',
      steps: 'open open open open open open current',
      isComplete: true,
      kept: whole,
    };
    expect([inState(idle, { ...fresh, ...whole }), inState('startingOver', { ...fresh, ...whole })].map(told)).toEqual([
      { ...expected, canStartOver: true },
      { ...expected, isAskingToStartOver: true },
    ]);
  });

  it('tell what is wrong, in which step, and what the draft was last refused for', () => {
    const wrong = [nameMissing, { path: 'alternateGreetings.1', reason: 'tooLong' }];
    const change = { step: 'looks', looked: ['looks', 'personality'], fields: wrong, missed: [nameMissing] } as const;
    expect(told(inState(idle, { ...fresh, ...change }))).toEqual({
      ...untold,
      errors: wrong,
      missed: [nameMissing],
      steps: 'wrong done open open wrong open open',
    });
  });

  it('tell what the quick way costs, and when nothing is missing for it', () => {
    const quick = { ...fresh, mode: 'quick', values: { ...wholeValues, greeting: '' } } as const;
    const snapshots = [inState(idle, quick), inState(idle, { ...quick, mode: 'guided' })];
    expect(snapshots.map((snapshot) => [costOf(snapshot), isComplete(snapshot)])).toEqual([
      [options.quick.cost, true],
      [options.guided.cost, false],
    ]);
  });

  it('lead from step to step, to the ends and no further', () => {
    expect(STEPS.map((step) => [previousStep(step), nextStep(step)])).toEqual([
      [null, 'personality'],
      ['looks', 'voice'],
      ['personality', 'story'],
      ['voice', 'greeting'],
      ['story', 'visibility'],
      ['greeting', 'summary'],
      ['visibility', null],
    ]);
  });

  it('tell of help at the field that it is for, and at no other', () => {
    const helped = { field: 'tagline', before: '' } as const;
    const situations = [
      inState(idle, { ...fresh, values: mira }),
      inState({ editing: 'writing' }, { ...fresh, help }),
      inState({ editing: 'helpFailed' }, { ...fresh, help, failure }),
      inState(idle, { ...fresh, helped }),
    ];
    expect(situations.map(loadFailureOf)).toEqual([null, null, null, null]);
    expect(situations.map(toldOfHelp('tagline'))).toEqual([
      [false, null, false],
      [true, null, false],
      [false, failure, false],
      [false, null, true],
    ]);
    expect(situations.map(toldOfHelp('greeting'))).toEqual(situations.map(() => [false, null, false]));
  });
});
