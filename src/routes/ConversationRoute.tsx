import { useSelector } from '@xstate/react';
import { useParams } from 'react-router';
import { isDemo } from '#machines/chat/chatSelectors.ts';
import { createChats } from '../chats.ts';
import { ConversationScreen } from '../screens/conversation/ConversationScreen.tsx';
import { ConversationsAside } from '../screens/conversations/ConversationsAside.tsx';
import { useLiora } from './LioraContext.ts';

export const Component = () => {
  const { characterId = '' } = useParams();
  const chats = useLiora().chats(createChats);
  const chat = chats.chat(characterId);
  const answersAsDemo = useSelector(chat, isDemo);
  return (
    <ConversationScreen
      key={characterId}
      chat={chat}
      isDemo={answersAsDemo}
      aside={<ConversationsAside conversations={chats.list()} activeId={characterId} />}
    />
  );
};
