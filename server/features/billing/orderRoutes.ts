import type { Hono } from 'hono';
import { orderCancel, orderCheckout, orderPayment, orderPayments, orderRefund } from '#contract/order.ts';
import { malformed } from '#server/http/apiError.ts';
import type { Endpoints } from '#server/http/endpoint.ts';
import { SignatureError } from '#server/providers/payment/paymentProvider.ts';
import { limits } from '#server/rateLimit/limits.ts';
import type { RateLimiter } from '#server/rateLimit/rateLimiter.ts';
import type { OrderService } from './orderService.ts';
import type { PaymentInbox } from './paymentInbox.ts';

/** Where the payment provider sends its events. */
export const WEBHOOK_PATH = '/api/order/webhook';

export interface OrderParts {
  readonly service: OrderService;
  readonly inbox: PaymentInbox;
  readonly limiter: RateLimiter;
}

export const orderRoutes = (app: Hono, endpoints: Endpoints, { service, inbox, limiter }: OrderParts): void => {
  endpoints.repeatable(orderCheckout, async (request, caller, key) => {
    await limiter.pass(limits.checkoutByAccount, caller.id);
    return service.checkout(caller, request, key);
  });
  endpoints.member(orderPayment, ({ orderId }, caller) => service.payment(caller, orderId));
  endpoints.member(orderPayments, ({ endTime, pageSize }, caller) => service.payments(caller, endTime, pageSize));
  endpoints.repeatable(orderCancel, ({ orderId }, caller) => service.cancel(caller, orderId));
  endpoints.repeatable(orderRefund, ({ orderId }, caller) => service.refund(caller, orderId));

  /** Stores an event and answers; it is worked off afterwards. A signature that does not fit: 1001. */
  app.post(WEBHOOK_PATH, async (c) => {
    c.header('Cache-Control', 'no-store');
    try {
      await inbox.receive(await c.req.text(), c.req.header('stripe-signature'));
    } catch (error) {
      if (error instanceof SignatureError) throw malformed('stripe-signature', 'wrong');
      throw error;
    }
    return c.json({ errNo: 0, data: {} });
  });
};
