import type { Database } from '#server/db/database.ts';
import type { Log } from '#server/log.ts';
import { endTurn, takeTurn } from './lookRepository.ts';
import type { PaymentInbox } from './paymentInbox.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NAME = 'events';
/** Between two looks at what has happened. */
const EVERY = 10 * MINUTE;
/** A notice is on its way for so long. */
const TOLD_WITHIN = 5 * MINUTE;
/** What was looked at is looked at once more: clocks differ, and lists of events lag behind. */
const OVERLAP = HOUR;
/** How long the provider keeps events. */
const KEPT = 30 * DAY;

export interface ReconciliationDeps {
  readonly db: Database;
  readonly inbox: Pick<PaymentInbox, 'catchUp'>;
  readonly log: Log;
}

/**
 * Has what has happened at the payment provider, to subscriptions, invoices, refunds and disputes, brought up to date where no notice came:
 * by one process at a time, in pages, and from where the last look got to.
 */
export const createReconciliation =
  ({ db, inbox, log }: ReconciliationDeps) =>
  async (now: number): Promise<void> => {
    const turn = await takeTurn(db, NAME, now, EVERY);
    if (turn === undefined) return;
    const to = now - TOLD_WITHIN;
    const missed = await inbox.catchUp(Math.max(now - KEPT, Math.min(turn.reachedTime ?? 0, to) - OVERLAP), to);
    if (missed > 0) log.warn({ count: missed }, 'events came by no notice, and are worked off now');
    await endTurn(db, NAME, now + EVERY, to);
  };
