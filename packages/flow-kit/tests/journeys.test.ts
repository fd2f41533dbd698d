import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { endsWell, walked } from '../model/journeys.ts';
import { createRunner } from '../model/runner.ts';

const types: { events?: { type: 'lamp.toggled' } | { type: 'lamp.dropped' }; tags?: 'bright' | 'warm' } = {};
const broken = new Error('broken');
const lamp = setup({
  types,
  actions: {
    fall: () => {
      throw broken;
    },
  },
}).createMachine({
  id: 'lamp',
  initial: 'dark',
  states: {
    dark: { on: { 'lamp.toggled': 'lit', 'lamp.dropped': { actions: 'fall' } } },
    lit: { tags: ['warm', 'bright'] },
  },
});
const runner = createRunner(lamp, undefined);
const lit = { value: 'lit', context: {}, emitted: [] };
const dark = { ...lit, value: 'dark' };

describe('where a journey ends', () => {
  it('is told without tags unless they are asked for', () => {
    const steps = [{ type: 'lamp.toggled' }];
    expect(walked(runner, { steps, end: lit })).toEqual(lit);
    expect(walked(runner, { steps, end: { ...lit, tags: [] } })).toEqual({ ...lit, tags: ['bright', 'warm'] });
  });

  it('is nowhere where a person expects it once the machine has broken', () => {
    const journey = { steps: [{ type: 'lamp.dropped' }], end: dark };
    expect(walked(runner, journey)).toEqual({ ...dark, error: broken });
    expect(endsWell(runner, journey)).toBe(false);
  });
});
