import { describe } from 'vitest';
import { isFull, oneInTurn, seed } from '#tests/support/extent.ts';
import { type DatabaseKind, databaseKinds } from './testDatabase.ts';

/** Where servers are made to die: one database a day, by its parity; both where everything is wanted. */
export const mortalDatabases: readonly DatabaseKind[] = isFull
  ? databaseKinds
  : databaseKinds.filter((_, place) => place === seed % databaseKinds.length);

/**
 * Describes what holds on either database: on both where everything is wanted, else on one of them, in turn. What tries the databases
 * themselves, and tokens in parallel, is always tried on both.
 */
export const describeOnDatabases = (title: string, define: (kind: DatabaseKind) => void): void => {
  describe.each(oneInTurn(databaseKinds, title))(`${title} on %s`, (kind) => {
    define(kind);
  });
};
