import { useSelector } from '@xstate/react';
import { hasFailed, isLoading, isMissing } from '#machines/meeting/meetingSelectors.ts';
import { CharacterGate } from '../profile/ProfileStates.tsx';
import { MeetingPage } from './MeetingPage.tsx';
import type { MeetingRef } from './meetingTypes.ts';

/** A character whom one can meet before one has an account. */
export const MeetingScreen = ({ meeting }: { meeting: MeetingRef }) => {
  const isWaiting = useSelector(meeting, isLoading);
  const isNobody = useSelector(meeting, isMissing);
  const isBroken = useSelector(meeting, hasFailed);
  const { failure, character } = useSelector(meeting, (snapshot) => snapshot.context);
  return (
    <CharacterGate
      isWaiting={isWaiting}
      isMissing={isNobody}
      hasFailed={isBroken}
      failure={failure}
      onRetry={() => {
        meeting.send({ type: 'load.retried' });
      }}
      character={character}
      isSmall
    >
      {(found) => <MeetingPage meeting={meeting} character={found} />}
    </CharacterGate>
  );
};
