import { useSelector } from '@xstate/react';
import { canChooseGreeting, type VisibleMessage } from '#machines/chat/chatSelectors.ts';
import type { ConversationFlows } from './chatTypes.ts';
import { GreetingChoice } from './GreetingChoice.tsx';

export interface ChatGreetingChoiceProps {
  chat: ConversationFlows['chat'];
  /** The greeting, before anything was said. */
  message: VisibleMessage;
}

/** Chooses what the companion begins with, until the first line is on its way. */
export const ChatGreetingChoice = ({ chat, message: { chosen, alternatives } }: ChatGreetingChoiceProps) => {
  const mayChoose = useSelector(chat, (snapshot) => canChooseGreeting(snapshot, chosen === 0 ? 1 : 0));
  return (
    <GreetingChoice
      chosen={chosen}
      count={alternatives}
      isDisabled={!mayChoose}
      onChoose={(ordinal) => {
        chat.send({ type: 'greeting.chosen', ordinal });
      }}
    />
  );
};
