import type { Database, Transaction } from '#server/db/database.ts';
import type { Log } from '#server/log.ts';
import type { PaymentProvider } from '#server/providers/payment/paymentProvider.ts';
import { createEventWorkers } from './eventWorkers.ts';
import * as repository from './orderRepository.ts';
import * as events from './paymentEventRepository.ts';
import type { PaymentSync } from './paymentSync.ts';

/**
 * Whoever works an event off has it for this long, in milliseconds, and has it prolonged until that is done, however many calls it takes and
 * however long they do. When a process dies, or is stuck, it is anybody’s after this long. Working it off twice does no harm.
 */
const LEASE = 10_000;

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
  const { wake, close } = createEventWorkers({ db, paymentSync, log, lease });

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

    close,
  };
};
export type PaymentInbox = ReturnType<typeof createPaymentInbox>;
