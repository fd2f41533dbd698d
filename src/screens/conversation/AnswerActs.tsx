import { m } from '#src/paraglide/messages.js';
import type { VisibleMessage } from '#machines/chat/chatSelectors.ts';
import { FlagIcon, HeartIcon, ReportIcon } from '#src/ui/actIcons.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { css } from '#styled/css';
import { newIntentId } from '#src/api/newIntentId.ts';
import type { ConversationFlows } from './chatTypes.ts';

const pressed = css({ color: 'accent.text' });

export interface AnswerActsProps {
  flows: ConversationFlows;
  message: VisibleMessage;
  isBusy: boolean;
}

/** What one thinks of an answer: that it is liked, what is wrong with it, and a report. */
export const AnswerActs = ({ flows: { acts, report }, message, isBusy }: AnswerActsProps) => {
  const { msgId, liked, hasFeedback } = message;
  return (
    <>
      <IconButton
        size="sm"
        label={m.chat_like()}
        icon={<HeartIcon isFull={liked} />}
        aria-pressed={liked}
        aria-disabled={isBusy}
        className={liked ? pressed : undefined}
        onClick={() => {
          acts.send({ type: 'like.toggled', msgId, liked: !liked, intentId: newIntentId() });
        }}
      />
      <IconButton
        size="sm"
        label={m.chat_feedback()}
        icon={<FlagIcon isFull={hasFeedback} />}
        aria-disabled={isBusy}
        className={hasFeedback ? pressed : undefined}
        onClick={() => {
          acts.send({ type: 'feedback.opened', msgId });
        }}
      />
      {message.isTakenBack === true ? null : (
        <IconButton
          size="sm"
          label={m.chat_report()}
          icon={<ReportIcon />}
          onClick={() => {
            report.send({ type: 'report.requested', kind: 'message', targetId: msgId });
          }}
        />
      )}
    </>
  );
};
