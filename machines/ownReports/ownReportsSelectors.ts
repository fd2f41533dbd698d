import type { SnapshotFrom } from 'xstate';
import type { Help } from '#contract/care.ts';
import type { Block, ReportList } from '#contract/report.ts';
import type { Failure } from '#machines/failure.ts';
import { anyIntent } from '#machines/messageActs/intended.ts';
import type { ownReportsMachine } from './ownReportsMachine.ts';

export type OwnReportsSnapshot = SnapshotFrom<typeof ownReportsMachine>;

/** The list could not be loaded. */
export const hasLoadFailed = (snapshot: OwnReportsSnapshot): boolean => snapshot.matches('loadFailed');
/** What is known; `null` while nothing is: the place for a skeleton. */
export const listOf = ({ context }: OwnReportsSnapshot): ReportList | null => context.list;
/** Another look was asked for just now. */
export const isSent = ({ context }: OwnReportsSnapshot): boolean => context.isSent;
/** Whom to reach, beside that; `null` where nobody seems to be in need. */
export const helpOf = ({ context }: OwnReportsSnapshot): Help | null => context.help;

/** A dialog is open. */
export const isActing = (snapshot: OwnReportsSnapshot): boolean => snapshot.hasTag('open');
/** What the dialog is about; `null` while none is open. */
export const blockToAppealOf = ({ context: { list, reportId } }: OwnReportsSnapshot): Block | null =>
  list?.blocks.find((block) => block.reportId === reportId) ?? null;
export const contentOf = ({ context }: OwnReportsSnapshot): string => context.content;
export const isSending = (snapshot: OwnReportsSnapshot): boolean => snapshot.matches('sending');
export const canSubmit = (snapshot: OwnReportsSnapshot): boolean =>
  snapshot.can({ type: 'appeal.submitted', ...anyIntent });
export const canRetry = (snapshot: OwnReportsSnapshot): boolean =>
  snapshot.can({ type: 'appeal.retried', ...anyIntent });
/** Why another look was not asked for; `null` where nothing has gone wrong. */
export const appealFailureOf = (snapshot: OwnReportsSnapshot): Failure | null =>
  isActing(snapshot) ? snapshot.context.failure : null;
