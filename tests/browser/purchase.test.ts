import { expect } from '@playwright/test';
import { orderCheckout, orderPayment } from '#contract/order.ts';
import { paths } from '#src/addresses/paths.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { hold } from './support/hold.ts';
import { signInAs } from './support/member.ts';
import { test, testInTurn } from './support/test.ts';
import { violationsIn } from './support/violationsIn.ts';
import {
  PASSWORD,
  newMember,
  signInAsNewMember,
  dialog,
  balance,
  chooseSmall,
  act,
  atCheckout,
} from './support/purchasing.ts';

/** Buying on the server's own payment page, as people do it. */

test('[BUY-01] [BUY-03] tokens that are paid for are there, and the person is where they were', async ({ page }) => {
  await signInAsNewMember(page);
  await page.goto(paths.home());
  await balance(page, '100').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.purchase_tokens_title);
  await chooseSmall(page);
  await atCheckout(page);
  await expect(page.getByText('$4.99')).toBeVisible();
  await act(page, 'Pay');
  await expect(dialog(page)).toHaveAccessibleName(text.purchase_done_title);
  await expect(dialog(page).getByText('200 tokens have been added.')).toBeVisible();
  const landed = dialog(page).locator('[data-landed]');
  await expect(landed).toHaveText('200');
  await expect(landed).toHaveCSS('animation-name', 'none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(landed).toHaveCSS('animation-name', 'riseIn');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page).toHaveURL(paths.tokens());
  await dialog(page).getByRole('button', { name: text.purchase_go_on }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(balance(page, '300')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Buy 200 tokens.*\$4\.99/ })).toBeEnabled();
});

testInTurn('[BUY-03] a payment that is declined says so, and another can be chosen', async ({ page }) => {
  await signInAsNewMember(page);
  await page.goto(paths.tokens());
  await chooseSmall(page);
  await atCheckout(page);
  await act(page, 'Decline');
  await expect(dialog(page)).toHaveAccessibleName(text.purchase_declined_title);
  await dialog(page).getByRole('button', { name: text.purchase_try_again }).click();
  await expect(dialog(page)).toHaveAccessibleName(text.purchase_tokens_title);
  await dialog(page)
    .getByRole('button', { name: /^Buy 500 tokens.*\$9\.99/ })
    .click();
  await atCheckout(page);
  await act(page, 'Pay');
  await expect(dialog(page).getByText('500 tokens have been added.')).toBeVisible();
});

testInTurn(
  '[BUY-03] a checkout that is left says that nothing was bought, and cannot be paid any more',
  async ({ page }) => {
    await signInAsNewMember(page);
    await page.goto(paths.tokens());
    await chooseSmall(page);
    await atCheckout(page);
    const checkout = page.url();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(dialog(page)).toHaveAccessibleName(text.purchase_cancelled_title);
    await expect(page).toHaveURL(paths.tokens());
    await page.goto(checkout);
    await expect(page.getByText('This checkout is closed.')).toBeVisible();
  },
);

testInTurn(
  '[BUY-01] the badge of the best value stands on the card of the one that is, and on no other',
  async ({ page }) => {
    const cardsOf = (words: string) =>
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByText(words, { exact: true }) })
        .getByRole('heading');
    await signInAsNewMember(page);
    await page.goto(paths.subscriptions());
    await expect(cardsOf(text.purchase_recommended)).toHaveText(['Plus']);
    await expect(cardsOf(text.purchase_best)).toHaveText([]);
    await page.getByRole('radio', { name: text.purchase_length_year, exact: true }).check();
    await expect(cardsOf(text.purchase_best)).toHaveText(['Premium']);
    await expect(cardsOf(text.purchase_recommended)).toHaveText(['Plus']);
    // A package is worth less than that plan, whatever is on view.
    await page.goto(paths.tokens());
    await expect(page.getByRole('button', { name: /^Buy 200 tokens.*\$4\.99/ })).toBeVisible();
    await expect(page.getByText(text.purchase_best, { exact: true })).toHaveCount(0);
  },
);

testInTurn('[M-26] a checkout that is opening can be cancelled, and the keyboard has a place', async ({ page }) => {
  await signInAsNewMember(page);
  const checkout = await hold(page, orderCheckout.path);
  await page.goto(paths.tokens());
  const heading = page.getByRole('heading', { level: 1 });
  const offer = page.getByRole('button', { name: /^Buy 200 tokens/ });
  await expect(offer).toBeEnabled();
  await offer.press('Enter');
  await checkout.arrived();
  await expect(heading).toHaveText(text.purchase_checkout_title);
  const cancel = page.getByRole('button', { name: text.action_cancel, exact: true });
  await expect(cancel).toBeFocused();
  expect(await violationsIn(page)).toEqual([]);
  await cancel.press('Enter');
  await expect(heading).toHaveText(text.purchase_tokens_title);
  await expect(heading).toBeFocused();
  await expect(offer).toBeEnabled();
  await expect(page).toHaveURL(paths.tokens());
});

testInTurn(
  '[M-26] a checkout on whose way the browser is can be cancelled, and nothing was bought',
  async ({ page }) => {
    await signInAsNewMember(page);
    const asked = Promise.withResolvers<undefined>();
    // The payment page does not come.
    await page.route('**/dev/checkout/**', () => asked.resolve(undefined));
    await page.goto(paths.tokens());
    await chooseSmall(page);
    await asked.promise;
    // The keyboard is on Cancel. Playwright presses no button while the browser is on its way.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.purchase_cancelled_title);
    await expect(page).toHaveURL(paths.tokens());
  },
);

testInTurn('[M-26] each view of the shop has its address', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const view = (name: string) =>
    page.getByRole('navigation', { name: text.purchase_views }).getByRole('link', { name });
  await page.goto(paths.tokens());
  await view(text.purchase_view_subscriptions).click();
  await expect(page).toHaveURL(paths.subscriptions());
  await expect(heading).toHaveText(text.purchase_subscriptions_title);
  await expect(view(text.purchase_view_subscriptions)).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(heading).toHaveText(text.purchase_subscriptions_title);
  await page.goBack();
  await expect(page).toHaveURL(paths.tokens());
  await expect(heading).toHaveText(text.purchase_tokens_title);
});

testInTurn(
  '[BUY-03] who goes back to what was paid, or pays it in another tab, is told so and led back',
  async ({ page, context }) => {
    await signInAsNewMember(page);
    await page.goto(paths.tokens());
    await chooseSmall(page);
    await atCheckout(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await act(page, 'Pay');
    await expect(dialog(page)).toHaveAccessibleName(text.purchase_done_title);
    await page.goBack();
    await expect(page.getByText('Paid.', { exact: true })).toBeVisible();

    await act(other, 'Pay');
    await expect(other.getByRole('alert')).toHaveText('This was already paid. You weren’t charged again.');
    expect(await violationsIn(other)).toEqual([]);
    await other.getByRole('link', { name: 'Back to Liora' }).click();
    await expect(dialog(other)).toHaveAccessibleName(text.purchase_done_title);
    await expect(other).toHaveURL(paths.tokens());
    await dialog(other).getByRole('button', { name: text.purchase_go_on }).click();
    await expect(balance(other, '300')).toBeVisible();
  },
);

testInTurn('[BUY-03] a payment that takes its time is waited for', async ({ page, context }) => {
  await signInAsNewMember(page);
  await page.goto(paths.tokens());
  await chooseSmall(page);
  await atCheckout(page);
  const checkout = page.url();
  await act(page, 'Pay later');
  await expect(dialog(page)).toHaveAccessibleName(text.purchase_following_title);
  const elsewhere = await context.newPage();
  await elsewhere.goto(checkout);
  await act(elsewhere, 'Payment arrives');
  await expect(dialog(page)).toHaveAccessibleName(text.purchase_done_title);
});

testInTurn(
  '[BUY-06] whoever is signed out chooses first, signs in, and goes straight on to the checkout',
  async ({ page }) => {
    const { email } = await newMember();
    await page.goto(paths.subscriptions());
    await page.getByRole('button', { name: /^Choose Plus, monthly/ }).click();
    await expect(dialog(page)).toHaveAccessibleName(text.auth_sign_in_title);
    await dialog(page).getByLabel('Email').fill(email);
    await dialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog(page).getByRole('button', { name: text.auth_sign_in, exact: true }).click();
    await atCheckout(page);
    await expect(page.getByText('Liora Plus, 1 month')).toBeVisible();
    await act(page, 'Pay');
    await expect(dialog(page).getByText('Plus, monthly is active, with 1,000 tokens.')).toBeVisible();
    await dialog(page).getByRole('button', { name: text.purchase_go_on }).click();
    await expect(page).toHaveURL(paths.subscriptions());
    // The page manages what was bought.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.purchase_running_title);
    const plan = page.getByRole('region', { name: text.billing_plan, exact: true });
    await expect(plan).toContainText('Plus, monthly$12.99 a month');
    await plan.getByRole('button', { name: text.billing_plan_cancel, exact: true }).click();
    await dialog(page).getByRole('button', { name: text.billing_cancel_submit, exact: true }).click();
    await expect(plan.getByRole('button', { name: text.billing_plan_keep, exact: true })).toBeVisible();
  },
);

testInTurn('[BUY-06] a choice outlives the page that is loaded anew while signing in', async ({ page }) => {
  const { visitor } = await newMember();
  await page.goto(paths.tokens());
  await chooseSmall(page);
  await expect(dialog(page)).toHaveAccessibleName(text.auth_sign_in_title);
  await signInAs(page.context(), visitor);
  await page.reload();
  await atCheckout(page);
});

testInTurn('[BUY-06] whoever does not sign in after all is back at what is on offer', async ({ page }) => {
  await page.goto(paths.tokens());
  await chooseSmall(page);
  await dialog(page).getByRole('button', { name: text.action_close, exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Buy 200 tokens.*\$4\.99/ })).toBeEnabled();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Buy 200 tokens.*\$4\.99/ })).toBeEnabled();
  await expect(dialog(page)).toHaveCount(0);
});

testInTurn('[BUY-04] a second subscription that was paid all the same is given back, and says so', async ({ page }) => {
  const { visitor } = await newMember();
  const open = async (productId: string) => {
    const request = { kind: 'subscription', productId, returnPath: paths.subscriptions() };
    return orderCheckout.response.parse((await visitor.post('/api/order/checkout', request)).data);
  };
  const press = (checkoutURL: string, name: string) =>
    visitor.fetch(new URL(checkoutURL).pathname, { method: 'POST', body: new URLSearchParams({ act: name }) });
  const statusOf = async (orderId: string) =>
    orderPayment.response.parse((await visitor.get('/api/order/payment', { orderId })).data).status;
  const [first, second] = [await open('plus-1'), await open('premium-1')];
  // Both are finished before the money of either is there: the first can no longer close the second.
  await press(first.checkoutURL, 'later');
  const back = (await press(second.checkoutURL, 'later')).headers.get('location') ?? '';
  await press(first.checkoutURL, 'settle');
  await expect.poll(() => statusOf(first.orderId)).toBe('paid');
  await press(second.checkoutURL, 'settle');
  await expect.poll(() => statusOf(second.orderId)).toBe('refunded');
  await signInAs(page.context(), visitor);
  await page.goto(back);
  await expect(dialog(page)).toHaveAccessibleName(text.purchase_refunded_title);
  await expect(dialog(page).getByText(text.purchase_refunded_subscribed)).toBeVisible();
});
