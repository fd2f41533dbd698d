import { createHash } from 'node:crypto';
import { type Context, Hono, type Next } from 'hono';
import * as z from 'zod';
import { limitConcurrency } from '#server/concurrency.ts';
import type { When } from './changes.ts';
import type { Engine } from './engine.ts';
import { parseForm } from './form.ts';
import { type Invoice, Missing, newId, type Records, type Subscription } from './records.ts';
import {
  eventQuery,
  newCheckout,
  newCustomer,
  newPortal,
  newPrice,
  newRefund,
  subscriptionUpdate,
} from './requests.ts';
import { Declined, Refused, Unconfirmed } from './refused.ts';
import {
  renderCharge,
  renderCheckout,
  renderDispute,
  renderEvent,
  renderInvoice,
  renderInvoicePayments,
  renderList,
  renderPayment,
  renderPrice,
  renderRefund,
  renderSubscription,
} from './render.ts';

export interface ApiDeps {
  readonly records: Records;
  readonly engine: Engine;
  readonly secretKey: string;
  readonly pageOf: (checkoutId: string) => string;
  readonly portalOf: (portalId: string) => string;
  /** Seconds since 1970. */
  readonly now: () => number;
}

const HALF_AN_HOUR = 30 * 60;

const failure = (
  c: Context,
  status: 400 | 401 | 402 | 404,
  code: string,
  message: string,
  type = 'invalid_request_error',
) => c.json({ error: { type, code, message } }, status);

/** The part of Stripe's HTTP API that Liora uses. */
export const createApi = ({ records, engine, secretKey, pageOf, portalOf, now }: ApiDeps): Hono => {
  const app = new Hono();

  app.onError((error, c) => {
    if (error instanceof Missing) return failure(c, 404, 'resource_missing', error.message);
    if (error instanceof Declined || error instanceof Unconfirmed)
      return failure(c, 402, error.code, error.message, 'card_error');
    if (error instanceof Refused) return failure(c, 400, error.code, error.message);
    if (error instanceof z.ZodError) return failure(c, 400, 'parameter_invalid', z.prettifyError(error));
    throw error;
  });
  app.use(async (c, next) => {
    if (c.req.header('authorization') !== `Bearer ${secretKey}`)
      return failure(c, 401, 'api_key_invalid', 'Invalid API Key provided');
    return next();
  });
  const oneByOne = limitConcurrency(1);
  /**
   * The same key gives the same answer, also to those who ask at once, and also when that is a refusal; with other parameters it is
   * refused. What is malformed, or about nothing that there is, leaves the key free.
   */
  app.use((c, next) => {
    const key = c.req.header('idempotency-key');
    return c.req.method !== 'POST' || key === undefined ? next() : oneByOne(() => answerOnce(c, next, key));
  });
  const answerOnce = async (c: Context, next: Next, key: string): Promise<Response | undefined> => {
    const fingerprint = createHash('sha256')
      .update(`${c.req.path}\n${await c.req.text()}`)
      .digest('hex');
    const known = await records.answers.find(`key_${key}`);
    if (known !== undefined && known.fingerprint !== fingerprint)
      return failure(
        c,
        400,
        'idempotency_key_in_use',
        'Keys can only be used with the same parameters',
        'idempotency_error',
      );
    if (known !== undefined) return Response.json(known.body, { status: known.status });
    await next();
    const { ok, status } = c.res;
    if (!ok && !(c.error instanceof Refused)) return undefined;
    const body: unknown = await c.res.clone().json();
    await records.answers.put({ id: `key_${key}`, created: now(), fingerprint, status, body });
    return undefined;
  };

  const read = async <T>(c: Context, schema: z.ZodType<T>): Promise<T> => schema.parse(parseForm(await c.req.text()));
  const wants = (c: Context, part: string): boolean =>
    [...new URL(c.req.url).searchParams].some(([name, value]) => name.startsWith('expand[') && value === part);

  /** The latest first, as Stripe lists them. */
  const listEvents = async (query: URLSearchParams) => {
    const wanted = eventQuery.parse({
      from: query.get('created[gte]'),
      to: query.get('created[lte]'),
      limit: query.get('limit') ?? '10',
      after: query.get('starting_after'),
      types: [...query].flatMap(([name, value]) => (name.startsWith('types[') ? [value] : [])),
    });
    const found = (await engine.events()).filter(
      ({ created, type }) => created >= wanted.from && created <= wanted.to && wanted.types.includes(type),
    );
    const start = wanted.after === null ? 0 : found.findIndex(({ id }) => id === wanted.after) + 1;
    const page = found.slice(start, start + wanted.limit);
    return { ...renderList(page.map(renderEvent), '/v1/events'), has_more: start + page.length < found.length };
  };

  app.post('/v1/customers', async (c) => {
    const { email, metadata: given } = await read(c, newCustomer);
    const customer = await records.customers.put({ id: newId('cus'), created: now(), email, metadata: given });
    return c.json({ ...customer, object: 'customer', livemode: false });
  });

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

  app.get('/v1/payment_intents/:id', async (c) =>
    c.json(renderPayment(await records.payments.get(c.req.param('id')), wants(c, 'latest_charge'))),
  );
  app.get('/v1/invoices/:id', async (c) =>
    c.json(showInvoice(await records.invoices.get(c.req.param('id')), wants(c, 'payments'))),
  );
  app.get('/v1/invoice_payments', async (c) => {
    const payment = c.req.query('payment[payment_intent]');
    const found = (await records.invoices.list()).filter(({ paymentIntent }) => paymentIntent === payment);
    return c.json(renderList(found.flatMap(renderInvoicePayments), '/v1/invoice_payments'));
  });

  const invoiceOf = async (c: Context, { latestInvoice }: Subscription): Promise<Invoice | undefined> =>
    latestInvoice !== undefined && wants(c, 'latest_invoice') ? records.invoices.get(latestInvoice) : undefined;
  const showInvoice = (invoice: Invoice, isExpanded = false) =>
    renderInvoice(invoice, pageOf(`invoice/${invoice.id}`), isExpanded);

  app.post('/v1/prices', async (c) => {
    const { unit_amount: amount, ...given } = await read(c, newPrice);
    return c.json(renderPrice(await records.prices.put({ ...given, id: newId('price'), created: now(), amount })));
  });
  const priceOf = async (given: z.infer<typeof subscriptionUpdate>['items']) => {
    if (given === undefined) return {};
    const { price: id, price_data: made } = given[0];
    const { unit_amount: amount, ...price } = made ?? renderPrice(await records.prices.get(id ?? ''));
    return { currency: price.currency, product: price.product, recurring: price.recurring, amount };
  };
  const whenOf = (request: z.infer<typeof subscriptionUpdate>): When | undefined => {
    const begins = request.billing_cycle_anchor === undefined ? request.trial_end : 'now';
    return begins === undefined ? undefined : { begins, mayWait: request.payment_behavior === 'pending_if_incomplete' };
  };
  app.get('/v1/subscriptions/:id', async (c) => {
    const subscription = await records.subscriptions.get(c.req.param('id'));
    const invoice = await invoiceOf(c, subscription);
    return c.json(renderSubscription(subscription, invoice && showInvoice(invoice)));
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
  app.post('/v1/invoices/:id/void', async (c) => c.json(showInvoice(await engine.voidInvoice(c.req.param('id')))));
  app.delete('/v1/subscriptions/:id', async (c) => c.json(renderSubscription(await engine.end(c.req.param('id')))));

  app.post('/v1/refunds', async (c) => {
    const { payment_intent: id, amount } = await read(c, newRefund);
    const refund = await engine.refund(id, amount);
    return c.json(renderRefund(refund, renderCharge(await records.payments.get(id)).id));
  });
  app.get('/v1/refunds', async (c) => {
    const id = c.req.query('payment_intent') ?? '';
    const { charge } = await records.payments.get(id);
    const found = (await records.refunds.list()).filter(({ paymentIntent }) => paymentIntent === id);
    return c.json(
      renderList(
        found.map((refund) => renderRefund(refund, charge)),
        '/v1/refunds',
      ),
    );
  });
  app.get('/v1/disputes', async (c) => {
    const id = c.req.query('payment_intent') ?? '';
    const { charge } = await records.payments.get(id);
    const found = (await records.disputes.list()).filter(({ paymentIntent }) => paymentIntent === id);
    return c.json(
      renderList(
        found.map((dispute) => renderDispute(dispute, charge)),
        '/v1/disputes',
      ),
    );
  });

  app.get('/v1/events', async (c) => c.json(await listEvents(new URL(c.req.url).searchParams)));

  app.post('/v1/billing_portal/sessions', async (c) => {
    const { customer, return_url: returnUrl } = await read(c, newPortal);
    await records.customers.get(customer);
    const portal = await records.portals.put({ id: newId('bps'), created: now(), customer, returnUrl });
    return c.json({
      id: portal.id,
      object: 'billing_portal.session',
      customer,
      return_url: returnUrl,
      url: portalOf(portal.id),
    });
  });
  return app;
};
