import { errNo } from '#contract/errNo.ts';
import type { Order } from '#contract/order.ts';
import type { PurchaseStep } from '#machines/purchase/purchaseSelectors.ts';
import type { PurchaseView } from '#machines/purchase/purchaseSetup.ts';
import { m } from '#src/paraglide/messages.js';
import { countText } from '../money.ts';
import { planText } from '../plans.ts';

export interface Head {
  readonly title: string;
  readonly text: string;
}

const offersHead = (view: PurchaseView): Head =>
  view === 'tokens'
    ? { title: m.purchase_tokens_title(), text: m.purchase_tokens_text() }
    : { title: m.purchase_subscriptions_title(), text: m.purchase_subscriptions_text() };

/** Above the running plan. */
export const runningHead = (): Head => ({ title: m.purchase_running_title(), text: m.purchase_running_text() });

const doneText = (order: Order | null): string => {
  if (order === null) return '';
  const tokens = countText(order.tokens);
  return order.name === null
    ? m.purchase_done_tokens({ tokens })
    : m.purchase_done_plan({ plan: planText({ name: order.name, months: order.months ?? 1 }), tokens });
};

/** What the container says above what it holds. */
export const purchaseHead = (step: PurchaseStep, view: PurchaseView, order: Order | null): Head => {
  switch (step) {
    case 'offers':
      return offersHead(view);
    case 'checkingOut':
      return { title: m.purchase_checkout_title(), text: m.purchase_checkout_text() };
    case 'following':
      return { title: m.purchase_following_title(), text: m.purchase_following_text() };
    case 'done':
      return { title: m.purchase_done_title(), text: doneText(order) };
    case 'declined':
      return { title: m.purchase_declined_title(), text: m.purchase_declined_text() };
    case 'cancelled':
      return { title: m.purchase_cancelled_title(), text: m.purchase_cancelled_text() };
    case 'refunded':
      return {
        title: m.purchase_refunded_title(),
        text: order?.reason === errNo.alreadySubscribed ? m.purchase_refunded_subscribed() : m.purchase_refunded_text(),
      };
    case 'givenUp':
      return { title: m.purchase_given_up_title(), text: m.purchase_given_up_text() };
  }
};
