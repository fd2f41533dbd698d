import type { Hono } from 'hono';
import type { ApiDeps } from './apiDeps.ts';
import { read, wants } from './apiRequest.ts';
import { newId } from './records.ts';
import { Refused } from './refused.ts';
import { renderCheckout } from './render.ts';
import { newCheckout } from './requests.ts';

const HALF_AN_HOUR = 30 * 60;

/** Checkouts. */
export const checkoutRoutes = (
  app: Hono,
  { records, engine, pageOf, now }: Pick<ApiDeps, 'records' | 'engine' | 'pageOf' | 'now'>,
): void => {
  app.post('/v1/checkout/sessions', async (c) => {
    const request = await read(c, newCheckout);
    await records.customers.get(request.customer);
    const item = request.line_items[0].price_data;
    if ((request.mode === 'subscription') !== (item.recurring !== undefined))
      throw new Refused('parameter_invalid', 'The mode and the price do not fit together');
    if (request.expires_at < now() + HALF_AN_HOUR - 60)
      throw new Refused('parameter_invalid', 'expires_at must be at least 30 minutes from now');
    const checkout = await records.checkouts.put({
      id: newId('cs_test'),
      created: now(),
      mode: request.mode,
      customer: request.customer,
      reference: request.client_reference_id,
      metadata: (request.payment_intent_data ?? request.subscription_data ?? request).metadata,
      title: item.product_data.name,
      amount: item.unit_amount,
      currency: item.currency,
      ...(item.recurring && { recurring: item.recurring }),
      successUrl: request.success_url,
      cancelUrl: request.cancel_url,
      expiresAt: request.expires_at,
      status: 'open',
      isPaid: false,
    });
    return c.json(renderCheckout(checkout, pageOf(checkout.id)));
  });
  app.get('/v1/checkout/sessions/:id', async (c) => {
    const checkout = await records.checkouts.get(c.req.param('id'));
    const { paymentIntent, subscription } = checkout;
    return c.json(
      renderCheckout(checkout, pageOf(checkout.id), {
        payment:
          paymentIntent !== undefined && wants(c, 'payment_intent')
            ? await records.payments.get(paymentIntent)
            : undefined,
        subscription:
          subscription !== undefined && wants(c, 'subscription')
            ? await records.subscriptions.get(subscription)
            : undefined,
      }),
    );
  });
  app.post('/v1/checkout/sessions/:id/expire', async (c) => {
    const checkout = await engine.expire(c.req.param('id'));
    return c.json(renderCheckout(checkout, pageOf(checkout.id)));
  });
};
