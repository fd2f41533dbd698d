import { useSelector } from '@xstate/react';
import { useParams } from 'react-router';
import { isDemo } from '#machines/chat/chatSelectors.ts';
import { ConversationScreen } from '../screens/conversation/ConversationScreen.tsx';
import { ConversationMenu } from '../screens/conversations/ConversationMenu.tsx';
import { ConversationsAside } from '../screens/conversations/ConversationsAside.tsx';
import { useLiora } from './LioraContext.ts';
import { startChats } from './startChats.ts';

export const Component = () => {
  const { characterId = '' } = useParams();
  const chats = useLiora().chats(startChats);
  const flows = chats.conversation(characterId);
  const answersAsDemo = useSelector(flows.chat, isDemo);
  const character = useSelector(flows.chat, ({ context }) => context.character);
  const acts = chats.conversationActs();
  return (
    <ConversationScreen
      key={characterId}
      flows={flows}
      isDemo={answersAsDemo}
      menu={character === null ? null : <ConversationMenu acts={acts} character={character} />}
      aside={<ConversationsAside conversations={chats.list()} acts={acts} activeId={characterId} />}
    />
  );
};
