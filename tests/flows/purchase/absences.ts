import type { Page } from '@playwright/test';
import { errNo, type ErrNo } from '#contract/errNo.ts';
import type { PurchaseSnapshot } from '#machines/purchase/purchaseSelectors.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { expect, firstPackage, headOf, offersHeads, shopOn } from './pageObject.ts';
import { purchaseNotOffered } from './tours.ts';
import type { Absence } from '@liora/flow-kit/model/walk.ts';

/** What a driver of buying can do and see. */
export interface PurchaseHands {
  /** The calls that wait. */
  readonly waiting: () => readonly CallName[];
  readonly seeWaiting: (names?: readonly CallName[]) => Promise<void>;
  readonly seeHidden: (choice: string | null) => Promise<void>;
  readonly goTo: (path: string) => Promise<void>;
  readonly tellCode: (code: ErrNo) => Promise<void>;
  readonly failOrder: (error: unknown) => Promise<void>;
  readonly countAccount: () => number;
  /** Says of the account what is known of it, where a code has it asked for anew. */
  readonly tellAgain: (before: PurchaseSnapshot) => Promise<void>;
}
export const callNames = ['packages', 'plans', 'checkout', 'order', 'cancel'] as const;
export type CallName = (typeof callNames)[number];

/** What comes instead of what the screen, or the server, does not offer. */
export const purchaseAbsences = (
  page: Page,
  { waiting, seeWaiting, seeHidden, goTo, tellCode, failOrder, countAccount, tellAgain }: PurchaseHands,
) => {
  const { dialog, seeHead } = shopOn(page);
  const seenBehindModal = (path: string): Absence<PurchaseSnapshot> => ({
    ...purchaseNotOffered['open: purchase opened (subscriptions)'],
    async look(before) {
      const asked = waiting();
      await goTo(path);
      await expect(page.locator('main h1')).toHaveText(offersHeads[before.context.view].title);
      await seeHead(before, headOf(before));
      await seeWaiting(asked);
    },
  });
  const seenBehindSignIn = (path: string): Absence<PurchaseSnapshot> => ({
    async look(before) {
      await goTo(path);
      await expect(page.locator('main h1')).toHaveText(offersHeads[before.context.view].title);
      await seeHidden(JSON.stringify(before.context.choice));
    },
  });
  const onPage = purchaseNotOffered['leaving: purchase covered'];
  /** The screen of buying, as it opens anew. */
  const seeShop = async ({ context: { view } }: PurchaseSnapshot) => {
    await expect(page.locator('main h1')).toHaveText(offersHeads[view].title);
    await seeWaiting(['packages', 'plans']);
  };
  const shownAnew: Absence<PurchaseSnapshot> = {
    ...onPage,
    async look(before) {
      await tellCode(errNo.notSignedIn);
      await expect(dialog).toHaveAccessibleName(text.auth_sign_in_title);
      await seeShop(before);
    },
  };
  const linked: Absence<PurchaseSnapshot> = {
    ...purchaseNotOffered['open: view chosen'],
    async look() {
      const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
      await expect(link(text.purchase_view_tokens)).toHaveAttribute('href', '/tokens');
      await expect(link(text.purchase_view_subscriptions)).toHaveAttribute('href', '/subscriptions');
    },
  };
  const seenKnown: Absence<PurchaseSnapshot> = {
    ...purchaseNotOffered[': account known (ready)'],
    async look(before) {
      await tellAgain(before);
      await expect.poll(countAccount).toBe(0);
      await expect(page.getByRole('button', { name: text.nav_sign_in, exact: true })).toHaveCount(0);
    },
  };

  return {
    'open: purchase opened (tokens as a page)': seenBehindModal('/tokens'),
    'open: purchase opened (subscriptions)': seenBehindModal('/subscriptions'),
    'done: purchase opened (tokens as a page)': seenBehindModal('/tokens'),
    'done: purchase opened (subscriptions)': seenBehindModal('/subscriptions'),
    'declined: purchase opened (tokens as a page)': seenBehindModal('/tokens'),
    'declined: purchase opened (subscriptions)': seenBehindModal('/subscriptions'),
    'cancelled: purchase opened (tokens as a page)': seenBehindModal('/tokens'),
    'cancelled: purchase opened (subscriptions)': seenBehindModal('/subscriptions'),
    'refunded: purchase opened (tokens as a page)': seenBehindModal('/tokens'),
    'refunded: purchase opened (subscriptions)': seenBehindModal('/subscriptions'),
    'givenUp: purchase opened (tokens as a page)': seenBehindModal('/tokens'),
    'givenUp: purchase opened (subscriptions)': seenBehindModal('/subscriptions'),
    'awaitingAccount: purchase opened (tokens as a page)': seenBehindSignIn('/tokens'),
    'awaitingAccount: purchase opened (subscriptions)': seenBehindSignIn('/subscriptions'),
    'open: view chosen': linked,
    'open.choosing: product chosen': {
      ...purchaseNotOffered['open.choosing: product chosen'],
      look: () => expect(page.getByRole('button', { name: firstPackage, exact: true })).toHaveCount(0),
    },
    'leaving: purchase covered': shownAnew,
    'following: purchase covered': shownAnew,
    'cancelling: purchase covered': shownAnew,
    'following.asking: load order failed (of somebody else)': {
      ...onPage,
      async look(before) {
        await failOrder({ errNo: errNo.notFound });
        await seeShop(before);
      },
    },
    ': account known (ready)': seenKnown,
    ': account known (not ready)': seenKnown,
    'following.asking: load order failed (signed out)': {
      async look(before) {
        await failOrder({ errNo: errNo.notSignedIn });
        await expect(dialog).toHaveAccessibleName(text.auth_sign_in_title);
        if (before.context.presentation === 'page') await seeShop(before);
        else await seeHidden(null);
      },
    },
  } satisfies Record<keyof typeof purchaseNotOffered, Absence<PurchaseSnapshot>>;
};
