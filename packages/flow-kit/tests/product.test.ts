import { describe, expect, it } from 'vitest';
import { assign, emit, fromCallback, sendTo, setup } from 'xstate';
import { reduced } from '../model/alike.ts';
import { explore, lostFor, wayTo } from '../model/explore.ts';
import { type AnyModel, bare, ignored } from '../model/model.ts';
import { type Part, partOf } from '../model/part.ts';
import { productOf } from '../model/product.ts';

/** A house that turns a lamp off when its bell is rung, and is told by the lamp when that burns out. */
const houseTypes: { context?: { rings: number }; events?: { type: 'bell.rung' } | { type: 'lamp.burnt' } } = {};
const house = setup({
  types: houseTypes,
  actors: { lamp: fromCallback(() => undefined), stranger: fromCallback(() => undefined) },
  actions: {
    count: assign({ rings: ({ context }) => (context.rings + 1) % 2 }),
    turnOff: sendTo('lamp', { type: 'lamp.turnedOff' }),
    tellStranger: sendTo('stranger', { type: 'bell.rung' }),
  },
}).createMachine({
  id: 'house',
  context: { rings: 0 },
  invoke: [
    { id: 'lamp', src: 'lamp', onError: '.broken' },
    { id: 'stranger', src: 'stranger', onError: '.broken' },
  ],
  initial: 'calm',
  states: {
    broken: {},
    calm: { on: { 'bell.rung': { actions: ['count', 'turnOff', 'tellStranger'] }, 'lamp.burnt': 'dark' } },
    dark: { on: { 'bell.rung': 'calm' } },
  },
});
const lampTypes: {
  context?: { watts: number };
  events?: { type: 'lamp.toggled' } | { type: 'lamp.turnedOff' } | { type: 'watts.chosen' };
  emitted?: { type: 'lamp.burnt' } | { type: 'lamp.lit' };
} = {};
const lamp = setup({
  types: lampTypes,
  actions: {
    choose: assign({ watts: ({ context }) => (context.watts === 40 ? 60 : 40) }),
    burn: emit({ type: 'lamp.burnt' }),
    tellLit: emit({ type: 'lamp.lit' }),
  },
  guards: {
    isStrong: ({ context }) => context.watts === 60,
  },
}).createMachine({
  id: 'lamp',
  context: { watts: 40 },
  initial: 'off',
  states: {
    off: { on: { 'lamp.toggled': { target: 'on', actions: 'tellLit' }, 'watts.chosen': { actions: 'choose' } } },
    on: {
      on: {
        'lamp.toggled': [{ guard: 'isStrong', target: 'off', actions: 'burn' }, { target: 'off' }],
        'lamp.turnedOff': 'off',
      },
    },
  },
});

const houseModel: AnyModel = {
  machine: house,
  fixtures: { events: { 'bell.rung': bare, 'lamp.burnt': ignored }, done: {}, failed: {} },
  key: ({ rings }) => rings,
};
const lampModel: AnyModel = {
  machine: lamp,
  fixtures: { events: { 'lamp.toggled': bare, 'watts.chosen': bare, 'lamp.turnedOff': ignored }, done: {}, failed: {} },
  key: ({ watts }) => watts,
};
const lampPart = () => partOf(lampModel, ({ name }) => name === 'lamp.toggled');
const together = (part: Part) => productOf({ root: partOf(houseModel), others: [part] });
const valuesIn = (product: ReturnType<typeof together>) =>
  ['house', 'lamp'].map((name) => product.snapshotOf(name).value);

describe('productOf', () => {
  it('lets parts hear of each other, and leaves out what is told to whoever is not looked at', () => {
    const product = together(lampPart());
    const seen = [valuesIn(product)];
    for (const [name, type] of [
      ['lamp', 'watts.chosen'],
      ['lamp', 'lamp.toggled'],
      ['house', 'bell.rung'],
      ['lamp', 'lamp.toggled'],
      ['lamp', 'lamp.toggled'],
    ] as const) {
      product.send(name, { type });
      seen.push(valuesIn(product));
    }
    expect(seen).toEqual([
      ['calm', 'off'],
      ['calm', 'off'],
      ['calm', 'on'],
      ['calm', 'off'],
      ['calm', 'on'],
      ['dark', 'off'],
    ]);
  });

  it('tells the root which part broke', () => {
    const broken = partOf({
      ...lampModel,
      machine: lamp.provide({
        guards: {
          isStrong: () => {
            throw new Error('broken');
          },
        },
      }),
    });
    const product = together(broken);
    product.send('lamp', { type: 'lamp.toggled' });
    const before = valuesIn(product);
    product.send('lamp', { type: 'lamp.toggled' });
    expect([before, valuesIn(product)]).toEqual([
      ['calm', 'on'],
      ['broken', 'on'],
    ]);
  });
});

describe('explore', () => {
  it('finds every situation, the shortest ways there, and from where there is no way', () => {
    const product = together(lampPart());
    const explored = explore(product, () => true);
    const values = [...Array(explored.situations).keys()].map((situation) => {
      explored.load(situation);
      const watts = product.snapshotOf('lamp').context['watts'];
      return `${valuesIn(product).join(' ')} ${watts} by ${wayTo(explored, situation).length}`;
    });
    const isDark = (situation: number) => values[situation]?.startsWith('dark') === true;
    expect([
      explored.situations,
      explored.transitions,
      [...new Set(values)].slice(0, 4),
      lostFor(explored, isDark),
    ]).toEqual([16, 40, ['calm off 40 by 0', 'calm off 40 by 1', 'calm on 40 by 1', 'calm off 60 by 1'], []]);
  });

  it('leaves out what is not offered', () => {
    const explored = explore(together(lampPart()), (_, { isByUser }) => !isByUser);
    expect([explored.situations, explored.transitions]).toEqual([4, 8]);
  });
});

describe('reduced', () => {
  const outside = {
    messages: [{ type: 'lamp.turnedOff' }],
    sight: ({ value }: { value: unknown }) => value,
    matters: ({ type }: { type: string }) => type === 'lamp.burnt',
    isUnhindered: () => true,
  };

  it('joins what nobody outside can tell apart, and shows what stands for it', () => {
    const whole = lampPart();
    const { part, standInOf, concretely } = reduced(whole, outside);
    const burning = part.chancesIn(0).find(({ move }) => whole.snapshotOf(move.to).context['watts'] === 60);
    const explored = explore(together(part), () => true);
    const strong = whole.move(0, { type: 'watts.chosen' }).to;
    expect({
      situations: explored.situations,
      isOne: standInOf(strong) === standInOf(0),
      way: burning && concretely(0, burning.move).map(({ stimulus }) => stimulus.words),
    }).toEqual({ situations: 12, isOne: true, way: ['watts chosen', 'lamp toggled'] });
  });

  it('knows no message but those that it was told of', () => {
    const { part } = reduced(lampPart(), outside);
    expect(() => part.move(0, { type: 'lamp.stolen' })).toThrow('lamp does not expect {"type":"lamp.stolen"}');
  });
});
