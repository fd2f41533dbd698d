import { describe, expect, it } from 'vitest';
import { brokenIn, description, pay, shop, type States } from './shop.ts';

describe('propertiesOf a flow by itself', () => {
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
        'whatever is waited for ends by failure, by time-out and as others are cancelled',
        'shop opened > buy pressed: paying is left by no failure',
      ],
    ]);
  });

  it('finds an actor whose end, failure or name is not known', () => {
    const { id, src, input, onDone, onError } = pay;
    const shopThat = (invoke: object) =>
      brokenIn({ ...shop, paying: { ...shop.paying, invoke: { id, src, input, ...invoke } } });
    const name = 'the end and the failure of every actor are heard';
    expect([shopThat({ onDone }), shopThat({ onDone, onError, id: 'other' })]).toEqual([
      [
        [
          'whatever is waited for ends by failure, by time-out and as others are cancelled',
          'shop opened > buy pressed: paying is left by no failure',
        ],
        [name, 'paying: pay has no onError'],
      ],
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
});

describe('propertiesOf a flow for the person', () => {
  it('finds what a person does in vain', () => {
    const events = {
      ...description.events,
      'help.wanted': { by: ['user', 'browser'], words: 'Press Help' },
    } as const;
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
      [[name, 'paid can be closed, though its description says that it cannot']],
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
