import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../addresses/paths.ts';
import { isEmpty } from '#machines/conversations/conversationsSelectors.ts';
import { isSignedIn } from '#machines/session/sessionSelectors.ts';
import { Hero } from '../screens/home/Hero.tsx';
import { HomeScreen } from '../screens/home/HomeScreen.tsx';
import { PromotionBanner } from '../screens/home/PromotionBanner.tsx';
import { late } from '../ui/late.ts';
import { useLiora } from './LioraContext.ts';
import { knownRecentChats, loadRecentChats } from './recentChatsCode.ts';

/** For somebody who signs in here. */
const RecentChats = late(loadRecentChats);

const Opening = ({ hero }: { hero: ReactNode }) => {
  const draw = knownRecentChats();
  if (draw !== undefined) return draw(hero);
  return (
    <Suspense fallback={hero}>
      <RecentChats hero={hero} />
    </Suspense>
  );
};

export const Component = () => {
  const liora = useLiora();
  const { activity, session } = liora;
  const explore = liora.explore();
  const navigate = useNavigate();
  useEffect(() => {
    const wanted = explore.on('address.wanted', ({ filter }) => {
      void navigate(paths.explore(filter), { replace: true, preventScrollReset: true });
    });
    return () => {
      wanted.unsubscribe();
    };
  }, [explore, navigate]);
  const isMember = useSelector(session, isSignedIn);
  const hasHero = useSelector(isMember ? liora.heldConversations() : undefined, (list) =>
    list === undefined ? !isMember : isEmpty(list),
  );
  const hero = <Hero explore={explore} session={session} />;
  return (
    <>
      <PromotionBanner activity={activity} />
      <HomeScreen
        explore={explore}
        session={session}
        hasHero={hasHero}
        opening={isMember ? <Opening hero={hero} /> : hero}
      />
    </>
  );
};
