import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { WEBHOOK_PATH } from '#server/features/billing/orderRoutes.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { oneInTurn } from '#tests/support/extent.ts';
import { lineOf } from './support/buyer.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { useShop } from './support/useShop.ts';

const characterIds = seedCharacters.map(({ characterId }) => characterId);

/** Newcomers get few tokens, so that they are soon spent. */
const poorNewcomers = async (): Promise<Record<string, string>> => {
  const file = join(await mkdtemp(join(tmpdir(), 'liora-prices-')), 'prices.json');
  await writeFile(file, JSON.stringify({ welcomeTokens: 1 }));
  return { PRICES_FILE: file };
};

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, place) => permutations(items.toSpliced(place, 1)).map((rest) => [item, ...rest]));

/** Groups that have their turn together: single ones by chance would leave days without any. */
const threes = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / 3) }, (_, index) => items.slice(3 * index, 3 * index + 3));

describeOnDatabases('purchases that go wrong', (kind) => {
  const {
    payments,
    join: newBuyer,
    buy,
    paymentOf,
    subscriptionOf,
    eventsAbout,
    server,
  } = useShop(kind, poorNewcomers);

  const post = (payload: string, signature: string | undefined): Promise<Response> =>
    fetch(server().origin + WEBHOOK_PATH, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'stripe-signature': signature }),
      },
      body: payload,
    });
  const { webhooks } = new Stripe('sk_test_unused');

  it('[BUY-05] an event that comes ten times at once, under one name or ten, grants once', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buy(buyer, 'package', 'small');
    const events = await eventsAbout(orderId);
    expect(events.map(({ type }) => type)).toEqual(['payment_intent.succeeded', 'checkout.session.completed']);
    const again = events.flatMap((event) =>
      Array.from({ length: 10 }, (_, time) => (time % 2 === 0 ? event : { ...event, id: `evt_${randomUUID()}` })),
    );
    const statuses = await Promise.all(again.map((event) => payments().delivery.post(event)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    await buy(buyer, 'package', 'medium');
    expect((await buyer.ledger()).map(lineOf)).toEqual([
      ['purchase', 500, 701],
      ['purchase', 200, 201],
      ['welcome', 1, 1],
    ]);
  });

  it('[BUY-05] ten notices at once of a payment that is not known yet grant once', async () => {
    const buyer = await newBuyer();
    payments().delivery.hold();
    const { orderId, sessionId } = await buyer.choose('subscription', 'plus-1');
    await payments().engine.pay(sessionId);
    const events = (await payments().delivery.events()).filter(({ isDelivered }) => !isDelivered);
    expect(events.map(({ type }) => type)).toEqual([
      'customer.subscription.created',
      'payment_intent.succeeded',
      'invoice.paid',
      'checkout.session.completed',
    ]);
    await Promise.all(
      events.flatMap((event) =>
        Array.from({ length: 10 }, () => payments().delivery.post({ ...event, id: `evt_${randomUUID()}` })),
      ),
    );
    payments().delivery.release();
    await buyer.sees(orderId, 'paid');
    expect((await buyer.ledger()).map(lineOf)).toEqual([
      ['allowance', 1000, 1001],
      ['welcome', 1, 1],
    ]);
  });

  it(
    '[BUY-05] created, paid, updated, refunded and deleted come to the same in any order',
    { timeout: 600_000 },
    async () => {
      const buyer = await newBuyer();
      const wanted = [
        'customer.subscription.created',
        'invoice.paid',
        'customer.subscription.updated',
        'charge.refunded',
        'customer.subscription.deleted',
      ];
      for (const order of oneInTurn(threes(permutations(wanted)), `${kind}: orders of events`).flat()) {
        payments().delivery.hold();
        const { orderId, sessionId } = await buyer.choose('subscription', 'plus-1');
        await payments().engine.pay(sessionId);
        const id = await subscriptionOf(sessionId);
        await payments().engine.update(id, { isEnding: true });
        await payments().engine.refund(await paymentOf(sessionId));
        await payments().engine.end(id);
        const events = (await payments().delivery.events()).filter(({ isDelivered }) => !isDelivered);
        for (const type of order) {
          const event = events.find((candidate) => candidate.type === type);
          expect(event && (await payments().delivery.post(event))).toBe(200);
        }
        payments().delivery.release();
        await buyer.sees(orderId, 'refunded');
        // What comes last may be worked on still when the order is refunded.
        const state = async () => [await buyer.subscription(), (await buyer.remaining()).tokens, order];
        await expect.poll(state).toEqual([null, 1, order]);
      }
      const lines = await buyer.ledger();
      expect(new Set(lines.slice(0, -1).map(({ kind: is }) => is))).toEqual(new Set(['refund', 'allowance']));
    },
  );

  it('a signature that is missing, old, of somebody else or of other words is refused', async () => {
    const { webhookSecret } = payments().settings;
    const payload = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type: 'x', data: { object: {} } });
    const sign = (secret: string, timestamp?: number) =>
      webhooks.generateTestHeaderString({ payload, secret, ...(timestamp !== undefined && { timestamp }) });
    const refused = { errNo: 1001, data: { fields: [{ path: 'stripe-signature', reason: 'wrong' }] } };
    for (const [body, signature] of [
      [payload, undefined],
      [payload, ''],
      [payload, 'nonsense'],
      [payload, sign('whsec_somebody_else')],
      [payload, sign(webhookSecret, Math.floor(Date.now() / 1000) - 301)],
      [`${payload} `, sign(webhookSecret)],
    ] as const) {
      const response = await post(body, signature);
      expect([response.status, await response.json()]).toEqual([400, expect.objectContaining(refused)]);
    }
    expect((await post(payload, sign(webhookSecret))).status).toBe(200);
  });

  it('[N-11] an event of far more than 64 kB is taken, and what it tells of is booked', async () => {
    const buyer = await newBuyer();
    payments().delivery.hold();
    const { orderId, sessionId } = await buyer.choose('package', 'small');
    await payments().engine.pay(sessionId);
    const { webhookSecret: secret } = payments().settings;
    const object = { object: 'checkout.session', client_reference_id: orderId, description: 'x'.repeat(900_000) };
    const type = 'checkout.session.completed';
    const payload = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } });
    const { status } = await post(payload, webhooks.generateTestHeaderString({ payload, secret }));
    const order = await buyer.sees(orderId, 'paid');
    payments().delivery.release();
    expect([status, order.tokens, await buyer.detail()]).toEqual([200, 200, { tokens: 201, plan: null }]);
  });

  it('rubbish with a good signature, and news of what was never ordered here, do no harm', async () => {
    const { webhookSecret } = payments().settings;
    for (const [type, object] of [
      ['checkout.session.completed', {}],
      ['checkout.session.completed', { client_reference_id: randomUUID() }],
      ['checkout.session.completed', { client_reference_id: null }],
      ['invoice.paid', { id: 'in_unknown' }],
      ['charge.refunded', { payment_intent: null }],
      ['customer.subscription.deleted', { id: 'sub_unknown' }],
      ['charge.refunded', 7],
      ['unknown.type', null],
    ] as const) {
      const payload = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } });
      const signature = webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
      expect((await post(payload, signature)).status).toBe(200);
    }
    const buyer = await newBuyer();
    await buy(buyer, 'package', 'small');
    expect(await buyer.detail()).toEqual({ tokens: 201, plan: null });
  });

  it.each([
    ['amount', { amount: 1 }],
    ['currency', { currency: 'jpy' }],
    ['order', { reference: randomUUID() }],
  ])('a payment of another %s than was ordered brings nothing', async (_, change) => {
    const buyer = await newBuyer();
    const { orderId, sessionId } = await buyer.choose('package', 'small');
    const { checkouts } = payments().records;
    await checkouts.put({ ...(await checkouts.get(sessionId)), ...change });
    await payments().engine.pay(sessionId);
    const other = await buyer.choose('package', 'medium');
    await payments().engine.pay(other.sessionId);
    await buyer.sees(other.orderId, 'paid');
    await expect
      .poll(async () => (await eventsAbout(sessionId)).every(({ isDelivered }) => isDelivered), { timeout: 15_000 })
      .toBe(true);
    expect((await buyer.order(orderId)).status).not.toBe('paid');
    expect(await buyer.detail()).toEqual({ tokens: 501, plan: null });
  });

  it('a payment by another customer than the order is of brings nothing', async () => {
    const [buyer, stranger] = [await newBuyer(), await newBuyer()];
    const [one, other] = [await buyer.choose('package', 'small'), await stranger.choose('package', 'small')];
    const { checkouts } = payments().records;
    const { customer } = await checkouts.get(other.sessionId);
    await checkouts.put({ ...(await checkouts.get(one.sessionId)), customer });
    await payments().engine.pay(one.sessionId);
    expect(await buyer.sees(one.orderId, 'failed')).toMatchObject({ reason: 1005 });
    expect([(await buyer.detail()).tokens, (await stranger.detail()).tokens]).toEqual([1, 1]);
  });

  it('whoever is out of tokens hears so, and nothing is stored of what was not sent', async () => {
    const buyer = await newBuyer();
    const [characterId = ''] = characterIds;
    await buyer.visitor.say(characterId, 'Hello');
    expect(await buyer.remaining()).toEqual({ tokens: 0, held: 0, debt: 0, expiring: [] });
    expect(await buyer.visitor.say(characterId, 'One more')).toEqual({ status: 403, errNo: 3101, data: null });
    const { messages } = Object((await buyer.visitor.get('/api/chat/history', { characterId })).data);
    expect(messages.at(-2).text).toBe('Hello');
    // Whoever is in need is answered all the same.
    expect(await buyer.visitor.say(characterId, 'I want to die')).toMatchObject({ errNo: 0 });
  });

  it('of many who spend the last token at once, one does', async () => {
    const buyer = await newBuyer();
    const answers = await Promise.all(
      characterIds.slice(0, 20).map((characterId) => buyer.visitor.say(characterId, 'Hello')),
    );
    expect(answers.map(({ errNo }) => errNo).toSorted((one, other) => one - other)).toEqual([
      0,
      ...Array.from({ length: 19 }, () => 3101),
    ]);
    expect(await buyer.remaining()).toEqual({ tokens: 0, held: 0, debt: 0, expiring: [] });
  });

  it('a payment that is taken back after its tokens were spent leaves a debt, which later tokens settle', async () => {
    const buyer = await newBuyer();
    const { sessionId, orderId } = await buy(buyer, 'package', 'small');
    for (let said = 0; said < 3; said += 1) await buyer.visitor.say(characterIds[0] ?? '', `Hello ${said}`);
    await payments().engine.refund(await paymentOf(sessionId));
    await buyer.sees(orderId, 'refunded');
    expect(await buyer.remaining()).toEqual({ tokens: 0, held: 0, debt: 2, expiring: [] });
    expect(await buyer.visitor.say(characterIds[0] ?? '', 'Hello')).toMatchObject({ errNo: 3101 });
    await buy(buyer, 'package', 'small');
    expect(await buyer.remaining()).toEqual({ tokens: 198, held: 0, debt: 0, expiring: [] });
    expect((await buyer.ledger()).slice(0, 3).map(lineOf)).toEqual([
      ['settlement', -2, 198],
      ['purchase', 200, 200],
      ['refund', -198, 0],
    ]);
  });
});
