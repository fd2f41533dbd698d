import { type LeaseDeps, keepLease } from './eventLease.ts';
import { changeHeld, type EventRow } from './paymentEventRepository.ts';
import { PaymentMismatch } from './paymentMismatch.ts';
import type { PaymentSync } from './paymentSync.ts';

/** Waits after a failure double from here to an hour, in milliseconds. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60 * 60 * 1000;
/** After these, which take about three days, people have to look at it. */
const TRIES = 80;

export interface EventWorkDeps extends LeaseDeps {
  readonly paymentSync: PaymentSync;
}

/** Has what an event is about brought up to date. `false`: nothing of it was ordered here. */
const settle = async (paymentSync: PaymentSync, { subjectKind, subjectId }: EventRow): Promise<boolean> => {
  switch (subjectKind) {
    case 'checkout':
      return paymentSync.syncOrder(subjectId);
    case 'invoice':
      return paymentSync.syncInvoice(subjectId);
    case 'subscription':
      // Before its first payment there is nothing to bring up to date.
      await paymentSync.syncSubscription(subjectId);
      return true;
    case 'payment':
      return paymentSync.syncPayment(subjectId);
    case 'wallet':
      await paymentSync.closeWallet(subjectId);
      return true;
  }
};

/** What comes of working an event off. Only what failed uses up a try. */
const outcomeOf = async (
  { paymentSync, log }: Pick<EventWorkDeps, 'paymentSync' | 'log'>,
  event: EventRow,
): Promise<Partial<EventRow>> => {
  const { id, type } = event;
  try {
    const isKnown = await settle(paymentSync, event);
    if (!isKnown) log.info({ id, type }, 'an event is about nothing that was ordered here');
    return { status: isKnown ? 'done' : 'unknown' };
  } catch (error) {
    const tries = event.tries + 1;
    const isFinal = error instanceof PaymentMismatch || tries >= TRIES;
    log.error({ err: error, id, type, tries }, isFinal ? 'an event was given up' : 'an event has to be tried again');
    const wait = Math.min(FIRST_WAIT * 2 ** (tries - 1), LONGEST_WAIT);
    return { tries, ...(isFinal ? { status: 'failed' } : { dueTime: Date.now() + wait }) };
  }
};

/** Works an event off that is leased, and notes what came of it. */
export const workEventOff = async (deps: EventWorkDeps, event: EventRow): Promise<void> => {
  const letGo = keepLease(deps, event);
  const outcome = await outcomeOf(deps, event);
  const ended = await changeHeld(deps.db, await letGo(), outcome);
  if (ended === undefined) deps.log.warn({ id: event.id }, 'an event was taken over by somebody else');
};
