import { createGenerator } from '../flows/generator.ts';
import { NewCharacterScreen } from '../screens/generator/NewCharacterScreen.tsx';
import { useLiora } from './LioraContext.ts';

export const Component = () => {
  const { draft, creation, preview } = useLiora().generator(createGenerator);
  return <NewCharacterScreen draft={draft} creation={creation} preview={preview} />;
};
