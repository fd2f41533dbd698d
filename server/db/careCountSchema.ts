import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { NEED_KINDS } from '#contract/care.ts';

/** How many texts that people wrote were judged to be in need. It holds nothing of who wrote them, and stays when their accounts go. */
export const needCounts = pgTable(
  'need_counts',
  {
    /** UTC. */
    year: integer().notNull(),
    kind: text({ enum: NEED_KINDS }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.year, table.kind] })],
);
