import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { databaseTime } from './agreedTime.ts';

/** Work without a sign of life for this long has lost its process, in milliseconds. Signs of life are given by `databaseTime`. */
export const ABANDONED_AFTER = 15_000;
/** One of a time that is as far away has come from a clock that was ahead. */
const AHEAD = 60_000;

/** Whether the last sign of life was before `beatTime`, or is of a time that is far away by every clock. */
export const isLost = (column: AnyPgColumn, beatTime: number): SQL =>
  sql`(${column} < ${beatTime}::bigint or ${column} > greatest(${Date.now()}::bigint, ${databaseTime()}) + ${AHEAD})`;

/** Whether work whose last sign of life was at `beatTime` has a process, at the database's time `now`. */
export const isAlive = (beatTime: number, now: number): boolean =>
  beatTime > now - ABANDONED_AFTER && beatTime < now + AHEAD;
