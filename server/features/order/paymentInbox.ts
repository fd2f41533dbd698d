import { and, asc, eq, lte, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database, Queries, Transaction } from '#server/db/database.ts';
import { paymentEvents } from '#server/db/moneySchema.ts';
import type { Log } from '#server/log.ts';
import type { PaymentEvent, PaymentProvider } from '#server/providers/payment/paymentProvider.ts';
import * as repository from './orderRepository.ts';
import { PaymentMismatch } from './paymentMismatch.ts';
import type { Settlement } from './settlement.ts';

/** An event that is worked off is anybody’s again after this long: its process may have died. Working it off twice does no harm. */
const LEASE = 10_000;
/** Waits after a failure double from here to an hour, in milliseconds. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60 * 60 * 1000;
/** After these, which take about three days, people have to look at it. */
const TRIES = 80;
const LOOK_EVERY = 5000;
const WORKERS = 4;

export interface InboxDeps {
  readonly db: Database;
  readonly provider: PaymentProvider;
  readonly settlement: Settlement;
  readonly log: Log;
}

/** An event of our own: the account of a wallet was deleted. */
const WALLET_CLOSED = 'liora.wallet.closed';
const closedWallet = z.object({ walletId: z.string() });

type EventRow = typeof paymentEvents.$inferSelect;

/**
 * Events of the payment provider, and of our own about what it shall end: each is stored before it is answered, once, and worked off until that succeeds. An event only
 * says where to look, so that their order and number do not matter.
 */
export const createPaymentInbox = ({ db, provider, settlement, log }: InboxDeps) => {
  const isWaiting = eq(paymentEvents.status, 'waiting');
  const closing = new AbortController();
  let working: Promise<void>[] = [];

  const claim = async (): Promise<EventRow | undefined> => {
    const now = Date.now();
    const next = db
      .select({ id: paymentEvents.id })
      .from(paymentEvents)
      .where(and(isWaiting, lte(paymentEvents.dueTime, now)))
      .orderBy(asc(paymentEvents.createTime))
      .limit(1)
      .for('update', { skipLocked: true });
    const [event] = await db
      .update(paymentEvents)
      .set({ dueTime: now + LEASE, tries: sql`${paymentEvents.tries} + 1` })
      .where(and(isWaiting, eq(paymentEvents.id, sql`(${next})`)))
      .returning();
    return event;
  };

  const store = (queries: Queries, event: PaymentEvent) => {
    const now = Date.now();
    return queries
      .insert(paymentEvents)
      .values({ ...event, status: 'waiting', dueTime: now, createTime: now })
      .onConflictDoNothing();
  };

  const end = (id: string, values: Partial<EventRow>) =>
    db.update(paymentEvents).set(values).where(eq(paymentEvents.id, id));

  const settle = async (event: EventRow): Promise<boolean> => {
    if (event.type === WALLET_CLOSED) {
      await settlement.closeWallet(closedWallet.parse(JSON.parse(event.object)).walletId);
      return true;
    }
    const subject = provider.subjectOf(event);
    switch (subject.kind) {
      case 'checkout':
        return settlement.syncOrder(subject.orderId);
      case 'invoice':
        return settlement.syncInvoice(subject.invoiceId);
      case 'subscription':
        // Before its first payment there is nothing to bring up to date.
        await settlement.syncSubscription(subject.subscriptionId);
        return true;
      case 'payment':
        return settlement.syncPayment(subject.paymentIntentId);
      case 'none':
        return false;
    }
  };

  const work = async (event: EventRow): Promise<void> => {
    const { id, type, tries } = event;
    try {
      const isKnown = await settle(event);
      if (!isKnown) log.info({ id, type }, 'an event is about nothing that was ordered here');
      await end(id, { status: isKnown ? 'done' : 'unknown' });
    } catch (error) {
      const isFinal = error instanceof PaymentMismatch || tries >= TRIES;
      log.error({ err: error, id, type, tries }, isFinal ? 'an event was given up' : 'an event has to be tried again');
      const wait = Math.min(FIRST_WAIT * 2 ** (tries - 1), LONGEST_WAIT);
      await end(id, isFinal ? { status: 'failed' } : { dueTime: Date.now() + wait });
    }
  };

  const workOff = async (): Promise<void> => {
    try {
      for (;;) {
        const event = closing.signal.aborted ? undefined : await claim();
        if (event === undefined) return;
        await work(event);
      }
    } catch (error) {
      log.error({ err: error }, 'events could not be worked off');
    }
  };

  /** Has what waits worked off, by a few at a time. */
  const wake = (): void => {
    if (closing.signal.aborted || working.length >= WORKERS) return;
    const worker = workOff().finally(() => {
      working = working.filter((other) => other !== worker);
    });
    working.push(worker);
  };
  const timer = setInterval(wake, LOOK_EVERY).unref();

  return {
    wake,

    /** Stores an event, unless it is about nothing of ours. One that came before is stored already. Throws `SignatureError`. */
    async receive(body: string, signature: string | undefined): Promise<void> {
      const event = provider.readEvent(body, signature);
      if (provider.subjectOf(event).kind === 'none') return;
      await store(db, event);
      wake();
    },

    /** Has everything that could take money for an account ended, once the transaction that deletes it is done. */
    async closeWalletOf(tx: Transaction, accountId: string): Promise<void> {
      const { id: walletId, customerId } = await repository.findWallet(tx, accountId);
      // Whoever never came to the payment provider has nothing there.
      if (customerId === null) return;
      await store(tx, { id: `wallet:${walletId}`, type: WALLET_CLOSED, object: JSON.stringify({ walletId }) });
    },

    /** At the start of a process that is alone on its database: what was being worked off has lost its process. */
    async takeUp(): Promise<void> {
      await db.update(paymentEvents).set({ dueTime: 0 }).where(isWaiting);
      wake();
    },

    async close(): Promise<void> {
      closing.abort();
      clearInterval(timer);
      await Promise.all(working);
    },
  };
};
export type PaymentInbox = ReturnType<typeof createPaymentInbox>;
