import { useSelector } from '@xstate/react';
import { REPORT_CONTENT_MAX, REPORT_REASONS, reportReason } from '#contract/report.ts';
import { canSubmit, isSending, toldOf } from '#machines/report/reportSelectors.ts';
import { newIntentId } from '#src/api/newIntentId.ts';
import { m } from '#src/paraglide/messages.js';
import { ChoiceChips } from '#src/ui/ChoiceChips.tsx';
import { DialogForm } from '../DialogForm.tsx';
import { DialogText } from '../DialogText.tsx';
import type { ReportRef } from './reportTypes.ts';
import { reasonText } from './reportWording.ts';

/** Where one tells what is wrong. */
export const ReportForm = ({ report, onClose }: { report: ReportRef; onClose: () => void }) => {
  const { reason, content } = useSelector(report, toldOf);
  const isWaiting = useSelector(report, isSending);
  const maySubmit = useSelector(report, canSubmit);
  return (
    <DialogForm
      submitText={m.report_submit()}
      canSubmit={maySubmit}
      isWaiting={isWaiting}
      onSubmit={() => {
        report.send({ type: 'report.submitted', intentId: newIntentId() });
      }}
      onClose={onClose}
    >
      <ChoiceChips
        label={m.report_reason()}
        name="reason"
        items={REPORT_REASONS.map((value) => ({ value, text: reasonText(value) }))}
        value={reason}
        onChoose={(value) => {
          const chosen = reportReason.safeParse(value);
          if (chosen.success) report.send({ type: 'reason.chosen', reason: chosen.data });
        }}
      />
      <DialogText
        label={m.report_content()}
        value={content}
        maxLength={REPORT_CONTENT_MAX}
        disabled={isWaiting}
        onChange={(text) => {
          report.send({ type: 'content.changed', text });
        }}
      />
    </DialogForm>
  );
};
