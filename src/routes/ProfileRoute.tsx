import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { inspected } from '../inspect.ts';
import { profileLogic } from '../profile.ts';
import { ProfileScreen } from '../screens/profile/ProfileScreen.tsx';
import { useLiora } from './LioraContext.ts';

const Profile = ({ characterId }: { characterId: string }) => {
  const { api } = useLiora();
  const logic = useMemo(() => profileLogic(api), [api]);
  return <ProfileScreen profile={useActorRef(logic, { ...inspected, input: { characterId } })} />;
};

export const Component = () => {
  const { characterId = '' } = useParams();
  return <Profile key={characterId} characterId={characterId} />;
};
