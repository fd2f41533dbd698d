import { expect as playwrightExpect, type Page, type Request, type Route } from '@playwright/test';
import { errNo, httpStatus } from '#contract/errNo.ts';
import { type Order, orderRefund } from '#contract/order.ts';
import type { Subscription } from '#contract/subscription.ts';
import { failureOf, NO_ANSWER } from '#machines/failure.ts';
import { knownErrNo, PATIENCE } from '#tests/browser/support/hold.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { order } from '../orders.model.ts';
import { ada } from '../session.model.ts';
import { ending, onPlus, plus, ultra } from '../subscription.model.ts';

const expect = playwrightExpect.configure({ timeout: PATIENCE });

/** As the API client has it. */
const TRIES = 4;
const RETRIED = new Set<number>([408, 429, 500, 502, 503, 504]);

const ACCOUNT = '/api/user/detail';

/** A message with its words in it. */
export const filled = (message: string, words: Readonly<Record<string, string>>): string =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
export const priceText = (amount: number): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(amount / 100);
export const dateText = (time: number): string => new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(time);

/** What every section says of a failure that it has no words of its own for. */
export const failureTexts: Readonly<Record<number, string>> = {
  [NO_ANSWER]: text.failure_no_answer,
  [errNo.providerFailed]: text.failure_provider,
};

/** Requests that wait until the test answers them. Those that the application gives up leave by themselves. */
export interface HeldCall {
  readonly count: () => number;
  /** Waits until exactly one request waits, and gives its query and its body. */
  readonly arrived: () => Promise<{ query: object; body: unknown }>;
  readonly answer: (data: unknown) => Promise<void>;
  /** Answers with the code of `error`, again and again where the client asks again. */
  readonly fail: (error: unknown) => Promise<void>;
  /** The request that waits now. */
  readonly current: () => Request | undefined;
}

/** Holds every request to `path` of the API. */
export const holdCall = async (page: Page, path: string): Promise<HeldCall> => {
  const waiting: Route[] = [];
  page.on('requestfailed', (request) => {
    const index = waiting.findIndex((route) => route.request() === request);
    if (index !== -1) waiting.splice(index, 1);
  });
  await page.route(
    (url) => url.pathname === path,
    (route) => {
      waiting.push(route);
    },
  );
  const one = async (): Promise<Route> => {
    await expect.poll(() => waiting.length, { message: `one request to ${path} waits` }).toBe(1);
    const [route] = waiting;
    if (!route) throw new Error(`No request to ${path} waits`);
    return route;
  };
  const take = async (): Promise<Route> => {
    const route = await one();
    waiting.splice(waiting.indexOf(route), 1);
    return route;
  };
  return {
    count: () => waiting.length,
    current: () => waiting.at(-1)?.request(),
    async arrived() {
      const request = (await one()).request();
      const body: unknown = request.postDataJSON();
      return { query: Object.fromEntries(new URL(request.url()).searchParams), body };
    },
    async answer(data) {
      await (await take()).fulfill({ json: { errNo: errNo.success, data } });
    },
    async fail(error) {
      const code = knownErrNo(failureOf(error).errNo);
      const status = httpStatus[code];
      const keys = new Set<string | undefined>();
      for (let tries = RETRIED.has(status) ? TRIES : 1; tries > 0; tries -= 1) {
        const route = await take();
        keys.add(route.request().headers()['idempotency-key']);
        await route.fulfill({ status, json: { errNo: code, data: null } });
      }
      // One intent, however often it is asked for.
      expect(keys.size).toBe(1);
    },
  };
};

/** Does what makes the application ask anew, and waits until it has, for each of the calls. */
export const renewing = async (calls: readonly HeldCall[], act: () => Promise<void>): Promise<void> => {
  const earlier = calls.map((call) => call.current());
  await act();
  const isNew = (call: HeldCall, index: number): boolean => {
    const request = call.current();
    return call.count() === 1 && request !== undefined && request !== earlier[index];
  };
  await expect.poll(() => calls.map(isNew), { message: 'it is asked for anew' }).toEqual(calls.map(() => true));
};

/** Nothing waits for an answer. */
export const expectNothingWaits = async (calls: Readonly<Record<string, HeldCall>>): Promise<void> => {
  const waiting = () =>
    Object.entries(calls)
      .filter(([, call]) => call.count() > 0)
      .map(([name]) => name);
  await expect.poll(waiting, { message: 'nothing waits' }).toEqual([]);
};

const answerAt = async (page: Page, path: string, data: (request: Request) => unknown): Promise<void> => {
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ json: { errNo: errNo.success, data: data(route.request()) } }),
  );
};

/** Somebody is signed in and set up. */
export const standInAccount = (page: Page): Promise<void> =>
  answerAt(page, ACCOUNT, () => ({ ...ada, name: 'Ada', pronoun: 'she/her', hasPassword: true }));

export const sectionOf = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** The session is loaded anew after every change, and has what failed loaded again: what comes next must not meet that. */
const untilAccountIsKnown = async (page: Page, act: () => Promise<void>): Promise<void> => {
  await Promise.all([page.waitForResponse((response) => new URL(response.url()).pathname === ACCOUNT), act()]);
};

/** A plan whose calls are answered at once. */
export const standInPlan = async (page: Page) => {
  let running: Subscription = onPlus;
  const becoming = (to: Subscription) => () => {
    running = to;
    return { subscription: running };
  };
  await answerAt(page, '/api/subscription/detail', () => ({ subscription: running }));
  await answerAt(page, '/api/subscription/plans', () => ({ plans: [plus, ultra], maxSubscriptionDiscount: '50%' }));
  await answerAt(page, '/api/subscription/cancel', becoming(ending));
  await answerAt(page, '/api/subscription/resume', becoming(onPlus));
  const section = sectionOf(page, text.billing_plan);
  const dialog = page.getByRole('dialog', { name: text.billing_cancel_title });
  return {
    /** Cancels it, or keeps it once it is cancelled. */
    change: () =>
      untilAccountIsKnown(page, async () => {
        if (running.isEnding) {
          await section.getByRole('button', { name: text.billing_plan_keep, exact: true }).click();
          return;
        }
        await section.getByRole('button', { name: text.billing_plan_cancel, exact: true }).click();
        await dialog.getByRole('button', { name: text.billing_cancel_submit, exact: true }).click();
        await expect(dialog).toHaveCount(0);
      }),
  };
};

/** Orders whose calls are answered at once. */
export const standInOrders = async (page: Page) => {
  let orders: readonly Order[] = [order(4), order(3), order(2)];
  await answerAt(page, '/api/order/payments', () => ({ orders, hasMore: false }));
  await answerAt(page, '/api/order/refund', (request) => {
    const { orderId } = orderRefund.request.parse(request.postDataJSON());
    orders = orders.map((known) =>
      known.orderId === orderId ? { ...known, status: 'refunding', canRefund: false } : known,
    );
    return orders.find((known) => known.orderId === orderId);
  });
  const dialog = page.getByRole('dialog', { name: text.billing_refund_title });
  return {
    /** Has the money of the latest one back that can be refunded. */
    refund: () =>
      untilAccountIsKnown(page, async () => {
        await sectionOf(page, text.billing_orders)
          .getByRole('button', { name: /^Refund…/ })
          .first()
          .click();
        await dialog.getByRole('button', { name: text.billing_refund_submit, exact: true }).click();
        await expect(dialog).toHaveCount(0);
      }),
  };
};

/** A ledger that is answered at once, with nothing in it. */
export const standInLedger = async (page: Page): Promise<void> => {
  await answerAt(page, '/api/tokens/ledger', () => ({ lines: [], hasMore: false }));
  await answerAt(page, '/api/tokens/remaining', () => ({ tokens: 0, held: 0, debt: 0, expiring: [] }));
};
