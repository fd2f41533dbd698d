import type { Hono } from 'hono';
import type { ApiDeps } from './apiDeps.ts';
import { read } from './apiRequest.ts';
import { renderCharge, renderDispute, renderList, renderRefund } from './render.ts';
import { newRefund } from './requests.ts';

/** Money that goes back, by the house or by the bank. */
export const refundRoutes = (app: Hono, { records, engine }: Pick<ApiDeps, 'records' | 'engine'>): void => {
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
};
