import { useSelector } from '@xstate/react';
import { canDiscard, canRetry, noticeCode, type ChatNoticeCode } from '#machines/chat/chatSelectors.ts';
import type { Failure } from '#machines/failure.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { css } from '#styled/css';
import { newIntentId } from '../newIntentId.ts';
import { failureText } from '../wording.ts';
import type { ChatRef } from './chatTypes.ts';

const place = css({ mt: '4' });

const textOf = (code: ChatNoticeCode, name: string, failure: Failure | null): string => {
  const why = failure === null ? '' : failureText(failure);
  switch (code) {
    case 'unsent':
      return `${m.chat_unsent()} ${why}`;
    case 'takingBack':
      return m.chat_taking_back();
    case 'answerFailed':
      return `${m.chat_answer_failed({ name })} ${why}`;
    case 'answerInterrupted':
      return `${m.chat_interrupted({ name })} ${why}`;
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
  const mayRetry = useSelector(chat, canRetry);
  const mayDiscard = useSelector(chat, canDiscard);
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
              {m.chat_unsent_edit()}
            </Button>
          ) : null}
        </>
      }
    >
      {textOf(code, name, failure)}
    </Notice>
  );
};
