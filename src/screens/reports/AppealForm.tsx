import { useSelector } from '@xstate/react';
import { APPEAL_MAX } from '#contract/report.ts';
import { canSubmit, contentOf, isSending } from '#machines/ownReports/ownReportsSelectors.ts';
import { newIntentId } from '#src/api/newIntentId.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { css, cx } from '#styled/css';
import { field } from '#styled/recipes';
import { buttons } from '../report/reportStyles.ts';
import { WaitingLine } from '../WaitingLine.tsx';
import type { OwnReportsRef } from './ownReportsTypes.ts';

const form = css({ display: 'flex', flexDirection: 'column', gap: '5', mt: '5' });
const words = css({ py: '3', minHeight: '28', lineHeight: 'normal', resize: 'vertical' });

/** Where one writes it. */
export const AppealForm = ({ reports, onClose }: { reports: OwnReportsRef; onClose: () => void }) => {
  const content = useSelector(reports, contentOf);
  const isWaiting = useSelector(reports, isSending);
  const maySubmit = useSelector(reports, canSubmit);
  const classes = field();
  return (
    <form
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        reports.send({ type: 'appeal.submitted', intentId: newIntentId() });
      }}
    >
      <label className={classes.root}>
        <span className={classes.label}>{m.reports_appeal_content()}</span>
        <textarea
          className={cx(classes.input, words)}
          value={content}
          maxLength={APPEAL_MAX}
          disabled={isWaiting}
          onChange={({ target }) => {
            reports.send({ type: 'content.changed', text: target.value });
          }}
        />
      </label>
      <WaitingLine isWaiting={isWaiting} />
      <div className={buttons}>
        <Button size="md" variant="outline" color="ink" disabled={isWaiting} onClick={onClose}>
          {m.action_cancel()}
        </Button>
        <Button type="submit" size="md" isLoading={isWaiting} disabled={!maySubmit}>
          {m.reports_appeal_submit()}
        </Button>
      </div>
    </form>
  );
};
