import type { ReactNode } from 'react';
import { BillingSections } from '#src/screens/billing/BillingSections.tsx';
import type { BillingRefs } from '#src/screens/billing/billingTypes.ts';
import { DeletionLosses } from '#src/screens/billing/DeletionLosses.tsx';
import PurchaseModal from '#src/screens/purchase/PurchaseModal.tsx';
import { PurchaseScreen } from '#src/screens/purchase/PurchaseScreen.tsx';
import { SettingsScreen } from '#src/screens/settings/SettingsScreen.tsx';
import { awaitingEmail, offline, settings } from './actors.ts';
import {
  inDebt,
  ledgerSample,
  ordersSample,
  pastDue,
  renewing,
  subscribed,
  subscriptionSample,
  toConfirm,
  underWay,
  unpaid,
} from './billingSamples.ts';
import { boughtTokens, purchaseSample } from './purchaseSamples.ts';
import { signedIn, framed } from './frames.tsx';

const shop = (purchase: ReturnType<typeof purchaseSample>) => {
  const who = signedIn();
  return (
    <>
      {framed(who, <PurchaseScreen purchase={purchase} session={who} />)}
      <PurchaseModal purchase={purchase} session={who} />
    </>
  );
};
const billed = (billing: BillingRefs, open: Parameters<typeof settings>[0] = 'overview') =>
  framed(
    signedIn(),
    <SettingsScreen settings={settings(open)} losses={<DeletionLosses billing={billing} />}>
      <BillingSections billing={billing} />
    </SettingsScreen>,
  );

/** The settings, and what is bought. */
export const billingScenes: Readonly<Record<string, () => ReactNode>> = {
  settings: () => framed(signedIn(), <SettingsScreen settings={settings('overview', { notice: 'saved' })} />),
  'settings-profile': () => framed(signedIn(), <SettingsScreen settings={settings({ profile: 'editing' })} />),
  'settings-country': () => framed(signedIn(), <SettingsScreen settings={settings({ country: 'editing' })} />),
  'settings-password': () => framed(signedIn(), <SettingsScreen settings={settings({ password: 'editing' })} />),
  'settings-email': () => framed(signedIn(), <SettingsScreen settings={settings({ email: 'editing' })} />),
  'settings-email-waiting': () =>
    framed(signedIn(), <SettingsScreen settings={settings({ email: 'waiting' }, { user: awaitingEmail })} />),
  'settings-conversations': () =>
    framed(signedIn(), <SettingsScreen settings={settings({ conversations: 'editing' })} pictureCost={10} />),
  'settings-deletion': () => billed(subscribed(), { deletion: 'confirming' }),
  'purchase-tokens': () => shop(purchaseSample({ open: 'choosing' })),
  'purchase-plans': () => shop(purchaseSample({ open: 'choosing' }, { view: 'subscriptions' })),
  'purchase-plans-yearly': () => shop(purchaseSample({ open: 'choosing' }, { view: 'subscriptions', months: 12 })),
  'purchase-loading': () => shop(purchaseSample({ open: 'loadingOffers' }, { offers: null })),
  'purchase-failed': () => shop(purchaseSample({ open: 'loadFailed' }, { offers: null, failure: offline })),
  'purchase-refused': () => shop(purchaseSample({ open: 'choosing' }, { failure: { errNo: 1007, fields: [] } })),
  'purchase-modal': () => shop(purchaseSample({ open: 'choosing' }, { presentation: 'modal' })),
  'purchase-following': () => shop(purchaseSample({ following: 'waiting' }, { presentation: 'modal' })),
  'purchase-done': () => shop(purchaseSample('done', { presentation: 'modal', order: boughtTokens })),
  'purchase-given-back': () =>
    shop(purchaseSample('refunded', { presentation: 'modal', order: { ...boughtTokens, reason: 60_003 } })),
  'billing-subscribed': () => billed(subscribed()),
  'billing-change': () =>
    billed({
      subscription: subscriptionSample('choosingPlan'),
      ledger: ledgerSample('loading', { remaining: null }),
      orders: ordersSample('loading', { orders: [] }),
    }),
  'billing-following': () =>
    billed({ ...subscribed(), subscription: subscriptionSample({ following: 'waiting' }, { subscription: underWay }) }),
  'billing-still-to-pay': () =>
    billed({ ...subscribed(), subscription: subscriptionSample('ready', { subscription: underWay }) }),
  'billing-to-confirm': () =>
    billed({
      ...subscribed(),
      subscription: subscriptionSample({ following: 'waiting' }, { subscription: toConfirm }),
    }),
  'billing-unconfirmed': () => billed({ ...subscribed(), subscription: subscriptionSample('unconfirmed') }),
  'billing-begun': () => billed({ ...subscribed(), subscription: subscriptionSample('ready', { isBegun: true }) }),
  'billing-empty': () =>
    billed({
      subscription: subscriptionSample('ready', { subscription: null }),
      ledger: ledgerSample('ready', { lines: [], hasMore: false, remaining: { ...inDebt, debt: 0 } }),
      orders: ordersSample('ready', { orders: [], hasMore: false }),
    }),
  'billing-past-due': () =>
    billed({
      subscription: subscriptionSample('ready', { subscription: pastDue }),
      ledger: ledgerSample('ready', { remaining: inDebt }),
      orders: ordersSample('ready', { orderId: 'unspent', failure: { errNo: 1005, fields: [] } }),
    }),
  'billing-renewing': () =>
    billed({ ...subscribed(), subscription: subscriptionSample('ready', { subscription: renewing }) }),
  'billing-unpaid': () =>
    billed({ ...subscribed(), subscription: subscriptionSample('ready', { subscription: unpaid }) }),
  'billing-refund': () =>
    billed({
      subscription: subscriptionSample('ready'),
      ledger: ledgerSample('ready'),
      orders: ordersSample('confirming', { orderId: 'unspent' }),
    }),
  'billing-failed': () =>
    billed({
      subscription: subscriptionSample('loadFailed', { failure: offline }),
      ledger: ledgerSample('loadFailed', { failure: offline }),
      orders: ordersSample('loadFailed', { failure: offline }),
    }),
};
