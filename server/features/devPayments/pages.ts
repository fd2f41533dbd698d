import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { localeOf } from '#server/http/pageLocale.ts';
import { readPageForm } from '#server/http/readPageForm.ts';
import { troublePage } from '#server/http/troublePage.ts';
import { checkoutPage, type Vain } from './checkoutPage.ts';
import type { Engine } from './engine.ts';
import { invoicePage } from './invoicePage.ts';
import { paymentTexts } from './paymentTexts.ts';
import { portalPage } from './portalPage.ts';
import { Missing, type Records } from './records.ts';
import { Refused } from './refused.ts';

export interface PagesDeps {
  readonly records: Records;
  readonly engine: Engine;
}

const checkoutForm = z.object({ act: z.enum(['pay', 'decline', 'later', 'settle', 'fail']) });
const invoiceForm = z.object({ act: z.enum(['confirm', 'refuse']) });
const portalForm = z.object({
  act: z.enum(['cancel', 'resume', 'renew', 'failRenewal', 'ask', 'refund', 'dispute']),
  id: z.string(),
});

const textsFor = (c: Context) => paymentTexts[localeOf(c)];

/** Whether it was done; not where it cannot be as things stand. */
const isDone = async (act: Promise<unknown>): Promise<boolean> => {
  try {
    await act;
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
};

const addPortal = (app: Hono, { records, engine }: PagesDeps): void => {
  const showPortal = async (c: Context, id: string, status: 200 | 400 | 409, trouble?: string) => {
    const { customer, returnUrl } = await records.portals.get(id);
    const isTheirs = (record: { readonly customer: string }): boolean => record.customer === customer;
    const subscriptions = (await records.subscriptions.list()).filter(isTheirs);
    const payments = (await records.payments.list()).filter(
      (payment) => isTheirs(payment) && payment.status === 'succeeded',
    );
    const page = portalPage(localeOf(c), {
      returnUrl,
      subscriptions,
      payments,
      ...(trouble !== undefined && { trouble }),
    });
    return c.html(page, status);
  };
  const actOnBought = ({ act, id }: z.infer<typeof portalForm>, customer: string): Promise<unknown> => {
    switch (act) {
      case 'cancel':
      case 'resume':
        return engine.update(id, { isEnding: act === 'cancel' });
      case 'renew':
      case 'failRenewal':
        return engine.renew(id, act === 'renew');
      case 'ask':
        return engine.setAsks(customer, true);
      case 'refund':
        return engine.refund(id);
      case 'dispute':
        return engine.dispute(id);
    }
  };
  app.get('/portal/:id', (c) => showPortal(c, c.req.param('id'), 200));
  app.post('/portal/:id', async (c) => {
    const portal = await records.portals.get(c.req.param('id'));
    const form = portalForm.safeParse(await readPageForm(c));
    if (!form.success) return showPortal(c, portal.id, 400, textsFor(c).noAct);
    const { id } = form.data;
    const owned = (await records.subscriptions.find(id)) ?? (await records.payments.get(id));
    if (owned.customer !== portal.customer) throw new Missing('It belongs to somebody else');
    if (!(await isDone(actOnBought(form.data, portal.customer))))
      return showPortal(c, portal.id, 409, textsFor(c).changed);
    return c.redirect(`/dev/checkout/portal/${portal.id}`, 303);
  });
};

const addInvoice = (app: Hono, { records, engine }: PagesDeps): void => {
  const showInvoice = async (c: Context, id: string, status: 200 | 400 | 409, trouble?: string) =>
    c.html(invoicePage(localeOf(c), await records.invoices.get(id), trouble), status);
  app.get('/invoice/:id', (c) => showInvoice(c, c.req.param('id'), 200));
  app.post('/invoice/:id', async (c) => {
    const { id } = await records.invoices.get(c.req.param('id'));
    const form = invoiceForm.safeParse(await readPageForm(c));
    if (!form.success) return showInvoice(c, id, 400, textsFor(c).noAct);
    const isConfirmed = form.data.act === 'confirm';
    if (!(await isDone(engine.confirmInvoice(id, isConfirmed)))) return showInvoice(c, id, 409, textsFor(c).changed);
    return isConfirmed
      ? c.redirect(`/dev/checkout/invoice/${id}`, 303)
      : showInvoice(c, id, 200, textsFor(c).bankDeclined);
  });
};

const addCheckout = (app: Hono, { records, engine }: PagesDeps): void => {
  const showCheckout = async (c: Context, id: string, status: 200 | 400 | 409, vain?: Vain) => {
    const checkout = await records.checkouts.get(id);
    const invoice = checkout.invoice === undefined ? undefined : await records.invoices.get(checkout.invoice);
    const paymentId = invoice?.paymentIntent ?? checkout.paymentIntent;
    const payment = paymentId === undefined ? undefined : await records.payments.get(paymentId);
    return c.html(checkoutPage(localeOf(c), checkout, payment, vain), status);
  };
  const actOnCheckout = (id: string, { act }: z.infer<typeof checkoutForm>): Promise<unknown> => {
    switch (act) {
      case 'pay':
        return engine.pay(id);
      case 'decline':
        return engine.decline(id);
      case 'later':
        return engine.payLater(id);
      case 'settle':
        return engine.settle(id);
      case 'fail':
        return engine.fail(id);
    }
  };
  app.get('/:id', (c) => showCheckout(c, c.req.param('id'), 200));
  app.post('/:id', async (c) => {
    const { id, successUrl } = await records.checkouts.get(c.req.param('id'));
    const form = checkoutForm.safeParse(await readPageForm(c));
    if (!form.success) return showCheckout(c, id, 400, 'noAct');
    if (!(await isDone(actOnCheckout(id, form.data)))) return showCheckout(c, id, 409, 'refused');
    return c.redirect(successUrl, 303);
  });
};

/** The pages of the embedded payment service, where people pay, or try out what happens when they do not. */
export const createPages = (deps: PagesDeps): Hono => {
  const app = new Hono();
  app.onError((error, c) => {
    if (!(error instanceof Missing)) throw error;
    const { notFound, nothingHere } = textsFor(c);
    return c.html(troublePage({ title: notFound, message: nothingHere }, localeOf(c)), 404);
  });
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  addPortal(app, deps);
  addInvoice(app, deps);
  addCheckout(app, deps);
  return app;
};
