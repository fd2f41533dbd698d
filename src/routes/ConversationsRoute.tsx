import { ConversationsScreen } from '../screens/conversations/ConversationsScreen.tsx';
import { useLiora } from './LioraContext.ts';
import { startChats } from './startChats.ts';

export const Component = () => {
  const chats = startChats(useLiora());
  return <ConversationsScreen conversations={chats.list()} acts={chats.conversationActs()} search={chats.search()} />;
};
