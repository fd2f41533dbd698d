import { useSelector } from '@xstate/react';
import { useParams } from 'react-router';
import { isDemo } from '#machines/chat/chatSelectors.ts';
import { answersLeftOf, costOf, userOf } from '#machines/session/sessionSelectors.ts';
import { here } from '../app/here.ts';
import { css } from '#styled/css';
import { BalanceLink } from '../layouts/BalanceLink.tsx';
import { ConversationScreen } from '../screens/conversation/ConversationScreen.tsx';
import { ConversationMenu } from '../screens/conversations/ConversationMenu.tsx';
import { ConversationsAside } from '../screens/conversations/ConversationsAside.tsx';
import { useLiora } from './LioraContext.ts';
import { startChats } from './startChats.ts';

/* On wide windows it stands in the bar above. Where there is no room for the number, it wraps below the light, where it is not seen. */
const withoutTopBar = css({
  display: { base: 'inline-flex', lg: 'none' },
  flexShrink: '1',
  flexWrap: 'wrap',
  minWidth: '9',
  height: '9',
  px: { base: '2', sm: '3.5' },
  overflow: 'hidden',
  '& > svg, & > span[aria-hidden]': { height: '9', lineHeight: '[2.25rem]' },
});

export const Component = () => {
  const { characterId = '' } = useParams();
  const liora = useLiora();
  const chats = startChats(liora);
  const flows = chats.conversation(characterId);
  const answersAsDemo = useSelector(flows.chat, isDemo);
  const character = useSelector(flows.chat, ({ context }) => context.character);
  const tokens = useSelector(liora.session, (snapshot) => userOf(snapshot)?.tokens ?? null);
  const pictureCost = useSelector(liora.session, costOf('picture'));
  const answersLeft = useSelector(liora.session, answersLeftOf);
  const answerCost = useSelector(liora.session, costOf('chat')) ?? 0;
  const hasPlan = useSelector(liora.session, (snapshot) => (userOf(snapshot)?.plan ?? null) !== null);
  const buy = (view: 'tokens' | 'subscriptions') => () => {
    liora.purchase.send({ type: 'purchase.opened', view, presentation: 'modal', returnPath: here() });
  };
  const acts = chats.conversationActs();
  return (
    <ConversationScreen
      key={characterId}
      flows={flows}
      isDemo={answersAsDemo}
      pictureTerms={{ cost: pictureCost, answerCost, tokens, hasPlan, onSeePlans: buy('subscriptions') }}
      tokens={{ answersLeft, onGetTokens: buy('tokens') }}
      menu={
        <>
          {tokens === null ? null : <BalanceLink tokens={tokens} className={withoutTopBar} />}
          {character === null ? null : <ConversationMenu acts={acts} character={character} />}
        </>
      }
      aside={
        <ConversationsAside conversations={chats.list()} acts={acts} search={chats.search()} activeId={characterId} />
      }
    />
  );
};
