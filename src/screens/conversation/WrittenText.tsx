import { useSelector } from '@xstate/react';
import { writtenText } from '#machines/chat/chatSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import type { ChatRef } from './chatTypes.ts';
import { MessageText } from './MessageText.tsx';
import { TypingDots } from './TypingDots.tsx';

export interface WrittenTextProps {
  chat: ChatRef;
  name: string;
  actionClass: string | undefined;
  /** `null` while nobody knows whether it goes on. */
  caretClass: string | undefined | null;
}

/** An answer that has not ended: this line alone is drawn again with every piece. */
export const WrittenText = ({ chat, name, actionClass, caretClass }: WrittenTextProps) => {
  const text = useSelector(chat, writtenText);
  if (text === '' && caretClass !== null) return <TypingDots label={m.chat_typing({ name })} />;
  return (
    <>
      <MessageText text={text} actionClass={actionClass} />
      {caretClass === null ? null : <span className={caretClass} />}
    </>
  );
};
