import { expect, it } from 'vitest';
import { assign, emit, fromPromise, sendTo, setup, stateIn } from 'xstate';
import { drawDiagram } from '../diagram/drawDiagram.ts';
import type { AnyDescription } from '../machine/description.ts';
import { durationInWords, nameInWords } from '../words.ts';

/** A machine of which nothing is drawn twice: regions, a guard, a delay, what is done at once, history and an end. */
const lamp = setup({
  types: { events: { type: 'switch.pressed' }, context: { presses: 0 }, emitted: { type: 'bell.rung' } },
  actors: { warmUp: fromPromise(() => Promise.resolve()) },
  guards: { isNight: () => true, isBright: () => false },
  actions: {
    count: assign({ presses: 1 }),
    ringBell: emit({ type: 'bell.rung' }),
    askForWarmth: sendTo('warmUp', { type: 'warmth.wanted' }),
  },
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
            bright: { on: { 'switch.pressed': { target: 'dim', actions: ['count', 'askForWarmth'] } } },
          },
        },
        last: { type: 'history' },
      },
    },
    broken: { type: 'final', entry: ['ringBell', emit({ type: 'bell.rung' })] },
  },
});
const description: AnyDescription = {
  purpose: 'Gives <light> & warmth.',
  screen: 'On the table',
  begins: 'Go to the table',
  states: {
    off: 'It is dark.',
    lit: 'It is light.',
    'lit.colour.cold': 'The light is still rather cold, as it is soon after the start.',
  },
  events: { 'switch.pressed': { by: ['user', 'flow house'], words: 'Press the switch' } },
  actors: { warmUp: { does: 'Warms up', failed: 'The bulb breaks', spends: true } },
  guards: { isNight: 'it is night', isBright: 'it is bright' },
  delays: { hurry: 'It is warm enough' },
  home: ['off'],
};

it('a diagram shows all that a machine is and means', async () => {
  await expect(await drawDiagram(lamp, description)).toMatchFileSnapshot('lamp.svg');
});

it('a diagram tells the time of a delay by the delay itself', async () => {
  const told = { ...description, delays: { hurry: 'Warm at {time}' } };
  const drawn = [lamp, lamp.provide({ delays: { hurry: 15_000 } })].map((machine) => drawDiagram(machine, told));
  const times = (await Promise.all(drawn)).map((svg) => /Warm at [^<]*/.exec(svg)?.[0]);
  expect(times).toEqual(['Warm at 1.5\u00a0s', 'Warm at 15\u00a0s']);
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
