import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod';
import type { Engine } from './engine.ts';
import { type Checkout, Missing, type Payment, type Records, type Subscription } from './records.ts';
import { Refused } from './refused.ts';
import { STYLES } from './styles.ts';

export interface PagesDeps {
  readonly records: Records;
  readonly engine: Engine;
}

const acts = z.enum(['pay', 'decline', 'later', 'settle', 'fail']);
const portalActs = z.enum(['cancel', 'resume', 'renew', 'failRenewal', 'refund', 'dispute']);

const priceOf = (amount: number, currency: string): string => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};
const dayOf = (seconds: number): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000);

const periodOf = ({ interval, interval_count: count }: Subscription['recurring']): string =>
  count === 1 ? `every ${interval}` : `every ${count} ${interval}s`;

type Html = ReturnType<typeof html>;

const page = (title: string, body: Html | Html[]) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/dev/checkout/checkout.css" />
      </head>
      <body>
        <main>
          <p class="note">This is Liora’s built-in test checkout. No money moves here.</p>
          ${body}
        </main>
      </body>
    </html>`;

const act = (name: string, text: string, isMain = false) =>
  html`<button name="act" value="${name}" class="${isMain ? 'main' : ''}">${text}</button>`;

const back = (url: string, text: string) => html`<a class="button" href="${url}">${text}</a>`;

const checkoutBody = (checkout: Checkout, payment: Payment | undefined): Html => {
  if (checkout.status === 'open')
    return html`<form method="post">
      ${act('pay', 'Pay', true)}
      <div class="row">${act('later', 'Pay later')} ${act('decline', 'Decline')}</div>
      ${back(checkout.cancelUrl, 'Cancel')}
    </form>`;
  if (payment?.status === 'processing')
    return html`<p>The payment is on its way.</p>
      <form method="post">
        <div class="row">${act('settle', 'The money arrives', true)} ${act('fail', 'The payment fails')}</div>
        ${back(checkout.successUrl, 'Back to Liora')}
      </form>`;
  const said = checkout.isPaid
    ? 'This is paid.'
    : checkout.status === 'expired'
      ? 'This checkout is closed.'
      : 'The payment failed.';
  return html`<p>${said}</p>
    ${back(checkout.successUrl, 'Back to Liora')}`;
};

const subscriptionCard = (subscription: Subscription) => {
  const { id, amount, currency, recurring, status, isEnding, periodEnd } = subscription;
  const isOver = status === 'canceled' || status === 'incomplete_expired';
  return html`<section>
    <h2>${priceOf(amount, currency)} ${periodOf(recurring)}</h2>
    <p class="soft">${isOver ? 'Ended' : isEnding ? `Ends on ${dayOf(periodEnd)}` : `Renews on ${dayOf(periodEnd)}`}</p>
    ${
      isOver
        ? ''
        : html`<form method="post">
            <input type="hidden" name="id" value="${id}" />
            <div class="acts">
              ${isEnding ? act('resume', 'Keep it') : act('cancel', 'Cancel it')} ${act('renew', 'End the period now')}
              ${act('failRenewal', 'Let the renewal fail')}
            </div>
          </form>`
    }
  </section>`;
};

const paymentCard = ({ id, amount, currency, refunded, created }: Payment) =>
  html`<section>
    <h2>${priceOf(amount, currency)}, ${dayOf(created)}</h2>
    <p class="soft">${refunded > 0 ? `${priceOf(refunded, currency)} went back` : 'Paid'}</p>
    ${
      refunded === amount
        ? ''
        : html`<form method="post">
            <input type="hidden" name="id" value="${id}" />
            <div class="acts">${act('refund', 'Refund')} ${act('dispute', 'The bank takes it back')}</div>
          </form>`
    }
  </section>`;

/** The pages of the embedded payment service, where people pay, or try out what happens when they do not. */
export const createPages = ({ records, engine }: PagesDeps): Hono => {
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof Missing || error instanceof z.ZodError)
      return c.html(page('Not found', html`<section><h1>There is nothing here</h1></section>`), 404);
    if (error instanceof Refused)
      return c.html(
        page(
          'Not possible',
          html`<section>
            <h1>Not possible any more</h1>
            <p>${error.message}</p>
          </section>`,
        ),
        409,
      );
    throw error;
  });
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.get('/checkout.css', (c) => c.body(STYLES, 200, { 'Content-Type': 'text/css; charset=utf-8' }));

  const fields = async <T>(c: Context, schema: z.ZodType<T>): Promise<T> => schema.parse(await c.req.parseBody());

  app.get('/portal/:id', async (c) => {
    const portal = await records.portals.get(c.req.param('id'));
    const subscriptions = (await records.subscriptions.list()).filter(({ customer }) => customer === portal.customer);
    const payments = (await records.payments.list()).filter(
      ({ customer, status }) => customer === portal.customer && status === 'succeeded',
    );
    return c.html(
      page(
        'Payments',
        html`<h1>Your payments</h1>
          ${subscriptions.map(subscriptionCard)} ${payments.map(paymentCard)} ${back(portal.returnUrl, 'Back to Liora')}`,
      ),
    );
  });
  app.post('/portal/:id', async (c) => {
    const portal = await records.portals.get(c.req.param('id'));
    const { act: wanted, id } = await fields(c, z.object({ act: portalActs, id: z.string() }));
    const owned = (await records.subscriptions.find(id)) ?? (await records.payments.get(id));
    if (owned.customer !== portal.customer) throw new Missing('It belongs to somebody else');
    switch (wanted) {
      case 'cancel':
      case 'resume':
        await engine.update(id, { isEnding: wanted === 'cancel' });
        break;
      case 'renew':
      case 'failRenewal':
        await engine.renew(id, wanted === 'renew');
        break;
      case 'refund':
        await engine.refund(id);
        break;
      case 'dispute':
        await engine.dispute(id);
        break;
    }
    return c.redirect(`/dev/checkout/portal/${portal.id}`, 303);
  });

  app.get('/:id', async (c) => {
    const checkout = await records.checkouts.get(c.req.param('id'));
    const invoice = checkout.invoice === undefined ? undefined : await records.invoices.get(checkout.invoice);
    const paymentId = invoice?.paymentIntent ?? checkout.paymentIntent;
    const payment = paymentId === undefined ? undefined : await records.payments.get(paymentId);
    return c.html(
      page(
        'Checkout',
        html`<section>
          <h1>${checkout.title}</h1>
          <p class="price">
            ${priceOf(checkout.amount, checkout.currency)}
            ${checkout.recurring === undefined ? '' : html`<small>${periodOf(checkout.recurring)}</small>`}
          </p>
          ${checkoutBody(checkout, payment)}
        </section>`,
      ),
    );
  });
  app.post('/:id', async (c) => {
    const id = c.req.param('id');
    const { act: wanted } = await fields(c, z.object({ act: acts }));
    switch (wanted) {
      case 'pay':
        await engine.pay(id);
        break;
      case 'decline':
        await engine.decline(id);
        break;
      case 'later':
        await engine.payLater(id);
        break;
      case 'settle':
        await engine.settle(id);
        break;
      case 'fail':
        await engine.fail(id);
        break;
    }
    return c.redirect((await records.checkouts.get(id)).successUrl, 303);
  });
  return app;
};
