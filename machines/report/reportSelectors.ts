import type { SnapshotFrom } from 'xstate';
import type { Help } from '#contract/care.ts';
import type { ReportKind } from '#contract/report.ts';
import type { Failure } from '#machines/failure.ts';
import { anyIntent } from '#machines/messageActs/intended.ts';
import type { reportMachine } from './reportMachine.ts';
import type { Told } from './reportSetup.ts';

export type ReportSnapshot = SnapshotFrom<typeof reportMachine>;

/** What kind of thing the dialog is about; `null` while none is open. */
export const openKindOf = (snapshot: ReportSnapshot): ReportKind | null =>
  snapshot.hasTag('open') ? (snapshot.context.target?.kind ?? null) : null;
export const toldOf = ({ context }: ReportSnapshot): Told => context.told;
export const isSending = (snapshot: ReportSnapshot): boolean => snapshot.hasTag('busy');
export const isSent = (snapshot: ReportSnapshot): boolean => snapshot.matches('sent');
/** Whom to reach, once it is sent; `null` where nobody seems to be in need. */
export const helpOf = ({ context }: ReportSnapshot): Help | null => context.help;
export const canSubmit = (snapshot: ReportSnapshot): boolean =>
  snapshot.can({ type: 'report.submitted', ...anyIntent });
export const canRetry = (snapshot: ReportSnapshot): boolean => snapshot.can({ type: 'report.retried', ...anyIntent });
/** Why it was not sent; `null` where nothing has gone wrong. */
export const failureOf = ({ context }: ReportSnapshot): Failure | null => context.failure;
