import { describe, expect, it } from 'vitest';
import { isDrawn } from '../../scripts/lib/drawn.ts';
import { testsFor } from '../../scripts/faults/testsFor.ts';

const sources = new Map([
  ['tests/unit/money.test.ts', "import { priceText } from '#src/screens/money.ts';"],
  ['tests/unit/wordsRead.test.ts', "import { inRoot } from '../../scripts/lib/root.ts';"],
  ['tests/flows/orders/orders.test.ts', "import { ordersMachine } from '#machines/orders/ordersMachine.ts';"],
  ['src/screens/money.ts', "import { m } from '#src/paraglide/messages.js';"],
  ['machines/orders/ordersMachine.ts', "import type { Order } from '#contract/order.ts';"],
]);
const tests = [
  'tests/browser/chat.flow.test.ts',
  'tests/browser/orders.flow.test.ts',
  'tests/flows/orders/orders.test.ts',
  'tests/server/chat.test.ts',
  'tests/server/orders.test.ts',
  'tests/unit/faultList.test.ts',
  'tests/unit/money.test.ts',
  'tests/unit/wordsRead.test.ts',
];
const inOrder = (file: string, by: string) => testsFor({ file, by }, tests, (name) => sources.get(name));

describe('testsFor', () => {
  it('begins with the test that is to find it, and ends with those in a browser, the nearest by name first', () => {
    expect(inOrder('src/screens/billing/OrderItem.tsx', 'tests/unit/money.test.ts')).toEqual([
      { runner: 'vitest', files: ['tests/unit/money.test.ts'] },
      { runner: 'playwright', files: ['tests/browser/orders.flow.test.ts', 'tests/browser/chat.flow.test.ts'] },
    ]);
  });

  it('runs what imports it, and all that runs a server where it is of the server as well', () => {
    expect(inOrder('contract/order.ts', 'tests/browser/orders.flow.test.ts')).toEqual([
      { runner: 'playwright', files: ['tests/browser/orders.flow.test.ts'] },
      { runner: 'vitest', files: ['tests/flows/orders/orders.test.ts'] },
      { runner: 'vitest', files: ['tests/server/orders.test.ts', 'tests/server/chat.test.ts'] },
      { runner: 'playwright', files: ['tests/browser/chat.flow.test.ts'] },
    ]);
  });

  it('takes what reads the words of screens for words', () => {
    expect(inOrder('messages/en.json', 'tests/unit/wordsRead.test.ts').slice(0, 2)).toEqual([
      { runner: 'vitest', files: ['tests/unit/wordsRead.test.ts'] },
      { runner: 'vitest', files: ['tests/unit/money.test.ts'] },
    ]);
  });
});

describe('isDrawn', () => {
  const names = Array.from({ length: 40 }, (_, place) => `fault ${place}`);

  it('draws each in turn by seeds in a row, and none twice', () => {
    const draws = [7, 8, 9, 10].map((seed) => names.filter(isDrawn(0.25, seed)));
    expect(draws.flat().toSorted()).toEqual(names.toSorted());
    expect(draws.every((drawn) => drawn.length > 0)).toBe(true);
  });

  it('draws all of them as the whole', () => {
    expect(names.filter(isDrawn(1, 20_782))).toEqual(names);
  });
});
