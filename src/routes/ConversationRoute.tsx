import { useParams } from 'react-router';
import { ConversationScreen } from '../screens/conversation/ConversationScreen.tsx';
import { ConversationsAside } from '../screens/conversations/ConversationsAside.tsx';
import { useLiora } from './LioraContext.ts';

export const Component = () => {
  const { characterId = '' } = useParams();
  const liora = useLiora();
  return (
    <ConversationScreen
      key={characterId}
      chat={liora.chat(characterId)}
      aside={<ConversationsAside conversations={liora.conversations()} activeId={characterId} />}
    />
  );
};
