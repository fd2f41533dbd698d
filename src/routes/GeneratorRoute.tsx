import { useSelector } from '@xstate/react';
import { userOf } from '#machines/session/sessionSelectors.ts';
import { createGenerator } from '../flows/generator.ts';
import { createVoiceSample } from '../flows/voiceSample.ts';
import { GeneratorScreen } from '../screens/generator/GeneratorScreen.tsx';
import { VoiceSample } from '../screens/generator/VoiceSample.tsx';
import { useLiora } from './LioraContext.ts';

export const Component = () => {
  const { generator, session, voiceSample } = useLiora();
  const tokens = useSelector(session, (snapshot) => userOf(snapshot)?.tokens ?? null);
  const { draft, creation, preview } = generator(createGenerator);
  return (
    <GeneratorScreen
      draft={draft}
      creation={creation}
      preview={preview}
      tokens={tokens}
      voiceSample={<VoiceSample draft={draft} sample={voiceSample(createVoiceSample)} />}
    />
  );
};
