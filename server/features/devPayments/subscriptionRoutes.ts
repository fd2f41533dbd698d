import type { Context, Hono } from 'hono';
import type * as z from 'zod';
import type { ApiDeps } from './apiDeps.ts';
import { read, wants } from './apiRequest.ts';
import type { When } from './changes.ts';
import { type Invoice, newId, type Subscription } from './records.ts';
import { Refused } from './refused.ts';
import { renderInvoice, renderPrice, renderSubscription } from './render.ts';
import { newPrice, subscriptionUpdate } from './requests.ts';

type Update = z.infer<typeof subscriptionUpdate>;

const whenOf = (request: Update): When | undefined => {
  const begins = request.billing_cycle_anchor === undefined ? request.trial_end : 'now';
  return begins === undefined ? undefined : { begins, mayWait: request.payment_behavior === 'pending_if_incomplete' };
};

/** Subscriptions, and the prices that they are changed to. */
export const subscriptionRoutes = (
  app: Hono,
  { records, engine, pageOf, now }: Pick<ApiDeps, 'records' | 'engine' | 'pageOf' | 'now'>,
): void => {
  const invoiceOf = async (c: Context, { latestInvoice }: Subscription): Promise<Invoice | undefined> =>
    latestInvoice !== undefined && wants(c, 'latest_invoice') ? records.invoices.get(latestInvoice) : undefined;
  const priceOf = async (given: Update['items']) => {
    if (given === undefined) return {};
    const { price: id, price_data: made } = given[0];
    const { unit_amount: amount, ...price } = made ?? renderPrice(await records.prices.get(id ?? ''));
    return { currency: price.currency, product: price.product, recurring: price.recurring, amount };
  };

  app.post('/v1/prices', async (c) => {
    const { unit_amount: amount, ...given } = await read(c, newPrice);
    return c.json(renderPrice(await records.prices.put({ ...given, id: newId('price'), created: now(), amount })));
  });
  app.get('/v1/subscriptions/:id', async (c) => {
    const subscription = await records.subscriptions.get(c.req.param('id'));
    const invoice = await invoiceOf(c, subscription);
    return c.json(renderSubscription(subscription, invoice && renderInvoice(invoice, pageOf(`invoice/${invoice.id}`))));
  });
  app.post('/v1/subscriptions/:id', async (c) => {
    const request = await read(c, subscriptionUpdate);
    if (request.payment_behavior === 'pending_if_incomplete' && request.items?.[0].price === undefined)
      throw new Refused('parameter_invalid', 'A change that waits needs a price');
    const change = {
      ...(request.cancel_at_period_end !== undefined && { isEnding: request.cancel_at_period_end }),
      ...(request.metadata && { metadata: request.metadata }),
      ...(await priceOf(request.items)),
    };
    return c.json(renderSubscription(await engine.update(c.req.param('id'), change, whenOf(request))));
  });
  app.delete('/v1/subscriptions/:id', async (c) => c.json(renderSubscription(await engine.end(c.req.param('id')))));
};
