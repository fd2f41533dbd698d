import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../addresses/paths.ts';
import { HomeScreen } from '../screens/home/HomeScreen.tsx';
import { PromotionBanner } from '../screens/home/PromotionBanner.tsx';
import { useLiora } from './LioraContext.ts';

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
  return (
    <>
      <PromotionBanner activity={activity} />
      <HomeScreen explore={explore} session={session} />
    </>
  );
};
