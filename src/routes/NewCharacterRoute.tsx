import { createMaking } from '../flows/making.ts';
import { NewCharacterScreen } from '../screens/generator/NewCharacterScreen.tsx';
import { useLiora } from './LioraContext.ts';

export const Component = () => {
  const { draft, creation, preview } = useLiora().making(createMaking);
  return <NewCharacterScreen draft={draft} creation={creation} preview={preview} />;
};
