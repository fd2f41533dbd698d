import { matchPath } from 'react-router';
import type { PurchaseEvent } from '#machines/purchase/purchaseSetup.ts';
import { paths } from '../addresses/paths.ts';

/** Opens buying as the screen at that address. */
export const shopOpened = ({ pathname, search }: { pathname: string; search: string }): PurchaseEvent => ({
  type: 'purchase.opened',
  view: matchPath(paths.tokens(), pathname) === null ? 'subscriptions' : 'tokens',
  presentation: 'page',
  returnPath: pathname + search,
});
