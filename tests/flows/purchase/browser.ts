import type { Page } from '@playwright/test';
import { errNo, type ErrNo } from '#contract/errNo.ts';
import type { purchaseMachine } from '#machines/purchase/purchaseMachine.ts';
import type { PurchaseSnapshot } from '#machines/purchase/purchaseSelectors.ts';
import { PURCHASE_DELAYS } from '#machines/purchase/purchaseSetup.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { callNames, type CallName, purchaseAbsences } from './absences.ts';
import { keptChoice } from './model.ts';
import { expect, firstPackage, type Head, heads, isOfSecondPlan, lengths, shopOn, views } from './pageObject.ts';
import { CLIENT_TIMEOUT, isFresh } from './tours.ts';
import { ada } from '../session/model.ts';
import { terms } from '../subscription/model.ts';
import { holdCall, renewing, standInNoChats } from '../support/billing.browser.ts';
import { submitSignIn, visit, visitsTo } from '../support/visits.browser.ts';
import type { Driver } from '@liora/flow-kit/model/walk.ts';

/** Buying as people do it, before a server whose answers wait. */
export const createPurchaseDriver = async (page: Page): Promise<Driver<typeof purchaseMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await page.addInitScript((choice) => {
    if (sessionStorage.getItem('wasLoaded') !== null) return;
    sessionStorage.setItem('wasLoaded', 'true');
    sessionStorage.setItem('purchaseChoice', choice);
  }, JSON.stringify(keptChoice));
  await standInNoChats(page);
  const calls = {
    packages: await holdCall(page, '/api/tokens/packages'),
    plans: await holdCall(page, '/api/subscription/plans'),
    checkout: await holdCall(page, '/api/order/checkout'),
    order: await holdCall(page, '/api/order/payment'),
    cancel: await holdCall(page, '/api/order/cancel'),
  };
  const account = await holdCall(page, '/api/user/detail');
  const login = await holdCall(page, '/session/pc/emaillogin');
  /** Asked for by the home page: its late answers tell codes while something is in front. */
  const activity = await holdCall(page, '/api/activity');
  await page.route('/session/pc/logout', (route) => route.fulfill({ json: { errNo: errNo.success, data: {} } }));
  const sentTo = await visitsTo(page, 'https://pay.example/**');

  /** Whether anybody was asked to sign in, or known: nobody is when the page has just been loaded. */
  let isAsked = false;

  const { dialog, scopeOf, button, seeHead, seeProducts, seeOffers } = shopOn(page, () => account.count() > 0);

  const goTo = (path: string) => visit(page, path);
  const tellCode = async (code: ErrNo) => {
    // Given up after a while, it is asked for again with the next visit.
    if (activity.count() === 0) await goTo('/');
    await activity.fail({ errNo: code });
  };
  /** Asked for anew, it is there to tell a code on a screen that asks for nothing. Where nothing is known, the page asks for all anew. */
  const askForActivity = async (before: PurchaseSnapshot) => {
    if (isFresh(before)) {
      await page.goto('/');
      isAsked = false;
    } else {
      if (activity.count() > 0) await activity.answer({ promotion: null });
      await goTo('/');
    }
    await activity.arrived();
  };
  const closeDialog = () => dialog.getByRole('button', { name: text.action_close, exact: true }).first().click();
  /** It stays in front of what is closed. */
  const leaveSignIn = async () => {
    if ((await dialog.count()) > 0) await closeDialog();
  };
  /** Has the session ask anew that waits for an answer, or for its next try. */
  const askForAccount = async () => {
    const ask = () => page.evaluate(() => void window.dispatchEvent(new Event('online')));
    await renewing([account], ask);
  };
  const answerAccount = async (isReady: boolean) => {
    await askForAccount();
    await account.answer(isReady ? ada : {});
  };

  const waiting = () => callNames.filter((name) => calls[name].count() > 0);
  const seeWaiting = async (names: readonly CallName[] = []): Promise<void> => {
    await Promise.all(
      callNames.map((name) => calls[name].changes.until(() => calls[name].count() > 0 === names.includes(name))),
    );
    expect(waiting(), 'these calls wait').toEqual(names);
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

  return {
    events: {
      'purchase.opened': async ({ presentation, returnPath }, before) => {
        if (before.matches('closed')) await leaveSignIn();
        if (presentation === 'page') {
          if (before.matches('closed')) await askForActivity(before);
          await goTo(returnPath);
          return;
        }
        if (before.context.presentation === 'page' && !before.matches('closed')) await goTo('/');
        await tellCode(errNo.tokensNeeded);
      },
      'purchase.closed': async (_, before) => {
        if (before.matches('awaitingAccount')) {
          // Whoever cannot be set up signs out, and leaves everything.
          await askForAccount();
          await account.answer(ada, errNo.underAge);
          await dialog.getByRole('button', { name: text.nav_sign_out, exact: true }).click();
        } else if (before.matches('done') && before.context.presentation === 'modal') {
          await button(before, text.purchase_go_on).click();
          await expect(page).toHaveURL(before.context.returnPath);
        } else if (before.context.presentation === 'page') await goTo('/');
        else await closeDialog();
      },
      'purchase.covered': async () => {
        await tellCode(errNo.notSignedIn);
        await expect(dialog).toHaveAccessibleName(text.auth_sign_in_title);
      },
      'view.chosen': ({ view }, before) => button(before, views[view]).click(),
      'length.chosen': ({ months }, before) =>
        scopeOf(before)
          .getByRole('radio', { name: lengths[months] ?? '', exact: true })
          .check({ force: true }),
      'product.chosen': async (_, before) => {
        await button(before, firstPackage).click();
        isAsked = true;
      },
      'account.known': async ({ isReady }, before) => {
        isAsked = true;
        if (before.matches('closed')) {
          await submitSignIn(page);
          await login.answer({ uid: ada.uid });
          await account.answer(isReady ? ada : {});
        } else await answerAccount(isReady);
        if (before.matches('awaitingAccount') && !isReady)
          await expect(dialog).toHaveAccessibleName(text.auth_sign_in_title);
      },
      'account.refused': async () => {
        if (!isAsked) await answerAccount(false);
        await expect(dialog).toHaveAccessibleName(text.auth_sign_in_title);
        await closeDialog();
      },
      'checkout.returned': async ({ orderId, isCancelled }, before) => {
        const path = `/?orderId=${orderId}${isCancelled ? '&checkout=cancelled' : ''}`;
        if (isFresh(before)) await page.goto(path);
        else {
          // Loaded anew, the page would forget what the machine knows.
          if (before.matches('closed')) await leaveSignIn();
          await goTo(path);
        }
        await expect(page).toHaveURL('/');
      },
      'checkout.cancelled': (_, before) => button(before, text.action_cancel).click(),
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
        await calls.plans.answer({ plans: [], maxSubscriptionDiscount: '0%', terms });
        await calls.packages.fail(error);
      },
      checkout: calls.checkout.fail,
      cancelOrder: calls.cancel.fail,
      loadOrder: calls.order.fail,
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
      open: seeOffers,
      'open.loadingOffers': async (snapshot) => {
        await calls.packages.arrived();
        await calls.plans.arrived();
        await seeWaiting(['packages', 'plans']);
        if (snapshot.context.offers === null)
          await expect(scopeOf(snapshot).getByText(text.purchase_loading, { exact: true })).toHaveCount(1);
        else await seeProducts(snapshot, false);
      },
      'open.loadFailed': async (snapshot) => {
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
        expect((await calls.checkout.arrived()).body).toEqual(snapshot.context.choice);
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
        expect((await calls.order.arrived()).query).toEqual({ orderId });
        await seeWaiting(['order']);
      },
      'following.waiting': () => seeWaiting(),
      cancelling: async (snapshot) => {
        await seeHead(snapshot, heads.following);
        const { orderId } = snapshot.context;
        expect((await calls.cancel.arrived()).body).toEqual({ orderId });
        await seeWaiting(['cancel']);
      },
      done: seeOutcome(heads.done, text.purchase_go_on),
      declined: seeOutcome(heads.declined, text.purchase_try_again),
      cancelled: seeOutcome(heads.cancelled, text.purchase_try_again),
      refunded: async (snapshot) => {
        if (!isOfSecondPlan(snapshot)) {
          await seeOutcome(heads.refunded, text.purchase_try_again)(snapshot);
          return;
        }
        await seeHead(snapshot, heads.secondPlan);
        await expect(button(snapshot, text.purchase_try_again)).toHaveCount(0);
        await expect(
          scopeOf(snapshot).getByRole('link', { name: text.purchase_to_settings, exact: true }),
        ).toBeVisible();
        await seeWaiting();
      },
      givenUp: seeOutcome(heads.givenUp, text.purchase_check_again),
    },
    unnoticed: {
      'load order done (pending)': { when: (before) => before.matches('following') || before.matches('cancelling') },
    },
    notOffered: purchaseAbsences(page, {
      waiting,
      seeWaiting,
      seeHidden,
      goTo,
      tellCode,
      failOrder: calls.order.fail,
      countAccount: account.count,
      async tellAgain({ context }) {
        if (account.count() > 0) await account.answer(context.isAccountReady ? ada : {});
      },
    }),
  };
};
