import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Content, Judgement } from '#contract/care.ts';
import { REPORT_KINDS, REPORT_REASONS } from '#contract/report.ts';
import { time } from './columns.ts';
import { accounts } from './schema.ts';

/** What was reported as it stood then, so that it can be judged when it is gone. */
export interface Snapshot {
  /** Of the character; empty where there is none. */
  readonly name: string;
  readonly texts: readonly { readonly field: string; readonly text: string; readonly content?: Content }[];
  /** Which alternative of a message. */
  readonly ordinal?: number;
}

/** What people told operators of, what those decided, and what whoever it concerns said to that. */
export const reports = pgTable(
  'reports',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: REPORT_KINDS }).notNull(),
    /** Of the message, character, picture or account, which may be gone. */
    targetId: uuid('target_id').notNull(),
    /** Whose it is: who hears of a block and may appeal. */
    makerId: uuid('maker_id').references(() => accounts.id, { onDelete: 'set null' }),
    reporterId: uuid('reporter_id').references(() => accounts.id, { onDelete: 'set null' }),
    snapshot: jsonb().$type<Snapshot>().notNull(),
    /** Key of the picture that belongs to what was reported. */
    image: text(),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    content: text().notNull(),
    /** What that was judged to be; null where nobody has judged it. */
    judgement: jsonb().$type<Judgement>(),
    createTime: time('create_time').notNull(),
    status: text({ enum: ['open', 'dismissed', 'upheld'] })
      .notNull()
      .default('open'),
    decisionReason: text('decision_reason'),
    /** By which name the operator came in. */
    decidedBy: text('decided_by'),
    decideTime: time('decide_time'),
    /** The report of the same thing that was upheld, and this one with it: that one holds the block and the appeal. */
    decidedWith: uuid('decided_with').references((): AnyPgColumn => reports.id),
    appealContent: text('appeal_content'),
    appealTime: time('appeal_time'),
    appealDecision: text('appeal_decision', { enum: ['dismissed', 'upheld'] }),
    appealReason: text('appeal_reason'),
    appealDecidedBy: text('appeal_decided_by'),
    appealDecideTime: time('appeal_decide_time'),
  },
  (table) => [
    uniqueIndex('reports_one_open')
      .on(table.reporterId, table.kind, table.targetId)
      .where(sql`${table.status} = 'open'`),
    index('reports_open')
      .on(table.createTime)
      .where(sql`${table.status} = 'open'`),
    index('reports_appealed')
      .on(table.appealTime)
      .where(sql`${table.appealTime} is not null and ${table.appealDecision} is null`),
    index('reports_by_target').on(table.targetId),
    index('reports_by_reporter').on(table.reporterId, table.createTime),
    index('reports_by_maker').on(table.makerId, table.decideTime),
    index('reports_by_image')
      .on(table.image)
      .where(sql`${table.image} is not null`),
  ],
);

/** Every decision of an operator. It only grows (migrations/0025_reports.sql). */
export const reportDecisions = pgTable(
  'report_decisions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reportId: uuid('report_id').notNull(),
    kind: text({ enum: REPORT_KINDS }).notNull(),
    targetId: uuid('target_id').notNull(),
    decision: text({ enum: ['dismissed', 'upheld', 'appealDismissed', 'appealUpheld'] }).notNull(),
    reason: text().notNull(),
    operator: text().notNull(),
    createTime: time('create_time').notNull(),
  },
  (table) => [index('report_decisions_by_report').on(table.reportId)],
);
