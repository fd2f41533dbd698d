import { useSelector } from '@xstate/react';
import { useBeforeUnload, useBlocker, useParams } from 'react-router';
import { isAskingFirst, isDirty } from '#machines/characterEdit/characterEditSelectors.ts';
import { userOf } from '#machines/session/sessionSelectors.ts';
import { paths } from '../addresses/paths.ts';
import { createOwnCharacters } from '../flows/ownCharacters.ts';
import { createVoiceSample } from '../flows/voiceSample.ts';
import { EditScreen } from '../screens/characters/EditScreen.tsx';
import { VoiceSample } from '../screens/generator/VoiceSample.tsx';
import { useLiora } from './LioraContext.ts';

const leaving = { type: 'leave.requested' } as const;

export const Component = () => {
  const { characterId = '' } = useParams();
  const liora = useLiora();
  const own = liora.ownCharacters(createOwnCharacters);
  const edit = own.edit(characterId);
  const path = paths.editCharacter(characterId);
  const voice = useSelector(edit, (snapshot) => snapshot.context.values.voice);
  const portrait = useSelector(
    own.flows.list,
    ({ context }) => context.characters.find((known) => known.characterId === characterId)?.portrait,
  );
  const blocker = useBlocker(() => {
    // Who is signed out can save nothing any more.
    if (liora.isEnding() || userOf(liora.session.getSnapshot()) === null) return false;
    if (edit.getSnapshot().can(leaving)) edit.send(leaving);
    return isAskingFirst(edit.getSnapshot());
  });
  useBeforeUnload((event) => {
    if (isDirty(edit.getSnapshot())) event.preventDefault();
  });
  return (
    <EditScreen
      edit={edit}
      portrait={portrait}
      voiceSample={<VoiceSample voice={voice} sample={liora.voiceSample(path, createVoiceSample(path))} />}
      onLorebookFile={(file) => {
        own.readLorebook(file);
      }}
      onPortrait={(file) => {
        own.choosePortrait(file);
      }}
      onLeave={() => {
        edit.send({ type: 'leave.confirmed' });
        blocker.proceed?.();
      }}
      onStay={() => {
        edit.send({ type: 'dialog.closed' });
        blocker.reset?.();
      }}
    />
  );
};
