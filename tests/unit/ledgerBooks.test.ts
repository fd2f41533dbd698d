import { expect, it } from 'vitest';
import { type Act, START } from '#tests/server/support/ledger/acts.ts';
import { afterAll, newBooks } from '#tests/server/support/ledger/model.ts';
import { snapshotOf } from '#tests/server/support/ledger/reading.ts';

const played = (...acts: readonly Act[]) => acts.map((act) => [act, 'done'] as const);

it('[N-12] books of one wallet that differ by an order alone are told apart, for it decides what comes back later', () => {
  const [books = newBooks()] = afterAll(newBooks(), played({ kind: 'renew', order: 0, days: 2, now: START + 1 }));
  const now = START + 5;
  const possible = afterAll(
    books,
    played(
      { kind: 'return', order: 0, quarters: 4, now: START + 2 },
      { kind: 'expire', ahead: 60, now: START + 3 },
      { kind: 'return', order: 0, quarters: 0, now: START + 4 },
    ),
  ).map((one) => snapshotOf(one, now));
  const ofOrders = Object.groupBy(possible, (snapshot) => {
    const { orders: _orders, ...wallet } = snapshot;
    return JSON.stringify(wallet);
  });
  const statuses = Object.values(ofOrders).map((same = []) => new Set(same.map(({ orders }) => orders[0])));
  expect(statuses).toContainEqual(new Set(['paid', 'refunded']));
});
