import { useSelector } from '@xstate/react';
import { valuesOf } from '#machines/characterDraft/characterDraftSelectors.ts';
import { userOf } from '#machines/session/sessionSelectors.ts';
import { paths } from '../addresses/paths.ts';
import { createGenerator } from '../flows/generator.ts';
import { createVoiceSample } from '../flows/voiceSample.ts';
import { GeneratorScreen } from '../screens/generator/GeneratorScreen.tsx';
import { VoiceSample } from '../screens/generator/VoiceSample.tsx';
import { useLiora } from './LioraContext.ts';

const PATH = paths.generator();

export const Component = () => {
  const { generator, session, voiceSample } = useLiora();
  const tokens = useSelector(session, (snapshot) => userOf(snapshot)?.tokens ?? null);
  const { draft, creation, preview } = generator(createGenerator);
  const voice = useSelector(draft, (snapshot) => valuesOf(snapshot).voice);
  return (
    <GeneratorScreen
      draft={draft}
      creation={creation}
      preview={preview}
      tokens={tokens}
      voiceSample={<VoiceSample voice={voice} sample={voiceSample(PATH, createVoiceSample(PATH))} />}
    />
  );
};
