import { useSelector } from '@xstate/react';
import { PICTURE_REPORT_REASONS, pictureReportReason } from '#contract/picture.ts';
import { canSubmit, isBusy, reportOf } from '#machines/pictureActs/pictureActsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { ChoiceChips } from '#src/ui/ChoiceChips.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { css, cx } from '#styled/css';
import { field } from '#styled/recipes';
import { FailureLine } from '../FailureLine.tsx';
import { WaitingLine } from '../WaitingLine.tsx';
import { newIntentId } from '#src/api/newIntentId.ts';
import type { PictureActsRef } from './galleryTypes.ts';
import { reasonText } from './galleryWording.ts';

const form = css({ display: 'flex', flexDirection: 'column', gap: '5', mt: '5' });
const words = css({ py: '3', minHeight: '28', lineHeight: 'normal', resize: 'vertical' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2' });

/** As many UTF-16 code units as the server takes. */
const CONTENT_MAX = 2000;

/** Where one tells what is wrong with a picture. */
export const ReportDialog = ({ acts }: { acts: PictureActsRef }) => {
  const { reason, content } = useSelector(acts, reportOf);
  const isWaiting = useSelector(acts, isBusy);
  const maySubmit = useSelector(acts, canSubmit);
  const failure = useSelector(acts, (snapshot) => snapshot.context.failure);
  const classes = field();
  const close = () => {
    acts.send({ type: 'dialog.closed' });
  };
  return (
    <Dialog
      isOpen
      title={m.gallery_report_title()}
      description={m.gallery_report_text()}
      closeLabel={m.action_close()}
      onClose={close}
      isHeld={isWaiting}
    >
      <form
        className={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          acts.send({ type: 'report.submitted', intentId: newIntentId() });
        }}
      >
        <ChoiceChips
          label={m.gallery_report_reason()}
          name="reason"
          items={PICTURE_REPORT_REASONS.map((value) => ({ value, text: reasonText(value) }))}
          value={reason}
          onChoose={(value) => {
            const chosen = pictureReportReason.safeParse(value);
            if (chosen.success) acts.send({ type: 'reason.chosen', reason: chosen.data });
          }}
        />
        <label className={classes.root}>
          <span className={classes.label}>{m.gallery_report_content()}</span>
          <textarea
            className={cx(classes.input, words)}
            value={content}
            maxLength={CONTENT_MAX}
            disabled={isWaiting}
            onChange={({ target }) => {
              acts.send({ type: 'content.changed', text: target.value });
            }}
          />
        </label>
        <FailureLine failure={failure} />
        <WaitingLine isWaiting={isWaiting} />
        <div className={buttons}>
          <Button size="md" variant="outline" color="ink" disabled={isWaiting} onClick={close}>
            {m.action_cancel()}
          </Button>
          <Button type="submit" size="md" isLoading={isWaiting} disabled={!maySubmit}>
            {m.gallery_report_submit()}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
