import { useSelector } from '@xstate/react';
import type { ReportList } from '#contract/report.ts';
import { helpOf, isSent } from '#machines/ownReports/ownReportsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Notice } from '#src/ui/Notice.tsx';
import { muted } from '../billing/billingStyles.ts';
import { HelpNotice } from '../conversation/HelpCard.tsx';
import { BlockItem } from './BlockItem.tsx';
import { LongList } from './LongList.tsx';
import type { OwnReportsRef } from './ownReportsTypes.ts';
import { ReportItem } from './ReportItem.tsx';

/** What was blocked of the person's own, and what they reported, the latest first. */
export const ReportLists = ({ reports, list }: { reports: OwnReportsRef; list: ReportList }) => {
  const isOnItsWay = useSelector(reports, isSent);
  const help = useSelector(reports, helpOf);
  return (
    <>
      {isOnItsWay ? (
        <Notice tone="success" isAlert>
          {m.reports_appeal_sent()}
        </Notice>
      ) : null}
      {help === null ? null : <HelpNotice help={help} isNew />}
      {list.blocks.length === 0 && list.reports.length === 0 ? <p className={muted}>{m.reports_none()}</p> : null}
      <LongList
        title={m.reports_blocked()}
        items={list.blocks.map((block) => (
          <BlockItem key={block.reportId} reports={reports} block={block} />
        ))}
      />
      <LongList
        title={m.reports_reported()}
        items={list.reports.map((report) => (
          <ReportItem key={report.reportId} report={report} />
        ))}
      />
    </>
  );
};
