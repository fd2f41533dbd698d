import { and, asc, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Block, OwnReport, ReportStatus } from '#contract/report.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { reportDecisions, reports } from '#server/db/reportSchema.ts';

export type ReportRow = typeof reports.$inferSelect;
type Decision = Omit<typeof reportDecisions.$inferInsert, 'id'>;

/** Stores a report; one of the same person about the same thing that is still open is replaced, and keeps its place. */
export const putReport = async (tx: Transaction, report: typeof reports.$inferInsert): Promise<void> => {
  const { snapshot, image, reason, content, judgement } = report;
  await tx
    .insert(reports)
    .values(report)
    .onConflictDoUpdate({
      target: [reports.reporterId, reports.kind, reports.targetId],
      targetWhere: sql`${reports.status} = 'open'`,
      set: { snapshot, image, reason, content, judgement },
    });
};

export const findReport = async (db: Queries, reportId: string): Promise<ReportRow | undefined> =>
  (await db.select().from(reports).where(eq(reports.id, reportId)))[0];

/** Held against others who want to change it until the transaction ends. */
export const lockReport = async (tx: Transaction, reportId: string): Promise<ReportRow | undefined> =>
  (await tx.select().from(reports).where(eq(reports.id, reportId)).for('update'))[0];

export const changeReport = async (
  tx: Transaction,
  reportId: string,
  change: Partial<ReportRow>,
): Promise<ReportRow> => {
  const [row] = await tx.update(reports).set(change).where(eq(reports.id, reportId)).returning();
  if (row === undefined) throw new Error('The report is gone');
  return row;
};

/** Changes the other open reports of the same thing. */
export const changeOthers = (
  tx: Transaction,
  { id, kind, targetId }: ReportRow,
  change: Partial<ReportRow>,
): Promise<ReportRow[]> =>
  tx
    .update(reports)
    .set(change)
    .where(and(eq(reports.kind, kind), eq(reports.targetId, targetId), eq(reports.status, 'open'), ne(reports.id, id)))
    .returning();

/** Writes decisions into the log. */
export const noteDecisions = async (tx: Transaction, decisions: Decision[]): Promise<void> => {
  await tx.insert(reportDecisions).values(decisions);
};

const isAppealed = and(isNotNull(reports.appealTime), isNull(reports.appealDecision));

/** What waits for operators: reports, then appeals, each the oldest first. */
export const waiting = async (db: Queries, limit: number): Promise<ReportRow[]> => [
  ...(await db
    .select()
    .from(reports)
    .where(eq(reports.status, 'open'))
    .orderBy(asc(reports.createTime), asc(reports.id))
    .limit(limit)),
  ...(await db.select().from(reports).where(isAppealed).orderBy(asc(reports.appealTime), asc(reports.id)).limit(limit)),
];

/** What was decided, the latest first. */
export const decided = (db: Queries, limit: number): Promise<ReportRow[]> =>
  db
    .select()
    .from(reports)
    .where(isNotNull(reports.decideTime))
    .orderBy(desc(reports.decideTime), asc(reports.id))
    .limit(limit);

/** What became of a report that another one was decided with is what became of that. */
const statusOf = (status: ReportRow['status'], appealDecision: ReportRow['appealDecision']): ReportStatus =>
  status === 'upheld' && appealDecision === 'upheld' ? 'overturned' : status;

const leading = alias(reports, 'leading');

/** The latest first; those before `until`, when it is given. */
export const reportsOf = async (
  db: Queries,
  reporterId: string,
  limit: number,
  until?: OwnReport,
): Promise<OwnReport[]> => {
  const rows = await db
    .select({ report: reports, ledTo: leading.appealDecision })
    .from(reports)
    .leftJoin(leading, eq(leading.id, reports.decidedWith))
    .where(
      and(
        eq(reports.reporterId, reporterId),
        until && sql`(${reports.createTime}, ${reports.id}) < (${until.createTime}::bigint, ${until.reportId}::uuid)`,
      ),
    )
    .orderBy(desc(reports.createTime), desc(reports.id))
    .limit(limit);
  return rows.map(({ report: { id, kind, snapshot, reason, content, status, createTime, appealDecision }, ledTo }) => ({
    reportId: id,
    kind,
    name: snapshot.name,
    reason,
    content,
    status: statusOf(status, appealDecision ?? ledTo),
    createTime,
  }));
};

/** What whoever it is of sees of a block. */
export const blockOf = (row: ReportRow): Block => {
  const { appealContent, appealTime, appealDecision, appealReason, appealDecideTime } = row;
  return {
    reportId: row.id,
    kind: row.kind,
    name: row.kind === 'person' ? '' : row.snapshot.name,
    reason: row.reason,
    decisionReason: row.decisionReason ?? '',
    decideTime: row.decideTime ?? row.createTime,
    appeal:
      appealContent === null || appealTime === null
        ? null
        : {
            content: appealContent,
            createTime: appealTime,
            decision:
              appealDecision === null
                ? null
                : {
                    isGranted: appealDecision === 'upheld',
                    reason: appealReason ?? '',
                    createTime: appealDecideTime ?? appealTime,
                  },
          },
  };
};

/** What was blocked of somebody's, also what was given back. */
export const blocksOf = async (db: Queries, makerId: string, limit: number): Promise<Block[]> =>
  (
    await db
      .select()
      .from(reports)
      .where(and(eq(reports.makerId, makerId), eq(reports.status, 'upheld'), isNull(reports.decidedWith)))
      .orderBy(desc(reports.decideTime), asc(reports.id))
      .limit(limit)
  ).map(blockOf);
