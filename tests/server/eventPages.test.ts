import { expect, it } from 'vitest';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { readPage } from './support/readPage.ts';
import { useShop } from './support/useShop.ts';
import { Visitor } from './support/visitor.ts';

const KEY = 'the-operators-own-secret';
const authorization = `Basic ${Buffer.from(`anyone:${KEY}`).toString('base64')}`;
const PATH = '/operator/payments';

describeOnDatabases('events of payments that were given up', (kind) => {
  const { server, payments, join, eventsAbout } = useShop(kind, () => Promise.resolve({ OPERATOR_KEY: KEY }));
  const look = () => new Visitor(server().origin).fetch(PATH, { headers: { authorization } });
  const send = (path: string, form: Readonly<Record<string, string>> = {}, headers: HeadersInit = { authorization }) =>
    new Visitor(server().origin).fetch(path, { method: 'POST', headers, body: new URLSearchParams(form) });
  const said = async () => {
    const { says, buttons } = await readPage(await look());
    return { says, buttons };
  };
  const told = async (response: Promise<Response>) => (await response).headers.get('location');

  it('[M-10] are counted and listed behind the operators’ key, and tried again, one or all', async () => {
    expect(await said()).toEqual({ says: ['No failed events.'], buttons: [] });
    const buyer = await join();
    const { orderId, sessionId } = await buyer.choose('package', 'small');
    const { checkouts, payments: paid } = payments().records;
    const { amount, ...checkout } = await checkouts.get(sessionId);
    await checkouts.put({ ...checkout, amount: 1 });
    await payments().engine.pay(sessionId);
    const [first, second] = (await eventsAbout(orderId)).map(({ id }) => id);
    await expect.poll(said).toEqual({
      says: ['2 failed events. See the log for the reason.', expect.stringMatching(/^evt_\w+, 20/), expect.any(String)],
      buttons: ['Retry', 'Retry', 'Retry all'],
    });
    const page = await (await look()).text();
    for (const part of [first, second, orderId, 'checkout.session.completed', 'payment_intent.succeeded'])
      expect(page).toContain(part);
    expect((await buyer.order(orderId)).status).toBe('failed');

    const ended = await checkouts.get(sessionId);
    await checkouts.put({ ...ended, amount });
    await paid.put({ ...(await paid.get(ended.paymentIntent ?? '')), amount });
    expect(await told(send(PATH, { eventId: first ?? '' }))).toBe(`${PATH}?note=queued`);
    await buyer.sees(orderId, 'paid');
    await expect.poll(async () => (await said()).says[0]).toBe('1 failed event. See the log for the reason.');
    expect(await told(send(PATH, { eventId: first ?? '' }))).toBe(`${PATH}?note=gone`);
    expect(await told(send(`${PATH}/all`))).toBe(`${PATH}?note=queued`);
    await expect.poll(said).toEqual({ says: ['No failed events.'], buttons: [] });
    expect(await buyer.detail()).toEqual({ tokens: 300, plan: null });
  });

  it('[M-10] nobody else sees or changes them, and a form of nobody is refused', async () => {
    expect([
      (await new Visitor(server().origin).fetch(PATH)).status,
      (await send(`${PATH}/all`, {}, {})).status,
      (await send(PATH)).status,
      (await send(PATH, { eventId: 'evt\0' })).status,
      await told(send(PATH, { eventId: 'evt_nothing' })),
    ]).toEqual([401, 401, 400, 400, `${PATH}?note=gone`]);
  });
});
