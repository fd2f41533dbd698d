import {
  expect as playwrightExpect,
  type Locator,
  type Page,
  type Request,
  type Response,
  type Route,
} from '@playwright/test';
import { errNo, httpStatus, type SetupErrNo } from '#contract/errNo.ts';
import { type Order, orderRefund } from '#contract/order.ts';
import type { Subscription } from '#contract/subscription.ts';
import { failureOf, NO_ANSWER } from '#machines/failure.ts';
import { Changes, TIMEOUT } from '#tests/browser/support/changes.ts';
import { knownErrNo } from '#tests/browser/support/hold.ts';
import { endTries, triesAt } from '#tests/browser/support/tries.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { alone } from '../access/model.ts';
import { order } from '../orders/model.ts';
import { ada } from '../session/model.ts';
import { ending, onPlus, plus, terms, ultra } from '../subscription/model.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

const ACCOUNT = '/api/user/detail';

/** A message with its words in it. */
export const filled = (message: string, words: Readonly<Record<string, string>>): string =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
export const priceText = (amount: number): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(amount / 100);
/** `Plus, monthly` */
export const planNameOf = ({ name, months }: Pick<Subscription, 'name' | 'months'>): string =>
  filled(months === 1 ? text.billing_plan_monthly : text.billing_plan_yearly, { name });
export const dateText = (time: number): string => new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(time);

/** What every section says of a failure that it has no words of its own for. */
export const failureTexts: Readonly<Record<number, string>> = {
  [NO_ANSWER]: text.failure_no_answer,
  [errNo.providerFailed]: text.failure_provider,
  [errNo.priceChanged]: text.failure_price_changed,
};

/** Requests that wait until the test answers them. Those that the application gives up leave by themselves. */
export interface HeldCall {
  readonly count: () => number;
  /** Waits until exactly one request waits, and gives its query and its body. */
  readonly arrived: () => Promise<{ query: object; body: unknown }>;
  /** With a code, the notice of what the account still needs comes beside the data. */
  readonly answer: (data: unknown, code?: SetupErrNo) => Promise<void>;
  /** Answers with the code of `error`, again and again where the client asks again. */
  readonly fail: (error: unknown) => Promise<void>;
  /** The request that waits now. */
  readonly current: () => Request | undefined;
  /** Of what waits. */
  readonly changes: Changes;
}

/** Holds every request to `path` of the API. */
export const holdCall = async (page: Page, path: string): Promise<HeldCall> => {
  const waiting: Route[] = [];
  const changes = new Changes();
  page.on('requestfailed', (request) => {
    const index = waiting.findIndex((route) => route.request() === request);
    if (index === -1) return;
    waiting.splice(index, 1);
    changes.tell();
  });
  await page.route(
    (url) => url.pathname === path,
    (route) => {
      waiting.push(route);
      changes.tell();
    },
  );
  const one = async (): Promise<Route> => {
    await changes.see(() => waiting.length, 1, `one request to ${path} waits`);
    const [route] = waiting;
    if (!route) throw new Error(`No request to ${path} waits`);
    return route;
  };
  const take = async (): Promise<Route> => {
    const route = await one();
    waiting.splice(waiting.indexOf(route), 1);
    changes.tell();
    return route;
  };
  return {
    count: () => waiting.length,
    current: () => waiting.at(-1)?.request(),
    changes,
    async arrived() {
      const request = (await one()).request();
      const body: unknown = request.postDataJSON();
      return { query: Object.fromEntries(new URL(request.url()).searchParams), body };
    },
    async answer(data, code) {
      // What the page gives up at that moment it asks for anew: then the answer is that one's.
      for (let response: Response | null = null; response === null;) {
        const route = await take();
        await route.fulfill({ json: { errNo: code ?? errNo.success, data } });
        // What is answered may be on view already: nothing but the end of the answer tells then that the page has it.
        response = await route.request().response();
        await response?.finished();
      }
    },
    async fail(error) {
      const { errNo: given, fields } = failureOf(error);
      const code = knownErrNo(given);
      const data = fields.length > 0 ? { fields } : null;
      const status = httpStatus[code];
      const keys = new Set<string | undefined>();
      await endTries(page, triesAt(status), async () => {
        const route = await take();
        keys.add(route.request().headers()['idempotency-key']);
        await route.fulfill({ status, json: { errNo: code, data } });
        return route.request();
      });
      // One intent, however often it is asked for.
      expect(keys.size).toBe(1);
    },
  };
};

/** Does what makes the application ask anew, and waits until it has, for each of the calls. */
export const renewing = async (calls: readonly HeldCall[], act: () => Promise<void>): Promise<void> => {
  const earlier = calls.map((call) => call.current());
  await act();
  await Promise.all(
    calls.map((call, index) => {
      const isNew = (): boolean => {
        const request = call.current();
        return call.count() === 1 && request !== undefined && request !== earlier[index];
      };
      return call.changes.see(isNew, true, 'it is asked for anew');
    }),
  );
};

/** Nothing waits for an answer. */
export const expectNothingWaits = async (
  calls: Readonly<Record<string, Pick<HeldCall, 'count' | 'changes'>>>,
): Promise<void> => {
  const waiting = () =>
    Object.entries(calls)
      .filter(([, call]) => call.count() > 0)
      .map(([name]) => name);
  await Promise.all(Object.values(calls).map(({ changes, count }) => changes.until(() => count() === 0)));
  expect(waiting()).toEqual([]);
};

const answerAt = async (page: Page, path: string, data: (request: Request) => unknown): Promise<void> => {
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ json: { errNo: errNo.success, data: data(route.request()) } }),
  );
};

/** Whoever is signed in has talked with nobody: home asks. */
export const standInNoChats = (page: Page): Promise<void> =>
  answerAt(page, '/api/conversation/list', () => ({ conversations: [] }));

/** Somebody is signed in and set up, on one device, and has talked with nobody. */
export const standInAccount = async (page: Page): Promise<void> => {
  await answerAt(page, ACCOUNT, () => ada);
  await standInNoChats(page);
  await answerAt(page, '/session/pc/access', () => alone);
  await answerAt(page, '/api/report/list', () => ({ reports: [], blocks: [] }));
};

export const sectionOf = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** Whether the dialog of something that cannot be called off is held open, and says why. */
export const seeHeld = async (dialog: Locator, isHeld: boolean): Promise<void> => {
  const close = dialog.getByRole('button', { name: text.action_close, exact: true });
  await expect(close).toBeEnabled({ enabled: !isHeld });
  await expect(dialog.getByText(text.dialog_waiting)).toHaveCount(isHeld ? 1 : 0);
  if (!isHeld) return;
  await close.press('Enter');
  await close.press('Escape');
  await expect(dialog).toBeVisible();
};

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
  await answerAt(page, '/api/subscription/plans', () => ({
    plans: [plus, ultra],
    maxSubscriptionDiscount: '50%',
    terms,
  }));
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

/** More than a tour asks the money back for. */
const ORDERS = 30;

/** Orders whose calls are answered at once. */
export const standInOrders = async (page: Page) => {
  let orders: readonly Order[] = Array.from({ length: ORDERS }, (_, index) => order(ORDERS - index));
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
