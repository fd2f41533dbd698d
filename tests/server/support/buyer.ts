import * as z from 'zod';
import { type Order, orderCheckout, orderPayment, orderPayments } from '#contract/order.ts';
import {
  subscriptionChange,
  type Subscription,
  subscriptionDetail,
  subscriptionPlans,
} from '#contract/subscription.ts';
import { type LedgerLine, tokensLedger, type TokensRemaining, tokensRemaining } from '#contract/tokens.ts';
import type { Shop } from './payments.ts';
import { type Answer, Visitor } from './visitor.ts';
import { until } from './until.ts';

const detail = z.object({ tokens: z.int(), plan: z.nullable(z.string()) });

/** A member who buys, and what they see of it. */
export class Buyer {
  readonly visitor: Visitor;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  static async join({ server }: Pick<Shop, 'server'>): Promise<Buyer> {
    const buyer = new Buyer(new Visitor(server.origin));
    await buyer.visitor.join();
    return buyer;
  }

  /** Opens a checkout; gives order and the payment service's name of the checkout. */
  async choose(kind: 'package' | 'subscription', productId: string): Promise<{ orderId: string; sessionId: string }> {
    const answer = await this.visitor.post('/api/order/checkout', { kind, productId, returnPath: '/tokens' });
    const { orderId, checkoutURL } = orderCheckout.response.parse(answer.data);
    return { orderId, sessionId: checkoutURL.split('/').at(-1) ?? '' };
  }

  async order(orderId: string): Promise<Order> {
    return orderPayment.response.parse((await this.visitor.get('/api/order/payment', { orderId })).data);
  }

  async orders(): Promise<Order[]> {
    return orderPayments.response.parse((await this.visitor.get('/api/order/payments')).data).orders;
  }

  async remaining(): Promise<TokensRemaining> {
    return tokensRemaining.response.parse((await this.visitor.get('/api/tokens/remaining')).data);
  }

  /** The whole ledger, the latest line first. */
  async ledger(): Promise<LedgerLine[]> {
    return tokensLedger.response.parse((await this.visitor.get('/api/tokens/ledger', { pageSize: 100 })).data).lines;
  }

  async subscription(): Promise<Subscription | null> {
    return subscriptionDetail.response.parse((await this.visitor.get('/api/subscription/detail')).data).subscription;
  }

  /** Goes over to another plan for what it costs. */
  async changePlan(planId: string, headers?: Readonly<Record<string, string>>): Promise<Answer> {
    const { plans } = subscriptionPlans.response.parse((await this.visitor.get(subscriptionPlans.path)).data);
    const { amount, currency } = plans.find((plan) => plan.planId === planId) ?? { amount: 0, currency: 'USD' };
    return this.visitor.post(subscriptionChange.path, { planId, amount, currency }, headers);
  }

  async detail(): Promise<z.infer<typeof detail>> {
    return detail.parse((await this.visitor.get('/api/user/detail')).data);
  }

  /** Waits until an order has come to where it should. */
  async sees(orderId: string, status: Order['status']): Promise<Order> {
    return until(async () => {
      const order = await this.order(orderId);
      return order.status === status ? order : undefined;
    });
  }
}

export const lineOf = ({ kind, change, tokens }: LedgerLine) => [kind, change, tokens];
