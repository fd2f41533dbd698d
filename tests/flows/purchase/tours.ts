import { PURCHASE_DELAYS } from '#machines/purchase/purchaseSetup.ts';
import type { PurchaseSnapshot } from '#machines/purchase/purchaseSelectors.ts';
import type { Stimulus } from '@liora/flow-kit/model/stimuli.ts';
import type { Walked } from '@liora/flow-kit/model/edges.ts';
import type { TourRules } from '@liora/flow-kit/model/tours.ts';
import type { NotOffered } from '@liora/flow-kit/model/walk.ts';

/** The API client's own, after which it takes a call for not answered. */
export const CLIENT_TIMEOUT = 20_000;
/** Milliseconds of real time, which passes on the page as well, for a step that is slow. */
const STEP = 3000;

const behindModal = { when: ({ context }: PurchaseSnapshot) => context.presentation === 'modal' };
const onPage = { when: ({ context }: PurchaseSnapshot) => context.presentation === 'page' };
/** Who is known is not asked after again by itself, but after a payment. */
const accountKnown = {
  when: (before: PurchaseSnapshot) => before.context.isAccountReady && !before.matches('done'),
};

export const purchaseNotOffered = {
  // With a modal in front only the browser leads to the screen of buying, which leaves the modal as it is.
  'open: purchase opened (tokens as a page)': behindModal,
  'open: purchase opened (subscriptions)': behindModal,
  'awaitingAccount: purchase opened (tokens as a page)': {},
  'awaitingAccount: purchase opened (subscriptions)': {},
  'done: purchase opened (tokens as a page)': behindModal,
  'done: purchase opened (subscriptions)': behindModal,
  'declined: purchase opened (tokens as a page)': behindModal,
  'declined: purchase opened (subscriptions)': behindModal,
  'cancelled: purchase opened (tokens as a page)': behindModal,
  'cancelled: purchase opened (subscriptions)': behindModal,
  'refunded: purchase opened (tokens as a page)': behindModal,
  'refunded: purchase opened (subscriptions)': behindModal,
  'givenUp: purchase opened (tokens as a page)': behindModal,
  'givenUp: purchase opened (subscriptions)': behindModal,
  ': account known (ready)': accountKnown,
  ': account known (not ready)': accountKnown,
  // There each view is an address of its own.
  'open: view chosen': onPage,
  // Tokens are not among the plans.
  'open.choosing: product chosen': {
    when: ({ context }: PurchaseSnapshot) => context.view === 'subscriptions' && context.presentation === 'page',
  },
  // What is closed on the screen of buying opens there anew at once.
  'leaving: purchase covered': onPage,
  'following: purchase covered': onPage,
  'cancelling: purchase covered': onPage,
  'following.asking: load order failed (of somebody else)': onPage,
  // The code itself brings sign-in in front, which closes what follows the order.
  'following.asking: load order failed (signed out)': {},
} satisfies NotOffered<PurchaseSnapshot>;

/** Nothing is known but what a page knows that has just been loaded. */
export const isFresh = ({ context }: PurchaseSnapshot): boolean => !context.isAccountReady && context.offers === null;

/** For how many milliseconds a page has been asking for the promotion; `null` when it is not asking, or has given up. */
type Asked = number | null;
const delays: Readonly<Record<string, number>> = PURCHASE_DELAYS;

const later = (asked: Asked, milliseconds: number): Asked =>
  asked === null || asked + milliseconds >= CLIENT_TIMEOUT ? null : asked + milliseconds;

/** On the screen of buying a code can come only with the promotion, which the home page has asked for on the way there. */
const canTellCode = (asked: Asked, { context }: PurchaseSnapshot): boolean =>
  context.presentation === 'modal' || asked !== null;

const canTake = (isAsking: boolean, asked: Asked, { step, before }: Walked<PurchaseSnapshot>): boolean => {
  switch (step.name) {
    case 'purchase.covered':
      return canTellCode(asked, before);
    case 'account.known':
      // Whoever is known, or can sign in, is not being asked after.
      return before.matches('closed') || accountKnown.when(before) ? !isAsking : isAsking;
    case 'purchase.closed':
      return !before.matches('awaitingAccount') || isAsking;
    case 'product.chosen':
      return before.context.view === 'tokens';
    case 'checkout.returned':
      // With sign-in in front nobody comes back but by loading the page.
      return isFresh(before) || !before.matches('awaitingAccount');
    default:
      return true;
  }
};

const opensPage = ({ words }: Stimulus): boolean =>
  words === 'purchase opened (tokens as a page)' || words === 'purchase opened (subscriptions)';

/** Whether it is asked who the person is: again and again, until that is told. */
const isAskingAfter = (isAsking: boolean, { step, before }: Walked<PurchaseSnapshot>): boolean => {
  // The driver loads the page anew where that forgets nothing.
  if (opensPage(step) && before.matches('closed') && isFresh(before)) return true;
  switch (step.words) {
    case 'account known (ready)':
    case 'account known (not ready)':
      return false;
    case 'purchase closed':
      return before.matches('awaitingAccount') ? false : isAsking;
    // It is told that nobody is signed in, or that a payment has changed the account.
    case 'purchase covered':
    case 'checkout failed (signed out)':
    case 'load order done (paid)':
    case 'cancel order done (paid)':
      return true;
    case 'checkout returned (finished)':
    case 'checkout returned (cancelled)':
      return isFresh(before) || isAsking;
    default:
      return isAsking;
  }
};

/** The driver sees to it that it is asked for on the way to a screen of buying; each code takes it. */
const askedAfter = (asked: Asked, { step, before }: Walked<PurchaseSnapshot>): Asked => {
  if (step.kind === 'after') return later(asked, delays[step.name] ?? 0);
  if (step.name === 'purchase.covered' || step.words === 'purchase opened (tokens)') return null;
  // A browser that is to stay drops whatever it was loading.
  if (step.name === 'checkout.cancelled' && before.matches('leaving')) return null;
  return step.name === 'purchase.opened' && before.matches('closed') ? 0 : asked;
};

/** A page asks now and then who the person is, until it is told. */
export const purchaseTours: TourRules<PurchaseSnapshot> = {
  notOffered: purchaseNotOffered,
  goesOn(steps) {
    let isAsking = true;
    let asked: Asked = 0;
    for (const [index, walked] of steps.entries()) {
      asked = later(asked, STEP);
      if (!canTake(isAsking, asked, walked)) return false;
      asked = askedAfter(asked, walked);
      // Who refuses at once is asked first.
      isAsking = (index > 0 || walked.step.name !== 'account.refused') && isAskingAfter(isAsking, walked);
    }
    return true;
  },
};
