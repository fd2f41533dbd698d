import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import { canStop, canSubmit, isStopping } from '#machines/chat/chatSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { SendIcon, StopIcon } from '#src/ui/actIcons.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import type { ChatRef } from './chatTypes.ts';

export interface SendButtonProps {
  chat: ChatRef;
  /** Where one goes on writing. */
  input: RefObject<HTMLTextAreaElement | null>;
}

/** Sends what is written; while an answer is written, stops that. */
export const SendButton = ({ chat, input }: SendButtonProps) => {
  const maySubmit = useSelector(chat, canSubmit);
  const mayStop = useSelector(chat, canStop);
  const isEnding = useSelector(chat, isStopping);
  /* Two buttons, told apart by key: one that became the other under a click would send the draft. */
  if (!mayStop && !isEnding)
    return (
      <IconButton
        key="send"
        type="submit"
        label={m.chat_send()}
        icon={<SendIcon />}
        variant="solid"
        disabled={!maySubmit}
      />
    );
  return (
    <IconButton
      key="stop"
      label={m.chat_stop()}
      icon={isEnding ? <Spinner /> : <StopIcon />}
      variant="ink"
      disabled={!mayStop}
      onClick={(event) => {
        /* The second click of a double one was meant for the button that sent. */
        if (event.detail > 1) return;
        chat.send({ type: 'message.stopRequested' });
        input.current?.focus();
      }}
    />
  );
};
