import { describe, expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import type { AnyMeaning } from '../machine/meaning.ts';
import { walksOf } from '../model/analysis.ts';
import { type AnyModel, bare } from '../model/model.ts';
import { propertiesOf } from '../model/properties.ts';

type ShopEvent =
  | { type: 'buy.pressed' }
  | { type: 'shop.opened' }
  | { type: 'shop.closed' }
  | { type: 'network.restored' };
const types: { context?: { intent: number }; events?: ShopEvent; tags?: 'open' | 'busy' } = {};
const shopSetup = setup({
  types,
  actors: { pay: fromPromise<void, { intentId: string }>(() => Promise.resolve()) },
  actions: { intend: assign({ intent: ({ context }) => context.intent + 1 }) },
  delays: { payTimeout: 1000 },
});
type States = NonNullable<Parameters<typeof shopSetup.createMachine>[0]['states']>;

const pay = {
  id: 'pay',
  src: 'pay',
  input: ({ context }: { context: { intent: number } }) => ({ intentId: `intent ${context.intent}` }),
  onDone: 'paid',
  onError: 'choosing',
} as const;
/** A shop that is right. */
const shop = {
  closed: { on: { 'shop.opened': 'choosing' } },
  choosing: { tags: 'open', on: { 'buy.pressed': { target: 'paying', actions: 'intend' }, 'shop.closed': 'closed' } },
  paying: { tags: ['open', 'busy'], invoke: pay, after: { payTimeout: 'choosing' }, on: { 'shop.closed': 'closed' } },
  paid: { tags: 'open', on: { 'shop.closed': 'closed', 'network.restored': 'closed' } },
} as const satisfies States;
const meaning: AnyMeaning = {
  purpose: 'Sells',
  screen: 'A shop',
  states: {},
  events: {
    'buy.pressed': { by: 'person', words: 'Press Buy' },
    'shop.opened': { by: 'flow app', words: 'It opens' },
    'shop.closed': { by: 'person', words: 'Press Close' },
    'network.restored': { by: 'browser', words: 'The network is back' },
  },
  actors: { pay: { does: 'Pays', done: 'It is paid', failed: 'Paying fails', spends: true } },
  guards: {},
  delays: {},
  home: ['closed'],
};

/** What does not hold of a shop, and why. */
const brokenIn = (states: States, means: Partial<AnyMeaning> = {}): (readonly [string, string | null])[] => {
  const model: AnyModel = {
    machine: shopSetup.createMachine({ id: 'shop', context: { intent: 0 }, initial: 'closed', states }),
    meaning: { ...meaning, ...means },
    fixtures: {
      events: { 'buy.pressed': bare, 'shop.opened': bare, 'shop.closed': bare, 'network.restored': bare },
      done: { pay: { ok: undefined } },
      failed: { pay: { 'no answer': new Error('offline') } },
    },
  };
  return propertiesOf(model, walksOf(model)).flatMap(({ name, holds, counterexample }) =>
    holds ? [] : [[name, counterexample] as const],
  );
};

describe('propertiesOf', () => {
  it('finds nothing wrong with what is right', () => {
    expect(brokenIn(shop)).toEqual([]);
  });

  it('finds a state that is never reached', () => {
    expect(brokenIn({ ...shop, hidden: { on: { 'shop.closed': 'closed' } } })).toEqual([
      ['every state is reached', 'hidden is never reached'],
    ]);
  });

  it('finds a state that is never left, and that it leads nowhere', () => {
    expect(brokenIn({ ...shop, paid: {} })).toEqual([
      ['every state that is not the end can be left', 'shop opened > buy pressed > pay done: paid is never left'],
      ['home can be reached from everywhere', 'shop opened > buy pressed > pay done: no way leads home'],
    ]);
  });

  it('finds a state that waits as long as it takes', () => {
    expect(brokenIn({ ...shop, paying: { tags: 'busy', invoke: { ...pay, onError: {} } } })).toEqual([
      [
        'whatever is waited for ends by time-out, cancel or failure',
        'shop opened > buy pressed: paying is left by no time-out, cancel or failure',
      ],
    ]);
  });

  it('finds an actor whose end, failure or name is not known', () => {
    const { id, src, input, onDone, onError } = pay;
    const shopThat = (invoke: object) =>
      brokenIn({ ...shop, paying: { ...shop.paying, invoke: { id, src, input, ...invoke } } });
    const name = 'the end and the failure of every actor are heard';
    expect([shopThat({ onDone }), shopThat({ onDone, onError, id: 'other' })]).toEqual([
      [[name, 'paying: pay has no onError']],
      [
        ['every state is reached', 'paid is never reached'],
        [name, 'paying: other has an id that is not its source'],
      ],
    ]);
    expect(shopThat({ onError })).toEqual([
      ['every state is reached', 'paid is never reached'],
      [name, 'paying: pay has no onDone'],
    ]);
  });

  it('finds what a person does in vain', () => {
    const events = { ...meaning.events, 'help.wanted': { by: ['person', 'browser'], words: 'Press Help' } } as const;
    expect(brokenIn(shop, { events })).toEqual([
      ['whatever a person does is taken somewhere', 'help.wanted is taken in no state'],
    ]);
  });

  it('finds what cannot be closed, unless it is known why, and what is said of it for nothing', () => {
    const stuck = { ...shop, paid: { tags: 'open', on: { 'network.restored': 'closed' } } } as const satisfies States;
    const name = 'whatever is open can be closed by the person';
    expect([
      brokenIn(stuck),
      brokenIn(stuck, { unclosable: { paid: 'The money is gone' } }),
      brokenIn(shop, { unclosable: { paid: 'The money is gone' } }),
    ]).toEqual([
      [[name, 'shop opened > buy pressed > pay done: it cannot be closed by the person']],
      [],
      [[name, 'paid can be closed, though its meaning says that it cannot']],
    ]);
  });

  it('finds what spends twice', () => {
    const name = 'nothing spends twice without the person';
    const again = { ...shop.paid, on: { ...shop.paid.on, 'network.restored': 'paying' } } as const;
    const anew = { target: 'paying', actions: 'intend' } as const;
    expect([
      brokenIn({ ...shop, paid: again }),
      brokenIn({
        ...shop,
        paying: { ...shop.paying, on: { ...shop.paying.on, 'network.restored': { ...anew, reenter: true } } },
      }),
    ]).toEqual([
      [[name, 'shop opened > buy pressed > pay done > network restored: pay spends again by itself']],
      [[name, 'shop opened > buy pressed > network restored: pay spends again by itself']],
    ]);
  });

  it('takes a call that is repeated with its key for one, as long as nobody knows what came of it', () => {
    const paying = {
      ...shop.paying,
      on: { ...shop.paying.on, 'network.restored': { target: 'paying', reenter: true } },
    } as const;
    expect(brokenIn({ ...shop, paying })).toEqual([]);
  });

  it('finds where no way leads home', () => {
    const lost = {
      ...shop,
      paid: { tags: 'open', on: { 'shop.closed': 'outside' } },
      outside: { on: { 'network.restored': 'paid' } },
    } as const satisfies States;
    expect(brokenIn(lost)).toEqual([
      ['home can be reached from everywhere', 'shop opened > buy pressed > pay done: no way leads home'],
    ]);
  });
});
