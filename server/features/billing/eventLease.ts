import type { Database } from '#server/db/database.ts';
import type { Log } from '#server/log.ts';
import { changeHeld, type Held } from './paymentEventRepository.ts';

/** How often a lease is prolonged before it would end. */
const PROLONGED = 3;

export interface LeaseDeps {
  readonly db: Database;
  readonly log: Log;
  /** In milliseconds. */
  readonly lease: number;
}

/** Prolongs the lease of an event until it is let go of, which gives how it is held then. */
export const keepLease = ({ db, log, lease }: LeaseDeps, event: Held): (() => Promise<Held>) => {
  let held = event;
  let prolonging = Promise.resolve();
  const prolong = async (): Promise<void> => {
    try {
      held = (await changeHeld(db, held, { dueTime: Date.now() + lease })) ?? held;
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
