import { useSelector } from '@xstate/react';
import { FEEDBACK_TAGS, type FeedbackTag } from '#contract/chatActs.ts';
import {
  canSubmitFeedback,
  charactersLeft,
  feedbackOf,
  helpOf,
  isFeedbackOpen,
  isSendingFeedback,
} from '#machines/messageActs/messageActsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { css } from '#styled/css';
import { field } from '#styled/recipes';
import { DialogButtons } from '../DialogButtons.tsx';
import { DialogForm } from '../DialogForm.tsx';
import { DialogText } from '../DialogText.tsx';
import { FailureLine } from '../FailureLine.tsx';
import { newIntentId } from '#src/api/newIntentId.ts';
import type { MessageActsRef } from './chatTypes.ts';
import { HelpNotice } from './HelpCard.tsx';
import { countText } from '../money.ts';

const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const helping = css({ mt: '4' });

const tagText = (tag: FeedbackTag): string => {
  switch (tag) {
    case 'outOfCharacter':
      return m.feedback_tag_out_of_character();
    case 'forgetful':
      return m.feedback_tag_forgetful();
    case 'repetitive':
      return m.feedback_tag_repetitive();
    case 'unwanted':
      return m.feedback_tag_unwanted();
    case 'wrongLength':
      return m.feedback_tag_wrong_length();
    case 'other':
      return m.feedback_tag_other();
  }
};

const FeedbackForm = ({ acts }: { acts: MessageActsRef }) => {
  const { tags, content } = useSelector(acts, feedbackOf);
  const isWaiting = useSelector(acts, isSendingFeedback);
  const maySubmit = useSelector(acts, canSubmitFeedback);
  const left = useSelector(acts, charactersLeft);
  const failure = useSelector(acts, (snapshot) => snapshot.context.failure);
  return (
    <DialogForm
      submitText={m.feedback_submit()}
      canSubmit={maySubmit}
      isWaiting={isWaiting}
      onSubmit={() => {
        acts.send({ type: 'feedback.submitted', intentId: newIntentId() });
      }}
      onClose={() => {
        acts.send({ type: 'dialog.closed' });
      }}
    >
      <fieldset className={chips} aria-label={m.feedback_tags()}>
        {FEEDBACK_TAGS.map((tag) => (
          <Chip
            key={tag}
            isPressed={tags.includes(tag)}
            disabled={isWaiting}
            onClick={() => {
              acts.send({ type: 'tag.toggled', tag });
            }}
          >
            {tagText(tag)}
          </Chip>
        ))}
      </fieldset>
      <DialogText
        label={m.feedback_content()}
        value={content}
        placeholder={m.feedback_content_placeholder()}
        disabled={isWaiting}
        aria-invalid={left < 0}
        onChange={(text) => {
          acts.send({ type: 'content.changed', text });
        }}
      />
      {left < 0 ? (
        <p className={field().error} role="alert">
          {m.chat_too_long({ over: countText(-left) })}
        </p>
      ) : null}
      <FailureLine failure={failure} />
    </DialogForm>
  );
};

export interface MessageFeedbackDialogProps {
  acts: MessageActsRef;
  /** Whose answer it is. */
  name: string;
}

/** Where one tells what is wrong with an answer. */
export const MessageFeedbackDialog = ({ acts, name }: MessageFeedbackDialogProps) => {
  const isOpen = useSelector(acts, isFeedbackOpen);
  const isWaiting = useSelector(acts, isSendingFeedback);
  const help = useSelector(acts, helpOf);
  if (!isOpen) return null;
  const close = () => {
    acts.send({ type: 'dialog.closed' });
  };
  return (
    <Dialog
      isOpen
      title={m.feedback_title()}
      description={help === null ? m.feedback_text({ name }) : m.chat_feedback_sent()}
      closeLabel={m.action_close()}
      onClose={close}
      isHeld={isWaiting}
    >
      {help === null ? (
        <FeedbackForm acts={acts} />
      ) : (
        <>
          <HelpNotice help={help} isNew className={helping} />
          <DialogButtons className={helping}>
            <Button size="md" onClick={close}>
              {m.report_done()}
            </Button>
          </DialogButtons>
        </>
      )}
    </Dialog>
  );
};
