import { Suspense } from 'react';
import { PurchaseScreen } from '../screens/purchase/PurchaseScreen.tsx';
import { late } from '../ui/late.ts';
import { useLiora } from './LioraContext.ts';

const RunningPlan = late(() => import('./RunningPlanRoute.tsx'));

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
