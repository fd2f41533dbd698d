import { expect as playwrightExpect, type Page } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import type { Order } from '#contract/order.ts';
import type { Failure } from '#machines/failure.ts';
import { ORDERS_DELAYS, type ordersMachine } from '#machines/orders/ordersMachine.ts';
import type { OrdersSnapshot } from '#machines/orders/ordersSelectors.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import {
  dateText,
  expectNothingWaits,
  failureTexts,
  filled,
  holdCall,
  priceText,
  renewing,
  sectionOf,
  seeHeld,
  standInAccount,
  standInLedger,
  standInPlan,
} from '../support/billing.browser.ts';
import type { Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

const statusTexts: Readonly<Record<string, string>> = {
  paid: text.billing_status_paid,
  refunding: text.billing_status_refunding,
};
const refundFailureTexts: Readonly<Record<number, string>> = {
  ...failureTexts,
  [errNo.conflict]: text.billing_refund_refused,
};

const packageText = ({ tokens }: Order): string =>
  filled(text.billing_order_package, { tokens: tokens.toLocaleString('en') });
const refundOf = (order: Order): string =>
  filled(text.billing_refund_of, { what: packageText(order), date: dateText(order.createTime) });
/** Everything that the list says of an order. */
const itemText = (order: Order, failure: Failure | null): string =>
  [
    packageText(order),
    dateText(order.createTime),
    priceText(order.amount),
    statusTexts[order.status],
    order.canRefund ? text.billing_refund : '',
    failure === null ? '' : refundFailureTexts[failure.errNo],
  ].join('');

/** The orders in the settings as people use them, before a server whose answers wait. */
export const createOrdersDriver = async (page: Page): Promise<Driver<typeof ordersMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await standInAccount(page);
  await standInLedger(page);
  const plan = await standInPlan(page);
  const calls = {
    loadOrders: await holdCall(page, '/api/order/payments'),
    refundOrder: await holdCall(page, '/api/order/refund'),
  };
  const section = sectionOf(page, text.billing_orders);
  const dialog = page.getByRole('dialog', { name: text.billing_refund_title });
  const button = (name: string) => section.getByRole('button', { name, exact: true });
  const dialogButton = (name: string) => dialog.getByRole('button', { name, exact: true });
  const refundButtons = (disabled: boolean) => section.getByRole('button', { name: /^Refund…/, disabled });

  /** The order that was last asked to be refunded; nobody is told of it once something else is done. */
  let asked: Order | null = null;
  const refundedOf = ({ context }: OrdersSnapshot): Order => {
    if (asked === null || context.orderId !== asked.orderId) throw new Error('No order is asked about');
    return asked;
  };
  const hasMoreFailed = (snapshot: OrdersSnapshot): boolean =>
    snapshot.matches('ready') && snapshot.context.failure !== null && asked === null;
  const seeList = async (snapshot: OrdersSnapshot) => {
    const { orders, failure } = snapshot.context;
    const isIdle = snapshot.matches('ready');
    await expect(dialog).toHaveCount(0);
    await expect(section.getByRole('listitem')).toHaveText(
      orders.map((order) => itemText(order, order.orderId === asked?.orderId ? failure : null)),
    );
    const refundable = orders.filter((order) => order.canRefund).length;
    await expect(refundButtons(false)).toHaveCount(isIdle ? refundable : 0);
    await expect(refundButtons(true)).toHaveCount(isIdle ? 0 : refundable);
    const alerts = [];
    if (hasMoreFailed(snapshot)) alerts.push(`${text.billing_orders_more_failed}${text.action_retry}`);
    else if (failure !== null) alerts.push(refundFailureTexts[failure.errNo] ?? '');
    await expect(section.getByRole('alert')).toHaveText(alerts);
  };
  const giveUpAfter = (delay: keyof typeof ORDERS_DELAYS) => () => page.clock.runFor(ORDERS_DELAYS[delay]);
  const seeQuestion = async (snapshot: OrdersSnapshot) => {
    const { amount, tokens } = refundedOf(snapshot);
    await expect(dialog).toHaveAccessibleDescription(
      filled(text.billing_refund_package, { price: priceText(amount), tokens: tokens.toLocaleString('en') }),
    );
  };

  return {
    events: {
      'load.retried': () => button(text.action_retry).press('Enter'),
      'list.refreshRequested': async () => {
        await renewing([calls.loadOrders], plan.change);
        asked = null;
      },
      'more.requested': async (_, before) => {
        await button(hasMoreFailed(before) ? text.action_retry : text.billing_more).press('Enter');
        asked = null;
      },
      'refund.requested': async ({ orderId }, { context }) => {
        const order = context.orders.find((listed) => listed.orderId === orderId);
        if (order === undefined) throw new Error(`The order ${orderId} is not listed`);
        await button(refundOf(order)).press('Enter');
        asked = order;
      },
      'refund.confirmed': () => dialogButton(text.billing_refund_submit).click(),
      'refund.cancelled': async () => {
        await dialogButton(text.billing_refund_dismiss).click();
        asked = null;
      },
    },
    done: {
      loadOrders: (answer) => calls.loadOrders.answer(answer),
      refundOrder: async (answer) => {
        await calls.refundOrder.answer(answer);
        asked = null;
      },
    },
    failed: {
      loadOrders: (error) => calls.loadOrders.fail(error),
      refundOrder: (error) => calls.refundOrder.fail(error),
    },
    after: {
      loadTimeout: giveUpAfter('loadTimeout'),
      pageTimeout: giveUpAfter('pageTimeout'),
      refundTimeout: giveUpAfter('refundTimeout'),
    },
    states: {
      loading: async (snapshot) => {
        expect(await calls.loadOrders.arrived()).toEqual({ query: {}, body: null });
        await seeList(snapshot);
        await expect(section.getByText(text.billing_orders_loading)).toHaveCount(
          snapshot.context.orders.length === 0 ? 1 : 0,
        );
        await expect(button(text.billing_more)).toHaveCount(0);
      },
      loadFailed: async () => {
        await expect(section.getByRole('alert')).toHaveText([`${text.billing_orders_failed}${text.action_retry}`]);
        await expect(section.getByRole('listitem')).toHaveCount(0);
        await expectNothingWaits(calls);
      },
      ready: async (snapshot) => {
        await seeList(snapshot);
        await expect(button(text.billing_more)).toHaveCount(
          snapshot.context.hasMore && !hasMoreFailed(snapshot) ? 1 : 0,
        );
        await expectNothingWaits(calls);
      },
      loadingMore: async (snapshot) => {
        const endTime = String(snapshot.context.orders.at(-1)?.createTime);
        expect(await calls.loadOrders.arrived()).toEqual({ query: { endTime }, body: null });
        await seeList(snapshot);
        await expect(button(text.billing_more_loading)).toHaveAttribute('aria-disabled', 'true');
      },
      confirming: async (snapshot) => {
        await seeQuestion(snapshot);
        await expect(dialogButton(text.billing_refund_submit)).toBeEnabled();
        await expect(dialogButton(text.billing_refund_dismiss)).toBeEnabled();
        await seeHeld(dialog, false);
        await expectNothingWaits(calls);
      },
      refunding: async (snapshot) => {
        const { orderId } = refundedOf(snapshot);
        expect(await calls.refundOrder.arrived()).toEqual({ query: {}, body: { orderId } });
        await seeQuestion(snapshot);
        await expect(dialogButton(text.billing_refund_submit)).toBeDisabled();
        await expect(dialogButton(text.billing_refund_dismiss)).toBeDisabled();
        await seeHeld(dialog, true);
      },
    },
  };
};
