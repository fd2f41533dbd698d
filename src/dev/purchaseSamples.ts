import type { ContextFrom, StateValueFrom } from 'xstate';
import type { Order } from '#contract/order.ts';
import { purchaseMachine } from '#machines/purchase/purchaseMachine.ts';
import { plans } from './billingSamples.ts';
import { flowAt } from './flowAt.ts';

/** Made-up offers and orders, and an actor that holds them. */

const packages = [
  { packageId: 'small', tokens: 200, amount: 499, currency: 'USD' },
  { packageId: 'medium', tokens: 500, amount: 999, currency: 'USD' },
  { packageId: 'large', tokens: 1200, amount: 1999, currency: 'USD' },
  { packageId: 'huge', tokens: 3500, amount: 4999, currency: 'USD' },
];

const terms = {
  welcomeTokens: 100,
  serviceCosts: [
    { service: 'chat', cost: 1 },
    { service: 'picture', cost: 10 },
  ],
  refundDays: 14,
  discountEndTime: Date.now() + 9 * 86_400_000,
};

export const boughtTokens: Order = {
  orderId: '00000000-0000-4000-8000-000000000001',
  kind: 'package',
  productId: 'large',
  name: null,
  months: null,
  tokens: 1200,
  amount: 1999,
  currency: 'USD',
  status: 'paid',
  reason: null,
  canRefund: true,
  returnPath: '/tokens',
  createTime: 0,
  payTime: 0,
};

export const purchaseSample = (
  value: StateValueFrom<typeof purchaseMachine>,
  context: Partial<ContextFrom<typeof purchaseMachine>> = {},
) =>
  flowAt(purchaseMachine, value, {
    view: 'tokens',
    presentation: 'page',
    returnPath: '/tokens',
    isAccountReady: true,
    months: 1,
    offers: { packages, plans, maxSubscriptionDiscount: '70%', terms },
    choice: null,
    orderId: null,
    order: null,
    failure: null,
    ...context,
  });
