import type { ReactNode } from 'react';
import type { StateValueFrom } from 'xstate';
import type { Block, OwnReport, ReportList } from '#contract/report.ts';
import { ownReportsMachine } from '#machines/ownReports/ownReportsMachine.ts';
import { nothingLoaded, type OwnReportsContext } from '#machines/ownReports/ownReportsSetup.ts';
import { DefaultLayout } from '#src/layouts/DefaultLayout.tsx';
import { ReportsSection } from '#src/screens/reports/ReportsSection.tsx';
import { SettingsScreen } from '#src/screens/settings/SettingsScreen.tsx';
import { offline, session, settings } from './actors.ts';
import { flowAt } from './flowAt.ts';

const ignore = () => undefined;
const DAY = 24 * 60 * 60 * 1000;
const now = Date.now();

const block: Block = {
  reportId: 'blocked',
  kind: 'character',
  name: 'Quillaria',
  reason: 'underAge',
  decisionReason: 'She is described as a pupil.',
  decideTime: now - 3 * DAY,
  appeal: null,
};
const appeal = { content: 'She is a teacher.', createTime: now - 2 * DAY, decision: null };
const decided = (isGranted: boolean, reason: string) => ({
  ...appeal,
  decision: { isGranted, reason, createTime: now - DAY },
});
const blocks: Block[] = [
  block,
  { ...block, reportId: 'person', kind: 'person', name: '', reason: 'spam', appeal },
  {
    ...block,
    reportId: 'picture',
    kind: 'picture',
    name: '',
    reason: 'realPerson',
    decisionReason: 'A long reason without a place to break: '.concat('x'.repeat(120)),
    appeal: decided(false, 'It is her.'),
  },
  { ...block, reportId: 'message', kind: 'message', appeal: decided(true, 'So it is.') },
];
const report: OwnReport = {
  reportId: 'report',
  kind: 'message',
  name: 'Quillaria',
  reason: 'selfHarm',
  content: '',
  status: 'open',
  createTime: now - 5 * DAY,
};
const STATUSES = ['open', 'dismissed', 'upheld', 'overturned'] as const;
const KINDS = ['message', 'character', 'picture', 'person'] as const;
const reportsOf = (count: number): OwnReport[] =>
  Array.from({ length: count }, (_, index) => ({
    ...report,
    reportId: `report ${String(index)}`,
    kind: KINDS[index % KINDS.length] ?? 'message',
    status: STATUSES[(index + Math.floor(index / KINDS.length)) % STATUSES.length] ?? 'open',
    createTime: now - index * DAY,
  }));
const list: ReportList = { reports: reportsOf(4), blocks };

const reports = (value: StateValueFrom<typeof ownReportsMachine>, context: Partial<OwnReportsContext> = {}) => (
  <DefaultLayout session={session('signedIn')} onSignIn={ignore} frame="page">
    <SettingsScreen
      settings={settings('overview')}
      reports={<ReportsSection reports={flowAt(ownReportsMachine, value, { ...nothingLoaded, list, ...context })} />}
    />
  </DefaultLayout>
);
const asking = { reportId: block.reportId, content: 'She is a teacher.' };

/** What became of a person's reports, and what was blocked of their own. */
export const reportsScenes: Readonly<Record<string, () => ReactNode>> = {
  reports: () => reports('ready'),
  'reports-sent': () => reports('ready', { isSent: true }),
  'reports-many': () => reports('ready', { list: { reports: reportsOf(100), blocks } }),
  'reports-none': () => reports('ready', { list: { reports: [], blocks: [] } }),
  'reports-loading': () => reports('loading', { list: null }),
  'reports-failed': () => reports('loadFailed', { list: null, failure: offline }),
  'reports-appeal': () => reports('writing', asking),
  'reports-appeal-sending': () => reports('sending', asking),
  'reports-appeal-failed': () => reports('failed', { ...asking, failure: offline }),
  'reports-appeal-refused': () => reports('refused', { ...asking, failure: { errNo: 1005, fields: [] } }),
};
