import { useSelector } from '@xstate/react';
import { userOf } from '#machines/session/sessionSelectors.ts';
import { createGenerator } from '../flows/generator.ts';
import { QuickScreen } from '../screens/generator/QuickScreen.tsx';
import { useLiora } from './LioraContext.ts';

export const Component = () => {
  const { generator, session } = useLiora();
  const tokens = useSelector(session, (snapshot) => userOf(snapshot)?.tokens ?? null);
  const { draft, creation, preview } = generator(createGenerator);
  return <QuickScreen draft={draft} creation={creation} preview={preview} tokens={tokens} />;
};
