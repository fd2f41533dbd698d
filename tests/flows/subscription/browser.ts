import { expect as playwrightExpect, type Page } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import type { Subscription } from '#contract/subscription.ts';
import type { subscriptionMachine } from '#machines/subscription/subscriptionMachine.ts';
import { SUBSCRIPTION_DELAYS } from '#machines/subscription/subscriptionSetup.ts';
import type { SubscriptionSnapshot } from '#machines/subscription/subscriptionSelectors.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { plus, ultra } from './model.ts';
import {
  expectNothingWaits,
  filled,
  type HeldCall,
  holdCall,
  renewing,
  standInAccount,
  standInLedger,
  standInOrders,
} from '../support/billing.browser.ts';
import { CLIENT_TIMEOUT } from '../purchase/tours.ts';
import { visitsTo } from '../support/visits.browser.ts';
import type { Absence, NotOffered, Driver } from '@liora/flow-kit/model/walk.ts';
import { PORTAL, offered, ultraText, choiceFor, factsOf, runningIn } from './texts.ts';
import { subscriptionOn } from './pageObject.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

/** Without a plan the section leads to the plans only; the one that runs is no choice. */
export const subscriptionNotOffered = {
  'ready: portal requested': { when: (before) => before.context.subscription === null },
  'choosingPlan: plan chosen': { when: (before) => before.context.subscription?.planId === ultra.planId },
  // Who is signed in after all has it asked again by the session.
  'loading: load subscription failed (signed out)': {},
  'following.asking: load subscription failed (signed out)': {},
} satisfies NotOffered<SubscriptionSnapshot>;

/** The plan in the settings as people use it, before a server whose answers wait. */
export const createSubscriptionDriver = async (page: Page): Promise<Driver<typeof subscriptionMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await standInAccount(page);
  await standInLedger(page);
  const orders = await standInOrders(page);
  const calls = {
    detail: await holdCall(page, '/api/subscription/detail'),
    plans: await holdCall(page, '/api/subscription/plans'),
    change: await holdCall(page, '/api/subscription/change'),
    cancel: await holdCall(page, '/api/subscription/cancel'),
    resume: await holdCall(page, '/api/subscription/resume'),
    portal: await holdCall(page, '/api/subscription/portal'),
  };
  const sentTo = await visitsTo(page, 'https://pay.example/**');
  const { section, button, dialogButton, seeSection, seeOverview, seeChange, seeCancellation } = subscriptionOn(page);
  const arrived = async (call: HeldCall, body: unknown) => {
    expect(await call.arrived()).toEqual({ query: {}, body });
  };
  const giveUpAfter = (delay: keyof typeof SUBSCRIPTION_DELAYS) => () => page.clock.runFor(SUBSCRIPTION_DELAYS[delay]);
  const askedAnew = (name: keyof typeof subscriptionNotOffered): Absence<SubscriptionSnapshot> => ({
    ...subscriptionNotOffered[name],
    async look() {
      await calls.plans.answer(offered);
      await calls.detail.fail({ errNo: errNo.notSignedIn });
      await expect(page.getByRole('dialog', { name: text.auth_sign_in_title })).toHaveCount(0);
    },
  });
  const changed = (call: HeldCall) => (subscription: Subscription | null) => call.answer({ subscription });

  return {
    events: {
      'load.retried': () => button(text.action_retry).press('Enter'),
      'list.refreshRequested': () => renewing([calls.detail, calls.plans], orders.refund),
      'follow.resumed': () =>
        renewing([calls.detail, calls.plans], () => button(text.purchase_check_again).press('Enter')),
      'change.withdrawn': () => button(text.billing_change_withdraw).click(),
      'plans.opened': () => button(text.billing_plan_change).press('Enter'),
      'plans.closed': () => button(text.action_cancel).press('Enter'),
      'plan.chosen': () => button(filled(text.billing_choose_plan, { plan: ultraText })).press('Enter'),
      'change.confirmed': () => button(text.billing_change_submit).click(),
      'change.dismissed': () => button(text.action_back).or(button(text.action_close)).press('Enter'),
      'cancellation.requested': () => button(text.billing_plan_cancel).press('Enter'),
      'cancellation.confirmed': () => dialogButton(text.billing_cancel_submit).click(),
      'cancellation.dismissed': () => dialogButton(text.billing_cancel_dismiss).click(),
      'resumption.requested': () => button(text.billing_plan_keep).press('Enter'),
      'portal.requested': () => button(text.billing_portal).press('Enter'),
      'page.restored': () =>
        page.evaluate(() => {
          window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        }),
    },
    done: {
      loadSubscription: async ({ subscription, plans }) => {
        await calls.plans.answer({ ...offered, plans });
        await calls.detail.answer({ subscription });
      },
      changePlan: changed(calls.change),
      cancelSubscription: changed(calls.cancel),
      resumeSubscription: changed(calls.resume),
      openPortal: (answer) => calls.portal.answer(answer),
    },
    failed: {
      loadSubscription: async (error) => {
        await calls.plans.answer(offered);
        await calls.detail.fail(error);
      },
      changePlan: (error) => calls.change.fail(error),
      cancelSubscription: (error) => calls.cancel.fail(error),
      resumeSubscription: (error) => calls.resume.fail(error),
      openPortal: (error) => calls.portal.fail(error),
    },
    after: {
      loadTimeout: giveUpAfter('loadTimeout'),
      changeTimeout: giveUpAfter('changeTimeout'),
      withdrawTimeout: giveUpAfter('withdrawTimeout'),
      cancelTimeout: giveUpAfter('cancelTimeout'),
      resumeTimeout: giveUpAfter('resumeTimeout'),
      portalTimeout: giveUpAfter('portalTimeout'),
      leaveTimeout: giveUpAfter('leaveTimeout'),
      // No longer, or it asks again.
      askTimeout: () => page.clock.runFor(CLIENT_TIMEOUT),
      askPause: giveUpAfter('askPause'),
      followTimeout: giveUpAfter('followTimeout'),
    },
    states: {
      loading: async (snapshot) => {
        await arrived(calls.detail, null);
        await arrived(calls.plans, null);
        if (snapshot.context.plans.length > 0) await seeOverview(snapshot);
        else {
          await expect(section.getByText(text.billing_plan_loading)).toBeVisible();
          await seeSection([], [], []);
        }
      },
      loadFailed: async () => {
        await seeSection([], [text.action_retry], []);
        await expect(section.getByRole('alert')).toHaveText([`${text.billing_plan_failed}${text.action_retry}`]);
        await expectNothingWaits(calls);
      },
      ready: async (snapshot) => {
        await seeOverview(snapshot);
        await expectNothingWaits(calls);
      },
      choosingPlan: async (snapshot) => {
        const running = runningIn(snapshot);
        const { words, offer, refusal } = choiceFor(running);
        await expect(section.getByRole('heading', { level: 3 })).toHaveText([text.billing_plan_choices]);
        await expect(section.getByRole('listitem')).toHaveText([`${words}${offer}${refusal ?? text.billing_choose}`]);
        await seeSection(
          [...factsOf(running), words, offer, ...(refusal === undefined ? [] : [refusal])],
          [...(refusal === undefined ? [text.billing_choose] : []), text.action_cancel],
          [],
        );
        await expectNothingWaits(calls);
      },
      confirmingChange: async (snapshot) => {
        await seeChange(snapshot, true);
        await expectNothingWaits(calls);
      },
      changing: async (snapshot) => {
        await arrived(calls.change, { planId: ultra.planId, amount: ultra.amount, currency: ultra.currency });
        await seeChange(snapshot, false);
      },
      following: seeOverview,
      'following.waiting': () => expectNothingWaits(calls),
      'following.asking': async () => {
        await arrived(calls.detail, null);
        await arrived(calls.plans, null);
      },
      withdrawing: async (snapshot) => {
        await arrived(calls.change, { planId: plus.planId, amount: plus.amount, currency: plus.currency });
        await seeOverview(snapshot);
      },
      unconfirmed: async (snapshot) => {
        const running = runningIn(snapshot);
        await seeSection(
          factsOf(running),
          [text.action_close, text.billing_plan_change],
          [running.isEnding ? text.billing_plan_keep : text.billing_plan_cancel, text.billing_portal],
        );
        await expect(section.getByRole('alert')).toHaveText([`${text.billing_change_unconfirmed}${text.action_close}`]);
        await expectNothingWaits(calls);
      },
      confirmingCancel: async (snapshot) => {
        await seeCancellation(snapshot, true);
        await expectNothingWaits(calls);
      },
      cancelling: async (snapshot) => {
        await arrived(calls.cancel, {});
        await seeCancellation(snapshot, false);
      },
      resuming: async (snapshot) => {
        await arrived(calls.resume, {});
        await seeOverview(snapshot);
      },
      openingPortal: async (snapshot) => {
        await arrived(calls.portal, {});
        await seeOverview(snapshot);
        expect(sentTo).toEqual([]);
      },
      leaving: async (snapshot) => {
        await expect.poll(() => sentTo.splice(0)).toEqual([PORTAL]);
        await seeOverview(snapshot);
        await expectNothingWaits(calls);
      },
    },
    unnoticed: {
      'load subscription done (under way)': { when: (before) => before.matches('following') },
      'load subscription done (to confirm)': { when: (before) => before.matches('following') },
    },
    notOffered: {
      'loading: load subscription failed (signed out)': askedAnew('loading: load subscription failed (signed out)'),
      'following.asking: load subscription failed (signed out)': askedAnew(
        'following.asking: load subscription failed (signed out)',
      ),
      'ready: portal requested': {
        ...subscriptionNotOffered['ready: portal requested'],
        look: () => expect(section.getByRole('button')).toHaveCount(0),
      },
      'choosingPlan: plan chosen': {
        ...subscriptionNotOffered['choosingPlan: plan chosen'],
        look: () => expect(section.getByRole('listitem').getByRole('button')).toHaveCount(0),
      },
    },
  };
};
