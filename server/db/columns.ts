import { bigint } from 'drizzle-orm/pg-core';

/** Milliseconds since 1970-01-01T00:00:00Z. */
export const time = (name: string) => bigint(name, { mode: 'number' });
