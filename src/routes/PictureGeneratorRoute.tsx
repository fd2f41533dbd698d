import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router';
import { userOf } from '#machines/session/sessionSelectors.ts';
import { inspected } from '../inspect.ts';
import { attendPictureTask, pictureTaskLogic } from '../pictureTask.ts';
import { GeneratorScreen } from '../screens/pictures/GeneratorScreen.tsx';
import { useLiora } from './LioraContext.ts';

const Generator = ({ characterId }: { characterId: string | null }) => {
  const liora = useLiora();
  const logic = useMemo(() => pictureTaskLogic(liora.api), [liora]);
  const tasks = useActorRef(logic, inspected);
  const tokens = useSelector(liora.session, (snapshot) => userOf(snapshot)?.tokens ?? null);
  useEffect(() => attendPictureTask(tasks, liora, characterId), [tasks, liora, characterId]);
  return <GeneratorScreen tasks={tasks} tokens={tokens} />;
};

export const Component = () => {
  const { characterId = null } = useParams();
  return <Generator key={characterId} characterId={characterId} />;
};
