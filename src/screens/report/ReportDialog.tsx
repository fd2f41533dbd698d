import { useSelector } from '@xstate/react';
import { canRetry, failureOf, isSending, isSent, openKindOf } from '#machines/report/reportSelectors.ts';
import { newIntentId } from '#src/api/newIntentId.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { css, cx } from '#styled/css';
import { FailureLine } from '../FailureLine.tsx';
import { ReportForm } from './ReportForm.tsx';
import { buttons } from './reportStyles.ts';
import type { ReportRef } from './reportTypes.ts';
import { titleText } from './reportWording.ts';

const below = css({ mt: '5' });

/** Where one tells operators what is wrong with something; opens at its Report button. */
export const ReportDialog = ({ report }: { report: ReportRef }) => {
  const kind = useSelector(report, openKindOf);
  const isWaiting = useSelector(report, isSending);
  const isThere = useSelector(report, isSent);
  const mayRetry = useSelector(report, canRetry);
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
      <FailureLine failure={failure} />
      {isEnded ? (
        <div className={cx(buttons, below)}>
          {mayRetry ? (
            <Button
              size="md"
              onClick={() => {
                report.send({ type: 'report.retried', intentId: newIntentId() });
              }}
            >
              {m.action_retry()}
            </Button>
          ) : (
            <Button size="md" onClick={close}>
              {m.report_done()}
            </Button>
          )}
        </div>
      ) : null}
    </Dialog>
  );
};
