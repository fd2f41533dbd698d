import { useSelector } from '@xstate/react';
import type { AnswerFailure } from '#contract/chat.ts';
import type { AnswerPicture } from '#contract/picture.ts';
import {
  canDiscard,
  canRetry,
  type ChatNoticeCode,
  editableId,
  mayWaitForTokens,
  modelFailure,
  noticeCode,
  pictureOf,
  retrySeconds,
} from '#machines/chat/chatSelectors.ts';
import type { Failure } from '#machines/failure.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { css } from '#styled/css';
import { newIntentId } from '#src/api/newIntentId.ts';
import { refusalText, taskFailureText } from '../pictureWording.ts';
import { failureText } from '../wording.ts';
import { answerFailureText } from './answerFailureText.ts';
import type { ChatRef, TokensProps } from './chatTypes.ts';
import { LineWaits } from './LineWaits.tsx';
import { RetryTimer } from './RetryTimer.tsx';

const place = css({ mt: '4' });

interface Told {
  readonly failure: Failure | null;
  readonly picture: AnswerPicture | null;
  readonly reason: AnswerFailure['reason'] | null;
  readonly isHeldBack: boolean;
}

const textOf = (code: ChatNoticeCode, name: string, { failure, picture, reason, isHeldBack }: Told): string => {
  const why = failure === null ? '' : isHeldBack ? m.failure_too_many() : failureText(failure);
  switch (code) {
    case 'unsent':
      return `${m.chat_unsent()} ${why}`;
    case 'unsentEdit':
      return `${m.chat_edit_unsent()} ${why}`;
    case 'unsentAnew':
      return `${m.chat_another_unsent()} ${why}`;
    case 'unsentAnswer':
      return `${m.chat_answer_unsent()} ${why}`;
    case 'unsentMore':
      return `${m.chat_more_unsent()} ${why}`;
    case 'takingBack':
      return m.chat_taking_back();
    case 'answerFailed':
      return reason === null
        ? `${m.chat_answer_failed({ name })} ${why} ${m.chat_free()}`
        : `${answerFailureText(reason, name)} ${m.chat_free()}`;
    case 'answerInterrupted':
      return `${m.chat_interrupted({ name })} ${why} ${m.chat_free()}`;
    case 'pictureRefused':
      return `${m.chat_picture_refused({ name })} ${refusalText(picture?.refusal ?? null)} ${m.chat_picture_free()}`;
    case 'pictureFailed':
      return `${m.chat_picture_failed({ name })} ${taskFailureText(picture?.failure ?? null)} ${m.chat_picture_free()}`;
    case 'lost':
      return m.chat_lost();
    case 'stopFailed':
      return why;
  }
};

export interface ExchangeNoticeProps {
  chat: ChatRef;
  name: string;
  tokens: TokensProps;
}

/** What went wrong with the last exchange, and the ways on. */
export const ExchangeNotice = ({ chat, name, tokens }: ExchangeNoticeProps) => {
  const code = useSelector(chat, noticeCode);
  const failure = useSelector(chat, (snapshot) => snapshot.context.failure);
  const picture = useSelector(chat, pictureOf);
  const reason = useSelector(chat, modelFailure);
  const wait = useSelector(chat, retrySeconds);
  const isWaiting = useSelector(chat, mayWaitForTokens);
  const editId = useSelector(chat, editableId);
  const mayRetry = useSelector(chat, canRetry);
  const mayDiscard = useSelector(chat, canDiscard);
  /* Nothing was typed that could be given back. */
  const isWish = useSelector(
    chat,
    ({ context: { request } }) => request?.kind === 'regenerate' || request?.kind === 'continue',
  );
  if (code === null) return null;
  if (isWaiting && !isWish && (failure !== null || tokens.answersLeft === 0))
    return <LineWaits chat={chat} onGetTokens={tokens.onGetTokens} />;
  const isChecking = code === 'takingBack';
  return (
    <Notice
      className={place}
      tone={isChecking ? 'info' : 'danger'}
      isAlert
      actions={
        <>
          {reason === 'refused' && editId !== null ? (
            <Button
              size="sm"
              variant="outline"
              color="danger"
              onClick={() => {
                chat.send({ type: 'edit.opened', msgId: editId });
              }}
            >
              {m.chat_edit()}
            </Button>
          ) : null}
          {mayRetry ? (
            <Button
              size="sm"
              variant="outline"
              color="danger"
              onClick={() => {
                chat.send({ type: 'message.retried', intentId: newIntentId() });
              }}
            >
              {code === 'lost' ? m.chat_reconnect() : m.action_retry()}
            </Button>
          ) : null}
          {mayDiscard ? (
            <Button
              size="sm"
              variant="ghost"
              color={isChecking ? 'ink' : 'danger'}
              onClick={() => {
                chat.send({ type: 'message.discarded' });
              }}
            >
              {isWish ? m.chat_another_drop() : m.chat_unsent_edit()}
            </Button>
          ) : null}
        </>
      }
    >
      {textOf(code, name, { failure, picture, reason, isHeldBack: wait > 0 })}
      {wait === 0 ? null : <RetryTimer seconds={wait} />}
    </Notice>
  );
};
