import { useSelector } from '@xstate/react';
import { REPORT_CONTENT_MAX, REPORT_REASONS, reportReason } from '#contract/report.ts';
import { canSubmit, isSending, toldOf } from '#machines/report/reportSelectors.ts';
import { newIntentId } from '#src/api/newIntentId.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { ChoiceChips } from '#src/ui/ChoiceChips.tsx';
import { css, cx } from '#styled/css';
import { field } from '#styled/recipes';
import { WaitingLine } from '../WaitingLine.tsx';
import { buttons } from './reportStyles.ts';
import type { ReportRef } from './reportTypes.ts';
import { reasonText } from './reportWording.ts';

const form = css({ display: 'flex', flexDirection: 'column', gap: '5', mt: '5' });
const words = css({ py: '3', minHeight: '28', lineHeight: 'normal', resize: 'vertical' });

/** Where one tells what is wrong. */
export const ReportForm = ({ report, onClose }: { report: ReportRef; onClose: () => void }) => {
  const { reason, content } = useSelector(report, toldOf);
  const isWaiting = useSelector(report, isSending);
  const maySubmit = useSelector(report, canSubmit);
  const classes = field();
  return (
    <form
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        report.send({ type: 'report.submitted', intentId: newIntentId() });
      }}
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
      <label className={classes.root}>
        <span className={classes.label}>{m.report_content()}</span>
        <textarea
          className={cx(classes.input, words)}
          value={content}
          maxLength={REPORT_CONTENT_MAX}
          disabled={isWaiting}
          onChange={({ target }) => {
            report.send({ type: 'content.changed', text: target.value });
          }}
        />
      </label>
      <WaitingLine isWaiting={isWaiting} />
      <div className={buttons}>
        <Button size="md" variant="outline" color="ink" disabled={isWaiting} onClick={onClose}>
          {m.action_cancel()}
        </Button>
        <Button type="submit" size="md" isLoading={isWaiting} disabled={!maySubmit}>
          {m.report_submit()}
        </Button>
      </div>
    </form>
  );
};
