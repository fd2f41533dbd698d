import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import { hasFailed, isLoading, isMissing } from '#machines/profile/profileSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { AlertIcon, CompassIcon } from '#src/ui/icons.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { button } from '#styled/recipes';
import { failureText } from '../wording.ts';
import { ProfilePage } from './ProfilePage.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import type { ProfileRef } from './profileTypes.ts';

/** A character: who that is, and the way into the conversation. */
export const ProfileScreen = ({ profile }: { profile: ProfileRef }) => {
  const isWaiting = useSelector(profile, isLoading);
  const isNobody = useSelector(profile, isMissing);
  const isBroken = useSelector(profile, hasFailed);
  const failure = useSelector(profile, (snapshot) => snapshot.context.failure);
  const shown = useSelector(profile, (snapshot) => snapshot.context.profile);
  if (isNobody)
    return (
      <EmptyState
        level={1}
        icon={<CompassIcon />}
        title={m.profile_missing_title()}
        actions={
          <Link to={paths.home()} className={button()}>
            {m.profile_explore()}
          </Link>
        }
      >
        {m.profile_missing_text()}
      </EmptyState>
    );
  if (isBroken)
    return (
      <EmptyState
        isAlert
        level={1}
        icon={<AlertIcon />}
        title={m.profile_failed_title()}
        actions={
          <Button
            onClick={() => {
              profile.send({ type: 'load.retried' });
            }}
          >
            {m.action_retry()}
          </Button>
        }
      >
        {failure === null ? undefined : failureText(failure)}
      </EmptyState>
    );
  if (isWaiting || shown === null)
    return (
      <div aria-busy="true">
        <VisuallyHidden as="h1">{m.profile_loading()}</VisuallyHidden>
        <ProfileSkeleton />
      </div>
    );
  return <ProfilePage profile={profile} character={shown} />;
};
