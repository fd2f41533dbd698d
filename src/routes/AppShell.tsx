import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { type Location, Outlet, ScrollRestoration, useMatches } from 'react-router';
import * as z from 'zod/mini';
import { presentationOf } from '#machines/auth/authSelectors.ts';
import { presentationOf as purchasePresentationOf } from '#machines/purchase/purchaseSelectors.ts';
import { modalOf } from '#machines/setup/setupSelectors.ts';
import { restoreSignUp } from '../app/keepSignUp.ts';
import { DefaultLayout } from '../layouts/DefaultLayout.tsx';
import { PlainLayout } from '../layouts/PlainLayout.tsx';
import { late } from '../ui/late.ts';
import { useLiora } from './LioraContext.ts';

const AuthWindow = late(() => import('./AuthWindow.tsx'));
const PurchaseModal = late(() => import('../screens/purchase/PurchaseModal.tsx'));
const SetupWindow = late(() => import('./SetupWindow.tsx'));

/** How a route is framed; `default` unless it says otherwise. `fixed` is the default with a container that hides what overflows. */
export const routeHandle = z.object({ layout: z.enum(['default', 'fixed', 'conversation', 'plain']) });
export type RouteHandle = z.infer<typeof routeHandle>;

const useLayout = (): RouteHandle['layout'] => {
  const handle = routeHandle.safeParse(useMatches().at(-1)?.handle);
  return handle.success ? handle.data.layout : 'default';
};

/** All first entries have the same key: by it, an address that is opened anew would stand where another one was left. */
const scrollKey = ({ key, pathname, search }: Location): string => (key === 'default' ? `${pathname}${search}` : key);

/** The layout around the current page, and the one modal that may be over it. */
export const AppShell = () => {
  const { session, auth, setup, purchase } = useLiora();
  const layout = useLayout();
  const hasAuthModal = useSelector(auth, (snapshot) => presentationOf(snapshot) === 'modal');
  const hasSetupModal = useSelector(setup, (snapshot) => modalOf(snapshot) !== null);
  const hasPurchaseModal = useSelector(purchase, (snapshot) => purchasePresentationOf(snapshot) === 'modal');
  const openSignIn = () => {
    // Who has signed up and closed the question for the code looks for it here.
    if (!restoreSignUp(auth, 'modal')) auth.send({ type: 'auth.opened', view: 'signIn', presentation: 'modal' });
  };
  return (
    <>
      {layout === 'plain' ? (
        <PlainLayout>
          <Outlet />
        </PlainLayout>
      ) : (
        <DefaultLayout session={session} onSignIn={openSignIn} frame={layout === 'default' ? 'page' : layout}>
          <Outlet />
        </DefaultLayout>
      )}
      <Suspense fallback={null}>
        {hasAuthModal ? <AuthWindow /> : null}
        {hasSetupModal ? <SetupWindow setup={setup} /> : null}
        {hasPurchaseModal ? <PurchaseModal purchase={purchase} session={session} /> : null}
      </Suspense>
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
};
