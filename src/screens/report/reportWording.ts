import type { ReportKind, ReportReason } from '#contract/report.ts';
import { m } from '#src/paraglide/messages.js';

const reasons = {
  underAge: m.report_underAge,
  sexualViolence: m.report_sexualViolence,
  realPerson: m.report_realPerson,
  selfHarm: m.report_selfHarm,
  hate: m.report_hate,
  illegal: m.report_illegal,
  spam: m.report_spam,
  other: m.report_other,
} as const satisfies Record<ReportReason, () => string>;
export const reasonText = (reason: ReportReason): string => reasons[reason]();

const titles = {
  message: m.report_title_message,
  character: m.report_title_character,
  picture: m.report_title_picture,
  person: m.report_title_person,
} as const satisfies Record<ReportKind, () => string>;
export const titleText = (kind: ReportKind): string => titles[kind]();
