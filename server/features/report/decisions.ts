import type { Database, Transaction } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import type { OrphanedFiles } from '#server/features/media/orphanedFiles.ts';
import { settle } from '#server/features/blocking/blockingRepository.ts';
import { forgetWordsOfGone } from './forgettingRepository.ts';
import * as repository from './reportRepository.ts';
import type { ReportRow } from './reportRepository.ts';

export interface Decided {
  readonly reportId: string;
  /** Of the report, or of its appeal. */
  readonly act: 'dismiss' | 'uphold';
  readonly reason: string;
  readonly operator: string;
  /** Whether the report is as the operator saw it. */
  readonly isShown: (row: ReportRow) => boolean;
}

/** What is to be decided of a report: itself, its appeal, or nothing any more. */
export const questionOf = ({ status, appealTime, appealDecision }: ReportRow): 'report' | 'appeal' | undefined => {
  if (status === 'open') return 'report';
  return status === 'upheld' && appealTime !== null && appealDecision === null ? 'appeal' : undefined;
};

const decideReport = async (tx: Transaction, row: ReportRow, decided: Decided): Promise<void> => {
  const { act, reason, operator } = decided;
  const createTime = Date.now();
  const decision = act === 'uphold' ? 'upheld' : 'dismissed';
  const change = { status: decision, decisionReason: reason, decidedBy: operator, decideTime: createTime } as const;
  const leading = await repository.changeReport(tx, row.id, change);
  // Nothing is left to judge of what is blocked.
  const others = act === 'uphold' ? await repository.changeOthers(tx, leading, { ...change, decidedWith: row.id }) : [];
  await repository.noteDecisions(
    tx,
    [leading, ...others].map(({ id: reportId, kind, targetId }) => ({
      reportId,
      kind,
      targetId,
      decision,
      reason,
      operator,
      createTime,
    })),
  );
  if (act === 'uphold') await settle(tx, leading, 'block');
};

const decideAppeal = async (tx: Transaction, row: ReportRow, { act, reason, operator }: Decided): Promise<void> => {
  const createTime = Date.now();
  const { id: reportId, kind, targetId } = row;
  const after = await repository.changeReport(tx, reportId, {
    appealDecision: act === 'uphold' ? 'upheld' : 'dismissed',
    appealReason: reason,
    appealDecidedBy: operator,
    appealDecideTime: createTime,
  });
  const decision = act === 'uphold' ? 'appealUpheld' : 'appealDismissed';
  await repository.noteDecisions(tx, [{ reportId, kind, targetId, decision, reason, operator, createTime }]);
  if (act === 'uphold') await settle(tx, after, 'release');
};

/** What operators decide of reports and appeals. */
export const createDecisions = (db: Database, orphanedFiles: OrphanedFiles) => ({
  /** Decides once: `changed` when it was decided already, or is not as the operator saw it. */
  async decide(decided: Decided): Promise<'dismissed' | 'upheld' | 'changed'> {
    const outcome = await transact(db, async (tx) => {
      const row = await repository.lockReport(tx, decided.reportId);
      const question = row && questionOf(row);
      if (row === undefined || question === undefined || !decided.isShown(row)) return 'changed';
      await (question === 'report' ? decideReport : decideAppeal)(tx, row, decided);
      await forgetWordsOfGone(tx, row.id);
      // Files of what is deleted were kept for this only.
      if (row.image !== null) await orphanedFiles.look(tx, [row.image]);
      return decided.act === 'uphold' ? 'upheld' : 'dismissed';
    });
    if (outcome !== 'changed') await orphanedFiles.sweep();
    return outcome;
  },
});
export type Decisions = ReturnType<typeof createDecisions>;
