import { useSelector } from '@xstate/react';
import { useLocation, useParams } from 'react-router';
import { userOf } from '#machines/session/sessionSelectors.ts';
import { createPictureTask } from '../flows/pictureTask.ts';
import { GeneratorScreen } from '../screens/pictures/GeneratorScreen.tsx';
import { useLiora } from './LioraContext.ts';

export const Component = () => {
  const { characterId = null } = useParams();
  const { pathname } = useLocation();
  const liora = useLiora();
  const tokens = useSelector(liora.session, (snapshot) => userOf(snapshot)?.tokens ?? null);
  const tasks = liora.pictureTask(pathname, (host) => createPictureTask(host, characterId, pathname));
  return <GeneratorScreen key={characterId} tasks={tasks} tokens={tokens} />;
};
