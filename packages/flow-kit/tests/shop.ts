import { assign, fromPromise, setup } from 'xstate';
import type { AnyDescription } from '../machine/description.ts';
import { walksOf } from '../model/analysis.ts';
import { type AnyModel, bare } from '../model/model.ts';
import { propertiesOf } from '../model/properties.ts';

/** A made-up flow that sells: what properties find is planted in it. */

type ShopEvent =
  | { type: 'buy.pressed' }
  | { type: 'shop.opened' }
  | { type: 'shop.closed' }
  | { type: 'buy.cancelled' }
  | { type: 'network.restored' };
const types: { context?: { intent: number }; events?: ShopEvent; tags?: 'open' | 'busy' } = {};
const shopSetup = setup({
  types,
  actors: { pay: fromPromise<void, { intentId: string }>(() => Promise.resolve()) },
  guards: { isNever: () => false },
  actions: { intend: assign({ intent: ({ context }) => context.intent + 1 }) },
  delays: { payTimeout: 1000, pause: 500 },
});
export type States = NonNullable<Parameters<typeof shopSetup.createMachine>[0]['states']>;

export const pay = {
  id: 'pay',
  src: 'pay',
  input: ({ context }: { context: { intent: number } }) => ({ intentId: `intent ${context.intent}` }),
  onDone: 'paid',
  onError: 'choosing',
} as const;
/** A shop that is right. */
export const shop = {
  closed: { on: { 'shop.opened': 'choosing' } },
  choosing: { tags: 'open', on: { 'buy.pressed': { target: 'paying', actions: 'intend' }, 'shop.closed': 'closed' } },
  paying: { tags: ['open', 'busy'], invoke: pay, after: { payTimeout: 'choosing' }, on: { 'shop.closed': 'closed' } },
  paid: { tags: 'open', on: { 'shop.closed': 'closed', 'network.restored': 'closed' } },
} as const satisfies States;
export const description: AnyDescription = {
  purpose: 'Sells',
  screen: 'A shop',
  begins: 'Go to the shop',
  states: {},
  events: {
    'buy.pressed': { by: 'user', words: 'Press Buy' },
    'shop.opened': { by: 'flow app', words: 'It opens' },
    'shop.closed': { by: 'user', words: 'Press Close' },
    'network.restored': { by: 'browser', words: 'The network is back' },
  },
  actors: { pay: { does: 'Pays', done: 'It is paid', failed: 'Paying fails', spends: true } },
  guards: {},
  delays: {},
  home: ['closed'],
};

/** What does not hold of a shop, and why. */
export const brokenIn = (states: States, means: Partial<AnyDescription> = {}): (readonly [string, string | null])[] => {
  const model: AnyModel = {
    machine: shopSetup.createMachine({ id: 'shop', context: { intent: 0 }, initial: 'closed', states }),
    description: { ...description, ...means },
    fixtures: {
      events: {
        'buy.pressed': bare,
        'shop.opened': bare,
        'shop.closed': bare,
        'buy.cancelled': bare,
        'network.restored': bare,
      },
      done: { pay: { ok: undefined } },
      failed: { pay: { 'no answer': new Error('offline') } },
    },
  };
  return propertiesOf(model, walksOf(model)).flatMap(({ name, holds, counterexample }) =>
    holds ? [] : [[name, counterexample] as const],
  );
};
