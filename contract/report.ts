import * as z from 'zod/mini';
import { help } from './care.ts';
import { defineCall, type ResponseOf } from './call.ts';
import { id, line, nothing, text, time } from './text.ts';

/** What can be reported; a `person` is whoever made a character. */
export const REPORT_KINDS = ['message', 'character', 'picture', 'person'] as const;
export const reportKind = z.enum(REPORT_KINDS);
export type ReportKind = z.infer<typeof reportKind>;

/** What can be wrong with it. Where the content rules know the same, by the word of `refusal`. */
export const REPORT_REASONS = [
  'underAge',
  'sexualViolence',
  'realPerson',
  'selfHarm',
  'hate',
  'illegal',
  'spam',
  'other',
] as const;
export const reportReason = z.enum(REPORT_REASONS);
export type ReportReason = z.infer<typeof reportReason>;

/** Of what is said with a report, in UTF-16 code units. */
export const REPORT_CONTENT_MAX = 2000;
export const APPEAL_MAX = 2000;

/** What is reported, and what is wrong with it. */
export const report = z.strictObject({
  kind: reportKind,
  /** Of the message, the character or the picture; of a person, of the character by which they are known. */
  targetId: id,
  reason: reportReason,
  /** May be empty. */
  content: text({ max: REPORT_CONTENT_MAX }),
});
export type Report = z.infer<typeof report>;

/**
 * Tells operators of something; told again while they have not decided, the last one counts. Messages of companions in one's own conversations,
 * pictures of one's own, and characters that one sees, but for one's own: 1003. What is not there, or has no maker: 1004; an answer that is
 * being written: 1005; too many: 1006.
 */
export const reportCreate = defineCall({
  method: 'POST',
  path: '/api/report/create',
  encoding: 'json',
  access: 'ready',
  request: report,
  response: z.strictObject({ help: z.optional(help) }),
  needsIdempotencyKey: true,
});

/** What became of a report: operators have not decided, see nothing wrong, took it away, or gave it back after an appeal. */
export const reportStatus = z.enum(['open', 'dismissed', 'upheld', 'overturned']);
export type ReportStatus = z.infer<typeof reportStatus>;

/** A report of one's own. */
export const ownReport = z.object({
  reportId: id,
  kind: reportKind,
  /** Of the character; empty where a picture shows nobody in particular. */
  name: z.string(),
  reason: reportReason,
  content: z.string(),
  status: reportStatus,
  createTime: time,
});
export type OwnReport = z.infer<typeof ownReport>;

/** What one asked of operators about something of one's own that they blocked, and what they said to that; `null` while they have not. */
export const appeal = z.object({
  content: z.string(),
  createTime: time,
  decision: z.nullable(z.object({ isGranted: z.boolean(), reason: z.string(), createTime: time })),
});
export type Appeal = z.infer<typeof appeal>;

/** Something of one's own that was blocked after a report. */
export const block = z.object({
  reportId: id,
  kind: reportKind,
  /** Of the character; empty where a picture shows nobody in particular, and where the person is blocked. */
  name: z.string(),
  reason: reportReason,
  /** What an operator wrote about it. */
  decisionReason: z.string(),
  decideTime: time,
  /** `null` while one has not appealed, which one may once. */
  appeal: z.nullable(appeal),
});
export type Block = z.infer<typeof block>;

export const REPORTS_SHOWN = 100;

/** One's own reports, and what was blocked of one's own; the latest first, at most `REPORTS_SHOWN` of each. */
export const reportList = defineCall({
  method: 'GET',
  path: '/api/report/list',
  encoding: 'query',
  access: 'ready',
  request: nothing,
  response: z.object({ reports: z.array(ownReport), blocks: z.array(block) }),
});
export type ReportList = ResponseOf<typeof reportList>;

/** Asks operators to look again at what they blocked of one's own. A second time: 1005; what is not blocked, or another's: 1004. */
export const reportAppeal = defineCall({
  method: 'POST',
  path: '/api/report/appeal',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject({ reportId: id, content: line({ max: APPEAL_MAX }) }),
  response: z.extend(block, { help: z.optional(help) }),
  needsIdempotencyKey: true,
});
