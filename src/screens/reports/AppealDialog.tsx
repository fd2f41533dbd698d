import { useSelector } from '@xstate/react';
import { appealFailureOf, blockToAppealOf, canRetry, isSending } from '#machines/ownReports/ownReportsSelectors.ts';
import { newIntentId } from '#src/api/newIntentId.ts';
import { m } from '#src/paraglide/messages.js';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { css } from '#styled/css';
import { EndButton } from '../DialogButtons.tsx';
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
          <EndButton
            canRetry={mayRetry}
            onRetry={() => {
              reports.send({ type: 'appeal.retried', intentId: newIntentId() });
            }}
            onClose={close}
          />
        </>
      )}
    </Dialog>
  );
};
