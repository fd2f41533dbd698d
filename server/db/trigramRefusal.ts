import { EnvError } from '../env.ts';
import { sqlState } from './sqlState.ts';

/** Not allowed, not available, no such file. */
const REFUSED = new Set(['42501', '0A000', '58P01', '22023', '42704']);

/** In words for whoever runs the server, if what failed is that the database has no trigrams for the search. */
export const trigramRefusal = (error: unknown): EnvError | undefined => {
  const isAbout = error instanceof Error && error.message.includes('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  if (!isAbout || !REFUSED.has(sqlState(error) ?? '')) return undefined;
  return new EnvError(
    'DATABASE_URL leads to a database without pg_trgm, which the search for characters needs: install the extensions that come with PostgreSQL (contrib), or have somebody who may run CREATE EXTENSION pg_trgm in it',
  );
};
