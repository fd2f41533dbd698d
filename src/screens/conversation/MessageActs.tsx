import { useSelector } from '@xstate/react';
import { memo } from 'react';
import {
  canAskAnother,
  canContinue,
  editableId,
  hasContent,
  type VisibleMessage,
} from '#machines/chat/chatSelectors.ts';
import { isBusy as isBusyOf } from '#machines/messageActs/messageActsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { CopyIcon, PencilIcon, RetryIcon, TrashIcon } from '#src/ui/actIcons.tsx';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { css } from '#styled/css';
import { newIntentId } from '#src/api/newIntentId.ts';
import { Alternatives } from './Alternatives.tsx';
import { AnswerActs } from './AnswerActs.tsx';
import type { ConversationFlows } from './chatTypes.ts';
import { ListenButton } from './ListenButton.tsx';

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5', color: 'fg.muted' });
/* On phones, what has words stands above the icons, which take a line of their own. */
const worded = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  flexBasis: { base: 'full', sm: '[auto]' },
});
/* Flush with the bubble above it. */
const first = css({ _first: { ms: '1' } });

export interface MessageActsProps {
  flows: ConversationFlows;
  message: VisibleMessage;
  /** The last one, which can be answered anew. */
  isNewest: boolean;
}

/** What one can do with a message. Its buttons are not disabled while something is done, so that the keyboard stays on them. */
export const MessageActs = memo(({ flows, message, isNewest }: MessageActsProps) => {
  const { chat, acts } = flows;
  const { msgId, text } = message;
  const isBusy = useSelector(acts, isBusyOf);
  const mayAskAnother = useSelector(chat, (snapshot) => isNewest && canAskAnother(snapshot));
  const mayContinue = useSelector(chat, (snapshot) => isNewest && canContinue(snapshot));
  const mayEdit = useSelector(chat, (snapshot) => message.role === 'user' && editableId(snapshot) === msgId);
  const isTheirs = message.role === 'companion';
  const hasAlternatives = message.alternatives > 1 && isTheirs;
  return (
    <fieldset className={bar} aria-label={m.chat_acts()}>
      {hasAlternatives || mayContinue ? (
        <div className={worded}>
          {hasAlternatives ? <Alternatives acts={acts} message={message} isBusy={isBusy} /> : null}
          {mayContinue ? (
            <Button
              size="sm"
              variant="outline"
              color="ink"
              className={first}
              onClick={() => {
                chat.send({ type: 'answer.continueRequested', intentId: newIntentId() });
              }}
            >
              {m.chat_continue()}
            </Button>
          ) : null}
        </div>
      ) : null}
      {mayAskAnother ? (
        <IconButton
          size="sm"
          label={isTheirs ? m.chat_another() : m.chat_answer()}
          icon={<RetryIcon />}
          onClick={() => {
            chat.send({ type: 'answer.anotherRequested', intentId: newIntentId() });
          }}
        />
      ) : null}
      {text === '' ? null : (
        <>
          <ListenButton flows={flows} msgId={msgId} />
          <IconButton
            size="sm"
            label={m.chat_copy()}
            icon={<CopyIcon />}
            aria-disabled={isBusy}
            onClick={() => {
              acts.send({ type: 'copy.requested', text });
            }}
          />
        </>
      )}
      {mayEdit ? (
        <IconButton
          size="sm"
          label={m.chat_edit()}
          icon={<PencilIcon />}
          onClick={() => {
            chat.send({ type: 'edit.opened', msgId });
          }}
        />
      ) : null}
      {isTheirs && hasContent(message) ? <AnswerActs flows={flows} message={message} isBusy={isBusy} /> : null}
      <IconButton
        size="sm"
        label={m.chat_delete()}
        icon={<TrashIcon />}
        aria-disabled={isBusy}
        onClick={() => {
          acts.send({ type: 'deletion.opened', msgId });
        }}
      />
    </fieldset>
  );
});
