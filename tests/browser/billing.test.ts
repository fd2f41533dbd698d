import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import * as z from 'zod';
import type { OrderStatus } from '#contract/order.ts';
import { paths } from '#src/addresses/paths.ts';
import { Visitor } from '#tests/server/support/visitor.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { originOf, signInAs } from './support/member.ts';
import { troublesIn } from './support/looks.ts';
import { watchPage } from './support/watchPage.ts';
import { test, testInTurn } from './support/test.ts';

const checkout = z.object({ data: z.object({ orderId: z.string(), checkoutURL: z.string() }) });
const payment = z.object({ data: z.object({ status: z.string() }) });

/** Waits until the server says so: it hears from the payment service after the person does. */
const untilOrderIs = (page: Page, orderId: string, status: OrderStatus) =>
  expect
    .poll(async () => {
      const answer = await page.request.get('/api/order/payment', { params: { orderId } });
      return payment.parse(await answer.json()).data.status;
    })
    .toBe(status);

/** Buys on the payment page of the server, and comes to the settings. */
const buy = async (page: Page, kind: 'package' | 'subscription', productId: string): Promise<string> => {
  const answer = await page.request.post('/api/order/checkout', {
    headers: { 'idempotency-key': randomUUID() },
    data: { kind, productId, returnPath: paths.settings() },
  });
  const { orderId, checkoutURL } = checkout.parse(await answer.json()).data;
  await page.goto(checkoutURL);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL((url) => url.pathname === paths.settings());
  await untilOrderIs(page, orderId, 'paid');
  await page.goto(paths.settings());
  return orderId;
};

const MOST_TABS = 60;
/** Goes on with the keyboard until the focus is there. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
};
const pressOn = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeEnabled();
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

const regionsOf = (page: Page) => {
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  return { plan: region(text.billing_plan), tokens: region(text.billing_tokens), orders: region(text.billing_orders) };
};

/** The lines of the ledger are for whoever wants to know. */
const unfold = async (page: Page, tokens: Locator): Promise<void> => {
  const history = tokens.getByText(text.billing_history, { exact: true });
  await expect(history).toBeVisible();
  await expect(tokens.getByRole('row')).toHaveCount(0);
  await pressOn(page, history);
};

for (const width of [390, 1440])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(async ({ context }) => {
      const visitor = new Visitor(originOf());
      await visitor.join();
      await signInAs(context, visitor);
    });

    const testRefund = width === 390 ? test : testInTurn;
    testRefund('tokens that nobody spent are refunded, by keyboard', async ({ page }) => {
      const watched = watchPage(page);
      const { plan, tokens, orders } = regionsOf(page);
      const orderId = await buy(page, 'package', 'small');
      await expect(plan.getByRole('link', { name: text.billing_plan_see })).toBeVisible();
      await unfold(page, tokens);
      await expect(tokens.getByRole('row', { name: /^Tokens purchased .* \+200 300$/ })).toBeVisible();
      await expect(tokens.getByRole('row', { name: /^Welcome gift .* \+100 100$/ })).toBeVisible();
      const order = orders.getByRole('listitem').filter({ hasText: '200 tokens' });
      await expect(order.getByText('$4.99')).toBeVisible();
      await expect(order.getByText(text.billing_status_paid, { exact: true })).toBeVisible();
      expect(await troublesIn(page)).toEqual([]);

      const opener = order.getByRole('button', { name: /^Refund… 200 tokens/ });
      const dialog = page.getByRole('dialog', { name: text.billing_refund_title });
      await pressOn(page, opener);
      await expect(dialog.getByRole('button', { name: text.billing_refund_dismiss, exact: true })).toBeFocused();
      await expect(dialog).toContainText(
        'You’ll get $4.99 back to your original payment method, and 200 tokens will be deducted',
      );
      expect(await troublesIn(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();

      await page.keyboard.press('Enter');
      await pressOn(page, dialog.getByRole('button', { name: text.billing_refund_submit, exact: true }));
      await expect(dialog).toHaveCount(0);
      await expect(orders.getByRole('heading', { name: text.billing_orders, exact: true })).toBeFocused();
      await expect(opener).toHaveCount(0);
      await expect(tokens.getByRole('row', { name: /^Deducted for a returned payment .* -200 100$/ })).toBeVisible();

      await untilOrderIs(page, orderId, 'refunded');
      await page.reload();
      await expect(order.getByText(text.billing_status_refunded, { exact: true })).toBeVisible();
      expect(watched.troubles()).toEqual([]);
    });

    testInTurn('[M-23] a plan is cancelled, kept and changed, by keyboard', async ({ page }) => {
      const watched = watchPage(page);
      const { plan, tokens, orders } = regionsOf(page);
      await buy(page, 'subscription', 'plus-1');
      await expect(plan).toContainText('Plus');
      await expect(plan).toContainText('$12.99 a month');
      await expect(plan).toContainText('Renews on');
      await unfold(page, tokens);
      await expect(tokens.getByRole('row', { name: /^Tokens from your plan .* \+1,000 1,100$/ })).toBeVisible();
      await expect(orders.getByRole('listitem').filter({ hasText: 'Plus, monthly' })).toContainText('$12.99');

      const dialog = page.getByRole('dialog', { name: text.billing_cancel_title });
      await pressOn(page, plan.getByRole('button', { name: text.billing_plan_cancel }));
      await expect(dialog).toContainText('Plus, monthly runs until');
      expect(await troublesIn(page)).toEqual([]);
      await pressOn(page, dialog.getByRole('button', { name: text.billing_cancel_submit, exact: true }));
      await expect(dialog).toHaveCount(0);
      await expect(plan).toContainText('and won’t renew.');
      expect(await troublesIn(page)).toEqual([]);

      await pressOn(page, plan.getByRole('button', { name: text.billing_plan_keep, exact: true }));
      await expect(plan).toContainText('Renews on');
      await expect(plan.getByRole('heading', { name: text.billing_plan, exact: true })).toBeFocused();

      await pressOn(page, plan.getByRole('button', { name: text.billing_plan_change, exact: true }));
      await expect(plan.getByRole('heading', { name: text.billing_plan_choices })).toBeFocused();
      expect(await troublesIn(page)).toEqual([]);
      await pressOn(page, plan.getByRole('button', { name: 'Choose Premium, monthly' }));
      await page.keyboard.press('Escape');
      await expect(plan.getByRole('heading', { name: text.billing_plan_choices })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(plan.getByRole('heading', { name: text.billing_plan, exact: true })).toBeFocused();
      await pressOn(page, plan.getByRole('button', { name: text.billing_plan_change, exact: true }));
      await pressOn(page, plan.getByRole('button', { name: 'Choose Premium, monthly' }));
      await expect(plan).toContainText('It starts immediately with a new billing period. You’ll be charged $24.99 now');
      expect(await troublesIn(page)).toEqual([]);
      await pressOn(page, plan.getByRole('button', { name: text.billing_change_submit, exact: true }));
      await expect(plan).toContainText('Premium, monthly has started, and you were charged $24.99.');
      await expect(plan).toContainText('$24.99 a month');
      await expect(plan).toContainText('Renews on');
      await expect(plan.getByRole('button', { name: text.billing_receipt, exact: true })).toBeVisible();
      await expect(plan.getByRole('heading', { name: text.billing_plan, exact: true })).toBeFocused();
      const upgrade = orders.getByRole('listitem').filter({ hasText: 'Premium, monthly' });
      await expect(upgrade).toContainText('$24.99');
      await expect(upgrade).not.toContainText('renewed');
      await expect(tokens.getByRole('row', { name: /^Tokens from your plan .* \+3,000 4,100$/ })).toBeVisible();
      expect(await troublesIn(page)).toEqual([]);
      expect(watched.troubles()).toEqual([]);
    });
  });

testInTurn(
  '[AUTH-14] what was paid and goes with the account is named before it is deleted',
  async ({ page, context }) => {
    const visitor = new Visitor(originOf());
    await visitor.join();
    await signInAs(context, visitor);
    const losses = page.getByRole('region', { name: text.settings_delete, exact: true }).getByRole('listitem');
    const openDeletion = () => page.getByRole('button', { name: text.settings_delete_open, exact: true }).click();
    await page.goto(paths.settings());
    await openDeletion();
    await expect(losses).toHaveText(['You’ll lose 100 tokens.', text.settings_delete_no_refund]);

    await buy(page, 'package', 'small');
    await openDeletion();
    await expect(losses).toHaveText([
      'You’ll lose 300 tokens.',
      text.settings_delete_no_refund,
      text.settings_delete_refund_first,
    ]);

    await buy(page, 'subscription', 'plus-1');
    await openDeletion();
    await expect(losses).toHaveText([
      'You’ll lose 1,300 tokens.',
      /^Your plan “Plus, monthly” will end immediately, although it’s paid until /,
      text.settings_delete_no_refund,
      text.settings_delete_refund_first,
    ]);
  },
);
