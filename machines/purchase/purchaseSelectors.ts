import type { SnapshotFrom } from 'xstate';
import type { Order } from '#contract/order.ts';
import type { purchaseMachine } from './purchaseMachine.ts';
import type { Choice, Offers, PurchasePresentation, PurchaseView } from './purchaseSetup.ts';

export type PurchaseSnapshot = SnapshotFrom<typeof purchaseMachine>;

const steps = [
  ['open', 'offers'],
  ['checkingOut', 'checkingOut'],
  ['leaving', 'checkingOut'],
  ['following', 'following'],
  ['cancelling', 'following'],
  ['done', 'done'],
  ['declined', 'declined'],
  ['cancelled', 'cancelled'],
  ['refunded', 'refunded'],
  ['givenUp', 'givenUp'],
] as const;
/** Which panel the container shows. */
export type PurchaseStep = (typeof steps)[number][1];

/** Which panel is shown; `null` when nothing is on show. */
export const stepOf = (snapshot: PurchaseSnapshot): PurchaseStep | null =>
  steps.find(([state]) => snapshot.matches(state))?.[1] ?? null;

/** Which of the two views was chosen, whether it is on show or not. */
export const viewOf = ({ context }: PurchaseSnapshot): PurchaseView => context.view;

/** How the container is shown; `null` when nothing is on show. */
export const presentationOf = (snapshot: PurchaseSnapshot): PurchasePresentation | null =>
  snapshot.hasTag('open') ? snapshot.context.presentation : null;

/** `null` before they were loaded; while they are loaded anew, and when that fails, those that are known. */
export const offersOf = ({ context }: PurchaseSnapshot): Offers | null => context.offers;
/** The offers could not be loaded. */
export const hasLoadFailed = (snapshot: PurchaseSnapshot): boolean => snapshot.hasTag('failed');

/** What must outlive the page: the choice that waits for sign-in or setup; else `null`. */
export const choiceOf = (snapshot: PurchaseSnapshot): Choice | null =>
  snapshot.matches('awaitingAccount') ? snapshot.context.choice : null;

/** The order as it was last told; `null` before. */
export const orderOf = ({ context }: PurchaseSnapshot): Order | null => context.order;

/** Something is awaited. */
export const isBusy = (snapshot: PurchaseSnapshot): boolean => snapshot.hasTag('busy');

/** Why the last call failed: a code of the server, `NO_ANSWER`, or `null`. */
export const failureErrNo = ({ context }: PurchaseSnapshot): number | null => context.failure?.errNo ?? null;
