import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Transaction } from './database.ts';
import { RETRYABLE, sqlState } from './sqlState.ts';

const TRIES = 6;

/**
 * Runs `work` in a transaction, again when the database says that it may be tried again. `work` must query through
 * the given handle only (on PGlite, any other query would wait for this transaction for ever) and have no other effects.
 */
export const transact = async <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === TRIES || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
      await delay(2 ** attempt * 5 * (1 + Math.random()));
    }
  }
};
