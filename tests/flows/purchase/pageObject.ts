import { expect as playwrightExpect, type Page } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import type { PurchaseSnapshot } from '#machines/purchase/purchaseSelectors.ts';
import type { PurchaseView } from '#machines/purchase/purchaseSetup.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };

export const expect = playwrightExpect.configure({ timeout: TIMEOUT });

export interface Head {
  readonly title: string;
  readonly text: string;
}
export const offersHeads: Readonly<Record<PurchaseView, Head>> = {
  tokens: { title: text.purchase_tokens_title, text: text.purchase_tokens_text },
  subscriptions: { title: text.purchase_subscriptions_title, text: text.purchase_subscriptions_text },
};
export const heads = {
  checkingOut: { title: text.purchase_checkout_title, text: text.purchase_checkout_text },
  following: { title: text.purchase_following_title, text: text.purchase_following_text },
  done: { title: text.purchase_done_title, text: text.purchase_done_tokens.replace('{tokens}', '500') },
  declined: { title: text.purchase_declined_title, text: text.purchase_declined_text },
  cancelled: { title: text.purchase_cancelled_title, text: text.purchase_cancelled_text },
  refunded: { title: text.purchase_refunded_title, text: text.purchase_refunded_text },
  secondPlan: { title: text.purchase_refunded_title, text: text.purchase_refunded_subscribed },
  givenUp: { title: text.purchase_given_up_title, text: text.purchase_given_up_text },
} satisfies Readonly<Record<string, Head>>;
const headsByState: Readonly<Record<string, Head>> = {
  ...heads,
  leaving: heads.checkingOut,
  cancelling: heads.following,
};
export const views: Readonly<Record<PurchaseView, string>> = {
  tokens: text.purchase_view_tokens,
  subscriptions: text.purchase_view_subscriptions,
};
/** As the fixtures' server has them. */
export const firstPackage = 'Buy 500 tokens $4.99 About 500 answers or 50 pictures $0.010 per answer';
/** By months. */
export const lengths: Readonly<Record<number, string>> = {
  1: text.purchase_length_month,
  12: text.purchase_length_year,
};
const products: Readonly<Record<PurchaseView, readonly string[]>> = {
  tokens: [firstPackage, 'Buy 2,000 tokens $14.99 About 2,000 answers or 200 pictures $0.0075 per answer'],
  subscriptions: ['Choose Plus, monthly', 'Choose Ultra, yearly'],
};
const balances = {
  ready: text.tokens_left.replace('{tokens}', '100'),
  unknown: text.purchase_sign_in_first,
};
const failureTexts: Readonly<Record<number, string>> = {
  [NO_ANSWER]: text.failure_no_answer,
  [errNo.alreadySubscribed]: text.failure_already_subscribed,
};

/** The money of a second plan went back. */
export const isOfSecondPlan = ({ context: { order } }: PurchaseSnapshot): boolean =>
  order?.reason === errNo.alreadySubscribed;

export const headOf = (snapshot: PurchaseSnapshot): Head => {
  if (isOfSecondPlan(snapshot)) return heads.secondPlan;
  const [state = ''] = typeof snapshot.value === 'string' ? [snapshot.value] : Object.keys(snapshot.value);
  const head = state === 'open' ? offersHeads[snapshot.context.view] : headsByState[state];
  if (head === undefined) throw new Error('Nothing of the purchase is on show');
  return head;
};

const failureOf = (snapshot: PurchaseSnapshot): readonly string[] => {
  if (snapshot.matches({ open: 'loadFailed' })) return [`${text.purchase_load_failed}${text.action_retry}`];
  const code = snapshot.context.failure?.errNo;
  return code === undefined ? [] : [failureTexts[code] ?? 'no words'];
};

/** Where things of buying are, as a modal or as a screen, and what they show: no tokens while the account `isAsked` for, which may have spent them. */
export const shopOn = (page: Page, isAsked: () => boolean = () => false) => {
  const dialog = page.getByRole('dialog');
  const scopeOf = ({ context }: PurchaseSnapshot) =>
    context.presentation === 'modal' ? dialog : page.getByRole('main');
  const button = (snapshot: PurchaseSnapshot, name: string) =>
    scopeOf(snapshot).getByRole('button', { name, exact: true });

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
  const seeProducts = async (snapshot: PurchaseSnapshot, enabled: boolean) => {
    const buttons = products[snapshot.context.view].map((name) =>
      scopeOf(snapshot).getByRole('button', { name, exact: true, disabled: !enabled }),
    );
    await expect(buttons.reduce((one, other) => one.or(other))).toHaveCount(buttons.length);
    await expect(scopeOf(snapshot).getByRole('listitem').getByRole('button')).toHaveCount(buttons.length);
    const chosen = scopeOf(snapshot).getByRole('radio', { name: lengths[snapshot.context.months] ?? '', exact: true });
    if (snapshot.context.view === 'subscriptions') await expect(chosen).toBeChecked();
    else await expect(chosen).toHaveCount(0);
  };
  const seeOffers = async (snapshot: PurchaseSnapshot) => {
    const { view, isAccountReady, presentation } = snapshot.context;
    await seeHead(snapshot, offersHeads[view]);
    const scope = scopeOf(snapshot);
    // As a screen each view has an address.
    const isPage = presentation === 'page';
    const current = isPage ? scope.locator('a[aria-current=page]') : scope.getByRole('button', { pressed: true });
    const others = isPage
      ? scope.getByRole('navigation', { name: text.purchase_views, exact: true }).locator('a:not([aria-current])')
      : scope.locator('[aria-pressed=false]');
    const balance = scope
      .getByText(balances.ready, { exact: true })
      .or(scope.getByText(balances.unknown, { exact: true }));
    const shown = current.or(balance.filter({ visible: true })).or(scope.getByRole('alert'));
    const known = () => (isAsked() ? [] : [balances.ready]);
    await expect(async () => {
      const balanceNow = isAccountReady ? known() : [balances.unknown];
      await expect(shown).toHaveText([views[view], ...failureOf(snapshot), ...balanceNow], { timeout: 500 });
    }).toPass({ timeout: TIMEOUT });
    await expect(others).toHaveText(Object.entries(views).flatMap(([name, words]) => (name === view ? [] : [words])));
  };

  return { dialog, scopeOf, button, seeHead, seeProducts, seeOffers };
};
