import { describe } from 'vitest';
import { isFull, sample } from '#tests/support/extent.ts';
import { type DatabaseKind, databaseKinds } from './testDatabase.ts';

/**
 * Describes what holds on either database: on both where everything is wanted, else on one of them, by the seed and `title`. What tries the
 * databases themselves, and tokens in parallel, is always tried on both.
 */
export const describeOnDatabases = (title: string, define: (kind: DatabaseKind) => void): void => {
  describe.each(isFull ? databaseKinds : sample(databaseKinds, 1, title))(`${title} on %s`, (kind) => {
    define(kind);
  });
};
