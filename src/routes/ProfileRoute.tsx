import { useSelector } from '@xstate/react';
import { useLocation, useParams } from 'react-router';
import { userOf } from '#machines/session/sessionSelectors.ts';
import { createProfile } from '../flows/profile.ts';
import { createReport } from '../flows/report.ts';
import { ProfileScreen } from '../screens/profile/ProfileScreen.tsx';
import { useLiora } from './LioraContext.ts';

export const Component = () => {
  const { characterId = '' } = useParams();
  const { pathname } = useLocation();
  const liora = useLiora();
  const profile = liora.profile(pathname, (host) => createProfile(host, characterId, pathname));
  const isMember = useSelector(liora.session, (snapshot) => userOf(snapshot) !== null);
  return <ProfileScreen key={characterId} profile={profile} report={isMember ? liora.report(createReport) : null} />;
};
