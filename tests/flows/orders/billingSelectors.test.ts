import { describe, expect, it } from 'vitest';
import { createActor, type StateValueFrom } from 'xstate';
import { type LedgerContext, ledgerMachine } from '#machines/ledger/ledgerMachine.ts';
import * as ledger from '#machines/ledger/ledgerSelectors.ts';
import { type OrdersContext, ordersMachine } from '#machines/orders/ordersMachine.ts';
import * as orders from '#machines/orders/ordersSelectors.ts';
import { line, remaining } from '../ledger/model.ts';
import { order } from './model.ts';

const { context: noLines } = createActor(ledgerMachine).getSnapshot();
const inLedger = (value: StateValueFrom<typeof ledgerMachine>, change: Partial<LedgerContext> = {}) =>
  ledgerMachine.resolveState({ value, context: { ...noLines, ...change } });

const { context: noOrders } = createActor(ordersMachine).getSnapshot();
const inOrders = (value: StateValueFrom<typeof ordersMachine>, change: Partial<OrdersContext> = {}) =>
  ordersMachine.resolveState({ value, context: { ...noOrders, ...change } });

describe('ledgerSelectors', () => {
  it('tell that no tokens came or went yet only once that is known', () => {
    expect(
      [
        inLedger('loading'),
        inLedger('loadFailed'),
        inLedger('ready', { remaining }),
        inLedger('ready', { remaining, lines: [line(1)] }),
      ].map((snapshot) => [ledger.isLoadingFirst(snapshot), ledger.isEmpty(snapshot)]),
    ).toEqual([
      [true, false],
      [false, false],
      [false, true],
      [false, false],
    ]);
  });
});

describe('ordersSelectors', () => {
  it('tell that nothing was bought yet only once that is known', () => {
    expect(
      [inOrders('loading'), inOrders('loadFailed'), inOrders('ready'), inOrders('ready', { orders: [order(1)] })].map(
        (snapshot) => [orders.isLoadingFirst(snapshot), orders.isEmpty(snapshot)],
      ),
    ).toEqual([
      [true, false],
      [false, false],
      [false, true],
      [false, false],
    ]);
  });

  it('tell an order whose money could not go back from one that the person is asked about', () => {
    const asked = { orders: [order(2), order(1)], orderId: order(1).orderId };
    expect(
      [inOrders('confirming', asked), inOrders('refunding', asked), inOrders('ready', asked), inOrders('ready')].map(
        (snapshot) => [orders.orderToRefundOf(snapshot), orders.notRefundedOf(snapshot)],
      ),
    ).toEqual([
      [order(1), null],
      [order(1), null],
      [null, order(1)],
      [null, null],
    ]);
  });
});
