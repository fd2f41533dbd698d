import type { Hono } from 'hono';
import type { ApiDeps } from './apiDeps.ts';
import { read } from './apiRequest.ts';
import { newId } from './records.ts';
import { newCustomer, newPortal } from './requests.ts';

/** Customers, and the pages where they see to their cards. */
export const customerRoutes = (
  app: Hono,
  { records, portalOf, now }: Pick<ApiDeps, 'records' | 'portalOf' | 'now'>,
): void => {
  app.post('/v1/customers', async (c) => {
    const { email, metadata: given } = await read(c, newCustomer);
    const customer = await records.customers.put({ id: newId('cus'), created: now(), email, metadata: given });
    return c.json({ ...customer, object: 'customer', livemode: false });
  });

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
};
