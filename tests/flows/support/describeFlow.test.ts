import { describeFlow } from './describeFlow.ts';
import { actorsOf } from './journeys.ts';
import { BOIL_TIMEOUT, kettleMachine, kettleModel } from './kettle.ts';
import { waited } from './runner.ts';

const { done } = actorsOf(kettleMachine);

describeFlow(
  kettleModel,
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
          { type: 'kettle.filled', cups: 2 },
          { type: 'kettle.started' },
          done('checkMains', { volts: 230 }),
          { type: 'lamp.toggled' },
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
        steps: [
          { type: 'kettle.filled', cups: 1 },
          { type: 'kettle.started' },
          done('checkMains', { volts: 230 }),
          waited(BOIL_TIMEOUT),
        ],
        end: { value: { water: 'idle', lamp: 'dark' }, context: { cups: 1, degrees: 20 }, emitted: [] },
      },
    },
    equivalentMutants: {
      'water.boiled: not final': 'the kettle never ends, because its lamp does not, so nothing tells final from stuck',
    },
  },
  'test-results/flows-support',
);
