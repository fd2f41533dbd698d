import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Failure } from '#machines/failure.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { AlertIcon, CompassIcon } from '#src/ui/icons.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { button } from '#styled/recipes';
import { failureText } from '../wording.ts';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

/** What stands in the place of a character who is not there. */
const ProfileMissing = () => (
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

/** What stands in the place of a character who could not be loaded. */
const ProfileFailed = ({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) => (
  <EmptyState
    isAlert
    level={1}
    icon={<AlertIcon />}
    title={m.profile_failed_title()}
    actions={<Button onClick={onRetry}>{m.action_retry()}</Button>}
  >
    {failure === null ? undefined : failureText(failure)}
  </EmptyState>
);

/** What stands in the place of a character who is being loaded. */
const ProfileLoading = ({ isSmall }: { isSmall: boolean }) => (
  <div aria-busy="true">
    <VisuallyHidden as="h1">{m.profile_loading()}</VisuallyHidden>
    <ProfileSkeleton isSmall={isSmall} />
  </div>
);

export interface CharacterGateProps<Character> {
  isWaiting: boolean;
  isMissing: boolean;
  hasFailed: boolean;
  failure: Failure | null;
  onRetry: () => void;
  character: Character | null;
  /** Their portrait is smaller on phones. */
  isSmall?: boolean;
  /** The page of the character that is there. */
  children: (character: Character) => ReactNode;
}

/** The page of a character, or what stands in its place. */
export const CharacterGate = <Character,>({
  isWaiting,
  isMissing,
  hasFailed,
  failure,
  onRetry,
  character,
  isSmall = false,
  children,
}: CharacterGateProps<Character>) => {
  if (isMissing) return <ProfileMissing />;
  if (hasFailed) return <ProfileFailed failure={failure} onRetry={onRetry} />;
  if (isWaiting || character === null) return <ProfileLoading isSmall={isSmall} />;
  return children(character);
};
