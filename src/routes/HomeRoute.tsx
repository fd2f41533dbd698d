import { HomeScreen } from '../screens/home/HomeScreen.tsx';
import { PromotionBanner } from '../screens/home/PromotionBanner.tsx';
import { useLiora } from './LioraContext.ts';

export const Component = () => {
  const { activity, explore, session } = useLiora();
  return (
    <>
      <PromotionBanner activity={activity} />
      <HomeScreen explore={explore()} session={session} />
    </>
  );
};
