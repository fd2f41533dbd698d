import { type ContextFrom, fromPromise, type StateValueFrom } from 'xstate';
import type { Order } from '#contract/order.ts';
import type { Plan, PlanTerms, Subscription } from '#contract/subscription.ts';
import type { LedgerLine, TokensRemaining } from '#contract/tokens.ts';
import { ledgerMachine } from '#machines/ledger/ledgerMachine.ts';
import { ordersMachine } from '#machines/orders/ordersMachine.ts';
import { subscriptionMachine } from '#machines/subscription/subscriptionMachine.ts';
import { flowAt } from './flowAt.ts';

/** Made-up plans, orders and tokens, and actors that hold them. */

const DAY = 86_400_000;
const now = Date.now();
const pause = () => new Promise((resolve) => setTimeout(resolve, 700));

const plan = (planId: string, rank: number, of: Pick<Plan, 'name' | 'months' | 'amount' | 'tokens'>): Plan => ({
  planId,
  rank,
  ...of,
  listAmount: of.amount,
  currency: 'USD',
  discount: '0%',
});
const yearly = (listAmount: number) => ({ listAmount, discount: '70%' });
export const plans: readonly Plan[] = [
  plan('plus-1', 0, { name: 'Plus', months: 1, amount: 1299, tokens: 1000 }),
  { ...plan('plus-12', 1, { name: 'Plus', months: 12, amount: 4676, tokens: 12_000 }), ...yearly(15_588) },
  plan('premium-1', 2, { name: 'Premium', months: 1, amount: 2499, tokens: 3000 }),
  { ...plan('premium-12', 3, { name: 'Premium', months: 12, amount: 8996, tokens: 36_000 }), ...yearly(29_988) },
];

const running: Subscription = {
  planId: 'premium-1',
  name: 'Premium',
  months: 1,
  amount: 2499,
  currency: 'USD',
  status: 'active',
  periodStart: now - 12 * DAY,
  periodEnd: now + 18 * DAY,
  allowanceEnd: now + 21 * DAY,
  isEnding: false,
  nextPlanId: null,
  confirmation: null,
};
/** The bank wants the change to the year confirmed. */
export const toConfirm: Subscription = {
  ...running,
  confirmation: { planId: 'premium-12', confirmURL: 'about:blank', expireTime: now + DAY },
};
/** The year was changed to, and is not paid yet. */
export const underWay: Subscription = { ...running, nextPlanId: 'premium-12' };
export const renewing: Subscription = {
  ...running,
  status: 'renewing',
  periodEnd: now - DAY / 48,
  allowanceEnd: now + 3 * DAY,
};
export const pastDue: Subscription = {
  ...running,
  status: 'pastDue',
  periodEnd: now - DAY,
  allowanceEnd: now + 2 * DAY,
  nextPlanId: 'plus-1',
};
export const unpaid: Subscription = {
  ...running,
  status: 'unpaid',
  periodEnd: now - 5 * DAY,
  allowanceEnd: now - 2 * DAY,
};

const order = (orderId: string, days: number, of: Partial<Order>): Order => ({
  orderId,
  kind: 'package',
  productId: 'medium',
  name: null,
  months: null,
  tokens: 500,
  amount: 999,
  currency: 'USD',
  status: 'paid',
  reason: null,
  canRefund: false,
  returnPath: '/settings',
  createTime: now - days * DAY,
  payTime: now - days * DAY,
  ...of,
});
const premium = {
  kind: 'subscription',
  productId: 'premium-1',
  name: 'Premium',
  months: 1,
  tokens: 3000,
  amount: 2499,
} as const;
const orders: readonly Order[] = [
  order('pending', 0, { status: 'pending', payTime: null }),
  order('unspent', 2, { canRefund: true }),
  order('renewal', 12, { ...premium, kind: 'renewal', canRefund: true }),
  order('refunded', 20, { ...premium, productId: 'plus-1', name: 'Plus', status: 'refunded', reason: 60_003 }),
  order('refundFailed', 30, { status: 'refundFailed', canRefund: true }),
  order('first', 42, premium),
];

const moves: readonly Partial<LedgerLine>[] = [
  { kind: 'hold', service: 'picture', characterName: 'Mira', change: -10 },
  { kind: 'capture', service: 'chat', characterName: 'Mira', change: -1 },
  { kind: 'purchase', change: 500, orderId: 'unspent' },
  { kind: 'void', service: 'chat', characterName: 'Mira' },
  { kind: 'capture', service: 'speech', change: -1 },
  { kind: 'expiry', change: -212 },
  { kind: 'allowance', change: 3000, expireTime: running.periodEnd, orderId: 'renewal' },
  { kind: 'settlement', change: -20 },
  { kind: 'welcome', change: 100 },
];
const lines: readonly LedgerLine[] = moves.map((move, index) => ({
  transferId: `transfer${String(index)}`,
  seq: moves.length - index,
  kind: 'hold',
  service: null,
  characterName: null,
  change: 0,
  tokens: moves.slice(index).reduce((sum, { change = 0 }) => sum + change, 240),
  expireTime: null,
  orderId: null,
  createTime: now - index * DAY,
  ...move,
}));
const remaining: TokensRemaining = {
  tokens: 3596,
  held: 10,
  debt: 0,
  expiring: [{ tokens: 2989, expireTime: running.periodEnd }],
};
export const inDebt: TokensRemaining = { tokens: 0, held: 0, debt: 20, expiring: [] };

const atWork = subscriptionMachine.provide({
  actors: {
    changePlan: fromPromise<Subscription | null, PlanTerms>(async ({ input }) => {
      await pause();
      return { ...running, nextPlanId: input.planId };
    }),
    cancelSubscription: fromPromise<Subscription | null, void>(async () => {
      await pause();
      return { ...running, isEnding: true };
    }),
    resumeSubscription: fromPromise<Subscription | null, void>(async () => {
      await pause();
      return running;
    }),
  },
});

export const subscriptionSample = (
  value: StateValueFrom<typeof subscriptionMachine>,
  context: Partial<ContextFrom<typeof subscriptionMachine>> = {},
) => flowAt(atWork, value, { subscription: running, plans, planId: null, failure: null, isBegun: false, ...context });

const refunding = ordersMachine.provide({
  actors: {
    refundOrder: fromPromise<Order, { orderId: string }>(async ({ input }) => {
      await pause();
      return order(input.orderId, 2, { status: 'refunding' });
    }),
  },
});

export const ordersSample = (
  value: StateValueFrom<typeof ordersMachine>,
  context: Partial<ContextFrom<typeof ordersMachine>> = {},
) => flowAt(refunding, value, { orders, hasMore: true, orderId: null, failure: null, ...context });

export const ledgerSample = (
  value: StateValueFrom<typeof ledgerMachine>,
  context: Partial<ContextFrom<typeof ledgerMachine>> = {},
) => flowAt(ledgerMachine, value, { lines, hasMore: true, remaining, failure: null, ...context });

/** Somebody with a plan, tokens and orders. */
export const subscribed = () => ({
  subscription: subscriptionSample('ready'),
  ledger: ledgerSample('ready'),
  orders: ordersSample('ready'),
});
