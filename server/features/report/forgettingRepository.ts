import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { reports } from '#server/db/reportSchema.ts';

const isDecided = ne(reports.status, 'open');

/** What was kept to judge by goes where no appeal can come any more; what was said with a report goes with who said it. */
const forget = async (tx: Transaction, ofMaker: SQL | undefined, ofReporter: SQL | undefined): Promise<void> => {
  await tx
    .update(reports)
    .set({
      snapshot: sql`jsonb_set(${reports.snapshot}, '{texts}', '[]')`,
      image: null,
      appealContent: null,
      appealTime: null,
    })
    .where(and(isDecided, ofMaker));
  await tx.update(reports).set({ content: '', judgement: null }).where(and(isDecided, ofReporter));
};

/** Within the transaction that deletes an account, before it: operators still have to judge what is open. */
export const forgetWordsOf = (tx: Transaction, accountId: string): Promise<void> =>
  forget(tx, eq(reports.makerId, accountId), eq(reports.reporterId, accountId));

/** Within the transaction that decided a report: its people may have gone before. */
export const forgetWordsOfGone = (tx: Transaction, reportId: string): Promise<void> => {
  const isDecidedNow = or(eq(reports.id, reportId), eq(reports.decidedWith, reportId));
  return forget(tx, and(isDecidedNow, isNull(reports.makerId)), and(isDecidedNow, isNull(reports.reporterId)));
};
