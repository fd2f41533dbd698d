import { useSelector } from '@xstate/react';
import { APPEAL_MAX } from '#contract/report.ts';
import { canSubmit, contentOf, isSending } from '#machines/ownReports/ownReportsSelectors.ts';
import { newIntentId } from '#src/api/newIntentId.ts';
import { m } from '#src/paraglide/messages.js';
import { DialogForm } from '../DialogForm.tsx';
import { DialogText } from '../DialogText.tsx';
import type { OwnReportsRef } from './ownReportsTypes.ts';

/** Where one writes it. */
export const AppealForm = ({ reports, onClose }: { reports: OwnReportsRef; onClose: () => void }) => {
  const content = useSelector(reports, contentOf);
  const isWaiting = useSelector(reports, isSending);
  const maySubmit = useSelector(reports, canSubmit);
  return (
    <DialogForm
      submitText={m.reports_appeal_submit()}
      canSubmit={maySubmit}
      isWaiting={isWaiting}
      onSubmit={() => {
        reports.send({ type: 'appeal.submitted', intentId: newIntentId() });
      }}
      onClose={onClose}
    >
      <DialogText
        label={m.reports_appeal_content()}
        value={content}
        maxLength={APPEAL_MAX}
        disabled={isWaiting}
        onChange={(text) => {
          reports.send({ type: 'content.changed', text });
        }}
      />
    </DialogForm>
  );
};
