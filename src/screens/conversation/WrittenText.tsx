import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { writtenText } from '#machines/chat/chatSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { createBlockReader } from '#src/ui/safeMarkdown.ts';
import type { ConversationFlows } from './chatTypes.ts';
import { MessageBlocks } from './MessageText.tsx';
import { TypingDots } from './TypingDots.tsx';

export interface WrittenTextProps {
  flows: ConversationFlows;
  name: string;
  actionClass: string | undefined;
  /** `null` while nobody knows whether it goes on. */
  caretClass: string | undefined | null;
}

/** An answer that has not ended: this line alone is drawn again with every piece, and of it the last block alone. */
export const WrittenText = ({ flows, name, actionClass, caretClass }: WrittenTextProps) => {
  const text = useSelector(flows.chat, writtenText);
  const read = useMemo(() => createBlockReader(), []);
  if (text.trim() === '' && caretClass !== null) return <TypingDots label={m.chat_typing({ name })} />;
  return (
    <MessageBlocks
      blocks={read(text)}
      actionClass={actionClass}
      acts={flows.acts}
      tail={caretClass === null ? undefined : <span className={caretClass} />}
    />
  );
};
