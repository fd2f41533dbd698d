import type { Database, Transaction } from '#server/db/database.ts';
import type { Log } from '#server/log.ts';
import type { PaymentProvider } from '#server/providers/payment/paymentProvider.ts';
import * as repository from './orderRepository.ts';
import * as events from './paymentEventRepository.ts';
import type { EventRow, Held } from './paymentEventRepository.ts';
import { PaymentMismatch } from './paymentMismatch.ts';
import type { PaymentSync } from './paymentSync.ts';

/**
 * Whoever works an event off has it for this long, in milliseconds, and has it prolonged until that is done, however many calls it takes and
 * however long they do. When a process dies, or is stuck, it is anybody’s after this long. Working it off twice does no harm.
 */
const LEASE = 10_000;
/** How often it is prolonged before it would end. */
const PROLONGED = 3;
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
  readonly paymentSync: PaymentSync;
  readonly log: Log;
  readonly lease?: number | undefined;
}

/** An event of our own: the account of a wallet was deleted. */
const WALLET_CLOSED = 'liora.wallet.closed';

/**
 * Events of the payment provider, and of our own about what it shall end: each is stored before it is answered, once, and worked off until that succeeds. An event only
 * says where to look, so that their order and number do not matter.
 */
export const createPaymentInbox = ({ db, provider, paymentSync, log, lease = LEASE }: InboxDeps) => {
  const closing = new AbortController();
  let working: Promise<void>[] = [];

  /** Keeps an event until it is let go of, which gives how it is held then. */
  const keep = (event: Held): (() => Promise<Held>) => {
    let held = event;
    let prolonging = Promise.resolve();
    const prolong = async (): Promise<void> => {
      try {
        held = (await events.changeHeld(db, held, { dueTime: Date.now() + lease })) ?? held;
      } catch (error) {
        log.warn({ err: error, id: event.id }, 'an event could not be kept');
      }
    };
    const timer = setInterval(() => {
      prolonging = prolonging.then(prolong);
    }, lease / PROLONGED).unref();
    return async () => {
      clearInterval(timer);
      await prolonging;
      return held;
    };
  };

  /** Has what an event is about brought up to date. `false`: nothing of it was ordered here. */
  const settle = async ({ subjectKind, subjectId }: EventRow): Promise<boolean> => {
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
  const outcomeOf = async (event: EventRow): Promise<Partial<EventRow>> => {
    const { id, type } = event;
    try {
      const isKnown = await settle(event);
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

  const work = async (event: EventRow): Promise<void> => {
    const letGo = keep(event);
    const outcome = await outcomeOf(event);
    const ended = await events.changeHeld(db, await letGo(), outcome);
    if (ended === undefined) log.warn({ id: event.id }, 'an event was taken over by somebody else');
  };

  const workOff = async (): Promise<void> => {
    try {
      for (;;) {
        const event = closing.signal.aborted ? undefined : await events.leaseEvent(db, lease);
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
      const { id, type, subject } = provider.readEvent(body, signature);
      if (subject === undefined) return;
      await events.storeEvent(db, { id, type, subjectKind: subject.kind, subjectId: subject.id });
      wake();
    },

    /** Stores those of what happened between two times that nobody has told of. Gives how many there were. */
    async catchUp(from: number, to: number): Promise<number> {
      let missed = 0;
      for (let page = await provider.events(from, to); ; page = await provider.events(from, to, page.next)) {
        missed += await events.storeEvents(
          db,
          page.events.flatMap(({ id, type, subject }) =>
            subject === undefined ? [] : [{ id, type, subjectKind: subject.kind, subjectId: subject.id }],
          ),
        );
        if (page.next === undefined) break;
      }
      if (missed > 0) wake();
      return missed;
    },

    /** Has everything that could take money for an account ended, once the transaction that deletes it is done. */
    async closeWalletOf(tx: Transaction, accountId: string): Promise<void> {
      const { id: walletId, customerId } = await repository.findWallet(tx, accountId);
      // Whoever never came to the payment provider has nothing there.
      if (customerId === null) return;
      await events.storeEvent(tx, {
        id: `wallet:${walletId}`,
        type: WALLET_CLOSED,
        subjectKind: 'wallet',
        subjectId: walletId,
      });
    },

    /** How many events were given up, and the oldest of them, so many. */
    givenUp: (limit: number) => events.failedEvents(db, limit),

    /** Has an event that was given up, or all of them, tried again from the start. `false`: there is none. */
    async retry(id?: string): Promise<boolean> {
      const isQueued = await events.queueFailed(db, id);
      wake();
      return isQueued;
    },

    /** At the start of a process that is alone on its database: what was being worked off has lost its process. */
    async takeUp(): Promise<void> {
      await events.endLeases(db);
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
