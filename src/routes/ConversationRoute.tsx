import { useSelector } from '@xstate/react';
import { useParams } from 'react-router';
import { isDemo } from '#machines/chat/chatSelectors.ts';
import { ConversationScreen } from '../screens/conversation/ConversationScreen.tsx';
import { ConversationsAside } from '../screens/conversations/ConversationsAside.tsx';
import { useLiora } from './LioraContext.ts';

export const Component = () => {
  const { characterId = '' } = useParams();
  const liora = useLiora();
  const chat = liora.chat(characterId);
  const answersAsDemo = useSelector(chat, isDemo);
  return (
    <ConversationScreen
      key={characterId}
      chat={chat}
      isDemo={answersAsDemo}
      aside={<ConversationsAside conversations={liora.conversations()} activeId={characterId} />}
    />
  );
};
