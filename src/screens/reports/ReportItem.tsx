import type { OwnReport } from '#contract/report.ts';
import { m } from '#src/paraglide/messages.js';
import { Badge } from '#src/ui/Badge.tsx';
import { ruledItem, ruledWords, small } from '../billing/billingStyles.ts';
import { reasonText } from '../report/reportWording.ts';
import { dateText } from '../times.ts';
import { itemTitle } from './ownReportsStyles.ts';
import { reportedText, statusText } from './ownReportsWording.ts';

/** Something that the person reported, and what became of it. */
export const ReportItem = ({ report }: { report: OwnReport }) => (
  <li className={ruledItem}>
    <div className={ruledWords}>
      <p className={itemTitle}>{reportedText(report)}</p>
      <p className={small}>
        {m.reports_why_and_when({ reason: reasonText(report.reason), date: dateText(report.createTime) })}
      </p>
    </div>
    <Badge tone={report.status === 'upheld' ? 'accent' : 'quiet'}>{statusText(report.status)}</Badge>
  </li>
);
