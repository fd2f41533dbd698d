import type { Appeal, Block } from '#contract/report.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { ruledItem, small } from '../billing/billingStyles.ts';
import { reasonText } from '../report/reportWording.ts';
import { dateText } from '../times.ts';
import { appealLine, blockWords, itemTitle, written } from './ownReportsStyles.ts';
import type { OwnReportsRef } from './ownReportsTypes.ts';
import { blockedText } from './ownReportsWording.ts';

/** What became of another look that was asked for. */
const AppealLines = ({ appeal: { createTime, decision } }: { appeal: Appeal }) => {
  if (decision === null) return <p className={appealLine}>{m.reports_appeal_waits({ date: dateText(createTime) })}</p>;
  const date = dateText(decision.createTime);
  return (
    <>
      <p className={appealLine}>
        {decision.isGranted ? m.reports_appeal_granted({ date }) : m.reports_appeal_dismissed({ date })}
      </p>
      {decision.reason === '' ? null : (
        <p className={written} dir="auto">
          {decision.reason}
        </p>
      )}
    </>
  );
};

/** Something of the person's own that was blocked, and why, with the button that asks for another look. */
export const BlockItem = ({ reports, block }: { reports: OwnReportsRef; block: Block }) => {
  const { reportId, kind, reason, decisionReason, decideTime, appeal } = block;
  const what = blockedText(block);
  return (
    <li className={ruledItem}>
      <div className={blockWords}>
        <p className={itemTitle}>{what}</p>
        <p className={small}>{m.reports_why_and_when({ reason: reasonText(reason), date: dateText(decideTime) })}</p>
        {decisionReason === '' ? null : (
          <p className={written} dir="auto">
            {decisionReason}
          </p>
        )}
        {kind === 'person' && appeal?.decision?.isGranted !== true ? (
          <p className={small}>{m.reports_all_yours_text()}</p>
        ) : null}
        {appeal === null ? null : <AppealLines appeal={appeal} />}
      </div>
      {appeal === null ? (
        <Button
          size="sm"
          variant="outline"
          color="ink"
          aria-label={m.reports_appeal_of({ what })}
          onClick={() => {
            reports.send({ type: 'appeal.requested', reportId });
          }}
        >
          {m.reports_appeal()}
        </Button>
      ) : null}
    </li>
  );
};
