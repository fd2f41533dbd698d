import { useLocation, useParams } from 'react-router';
import { createProfile } from '../profile.ts';
import { ProfileScreen } from '../screens/profile/ProfileScreen.tsx';
import { useLiora } from './LioraContext.ts';

export const Component = () => {
  const { characterId = '' } = useParams();
  const { pathname } = useLocation();
  const liora = useLiora();
  const profile = liora.profile(pathname, (host) => createProfile(host, characterId, pathname));
  return <ProfileScreen key={characterId} profile={profile} />;
};
