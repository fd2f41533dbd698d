import { expect, it } from 'vitest';
import type { AnyDescription } from '../machine/description.ts';
import { brokenIn, description, pay, shop, type States } from './shop.ts';

/** A shop in which something is wrong, and what is said of it besides. */
interface Wrong {
  readonly states: States;
  readonly means?: Partial<AnyDescription>;
}
type Breach = readonly [what: string, wrong: Wrong, way: string];

const { closed, choosing, paying, paid } = shop;
const cancelled = { ...description.events, 'buy.cancelled': { by: 'user', words: 'Press Cancel' } } as const;
const bought = 'shop opened > buy pressed > pay done';
const { id, src, input, onDone, onError } = pay;

const breaches: Readonly<Record<string, readonly Breach[]>> = {
  'every state is reached': [
    [
      'nothing leads to it',
      { states: { ...shop, hidden: { on: { 'shop.closed': 'closed' } } } },
      'hidden is never reached',
    ],
    [
      'its condition never holds',
      {
        states: {
          ...shop,
          closed: { on: { ...closed.on, 'network.restored': { guard: 'isNever', target: 'gift' } } },
          gift: { on: { 'shop.closed': 'closed' } },
        },
      },
      'gift is never reached',
    ],
    [
      'it lies within another that begins elsewhere',
      { states: { ...shop, paid: { ...paid, initial: 'thanks', states: { thanks: {}, receipt: {} } } } },
      'paid.receipt is never reached',
    ],
  ],
  'every state that is not the end can be left': [
    ['nothing leads out of it', { states: { ...shop, paid: {} } }, `${bought}: paid is never left`],
    [
      'it only begins anew',
      { states: { ...shop, paid: { on: { 'network.restored': { target: 'paid', reenter: true } } } } },
      `${bought}: paid is never left`,
    ],
    [
      'the condition of its way out never holds',
      { states: { ...shop, paid: { on: { 'shop.closed': { guard: 'isNever', target: 'closed' } } } } },
      `${bought}: paid is never left`,
    ],
  ],
  'whatever is waited for ends by failure, by time-out and as others are cancelled': [
    [
      'a failure is not heard',
      { states: { ...shop, paying: { ...paying, invoke: { ...pay, onError: {} } } } },
      'shop opened > buy pressed: paying is left by no failure',
    ],
    [
      'there is no time-out',
      { states: { ...shop, paying: { tags: paying.tags, invoke: pay, on: paying.on } } },
      'shop opened > buy pressed: paying is left by no time-out',
    ],
    [
      'cancel is ignored in one of two waits',
      {
        states: {
          ...shop,
          choosing: { ...choosing, on: { ...choosing.on, 'network.restored': 'looking' } },
          looking: { tags: ['open', 'busy'], after: { pause: 'choosing' }, on: { 'shop.closed': 'closed' } },
          paying: { ...paying, on: { ...paying.on, 'buy.cancelled': 'choosing' } },
        },
        means: { events: cancelled },
      },
      'shop opened > network restored: looking ignores buy.cancelled, by which other waits are given up',
    ],
  ],
  'the end and the failure of every actor are heard': [
    [
      'its failure',
      { states: { ...shop, paying: { ...paying, invoke: { id, src, input, onDone } } } },
      'paying: pay has no onError',
    ],
    [
      'its end',
      { states: { ...shop, paying: { ...paying, invoke: { id, src, input, onError } } } },
      'paying: pay has no onDone',
    ],
    [
      'its name',
      { states: { ...shop, paying: { ...paying, invoke: { ...pay, id: 'other' } } } },
      'paying: other has an id that is not its source',
    ],
  ],
  'whatever a person does is taken somewhere': [
    ['nowhere', { states: shop, means: { events: cancelled } }, 'buy.cancelled is taken in no state'],
    [
      'where nobody comes',
      {
        states: { ...shop, hidden: { on: { 'buy.cancelled': 'closed' } } },
        means: { events: cancelled },
      },
      'buy.cancelled is taken in no state',
    ],
    [
      'under a condition that never holds',
      {
        states: {
          ...shop,
          paid: { ...paid, on: { ...paid.on, 'buy.cancelled': { guard: 'isNever', target: 'closed' } } },
        },
        means: { events: cancelled },
      },
      'buy.cancelled is taken in no state',
    ],
  ],
  'whatever is open can be closed by the person': [
    [
      'only the network closes it',
      { states: { ...shop, paid: { tags: 'open', on: { 'network.restored': 'closed' } } } },
      `${bought}: it cannot be closed by the person`,
    ],
    [
      'its own close is dead where that of another works',
      { states: { ...shop, paid: { tags: 'open', on: { 'buy.pressed': 'choosing' } } } },
      `${bought}: it ignores shop.closed, by which what is open is closed`,
    ],
    [
      'it is a dialog and does not say so',
      { states: { ...shop, paid: { on: paid.on } }, means: { states: { paid: 'A dialog says thanks.' } } },
      'paid shows a dialog, but has no tag open',
    ],
  ],
  'nothing spends twice without the person': [
    [
      'what is paid is paid again',
      { states: { ...shop, paid: { ...paid, on: { ...paid.on, 'network.restored': 'paying' } } } },
      `${bought} > network restored: pay spends again by itself`,
    ],
    [
      'it goes out anew under another key',
      {
        states: {
          ...shop,
          paying: {
            ...paying,
            on: { ...paying.on, 'network.restored': { target: 'paying', actions: 'intend', reenter: true } },
          },
        },
      },
      'shop opened > buy pressed > network restored: pay spends again by itself',
    ],
    [
      'a checkout that fails repeats itself for ever',
      {
        states: {
          ...shop,
          paying: { ...paying, invoke: { ...pay, onError: 'failed' } },
          failed: { tags: 'open', after: { pause: 'paying' }, on: { 'shop.closed': 'closed' } },
        },
      },
      'shop opened > buy pressed > pay failed > pause passed: pay fails and begins again for ever',
    ],
  ],
  'home can be reached from everywhere': [
    [
      'what is paid leads round in circles',
      {
        states: {
          ...shop,
          paid: { tags: 'open', on: { 'shop.closed': 'outside' } },
          outside: { on: { 'network.restored': 'paid' } },
        },
      },
      `${bought}: no way leads home`,
    ],
    ['home is a place that there is not', { states: shop, means: { home: ['garden'] } }, 'start: no way leads home'],
    [
      'a failure leads where nothing leads on',
      {
        states: {
          ...shop,
          paying: { ...paying, invoke: { ...pay, onError: 'broken' } },
          broken: { on: { 'network.restored': 'worse' } },
          worse: { on: { 'network.restored': 'broken' } },
        },
      },
      'shop opened > buy pressed > pay failed: no way leads home',
    ],
  ],
};

const planted = Object.entries(breaches).flatMap(([property, three]) =>
  three.map(([what, wrong, way]) => ({ property, what, wrong, way })),
);

it.each(planted)('“$property” finds where it is not so: $what', ({ property, wrong, way }) => {
  expect(new Map(brokenIn(wrong.states, wrong.means)).get(property)).toBe(way);
});

it('three of each property are planted', () => {
  expect(Object.values(breaches).map((three) => three.length)).toEqual([3, 3, 3, 3, 3, 3, 3, 3]);
});
