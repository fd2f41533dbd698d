import { memo } from 'react';
import { GREETING_ID, hasContent, type VisibleMessage } from '#machines/chat/chatSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { MoreIcon } from '#src/ui/actIcons.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { swipeSideways } from '#src/ui/sideways.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css, cx } from '#styled/css';
import { bubble } from '#styled/recipes';
import { avatarSources } from '../portrait.ts';
import { clockText, dateTimeOf } from '../times.ts';
import { answerFailureText } from './answerFailureText.ts';
import { turnAnswer } from './Alternatives.tsx';
import type { ConversationFlows } from './chatTypes.ts';
import { ChatGreetingChoice } from './ChatGreetingChoice.tsx';
import { MessageActs } from './MessageActs.tsx';
import { MessageContent } from './MessageContent.tsx';

const day = css({
  textStyle: 'caption',
  lineHeight: '[1rem]',
  color: 'fg.subtle',
  textAlign: 'center',
  pt: '6',
  pb: '2',
});

export interface MessageRowProps {
  message: VisibleMessage;
  /** Among those that are known, from 1 on. */
  place: number;
  /** How many there are; -1 while more may be above. */
  setSize: number;
  name: string;
  portrait: string;
  flows: ConversationFlows;
  /** Being written right now. */
  isWriting: boolean;
  /** What one can do with it is shown. */
  isOpened: boolean;
  /** Stands above the first message of a day. */
  dayLabel: string | null;
  isFirst: boolean;
  isLast: boolean;
  isNewest: boolean;
}

/* As wide as the button that comes with the next message, which else would make the bubble narrower. */
const room = css({ flexShrink: '0', width: '9' });
/* The first thing that somebody says to you. */
const arrives = css({ animation: 'messageIn' });
/* Beside the avatar, in place of a bubble. */
const nothing = css({ lineHeight: '[2.25rem]', fontSize: 'sm', fontStyle: 'italic', color: 'fg.muted' });
/* A finger that moves sideways chooses; up and down it scrolls. */
const swiped = css({ touchAction: 'pan-y' });

/** Stored, and not being written: something can be done with it. */
const isActable = ({ status, createTime }: VisibleMessage): boolean =>
  createTime !== null && status !== 'generating' && status !== 'sending' && status !== 'unsent';

/** It ends where there was no more room, and why it was not gone on with, where that was tried. */
const cutText = ({ failure }: VisibleMessage, name: string): string =>
  failure === undefined ? m.chat_cut() : `${m.chat_cut()}. ${answerFailureText(failure.reason, name)} ${m.chat_free()}`;

/** What became of it; the newest has a notice that says more. */
const footOf = (message: VisibleMessage, isNewest: boolean, name: string): string | null => {
  switch (message.status) {
    case 'sending':
      return m.chat_sending();
    case 'unsent':
      return m.chat_not_sent();
    case 'stopped':
      return m.chat_stopped();
    case 'interrupted':
    case 'failed':
      if (!hasContent(message)) return m.chat_no_answer();
      return isNewest ? null : m.chat_broke_off();
    case 'done':
      return message.isCut === true ? cutText(message, name) : null;
    case 'generating':
      return null;
  }
};

/** One message in its bubble. */
export const MessageRow = memo((props: MessageRowProps) => {
  const { message, place, setSize, name, portrait, flows, isWriting, isOpened, dayLabel, isFirst, isLast, isNewest } =
    props;
  const isMine = message.role === 'user';
  const classes = bubble({
    side: isMine ? 'mine' : 'theirs',
    isFirst,
    isPending: message.status === 'sending' || message.status === 'unsent',
  });
  const isEmpty = message.status !== 'generating' && !hasContent(message);
  const outcome = footOf(message, isNewest, name);
  const foot = isEmpty ? null : outcome;
  const canAct = isActable(message);
  const time = canAct && (isLast || isOpened) ? message.createTime : null;
  const showsActs = canAct && (isOpened || (isNewest && !isMine));
  // What was stored has alternatives like any answer.
  const isGreeting = message.msgId === GREETING_ID;
  const hasChoice = isGreeting && message.alternatives > 1;
  const hasAnswers = showsActs && !isMine && message.alternatives > 1;
  const turn = (step: 1 | -1) => {
    if (hasAnswers) turnAnswer(flows.acts, message, step);
    else flows.chat.send({ type: 'greeting.chosen', ordinal: message.chosen + step });
  };
  const isTurned = hasChoice || hasAnswers;
  return (
    <>
      {dayLabel === null ? null : <p className={day}>{dayLabel}</p>}
      <article
        className={cx(classes.row, isGreeting ? arrives : undefined)}
        aria-posinset={place}
        aria-setsize={setSize}
        data-message={message.role}
        data-status={message.status}
      >
        {isMine ? null : (
          <span className={classes.aside}>
            {isLast ? <Avatar name={name} size="sm" {...avatarSources(portrait)} /> : null}
          </span>
        )}
        <div className={classes.column}>
          <div className={classes.line}>
            <div
              className={isEmpty ? nothing : cx(classes.bubble, isTurned ? swiped : undefined)}
              {...(isTurned && swipeSideways(turn))}
            >
              <VisuallyHidden>{`${isMine ? m.chat_you() : name}: `}</VisuallyHidden>
              {isEmpty ? (
                outcome
              ) : (
                <MessageContent
                  message={message}
                  name={name}
                  flows={flows}
                  actionClass={classes.action}
                  caretClass={isWriting ? classes.caret : null}
                />
              )}
            </div>
            {canAct && !(isNewest && !isMine) ? (
              <IconButton
                size="sm"
                className={classes.more}
                label={m.chat_acts_open()}
                icon={<MoreIcon />}
                aria-expanded={isOpened}
                onClick={() => {
                  flows.acts.send({ type: 'message.opened', msgId: message.msgId });
                }}
              />
            ) : (
              <span className={room} />
            )}
          </div>
        </div>
        {foot === null && time === null ? null : (
          <div className={classes.foot}>
            {foot === null ? null : <span>{foot}</span>}
            {time === null ? null : <time dateTime={dateTimeOf(time)}>{clockText(time)}</time>}
          </div>
        )}
        {hasChoice ? (
          <div className={classes.acts}>
            <ChatGreetingChoice chat={flows.chat} message={message} />
          </div>
        ) : null}
        {showsActs ? (
          <div className={classes.acts}>
            <MessageActs flows={flows} message={message} isNewest={isNewest} />
          </div>
        ) : null}
      </article>
    </>
  );
});
