import { useSelector } from '@xstate/react';
import type { AnswerPicture } from '#contract/picture.ts';
import { canDiscard, canRetry, noticeCode, pictureOf, type ChatNoticeCode } from '#machines/chat/chatSelectors.ts';
import type { Failure } from '#machines/failure.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { css } from '#styled/css';
import { newIntentId } from '#src/api/newIntentId.ts';
import { refusalText, taskFailureText } from '../pictureWording.ts';
import { failureText } from '../wording.ts';
import type { ChatRef } from './chatTypes.ts';

const place = css({ mt: '4' });

const textOf = (code: ChatNoticeCode, name: string, failure: Failure | null, picture: AnswerPicture | null): string => {
  const why = failure === null ? '' : failureText(failure);
  switch (code) {
    case 'unsent':
      return `${m.chat_unsent()} ${why}`;
    case 'unsentEdit':
      return `${m.chat_edit_unsent()} ${why}`;
    case 'unsentAnew':
      return `${m.chat_another_unsent()} ${why}`;
    case 'takingBack':
      return m.chat_taking_back();
    case 'answerFailed':
      return `${m.chat_answer_failed({ name })} ${why}`;
    case 'answerInterrupted':
      return `${m.chat_interrupted({ name })} ${why}`;
    case 'pictureRefused':
      return `${m.chat_picture_refused({ name })} ${refusalText(picture?.refusal ?? null)} ${m.picture_free()}`;
    case 'pictureFailed':
      return `${m.chat_picture_failed({ name })} ${taskFailureText(picture?.failure ?? null)} ${m.picture_free()}`;
    case 'lost':
      return m.chat_lost();
    case 'stopFailed':
      return why;
  }
};

/** What went wrong with the last exchange, and the ways on. */
export const ExchangeNotice = ({ chat, name }: { chat: ChatRef; name: string }) => {
  const code = useSelector(chat, noticeCode);
  const failure = useSelector(chat, (snapshot) => snapshot.context.failure);
  const picture = useSelector(chat, pictureOf);
  const mayRetry = useSelector(chat, canRetry);
  const mayDiscard = useSelector(chat, canDiscard);
  /* Nothing was typed that could be given back. */
  const isWish = useSelector(chat, ({ context }) => context.request?.kind === 'regenerate');
  if (code === null) return null;
  const isChecking = code === 'takingBack';
  return (
    <Notice
      className={place}
      tone={isChecking ? 'info' : 'danger'}
      isAlert
      actions={
        <>
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
      {textOf(code, name, failure, picture)}
    </Notice>
  );
};
