import { useSelector } from '@xstate/react';
import { canRetry, failureOf, helpOf, isSending, isSent, openKindOf } from '#machines/report/reportSelectors.ts';
import { newIntentId } from '#src/api/newIntentId.ts';
import { m } from '#src/paraglide/messages.js';
import { Dialog } from '#src/ui/Dialog.tsx';
import { css } from '#styled/css';
import { HelpNotice } from '../conversation/HelpCard.tsx';
import { EndButton } from '../DialogButtons.tsx';
import { FailureLine } from '../FailureLine.tsx';
import { ReportForm } from './ReportForm.tsx';
import type { ReportRef } from './reportTypes.ts';
import { titleText } from './reportWording.ts';

const helping = css({ mt: '4' });

/** Where one tells operators what is wrong with something; opens at its Report button. */
export const ReportDialog = ({ report }: { report: ReportRef }) => {
  const kind = useSelector(report, openKindOf);
  const isWaiting = useSelector(report, isSending);
  const isThere = useSelector(report, isSent);
  const mayRetry = useSelector(report, canRetry);
  const help = useSelector(report, helpOf);
  const failure = useSelector(report, failureOf);
  if (kind === null) return null;
  const close = () => {
    report.send({ type: 'dialog.closed' });
  };
  const isEnded = isThere || failure !== null;
  return (
    <Dialog
      isOpen
      title={titleText(kind)}
      description={isThere ? m.report_sent() : m.report_text()}
      closeLabel={m.action_close()}
      onClose={close}
      isHeld={isWaiting}
    >
      {isEnded ? null : <ReportForm report={report} onClose={close} />}
      {help === null ? null : <HelpNotice help={help} isNew className={helping} />}
      <FailureLine failure={failure} />
      {isEnded ? (
        <EndButton
          canRetry={mayRetry}
          onRetry={() => {
            report.send({ type: 'report.retried', intentId: newIntentId() });
          }}
          onClose={close}
        />
      ) : null}
    </Dialog>
  );
};
