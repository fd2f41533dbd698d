import { PurchaseScreen } from '../screens/purchase/PurchaseScreen.tsx';
import { useLiora } from './LioraContext.ts';

export const Component = () => {
  const { purchase, session } = useLiora();
  return <PurchaseScreen purchase={purchase} session={session} />;
};
