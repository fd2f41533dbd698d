import { useSelector } from '@xstate/react';
import { hasLoadFailed, isActing, listOf } from '#machines/ownReports/ownReportsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { BillingSection } from '../billing/BillingSection.tsx';
import { stack } from '../billing/billingStyles.ts';
import { ReloadNotice } from '../ReloadNotice.tsx';
import { AppealDialog } from './AppealDialog.tsx';
import type { OwnReportsRef } from './ownReportsTypes.ts';
import { ReportLists } from './ReportLists.tsx';
import { ReportsSkeleton } from './ReportsSkeleton.tsx';

const ReportsBody = ({ reports }: { reports: OwnReportsRef }) => {
  const isFailed = useSelector(reports, hasLoadFailed);
  const list = useSelector(reports, listOf);
  if (isFailed) return <ReloadNotice flow={reports}>{m.reports_failed()}</ReloadNotice>;
  return list === null ? <ReportsSkeleton /> : <ReportLists reports={reports} list={list} />;
};

/** What became of what the person reported, and what was blocked of their own. */
export const ReportsSection = ({ reports }: { reports: OwnReportsRef }) => {
  const isAsked = useSelector(reports, isActing);
  return (
    <BillingSection title={m.reports_title()} isActing={isAsked}>
      <div className={stack}>
        <ReportsBody reports={reports} />
      </div>
      <AppealDialog reports={reports} />
    </BillingSection>
  );
};
