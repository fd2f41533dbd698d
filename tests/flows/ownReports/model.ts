import { errNo } from '#contract/errNo.ts';
import type { Block, OwnReport, ReportList } from '#contract/report.ts';
import { ownReportsMachine } from '#machines/ownReports/ownReportsMachine.ts';
import { ownReportsDescription } from '#machines/ownReports/ownReportsDescription.ts';
import { help, intentId } from '../report/model.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

const march = Date.UTC(2026, 2, 9, 12);
const idOf = (number: number): string => `00000000-0000-4000-8000-0000000000${number}`;

export const block = {
  reportId: idOf(11),
  kind: 'character',
  name: 'Quillaria',
  reason: 'underAge',
  decisionReason: 'She is described as a pupil.',
  decideTime: march,
  appeal: null,
} satisfies Block;
export const asked = {
  ...block,
  appeal: { content: 'She is a teacher.', createTime: march, decision: null },
} satisfies Block;
const waiting = { ...asked, reportId: idOf(12), kind: 'person', name: '' } satisfies Block;
const kept = {
  ...asked,
  reportId: idOf(13),
  kind: 'picture',
  name: '',
  appeal: { ...asked.appeal, decision: { isGranted: false, reason: 'It is her.', createTime: march } },
} satisfies Block;
const returned = {
  ...asked,
  reportId: idOf(14),
  kind: 'message',
  decisionReason: '',
  appeal: { ...asked.appeal, decision: { isGranted: true, reason: '', createTime: march } },
} satisfies Block;

const report = {
  reportId: idOf(21),
  kind: 'message',
  name: 'Quillaria',
  reason: 'selfHarm',
  content: 'It goes too far.',
  status: 'open',
  createTime: march,
} satisfies OwnReport;
/** One more than are in sight at first. */
const reports = [
  report,
  { ...report, reportId: idOf(22), kind: 'character', status: 'dismissed' },
  { ...report, reportId: idOf(23), kind: 'person', status: 'upheld' },
  { ...report, reportId: idOf(24), kind: 'picture', name: '', status: 'overturned' },
  { ...report, reportId: idOf(25), kind: 'picture' },
  { ...report, reportId: idOf(26) },
] as const satisfies readonly OwnReport[];

export const both: ReportList = { reports: [...reports], blocks: [block, waiting, kept, returned] };
export const bothThen: ReportList = { reports: [...reports], blocks: [asked, waiting, kept, returned] };
export const nothing: ReportList = { reports: [], blocks: [] };

const fixtures = {
  events: {
    'load.retried': bare,
    'page.shown': bare,
    'appeal.requested': { 'the character': { reportId: block.reportId } },
    'content.changed': { words: { text: 'She is a teacher.' }, 'too much': { text: 'x'.repeat(2001) } },
    'appeal.submitted': { press: { intentId } },
    'appeal.retried': { press: { intentId } },
    'dialog.closed': bare,
  },
  done: {
    loadReports: { both, nothing },
    sendAppeal: { ok: { block: asked, help: null }, 'in need': { block: asked, help } },
  },
  failed: {
    loadReports: { broken: { errNo: errNo.internal } },
    sendAppeal: { broken: { errNo: errNo.internal }, 'asked already': { errNo: errNo.conflict } },
  },
} satisfies Fixtures<typeof ownReportsMachine>;

/** Ways through what became of a person's reports, and asking for another look. */
export const ownReportsModel = {
  machine: ownReportsMachine,
  description: ownReportsDescription,
  fixtures,
  key: ({ list, content, isSent, help: given, failure }) => [
    list === null ? null : list.blocks.map(({ appeal }) => appeal === null),
    content.length,
    isSent,
    given !== null,
    failure !== null,
  ],
} satisfies Model<typeof ownReportsMachine>;
