import { HomeScreen } from '../screens/home/HomeScreen.tsx';
import { useLiora } from './LioraContext.ts';

export const Component = () => {
  const { explore, session } = useLiora();
  return <HomeScreen explore={explore()} session={session} />;
};
