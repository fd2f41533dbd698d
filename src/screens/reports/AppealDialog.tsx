import { useSelector } from '@xstate/react';
import { appealFailureOf, blockToAppealOf, canRetry, isSending } from '#machines/ownReports/ownReportsSelectors.ts';
import { newIntentId } from '#src/api/newIntentId.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { css, cx } from '#styled/css';
import { buttons } from '../report/reportStyles.ts';
import { AppealForm } from './AppealForm.tsx';
import type { OwnReportsRef } from './ownReportsTypes.ts';
import { appealFailureText, blockedText } from './ownReportsWording.ts';

const below = css({ mt: '5' });

/** Where one says why something of one's own should not be blocked. */
export const AppealDialog = ({ reports }: { reports: OwnReportsRef }) => {
  const block = useSelector(reports, blockToAppealOf);
  const isWaiting = useSelector(reports, isSending);
  const mayRetry = useSelector(reports, canRetry);
  const failure = useSelector(reports, appealFailureOf);
  if (block === null) return null;
  const close = () => {
    reports.send({ type: 'dialog.closed' });
  };
  return (
    <Dialog
      isOpen
      title={m.reports_appeal_title()}
      description={m.reports_appeal_text({ what: blockedText(block) })}
      closeLabel={m.action_close()}
      onClose={close}
      isHeld={isWaiting}
    >
      {failure === null ? (
        <AppealForm reports={reports} onClose={close} />
      ) : (
        <>
          <Notice tone="danger" isAlert className={below}>
            {appealFailureText(failure)}
          </Notice>
          <div className={cx(buttons, below)}>
            {mayRetry ? (
              <Button
                size="md"
                onClick={() => {
                  reports.send({ type: 'appeal.retried', intentId: newIntentId() });
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
        </>
      )}
    </Dialog>
  );
};
