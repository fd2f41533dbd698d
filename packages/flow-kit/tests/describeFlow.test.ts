import { describeFlow } from '../model/describeFlow.ts';
import { actorsOf } from '../model/journeys.ts';
import { BOIL_TIMEOUT, exampleMachine, exampleModel } from './exampleMachine.ts';
import { waited } from '../model/runner.ts';

const { done, failed } = actorsOf(exampleMachine);
const filled = { type: 'kettle.filled', cups: 1 } as const;
const started = { type: 'kettle.started' } as const;
const stopped = { type: 'kettle.stopped' } as const;
const toggled = { type: 'lamp.toggled' } as const;
const checking = [filled, started];
const heating = [...checking, done('checkMains', { volts: 230 })];
const cold = { cups: 1, degrees: 20 };
const broken = new Error('broken');

describeFlow(
  exampleModel,
  {
    stateChecks: {
      water: () => true,
      'water.idle': ({ context }) => context.degrees < 100,
      'water.checking': (snapshot) => snapshot.hasTag('busy') && snapshot.context.cups > 0,
      'water.heating': (snapshot) => snapshot.hasTag('busy') && snapshot.context.cups > 0,
      'water.boiled': ({ context }) => context.degrees >= 100,
      lamp: () => true,
      'lamp.dark': (snapshot) => snapshot.matches({ lamp: 'dark' }),
      'lamp.lit': (snapshot) => snapshot.matches({ lamp: 'lit' }),
    },
    journeys: {
      'boils two cups': {
        steps: [
          { ...filled, cups: 2 },
          started,
          done('checkMains', { volts: 230 }),
          toggled,
          { type: 'heat.felt', degrees: 99 },
          { type: 'heat.felt', degrees: 100 },
        ],
        end: {
          value: { water: 'boiled', lamp: 'lit' },
          context: { cups: 2, degrees: 100 },
          emitted: [{ type: 'kettle.whistled' }],
          started: [
            { id: 'checkMains', input: undefined },
            { id: 'heater', input: { cups: 2 } },
          ],
          sent: [{ to: 'heater', event: { type: 'heater.off' } }],
        },
      },
      'gives up when it takes too long': {
        steps: [...heating, waited(BOIL_TIMEOUT)],
        end: { value: { water: 'idle', lamp: 'dark' }, context: cold, emitted: [] },
      },
      'heats as long as it may': {
        steps: [...heating, waited(BOIL_TIMEOUT - 1)],
        end: { value: { water: 'heating', lamp: 'dark' }, context: cold, emitted: [], tags: ['busy'] },
      },
      'looks at the mains first': {
        steps: checking,
        end: { value: { water: 'checking', lamp: 'dark' }, context: cold, emitted: [], tags: ['busy'] },
      },
      'heats nothing where there is no water': {
        steps: [started],
        end: { value: { water: 'idle', lamp: 'dark' }, context: { cups: 0, degrees: 20 }, emitted: [], started: [] },
      },
      ...Object.fromEntries(
        Object.entries({
          'when it is stopped before it heats': [...checking, stopped],
          'while the mains are off': [...checking, done('checkMains', { volts: 0 })],
          'when nobody can tell whether the mains are on': [...checking, failed('checkMains', broken)],
          'when it is stopped': [...heating, stopped],
          'when the heater breaks': [...heating, failed('heater', broken)],
        }).map(([when, steps]) => [
          `comes to rest ${when}`,
          { steps, end: { value: { water: 'idle', lamp: 'dark' }, context: cold, emitted: [] } },
        ]),
      ),
      'puts its lamp out': {
        steps: [toggled, toggled],
        end: { value: { water: 'idle', lamp: 'dark' }, context: { cups: 0, degrees: 20 }, emitted: [] },
      },
    },
    equivalentMutants: {
      'water.boiled: not final': 'the kettle never ends, because its lamp does not, so nothing tells final from stuck',
    },
  },
  'test-results/flows-support',
);
