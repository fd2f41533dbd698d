import { memo } from 'react';
import type { VisibleMessage } from '#machines/chat/chatSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Avatar } from '#src/ui/Avatar.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { bubble } from '#styled/recipes';
import { avatarSources } from '../portrait.ts';
import { MessageText } from './MessageText.tsx';
import { TypingDots } from './TypingDots.tsx';

const day = css({ textStyle: 'caption', color: 'fg.subtle', textAlign: 'center', pt: '6', pb: '2' });

export interface MessageRowProps {
  message: VisibleMessage;
  name: string;
  portrait: string;
  /** Being written right now. */
  isWriting: boolean;
  /** Stands above the first message of a day. */
  dayLabel: string | null;
  isFirst: boolean;
  isLast: boolean;
}

const footOf = (status: VisibleMessage['status']): string | null => {
  switch (status) {
    case 'sending':
      return m.chat_sending();
    case 'unsent':
      return m.chat_not_sent();
    case 'stopped':
      return m.chat_stopped();
    case 'generating':
    case 'done':
    case 'interrupted':
    case 'failed':
      return null;
  }
};

/** One message in its bubble. */
export const MessageRow = memo(({ message, name, portrait, isWriting, dayLabel, isFirst, isLast }: MessageRowProps) => {
  const isMine = message.role === 'user';
  const classes = bubble({
    side: isMine ? 'mine' : 'theirs',
    isFirst,
    isLast,
    isPending: message.status === 'sending' || message.status === 'unsent',
  });
  const foot = footOf(message.status);
  return (
    <>
      {dayLabel === null ? null : <p className={day}>{dayLabel}</p>}
      <article className={classes.row} data-message={message.role} data-status={message.status}>
        {isMine ? null : (
          <span className={classes.aside}>
            {isLast ? <Avatar name={name} size="sm" {...avatarSources(portrait)} /> : null}
          </span>
        )}
        <div className={classes.column}>
          <div className={classes.bubble}>
            <VisuallyHidden>{`${isMine ? m.chat_you() : name}: `}</VisuallyHidden>
            {isWriting && message.text === '' ? <TypingDots label={m.chat_typing({ name })} /> : null}
            <MessageText text={message.text} actionClass={classes.action} />
            {isWriting && message.text !== '' ? <span className={classes.caret} /> : null}
          </div>
          {foot === null ? null : <span className={classes.foot}>{foot}</span>}
        </div>
      </article>
    </>
  );
});
