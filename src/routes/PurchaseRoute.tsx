import { lazy, Suspense } from 'react';
import { PurchaseScreen } from '../screens/purchase/PurchaseScreen.tsx';
import { useLiora } from './LioraContext.ts';

const RunningPlan = lazy(() => import('./RunningPlanRoute.tsx'));

export const Component = () => {
  const { purchase, session } = useLiora();
  return (
    <PurchaseScreen
      purchase={purchase}
      session={session}
      running={
        <Suspense fallback={null}>
          <RunningPlan />
        </Suspense>
      }
    />
  );
};
