import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderCheckout } from '#contract/order.ts';
import { subscriptionChange, subscriptionPortal } from '#contract/subscription.ts';
import { goingThere, type ReadPage, readPage } from './support/readPage.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';
import { until } from './support/until.ts';
import { Visitor } from './support/visitor.ts';

/** The pages of the embedded payment service, by whatever way somebody comes to them. */

const BUTTONS = {
  open: ['Pay', 'Pay later', 'Decline'],
  processing: ['Payment arrives', 'Payment fails'],
} as const;
const nothing: ReadPage = {
  status: 404,
  heading: 'Page not found',
  says: ['Nothing is for sale at this address. It may be incomplete, or the order may have been deleted.'],
  links: [['Back to Liora', '/']],
  buttons: [],
};
const NO_ACT = 'That action isn’t available on this page. Nothing was changed.';
const bodies: readonly (readonly [string, RequestInit])[] = [
  ['nothing', {}],
  ['no button', { body: new URLSearchParams({ act: '' }) }],
  ['a button that is not there', { body: new URLSearchParams({ act: 'steal' }) }],
  ['JSON', { headers: { 'content-type': 'application/json' }, body: '{"act":"pay"}' }],
  ['broken parts', { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--y' }],
];

describe('the embedded checkout', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const join = async (): Promise<Visitor> => {
    const visitor = new Visitor(server.origin);
    await visitor.join();
    return visitor;
  };
  const look = async (visitor: Visitor, path: string) => readPage(await visitor.fetch(path, { headers: goingThere }));
  const press = (visitor: Visitor, path: string, fields: Record<string, string>) =>
    visitor.fetch(path, { method: 'POST', headers: goingThere, body: new URLSearchParams(fields) });

  /** A checkout of 200 tokens, and what its page looks like. */
  const choose = async (visitor: Visitor) => {
    const answer = await visitor.post('/api/order/checkout', {
      kind: 'package',
      productId: 'small',
      returnPath: '/tokens',
    });
    const { orderId, checkoutURL } = orderCheckout.response.parse(answer.data);
    const home = `${server.origin}/tokens?orderId=${orderId}`;
    const page = (status: number, says: readonly string[], links: ReadPage['links'], buttons: readonly string[]) => ({
      status,
      heading: '200 Liora tokens',
      says: ['$4.99', ...says],
      links,
      buttons,
    });
    return {
      orderId,
      path: new URL(checkoutURL).pathname,
      home,
      shows: {
        open: (status: number, ...says: string[]) =>
          page(status, says, [['Cancel', `${home}&amp;checkout=cancelled`]], BUTTONS.open),
        processing: (status: number, ...says: string[]) =>
          page(status, says, [['Back to Liora', home]], BUTTONS.processing),
        done: (status: number, ...says: string[]) => page(status, says, [['Back to Liora', home]], []),
      },
    };
  };

  it('tells who pays again that it was paid already, and leads back', async () => {
    const visitor = await join();
    const { path, home, shows } = await choose(visitor);
    expect(await look(visitor, path)).toEqual(shows.open(200));
    const paid = await press(visitor, path, { act: 'pay' });
    expect([paid.status, paid.headers.get('location')]).toEqual([303, home]);
    expect(await look(visitor, path)).toEqual(shows.done(200, 'Paid.'));
    for (const act of ['pay', 'later', 'decline', 'settle', 'fail'])
      expect(await readPage(await press(visitor, path, { act }))).toEqual(
        shows.done(409, 'This was already paid. You weren’t charged again.'),
      );
  });

  it('tells who pays a checkout that is closed', async () => {
    const visitor = await join();
    const { orderId, path, shows } = await choose(visitor);
    expect(await visitor.post('/api/order/cancel', { orderId })).toMatchObject({ status: 200 });
    expect(await look(visitor, path)).toEqual(shows.done(200, 'This checkout is closed.'));
    expect(await readPage(await press(visitor, path, { act: 'pay' }))).toEqual(
      shows.done(409, 'This checkout was already closed. You weren’t charged.'),
    );
  });

  it('tells who pays while the money is on its way, and after it failed', async () => {
    const visitor = await join();
    const { path, shows } = await choose(visitor);
    expect(await readPage(await press(visitor, path, { act: 'settle' }))).toEqual(
      shows.open(409, 'No payment has been started yet. You weren’t charged.'),
    );
    await press(visitor, path, { act: 'later' });
    expect(await look(visitor, path)).toEqual(shows.processing(200, 'Your payment is processing.'));
    expect(await readPage(await press(visitor, path, { act: 'pay' }))).toEqual(
      shows.processing(409, 'A payment was already processing. You weren’t charged again.'),
    );
    await press(visitor, path, { act: 'fail' });
    expect(await look(visitor, path)).toEqual(shows.done(200, 'The payment failed.'));
    expect(await readPage(await press(visitor, path, { act: 'settle' }))).toEqual(
      shows.done(409, 'This payment had already failed. You weren’t charged.'),
    );
  });

  it.each([
    [
      'de-AT,de;q=0.9',
      '4,99 $',
      ['Bezahlen', 'Später bezahlen', 'Ablehnen'],
      'Abbrechen',
      'Bezahlt.',
      'Zurück zu Liora',
    ],
    ['es-ES,es;q=0.9', '4,99 US$', ['Pagar', 'Pagar más tarde', 'Rechazar'], 'Cancelar', 'Pagado.', 'Volver a Liora'],
  ])('speaks the language of who comes: %s', async (language, price, buttons, cancel, paid, back) => {
    const visitor = await join();
    const { path, home, shows } = await choose(visitor);
    const headers = { ...goingThere, 'accept-language': language };
    const read = async () => {
      const { says, ...page } = await readPage(await visitor.fetch(path, { headers }));
      return { ...page, says: says.map((words) => words.replaceAll('\u00a0', ' ')) };
    };
    expect(await read()).toEqual({
      ...shows.open(200),
      says: [price],
      links: [[cancel, `${home}&amp;checkout=cancelled`]],
      buttons,
    });
    await press(visitor, path, { act: 'pay' });
    expect(await read()).toEqual({ ...shows.done(200), says: [price, paid], links: [[back, home]] });
    const nowhere = await readPage(await visitor.fetch('/dev/checkout/cs_unknown', { headers }));
    expect([nowhere.status, nowhere.links]).toEqual([404, [[back, '/']]]);
  });

  it.each([
    ['de', 'Diese Kasse ist geschlossen.', 'Diese Kasse war schon geschlossen. Dir wurde nichts berechnet.'],
    ['es', 'Esta sesión de pago ha caducado.', 'Esta sesión de pago ya había caducado. No se te ha cobrado nada.'],
  ])('says of a closed one, in their language, that nothing was bought: %s', async (locale, closed, refused) => {
    const visitor = await join();
    const { orderId, path } = await choose(visitor);
    await visitor.post('/api/order/cancel', { orderId });
    const headers = { ...goingThere, 'accept-language': locale };
    const { says } = await readPage(await visitor.fetch(path, { headers }));
    const body = new URLSearchParams({ act: 'pay' });
    const again = await readPage(await visitor.fetch(path, { method: 'POST', headers, body }));
    expect([says.slice(1), again.status, again.says.slice(1)]).toEqual([[closed], 409, [refused]]);
  });

  it.each(bodies)('does nothing by %s', async (_what, init) => {
    const visitor = await join();
    const { path, shows } = await choose(visitor);
    expect(await readPage(await visitor.fetch(path, { method: 'POST', ...init }))).toEqual(shows.open(400, NO_ACT));
    expect(await look(visitor, path)).toEqual(shows.open(200));
  });

  it.each(['cs_unknown', 'cs_%00', 'pi_unknown', '%E0%A4%A', 'portal', 'portal/bps_unknown', 'portal/bps_%00'])(
    'has nothing at %s',
    async (id) => {
      const visitor = new Visitor(server.origin);
      expect(await look(visitor, `/dev/checkout/${id}`)).toEqual(nothing);
      expect(await readPage(await press(visitor, `/dev/checkout/${id}`, { act: 'pay' }))).toEqual(nothing);
    },
  );

  describe('what was bought', () => {
    let visitor: Visitor;
    let path: string;
    let paymentId: string;
    const page = (status: number, paid: string, buttons: readonly string[], ...says: string[]) => ({
      status,
      heading: 'Your payments',
      says: [...says, paid],
      links: [['Back to Liora', `${server.origin}/settings`]],
      buttons,
    });
    const DOABLE = ['Refund', 'Bank reverses it'];
    beforeAll(async () => {
      visitor = await join();
      const { path: checkout } = await choose(visitor);
      await press(visitor, checkout, { act: 'pay' });
      const { data } = await visitor.post('/api/subscription/portal', {});
      path = new URL(subscriptionPortal.response.parse(data).portalURL).pathname;
      const shown = await (await visitor.fetch(path)).text();
      paymentId = /name="id" value="(pi_\w+)"/.exec(shown)?.[1] ?? '';
    });

    it.each(bodies)('stays by %s', async (_what, init) => {
      expect(await readPage(await visitor.fetch(path, { method: 'POST', ...init }))).toEqual(
        page(400, 'Paid', DOABLE, NO_ACT),
      );
      expect(await look(visitor, path)).toEqual(page(200, 'Paid', DOABLE));
    });

    it('is not that of others', async () => {
      const fields = { act: 'refund', id: 'pi_unknown' };
      expect(await readPage(await press(visitor, path, fields))).toEqual(nothing);
    });

    it('is refunded once, which who asks again is told', async () => {
      const refunded = await press(visitor, path, { act: 'refund', id: paymentId });
      expect([refunded.status, refunded.headers.get('location')]).toEqual([303, path]);
      expect(await look(visitor, path)).toEqual(page(200, '$4.99 refunded', []));
      expect(await readPage(await press(visitor, path, { act: 'refund', id: paymentId }))).toEqual(
        page(409, '$4.99 refunded', [], 'That’s no longer possible. Nothing was changed; this is the current status.'),
      );
    });
  });

  describe('a payment that the bank wants confirmed', () => {
    const page = (status: number, says: readonly string[], buttons: readonly string[]) => ({
      status,
      heading: 'Confirm your payment',
      says: ['$24.99', ...says],
      links: [],
      buttons,
    });
    const ASKED = 'Your bank needs you to confirm this payment.';
    const BOTH = ['Confirm', 'Bank declines'];

    /** Somebody with Plus who wants Premium, whose bank asks. */
    const upgrade = async () => {
      const visitor = await join();
      const plan = { kind: 'subscription', productId: 'plus-1', returnPath: '/tokens' };
      const { data: chosen } = await visitor.post('/api/order/checkout', plan);
      await press(visitor, new URL(orderCheckout.response.parse(chosen).checkoutURL).pathname, { act: 'pay' });
      const portal = await until(async () => {
        const { data } = await visitor.post('/api/subscription/portal', {});
        const { pathname } = new URL(subscriptionPortal.response.parse(data).portalURL);
        const id = /name="id" value="(sub_\w+)"/.exec(await (await visitor.fetch(pathname)).text())?.[1];
        return id === undefined ? undefined : { pathname, id };
      });
      await press(visitor, portal.pathname, { act: 'ask', id: portal.id });
      const change = { planId: 'premium-1', amount: 2499, currency: 'USD' };
      const { data } = await until(async () => {
        const answer = await visitor.post('/api/subscription/change', change);
        return answer.errNo === 0 ? answer : undefined;
      });
      const { confirmation } = subscriptionChange.response.parse(data).subscription ?? {};
      return { visitor, path: new URL(confirmation?.confirmURL ?? '').pathname };
    };

    it('[N-05] is confirmed once, also after the bank said no', async () => {
      const { visitor, path } = await upgrade();
      expect(await look(visitor, path)).toEqual(page(200, [ASKED], BOTH));
      expect(await readPage(await press(visitor, path, { act: 'refuse' }))).toEqual(
        page(200, ['Your bank declined the payment. You weren’t charged and can try again.', ASKED], BOTH),
      );
      const confirmed = await press(visitor, path, { act: 'confirm' });
      expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, path]);
      expect(await look(visitor, path)).toEqual(page(200, ['Payment complete. You can close this page.'], []));
      expect(await readPage(await press(visitor, path, { act: 'confirm' }))).toMatchObject({
        status: 409,
        buttons: [],
      });
      expect(await readPage(await press(visitor, path, { act: 'steal' }))).toMatchObject({ status: 400, buttons: [] });
    });

    it('[N-05] is void once the person keeps the plan', async () => {
      const { visitor, path } = await upgrade();
      await visitor.post('/api/subscription/change', { planId: 'plus-1', amount: 1299, currency: 'USD' });
      expect(await look(visitor, path)).toEqual(page(200, ['This payment was canceled. You weren’t charged.'], []));
    });
  });
});
