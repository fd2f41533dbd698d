import { useActorRef } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { inspected } from '../inspect.ts';
import { keepLine, keepSaid, meetingLogic, readLine } from '../meeting.ts';
import { paths } from '../paths.ts';
import { MeetingScreen } from '../screens/meeting/MeetingScreen.tsx';
import { useLiora } from './LioraContext.ts';

const Meeting = ({ characterId }: { characterId: string }) => {
  const { api, auth } = useLiora();
  const navigate = useNavigate();
  const logic = useMemo(() => meetingLogic(api), [api]);
  const meeting = useActorRef(logic, { ...inspected, input: { characterId, line: readLine(characterId) } });
  useEffect(() => {
    let { line } = meeting.getSnapshot().context;
    const typed = meeting.subscribe(({ context }) => {
      if (context.line === line) return;
      ({ line } = context);
      keepLine(characterId, line);
    });
    const lead = async (): Promise<void> => {
      await navigate(paths.conversation(characterId));
      // Whoever says a first line is new more often than not; who is not goes on to sign-in from there.
      auth.send({ type: 'view.chosen', view: 'signUp' });
    };
    const said = meeting.on('line.said', (event) => {
      keepSaid(event);
      void lead();
    });
    return () => {
      typed.unsubscribe();
      said.unsubscribe();
    };
  }, [meeting, characterId, auth, navigate]);
  return <MeetingScreen meeting={meeting} />;
};

export const Component = () => {
  const { characterId = '' } = useParams();
  return <Meeting key={characterId} characterId={characterId} />;
};
