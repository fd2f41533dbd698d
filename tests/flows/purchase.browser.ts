import { expect as playwrightExpect, type Page, type Request, type Route } from '@playwright/test';
import { errNo, type ErrNo, httpStatus, setupErrNos } from '#contract/errNo.ts';
import { failureOf, NO_ANSWER } from '#machines/failure.ts';
import type { purchaseMachine } from '#machines/purchase/purchaseMachine.ts';
import { type PurchaseSnapshot, stepOf } from '#machines/purchase/purchaseSelectors.ts';
import { PURCHASE_DELAYS, type PurchaseView } from '#machines/purchase/purchaseSetup.ts';
import { knownErrNo, PATIENCE } from '#tests/browser/support/hold.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { keptChoice } from './purchase.model.ts';
import { ada } from './session.model.ts';
import type { Absence, Walker } from './support/walk.ts';

const expect = playwrightExpect.configure({ timeout: PATIENCE });

/** The API client's own, after which it takes a call for not answered. */
const CLIENT_TIMEOUT = 20_000;
/** A call that may be repeated is made four times while the server is broken. */
const TRIES = 4;

interface Head {
  readonly title: string;
  readonly text: string;
}
const offersHeads: Readonly<Record<PurchaseView, Head>> = {
  tokens: { title: text.purchase_tokens_title, text: text.purchase_tokens_text },
  subscriptions: { title: text.purchase_subscriptions_title, text: text.purchase_subscriptions_text },
};
const heads = {
  checkingOut: { title: text.purchase_checkout_title, text: text.purchase_checkout_text },
  following: { title: text.purchase_following_title, text: text.purchase_following_text },
  done: { title: text.purchase_done_title, text: text.purchase_done_tokens.replace('{tokens}', '500') },
  declined: { title: text.purchase_declined_title, text: text.purchase_declined_text },
  cancelled: { title: text.purchase_cancelled_title, text: text.purchase_cancelled_text },
  refunded: { title: text.purchase_refunded_title, text: text.purchase_refunded_subscribed },
  givenUp: { title: text.purchase_given_up_title, text: text.purchase_given_up_text },
} satisfies Readonly<Record<string, Head>>;
const views: Readonly<Record<PurchaseView, string>> = {
  tokens: text.purchase_view_tokens,
  subscriptions: text.purchase_view_subscriptions,
};
/** As the fixtures' server has them. */
const products: Readonly<Record<PurchaseView, readonly string[]>> = {
  tokens: ['Buy 500 tokens $4.99', 'Buy 2,000 tokens Most for your money $14.99'],
  subscriptions: [
    'Choose Plus, monthly $9.99 a month 1,000 tokens each month',
    'Choose Ultra, 12 months 50% off $10.00 a month 36,000 tokens for 12 months $119.94 every 12 months',
  ],
};
const callNames = ['packages', 'plans', 'checkout', 'order', 'cancel'] as const;
type CallName = (typeof callNames)[number];
const failureTexts: Readonly<Record<number, string>> = {
  [NO_ANSWER]: text.failure_no_answer,
  [errNo.alreadySubscribed]: text.failure_already_subscribed,
};

/** Requests that wait until the test answers them, without those that the browser has cancelled meanwhile. */
const holdLive = async (page: Page, path: string) => {
  const waiting = new Map<Request, Route>();
  page.on('requestfailed', (request) => waiting.delete(request));
  await page.route(
    (url) => url.pathname === path,
    (route) => {
      waiting.set(route.request(), route);
    },
  );
  const one = async (): Promise<Route> => {
    await expect.poll(() => waiting.size, { message: `one request to ${path} waits` }).toBe(1);
    const [route] = waiting.values();
    if (!route) throw new Error(`No request to ${path} waits`);
    return route;
  };
  return {
    count: () => waiting.size,
    arrived: async () => (await one()).request(),
    async answer(data: unknown, code: ErrNo = errNo.success) {
      const route = await one();
      waiting.delete(route.request());
      const isNotice = setupErrNos.some((notice) => notice === code);
      await route.fulfill({ status: isNotice ? 200 : httpStatus[code], json: { errNo: code, data } });
    },
  };
};

/** Buying as people do it, before a server whose answers wait. */
export const createPurchaseWalker = async (page: Page): Promise<Walker<typeof purchaseMachine>> => {
  page.setDefaultTimeout(PATIENCE);
  await page.addInitScript((choice) => {
    if (sessionStorage.getItem('wasLoaded') !== null) return;
    sessionStorage.setItem('wasLoaded', 'true');
    sessionStorage.setItem('purchaseChoice', choice);
  }, JSON.stringify(keptChoice));
  const calls = {
    packages: await holdLive(page, '/api/tokens/packages'),
    plans: await holdLive(page, '/api/subscription/plans'),
    checkout: await holdLive(page, '/api/order/checkout'),
    order: await holdLive(page, '/api/order/payment'),
    cancel: await holdLive(page, '/api/order/cancel'),
  };
  const account = await holdLive(page, '/api/user/detail');
  const login = await holdLive(page, '/session/pc/emaillogin');
  /** Asked for by the home page: its late answers tell codes while something is in front. */
  const activity = await holdLive(page, '/api/activity');
  await page.route('/session/pc/logout', (route) => route.fulfill({ json: { errNo: errNo.success, data: {} } }));
  // The checkout has nothing to show, so that the browser stays.
  const sentTo: string[] = [];
  await page.route('https://pay.example/**', async (route) => {
    await route.fulfill({ status: 204 });
    sentTo.push(route.request().url());
  });

  const dialog = page.getByRole('dialog');
  const scopeOf = ({ context }: PurchaseSnapshot) =>
    context.presentation === 'modal' ? dialog : page.getByRole('main');
  const button = (snapshot: PurchaseSnapshot, name: string) =>
    scopeOf(snapshot).getByRole('button', { name, exact: true });

  /** As the browser's Back and Forward do, which reach what is below a modal. */
  const goTo = (path: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  const tellCode = async (code: ErrNo) => {
    // Given up after a while, it is asked for again with the next visit.
    if (activity.count() === 0) await goTo('/');
    await activity.answer({}, code);
  };
  const closeDialog = () => dialog.getByRole('button', { name: text.action_close, exact: true }).first().click();
  const answerAccount = (isReady: boolean) => account.answer(isReady ? ada : {});

  const waiting = () => callNames.filter((name) => calls[name].count() > 0);
  const seeWaiting = (names: readonly CallName[] = []) =>
    expect.poll(waiting, { message: 'these calls wait' }).toEqual(names);
  const seeHead = async ({ context: { presentation } }: PurchaseSnapshot, { title, text: words }: Head) => {
    if (presentation === 'modal') {
      await expect(dialog).toHaveAccessibleName(title);
      await expect(dialog).toHaveAccessibleDescription(words);
      return;
    }
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
  };
  const seeFailure = async (snapshot: PurchaseSnapshot) => {
    const code = snapshot.matches({ open: 'loadFailed' }) ? undefined : snapshot.context.failure?.errNo;
    for (const [known, words] of Object.entries(failureTexts))
      await expect(scopeOf(snapshot).getByRole('alert').filter({ hasText: words })).toHaveCount(
        code === Number(known) ? 1 : 0,
      );
  };
  const seeProducts = async (snapshot: PurchaseSnapshot, enabled: boolean) => {
    for (const name of products[snapshot.context.view]) await expect(button(snapshot, name)).toBeEnabled({ enabled });
    await expect(scopeOf(snapshot).getByRole('listitem').getByRole('button')).toHaveCount(2);
  };
  /** Nothing of the purchase: nothing at all, or sign-in. */
  const seeHidden = async (choice: string | null) => {
    const signIn = page.getByRole('heading', { name: text.auth_sign_in_title, exact: true });
    await expect(dialog.filter({ hasNot: signIn })).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('purchaseChoice'))).toBe(choice);
    await seeWaiting();
  };
  const kept = ({ context: { choice } }: PurchaseSnapshot) => JSON.stringify(choice);
  const seeOutcome = (head: Head, wayOn: string) => async (snapshot: PurchaseSnapshot) => {
    await seeHead(snapshot, head);
    await expect(button(snapshot, wayOn)).toBeEnabled();
    await seeWaiting();
  };

  const fail = async (call: CallName, error: unknown) => {
    const code = knownErrNo(failureOf(error).errNo);
    for (let tries = code === errNo.internal ? TRIES : 1; tries > 0; tries -= 1) await calls[call].answer(null, code);
  };

  const headOf = (snapshot: PurchaseSnapshot): Head => {
    const step = stepOf(snapshot);
    if (step === null) throw new Error('Nothing of the purchase is on show');
    return step === 'offers' ? offersHeads[snapshot.context.view] : heads[step];
  };
  /** With a modal in front only the browser leads to the screen of buying, which leaves the modal as it is. */
  const behindModal: Absence<PurchaseSnapshot> = {
    when: ({ context }) => context.presentation === 'modal',
    async look(before) {
      const asked = waiting();
      await goTo('/subscriptions');
      await expect(page.locator('main h1')).toHaveText(offersHeads[before.context.view].title);
      await seeHead(before, headOf(before));
      await seeWaiting(asked);
    },
  };
  /** Who is known is not asked after again by itself, but after a payment; and after three minutes no answer is awaited. */
  const accountKnown: Absence<PurchaseSnapshot> = {
    when: (before) => (before.context.isAccountReady && !before.matches('done')) || before.matches('givenUp'),
    async look() {
      await expect.poll(account.count).toBe(0);
      await expect(page.getByRole('button', { name: text.nav_sign_in, exact: true })).toHaveCount(0);
    },
  };

  return {
    events: {
      'purchase.opened': ({ presentation, returnPath }) =>
        presentation === 'page' ? goTo(returnPath) : tellCode(errNo.tokensNeeded),
      'purchase.closed': async (_, before) => {
        if (before.matches('awaitingAccount')) {
          // Whoever cannot be set up signs out, and leaves everything.
          await account.answer(ada, errNo.underAge);
          await dialog.getByRole('button', { name: text.nav_sign_out, exact: true }).click();
        } else if (before.matches('done')) {
          await button(before, text.purchase_go_on).click();
          await expect(page).toHaveURL(before.context.returnPath);
        } else await closeDialog();
      },
      'purchase.covered': async () => {
        await tellCode(errNo.notSignedIn);
        await expect(dialog).toHaveAccessibleName(text.auth_sign_in_title);
      },
      'view.chosen': ({ view }, before) => button(before, views[view]).click(),
      'product.chosen': (_, before) => button(before, 'Buy 500 tokens $4.99').click(),
      'account.known': async ({ isReady }, before) => {
        if (before.matches('closed')) {
          await page.getByRole('banner').getByRole('button', { name: text.nav_sign_in, exact: true }).click();
          await dialog.getByLabel(text.auth_email).fill(ada.email);
          await dialog.getByRole('textbox', { name: text.auth_password }).fill('correct horse');
          await dialog.getByRole('button', { name: text.auth_sign_in, exact: true }).click();
          await login.answer({ uid: ada.uid });
        }
        await answerAccount(isReady);
        if (before.matches('awaitingAccount') && !isReady)
          await expect(dialog).toHaveAccessibleName(text.auth_sign_in_title);
      },
      'account.refused': async () => {
        // Nobody was asked yet when the page has just been loaded.
        if ((await dialog.count()) === 0) await answerAccount(false);
        await expect(dialog).toHaveAccessibleName(text.auth_sign_in_title);
        await closeDialog();
      },
      'checkout.returned': async ({ orderId, isCancelled }) => {
        await page.goto(`/?orderId=${orderId}${isCancelled ? '&checkout=cancelled' : ''}`);
        await expect(page).toHaveURL('/');
      },
      'page.restored': () =>
        page.evaluate(() => {
          window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        }),
      'retry.requested': (_, before) =>
        button(before, before.matches('givenUp') ? text.purchase_check_again : text.purchase_try_again).click(),
      'load.retried': (_, before) => button(before, text.action_retry).click(),
    },
    done: {
      loadOffers: async ({ packages, ...plans }) => {
        await calls.packages.answer({ packages });
        await calls.plans.answer(plans);
      },
      checkout: (answer) => calls.checkout.answer(answer),
      cancelOrder: (order) => calls.cancel.answer(order),
      loadOrder: (order) => calls.order.answer(order),
    },
    failed: {
      loadOffers: async (error) => {
        await calls.plans.answer({ plans: [], maxSubscriptionDiscount: '0%' });
        await fail('packages', error);
      },
      checkout: (error) => fail('checkout', error),
      cancelOrder: (error) => fail('cancel', error),
      loadOrder: (error) => fail('order', error),
    },
    after: {
      loadTimeout: () => page.clock.runFor(PURCHASE_DELAYS.loadTimeout),
      checkoutTimeout: () => page.clock.runFor(PURCHASE_DELAYS.checkoutTimeout),
      leaveTimeout: () => page.clock.runFor(PURCHASE_DELAYS.leaveTimeout),
      cancelTimeout: () => page.clock.runFor(PURCHASE_DELAYS.cancelTimeout),
      // No longer, or it asks again.
      askTimeout: () => page.clock.runFor(CLIENT_TIMEOUT),
      askPause: () => page.clock.runFor(PURCHASE_DELAYS.askPause),
      followTimeout: () => page.clock.runFor(PURCHASE_DELAYS.followTimeout),
    },
    states: {
      closed: () => seeHidden(null),
      open: async (snapshot) => {
        const { view, isAccountReady } = snapshot.context;
        await seeHead(snapshot, offersHeads[view]);
        for (const [name, words] of Object.entries(views))
          await expect(button(snapshot, words)).toHaveAttribute('aria-pressed', String(name === view));
        const balance = text.purchase_balance.replace('{tokens}', '100');
        const words = isAccountReady ? balance : text.purchase_sign_in_first;
        await expect(scopeOf(snapshot).getByText(words, { exact: true })).toBeVisible();
        await seeFailure(snapshot);
      },
      'open.loadingOffers': async (snapshot) => {
        await calls.packages.arrived();
        await calls.plans.arrived();
        await seeWaiting(['packages', 'plans']);
        if (snapshot.context.offers === null)
          await expect(scopeOf(snapshot).getByText(text.purchase_loading, { exact: true })).toHaveCount(1);
        else await seeProducts(snapshot, false);
      },
      'open.loadFailed': async (snapshot) => {
        const notice = scopeOf(snapshot).getByRole('alert').filter({ hasText: text.purchase_load_failed });
        await expect(notice).toBeVisible();
        await expect(button(snapshot, text.action_retry)).toBeEnabled();
        await seeWaiting();
      },
      'open.choosing': async (snapshot) => {
        await seeProducts(snapshot, true);
        await seeWaiting();
      },
      awaitingAccount: (snapshot) => seeHidden(kept(snapshot)),
      checkingOut: async (snapshot) => {
        await seeHead(snapshot, heads.checkingOut);
        expect((await calls.checkout.arrived()).postDataJSON()).toEqual(snapshot.context.choice);
        await seeWaiting(['checkout']);
      },
      leaving: async (snapshot) => {
        // On the screen it looks like the wait before.
        await seeHead(snapshot, heads.checkingOut);
        await expect.poll(() => sentTo.splice(0)).toEqual(['https://pay.example/checkout/abc']);
        await seeWaiting();
      },
      following: (snapshot) => seeHead(snapshot, heads.following),
      'following.asking': async ({ context: { orderId } }) => {
        const { searchParams } = new URL((await calls.order.arrived()).url());
        expect(Object.fromEntries(searchParams)).toEqual({ orderId });
        await seeWaiting(['order']);
      },
      'following.waiting': () => seeWaiting(),
      cancelling: async (snapshot) => {
        await seeHead(snapshot, heads.following);
        const { orderId } = snapshot.context;
        expect((await calls.cancel.arrived()).postDataJSON()).toEqual({ orderId });
        await seeWaiting(['cancel']);
      },
      done: seeOutcome(heads.done, text.purchase_go_on),
      declined: seeOutcome(heads.declined, text.purchase_try_again),
      cancelled: seeOutcome(heads.cancelled, text.purchase_try_again),
      refunded: seeOutcome(heads.refunded, text.purchase_try_again),
      givenUp: seeOutcome(heads.givenUp, text.purchase_check_again),
    },
    notOffered: {
      'open: purchase opened (subscriptions)': behindModal,
      'awaitingAccount: purchase opened (subscriptions)': {
        async look(before) {
          await goTo('/subscriptions');
          await expect(page.locator('main h1')).toHaveText(offersHeads[before.context.view].title);
          await seeHidden(kept(before));
        },
      },
      'done: purchase opened (subscriptions)': behindModal,
      'declined: purchase opened (subscriptions)': behindModal,
      'cancelled: purchase opened (subscriptions)': behindModal,
      'refunded: purchase opened (subscriptions)': behindModal,
      'givenUp: purchase opened (subscriptions)': behindModal,
      ': account known (ready)': accountKnown,
      ': account known (not ready)': accountKnown,
      // The code itself brings sign-in in front, which closes what follows the order.
      'following.asking: load order failed (signed out)': {
        async look() {
          await calls.order.answer(null, errNo.notSignedIn);
          await expect(dialog).toHaveAccessibleName(text.auth_sign_in_title);
          await seeHidden(null);
        },
      },
    },
  };
};
