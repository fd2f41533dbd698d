import type { Hono } from 'hono';
import type { ApiDeps } from './apiDeps.ts';
import { wants } from './apiRequest.ts';
import type { Invoice } from './records.ts';
import { renderInvoice, renderInvoicePayments, renderList, renderPayment } from './render.ts';

/** Payments, and the invoices that they settle. */
export const invoiceRoutes = (
  app: Hono,
  { records, engine, pageOf }: Pick<ApiDeps, 'records' | 'engine' | 'pageOf'>,
): void => {
  const showInvoice = (invoice: Invoice, isExpanded = false) =>
    renderInvoice(invoice, pageOf(`invoice/${invoice.id}`), isExpanded);

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
  app.post('/v1/invoices/:id/void', async (c) => c.json(showInvoice(await engine.voidInvoice(c.req.param('id')))));
};
