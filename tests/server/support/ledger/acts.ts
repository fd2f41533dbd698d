/** What can happen to a wallet. Orders and jobs are named by small numbers, so that histories name the same one again. */
export type Deed =
  | { readonly kind: 'buy'; readonly order: number }
  /** The next period of a plan is paid; it lasts `days`, and a while longer. */
  | { readonly kind: 'renew'; readonly order: number; readonly days: number }
  | { readonly kind: 'promote'; readonly promotion: number; readonly days: number }
  | { readonly kind: 'hold'; readonly job: number; readonly cost: number }
  | { readonly kind: 'capture' | 'void'; readonly job: number }
  /** So many quarters of the money of an order are back; fewer than before when a dispute was won. */
  | { readonly kind: 'return'; readonly order: number; readonly quarters: number }
  /** A plan ends with its period, or does not. */
  | { readonly kind: 'prolong'; readonly order: number; readonly days: number }
  /** Ends are written down by a clock that is so many days ahead. */
  | { readonly kind: 'expire'; readonly ahead: number }
  | { readonly kind: 'restore' };

/** A deed with the time at which it says that it is done, in milliseconds; no two of a history have the same. */
export type Act = Deed & { readonly now: number };

/** `short`: too few tokens; `taken`: the job has a hold already. Both leave everything as it was. */
export type Outcome = 'done' | 'nothing' | 'short' | 'taken';

export const START = 1_800_000_000_000;
export const DAY = 86_400_000;
/** What each order brings, and a newcomer gets. */
export const GRANTED = 10;
export const WELCOME = 5;
export const PROMOTED = 3;
/** How much longer than its period an allowance lasts, until the next one is paid. */
export const GRACE = 24 * 3_600_000;
export const ORDERS = 2;
/** When that ends which lasts so many days from then: a little more than days, so that no two ends are at the same time. */
export const endAfter = (now: number, days: number): number => now + days * (DAY + 997);

export const NEWCOMER = 'welcome:0';
export const paymentOf = (order: number): string => `payment:${order}`;
export const jobOf = (job: number): string => `job:${job}`;
export const promotionOf = (promotion: number): string => `promotion:${promotion}`;
/** How many tokens of an order are to be back. */
export const tokensBack = (quarters: number): number => Math.floor((GRANTED * quarters) / 4);
/** What the order is once so much of its money is back. */
export const statusBack = (quarters: number): 'paid' | 'refunded' => (quarters === 4 ? 'refunded' : 'paid');
