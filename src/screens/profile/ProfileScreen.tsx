import { useSelector } from '@xstate/react';
import { hasFailed, isLoading, isMissing } from '#machines/profile/profileSelectors.ts';
import { ProfilePage } from './ProfilePage.tsx';
import { ProfileFailed, ProfileLoading, ProfileMissing } from './ProfileStates.tsx';
import type { ProfileFlows } from './profileTypes.ts';

/** A character: who that is, and the way into the conversation. */
export const ProfileScreen = ({ profile, report }: ProfileFlows) => {
  const isWaiting = useSelector(profile, isLoading);
  const isNobody = useSelector(profile, isMissing);
  const isBroken = useSelector(profile, hasFailed);
  const failure = useSelector(profile, (snapshot) => snapshot.context.failure);
  const shown = useSelector(profile, (snapshot) => snapshot.context.profile);
  if (isNobody) return <ProfileMissing />;
  if (isBroken)
    return (
      <ProfileFailed
        failure={failure}
        onRetry={() => {
          profile.send({ type: 'load.retried' });
        }}
      />
    );
  if (isWaiting || shown === null) return <ProfileLoading />;
  return <ProfilePage profile={profile} report={report} character={shown} />;
};
