import { createChats } from '../chats.ts';
import { ConversationsScreen } from '../screens/conversations/ConversationsScreen.tsx';
import { useLiora } from './LioraContext.ts';

export const Component = () => <ConversationsScreen conversations={useLiora().chats(createChats).list()} />;
