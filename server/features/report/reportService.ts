import { randomUUID } from 'node:crypto';
import type { Judgement } from '#contract/care.ts';
import { errNo } from '#contract/errNo.ts';
import { type Block, type Report, type ReportList, REPORTS_SHOWN } from '#contract/report.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import * as repository from './reportRepository.ts';
import { targetOf } from './targets.ts';

/** What people report, and what they say to what operators decided of their own. */
export const createReportService = (db: Database) => ({
  async report(
    tx: Transaction,
    caller: Caller,
    { kind, targetId, reason, content }: Report,
    judgement: Judgement | null,
  ): Promise<void> {
    const target = await targetOf(tx, caller, { kind, targetId });
    await repository.putReport(tx, {
      ...target,
      id: randomUUID(),
      kind,
      reporterId: caller.id,
      reason,
      content,
      judgement,
      createTime: Date.now(),
    });
  },

  async list(caller: Caller): Promise<ReportList> {
    const [reports, blocks] = await Promise.all([
      repository.reportsOf(db, caller.id, REPORTS_SHOWN),
      repository.blocksOf(db, caller.id, REPORTS_SHOWN),
    ]);
    return { reports, blocks };
  },

  async appeal(tx: Transaction, caller: Caller, reportId: string, content: string): Promise<Block> {
    const row = await repository.lockReport(tx, reportId);
    if (row?.makerId !== caller.id || row.status !== 'upheld' || row.decidedWith !== null)
      throw new ApiError(errNo.notFound, 'No such block');
    if (row.appealTime !== null) throw new ApiError(errNo.conflict, 'One may appeal once');
    return repository.blockOf(
      await repository.changeReport(tx, reportId, { appealContent: content, appealTime: Date.now() }),
    );
  },
});
export type ReportService = ReturnType<typeof createReportService>;
