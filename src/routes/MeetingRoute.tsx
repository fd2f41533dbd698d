import { useLayoutEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { keepSaid } from '../flows/firstLine.ts';
import { createMeeting, keepMeeting } from '../flows/meeting.ts';
import { paths } from '../addresses/paths.ts';
import { MeetingScreen } from '../screens/meeting/MeetingScreen.tsx';
import { useLiora } from './LioraContext.ts';

export { openMeeting } from './openMeeting.ts';

export const Component = () => {
  const { characterId = '' } = useParams();
  const { pathname } = useLocation();
  const liora = useLiora();
  const { auth } = liora;
  const navigate = useNavigate();
  const meeting = liora.meeting(pathname, (host) => createMeeting(host, characterId, pathname));
  // Before what was typed on the drawn page is carried over.
  useLayoutEffect(() => {
    const stopKeeping = keepMeeting(meeting);
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
      stopKeeping();
      said.unsubscribe();
    };
  }, [meeting, characterId, auth, navigate]);
  return <MeetingScreen key={characterId} meeting={meeting} />;
};
