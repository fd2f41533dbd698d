import { describe, expect, it } from 'vitest';
import type { OrderRow, SubscriptionRow } from '#server/features/billing/orderRepository.ts';
import { canRefund, orderView } from '#server/features/billing/orderView.ts';
import { graceOf, isRenewalDue, planOf } from '#server/features/billing/periods.ts';
import { subscriptionView } from '#server/features/billing/subscriptionView.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_800_000_000_000;
const GRACE = 3 * DAY;

const order: OrderRow = {
  id: 'order',
  walletId: 'wallet',
  kind: 'subscription',
  productId: 'plus-12',
  name: 'Plus',
  months: 12,
  tokens: 1000,
  amount: 9900,
  currency: 'USD',
  status: 'paid',
  reason: null,
  returnPath: '/tokens',
  idempotencyKey: 'key',
  sessionId: 'cs_1',
  checkoutUrl: 'https://pay.example/cs_1',
  subscriptionId: 'sub_1',
  paymentId: 'in_1',
  paymentIntentId: 'pi_1',
  refundId: null,
  refundTries: 0,
  amountReturned: 0,
  version: 1,
  createTime: NOW - DAY,
  payTime: NOW - DAY + 1,
  lookTime: null,
  expireTime: NOW,
};

const plan: SubscriptionRow = {
  id: 'sub_1',
  walletId: 'wallet',
  planId: 'plus-1',
  nextPlanId: 'plus-12',
  name: 'Plus',
  months: 1,
  amount: 1299,
  currency: 'USD',
  status: 'active',
  periodStart: NOW - 30 * DAY,
  periodEnd: NOW + 1,
  invoiceId: 'in_1',
  isEnding: false,
  changePlanId: null,
  changeTime: null,
  changeTries: 0,
  changeKey: null,
  confirmPlanId: null,
  confirmUrl: null,
  confirmEnd: null,
  version: 1,
  createTime: NOW - 30 * DAY,
  lookTime: null,
};

describe('[N-12] an order', () => {
  it('is told to its owner with what they chose, how it stands, and nothing of the payment service', () => {
    expect(orderView({ order, tokensLeft: 1000 }, 14, NOW)).toEqual({
      orderId: 'order',
      kind: 'subscription',
      productId: 'plus-12',
      name: 'Plus',
      months: 12,
      tokens: 1000,
      amount: 9900,
      currency: 'USD',
      status: 'paid',
      reason: null,
      canRefund: true,
      returnPath: '/tokens',
      createTime: NOW - DAY,
      payTime: NOW - DAY + 1,
    });
  });

  it.each<[string, Partial<OrderRow>, number, boolean]>([
    ['in time, with every token there', { payTime: NOW - 14 * DAY + 1 }, 1000, true],
    ['too late', { payTime: NOW - 14 * DAY }, 1000, false],
    ['a token short', {}, 999, false],
    ['not paid', { payTime: null }, 1000, false],
    ['partly given back', { amountReturned: 1 }, 1000, false],
    ['that is disputed', { status: 'disputed' }, 1000, false],
    ['that is given back', { status: 'refunding' }, 1000, false],
    ['whose money did not go back, however late', { status: 'refundFailed', payTime: 1 }, 1000, true],
    ['that the house could not give back, and that brought nothing', { status: 'refundFailed', reason: 1004 }, 0, true],
    [
      'that the house could not give back, and that brought tokens',
      { status: 'refundFailed', reason: 1004 },
      1000,
      false,
    ],
    ['that brought nothing for no reason', {}, 0, false],
  ])('%s can be given back or not', (_, change, tokensLeft, expected) => {
    expect(canRefund({ order: { ...order, ...change }, tokensLeft }, 14, NOW)).toBe(expected);
  });

  it('of a plan says what its period costs and brings, and one of a package is of no plan', () => {
    expect(planOf(order)).toEqual({
      planId: 'plus-12',
      name: 'Plus',
      months: 12,
      tokens: 1000,
      amount: 9900,
      currency: 'USD',
    });
    const none = new Error('The order order is of no plan');
    for (const missing of [{ name: null }, { months: null }, { name: null, months: null }])
      expect(() => planOf({ ...order, ...missing })).toThrow(none);
  });
});

describe('[N-12] a plan', () => {
  const base = { planId: 'plus-1', name: 'Plus', months: 1, amount: 1299, currency: 'USD', nextPlanId: 'plus-12' };
  const running = { ...base, periodStart: NOW - 30 * DAY, periodEnd: NOW + 1, confirmation: null };

  it.each<[string, Partial<SubscriptionRow>, object]>([
    ['runs', {}, { status: 'active', allowanceEnd: NOW + 1 + GRACE, isEnding: false }],
    ['ends', { isEnding: true }, { status: 'active', allowanceEnd: NOW + 1, isEnding: true }],
    [
      'is renewed',
      { periodEnd: NOW },
      { status: 'renewing', periodEnd: NOW, allowanceEnd: NOW + GRACE, isEnding: false },
    ],
    [
      'has come to its end',
      { periodEnd: NOW, isEnding: true },
      { status: 'active', periodEnd: NOW, allowanceEnd: NOW, isEnding: true },
    ],
    [
      'is owed',
      { status: 'pastDue', periodEnd: NOW - GRACE + 1 },
      { status: 'pastDue', periodEnd: NOW - GRACE + 1, allowanceEnd: NOW + 1, isEnding: false },
    ],
    [
      'is owed for too long',
      { status: 'pastDue', periodEnd: NOW - GRACE },
      { status: 'unpaid', periodEnd: NOW - GRACE, allowanceEnd: NOW, isEnding: false },
    ],
  ])('that %s is told to its owner', (_, change, expected) => {
    expect(subscriptionView({ ...plan, ...change }, GRACE, NOW)).toEqual({ ...running, ...expected });
  });

  it('tells of a change that waits for its confirmation, once all of that is known', () => {
    const waits = { confirmPlanId: 'premium-1', confirmUrl: 'https://pay.example/in_2', confirmEnd: NOW + DAY };
    const confirmationOf = (change: Partial<SubscriptionRow>) =>
      subscriptionView({ ...plan, ...waits, ...change }, GRACE, NOW).confirmation;
    expect([
      confirmationOf({}),
      confirmationOf({ confirmPlanId: null }),
      confirmationOf({ confirmUrl: null }),
      confirmationOf({ confirmEnd: null }),
    ]).toEqual([
      { planId: 'premium-1', confirmURL: 'https://pay.example/in_2', expireTime: NOW + DAY },
      null,
      null,
      null,
    ]);
  });

  it('outlasts its period only while a renewal can come', () => {
    const graces = (['active', 'pastDue', 'ended'] as const).map((status) =>
      [false, true].map((isEnding) => graceOf({ status, isEnding }, GRACE)),
    );
    expect(graces).toEqual([
      [GRACE, 0],
      [GRACE, 0],
      [0, 0],
    ]);
  });

  it('is to be renewed once its period is over, or its renewal is owed', () => {
    expect([
      isRenewalDue({ status: 'active', periodEnd: NOW + 1 }, NOW),
      isRenewalDue({ status: 'active', periodEnd: NOW }, NOW),
      isRenewalDue({ status: 'pastDue', periodEnd: NOW + 1 }, NOW),
    ]).toEqual([false, true, true]);
  });
});
