import { useSelector } from '@xstate/react';
import { hasFailed, isLoading, isMissing } from '#machines/profile/profileSelectors.ts';
import { ProfilePage } from './ProfilePage.tsx';
import { CharacterGate } from './ProfileStates.tsx';
import type { ProfileFlows } from './profileTypes.ts';

/** A character: who that is, and the way into the conversation. */
export const ProfileScreen = ({ profile, report }: ProfileFlows) => {
  const isWaiting = useSelector(profile, isLoading);
  const isNobody = useSelector(profile, isMissing);
  const isBroken = useSelector(profile, hasFailed);
  const failure = useSelector(profile, (snapshot) => snapshot.context.failure);
  const shown = useSelector(profile, (snapshot) => snapshot.context.profile);
  return (
    <CharacterGate
      isWaiting={isWaiting}
      isMissing={isNobody}
      hasFailed={isBroken}
      failure={failure}
      onRetry={() => {
        profile.send({ type: 'load.retried' });
      }}
      character={shown}
    >
      {(character) => <ProfilePage profile={profile} report={report} character={character} />}
    </CharacterGate>
  );
};
