import type { ComponentType } from 'react';
import { createBrowserRouter, type LoaderFunction, type RouteObject } from 'react-router';
import { waitFor } from 'xstate';
import { presentationOf } from '#machines/auth/authSelectors.ts';
import { presentationOf as presentationOfPurchase } from '#machines/purchase/purchaseSelectors.ts';
import type { PurchaseView } from '#machines/purchase/purchaseSetup.ts';
import { userOf } from '#machines/session/sessionSelectors.ts';
import type { Liora } from '../liora.ts';
import { paths } from '../paths.ts';
import { ErrorScreen } from '../screens/error/ErrorScreen.tsx';
import { AppShell, type RouteHandle } from './AppShell.tsx';
import { guard } from './guard.ts';
import { createLeads, type Leads } from './leads.ts';
import { middlewareNamed } from './middlewares.ts';
import { Root } from './Root.tsx';

const framed = (layout: RouteHandle['layout']): RouteHandle => ({ layout });

/** Opens a form as a page; those who have signed in need none, set up or not. */
const openAuthPage =
  ({ session, auth }: Liora, leads: Leads, view: 'signIn' | 'signUp'): LoaderFunction =>
  async () => {
    const known = await waitFor(session, (snapshot) => !snapshot.hasTag('busy'));
    if (userOf(known) !== null) throw leads.to(paths.home());
    if (presentationOf(auth.getSnapshot()) === 'page') {
      auth.send({ type: 'view.chosen', view });
    } else {
      auth.send({ type: 'auth.closed' });
      auth.send({ type: 'auth.opened', view, presentation: 'page' });
    }
    return null;
  };

/** Takes the link of a mail, or what a third party said, to the auth container. */
const openReturn =
  ({ auth }: Liora, leads: Leads): LoaderFunction =>
  ({ request }) => {
    const { searchParams } = new URL(request.url);
    const [code, errNo] = [searchParams.get('code'), searchParams.get('errNo')];
    auth.send({ type: 'auth.closed' });
    if (code !== null) auth.send({ type: 'link.opened', code });
    else if (errNo !== null && /^\d{1,6}$/.test(errNo)) auth.send({ type: 'oauth.returned', errNo: Number(errNo) });
    else throw leads.to(paths.signIn());
    return null;
  };

/** Shows what is on offer, unless an order is being followed or a choice waits for sign-in. */
const openShop =
  ({ purchase }: Liora, view: PurchaseView): LoaderFunction =>
  ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const snapshot = purchase.getSnapshot();
    if (snapshot.matches('closed') || presentationOfPurchase(snapshot) === 'page')
      purchase.send({ type: 'purchase.opened', view, presentation: 'page', returnPath: pathname + search });
    return null;
  };

const openResetLink =
  (liora: Liora): LoaderFunction =>
  async ({ request }) => {
    const { createPasswordReset } = await import('../passwordReset.ts');
    const code = new URL(request.url).searchParams.get('code');
    liora.passwordReset(createPasswordReset).send({ type: 'link.opened', code });
    return null;
  };

const pageNotFound: LoaderFunction = ({ request }) => {
  const statusText = `Page not found: ${new URL(request.url).pathname}`;
  throw new Response(statusText, { status: 404, statusText });
};

interface Screen {
  readonly path: string;
  /** `static` skips the guard with its rules; `open` anyone may see; `signedIn` only who is signed in and set up. */
  readonly access?: 'static' | 'open' | 'signedIn';
  readonly layout?: RouteHandle['layout'];
  /** Named middlewares, after the guard, in their order. */
  readonly middlewares?: readonly string[];
  readonly loader?: LoaderFunction;
  readonly lazy?: () => Promise<{ Component: ComponentType }>;
}

/** Every address of the application. */
export const createRouter = (liora: Liora) => {
  const leads = createLeads();
  const screen = ({
    path,
    access = 'open',
    layout = 'default',
    middlewares = [],
    loader,
    lazy,
  }: Screen): RouteObject => ({
    path,
    handle: framed(layout),
    // The guard comes first: a redirect before it would send the signed-out back to where the redirect began.
    middleware: [
      ...(access === 'static' ? [] : [guard(liora, leads, access === 'signedIn')]),
      ...middlewares.map((name) => middlewareNamed(name)(liora, leads)),
    ],
    ...(loader !== undefined && { loader }),
    ...(lazy !== undefined && { lazy }),
  });
  const soon = (path: string, access: 'open' | 'signedIn') =>
    screen({ path, access, lazy: () => import('./SoonRoute.tsx') });
  const conversation = {
    access: 'signedIn',
    layout: 'conversation',
    middlewares: ['chat-device-redirect', 'check-payment-status'],
    lazy: () => import('./ConversationRoute.tsx'),
  } as const;
  const shop = { middlewares: ['check-payment-status'], lazy: () => import('./PurchaseRoute.tsx') } as const;
  const auth = { layout: 'plain', lazy: () => import('./AuthRoute.tsx') } as const;
  const screens: RouteObject = {
    ErrorBoundary: ErrorScreen,
    children: [
      {
        Component: AppShell,
        children: [
          screen({
            path: paths.home(),
            middlewares: ['check-activity-period', 'check-payment-status', 'set-ref-cookie'],
            lazy: () => import('./HomeRoute.tsx'),
          }),
          soon(paths.generator(), 'signedIn'),
          soon(paths.quickGenerator(), 'signedIn'),
          screen({
            path: paths.conversations(),
            access: 'signedIn',
            middlewares: ['chat-device-redirect', 'check-payment-status'],
            lazy: () => import('./ConversationsRoute.tsx'),
          }),
          screen({ path: paths.conversation(':characterId'), ...conversation }),
          screen({ path: paths.conversationAlone(':characterId'), ...conversation }),
          screen({
            path: paths.profile(':characterId'),
            access: 'signedIn',
            middlewares: ['chat-device-redirect'],
            lazy: () => import('./SoonRoute.tsx'),
          }),
          soon(paths.imageGenerator(), 'signedIn'),
          soon(paths.imageGeneratorFor(':characterId'), 'signedIn'),
          soon(paths.images(), 'signedIn'),
          screen({
            path: paths.characters(),
            access: 'signedIn',
            layout: 'fixed',
            lazy: () => import('./SoonRoute.tsx'),
          }),
          soon(paths.newCharacter(), 'open'),
          screen({
            path: paths.settings(),
            access: 'signedIn',
            middlewares: ['check-payment-status'],
            lazy: () => import('./SettingsRoute.tsx'),
          }),
          screen({ path: paths.subscriptions(), ...shop, loader: openShop(liora, 'subscriptions') }),
          screen({ path: paths.tokens(), ...shop, loader: openShop(liora, 'tokens') }),
          screen({ path: paths.demo(), access: 'static', middlewares: ['redirect-to-home'] }),
          screen({ path: paths.oldIndex(), middlewares: ['redirect-to-home'] }),
          screen({ path: paths.about(), lazy: () => import('./AboutRoute.tsx') }),
          screen({ path: paths.testAuth(), lazy: () => import('./TestAuthRoute.tsx') }),
          screen({ path: paths.testAuthRedirect(), lazy: () => import('./TestAuthRoute.tsx') }),
          screen({ path: paths.signIn(), ...auth, loader: openAuthPage(liora, leads, 'signIn') }),
          screen({ path: paths.signUp(), ...auth, loader: openAuthPage(liora, leads, 'signUp') }),
          screen({ path: paths.userRedirect(), ...auth, loader: openReturn(liora, leads) }),
          screen({
            path: paths.passwordReset(),
            layout: 'plain',
            loader: openResetLink(liora),
            lazy: () => import('./PasswordResetRoute.tsx'),
          }),
          screen({ path: paths.setup(), layout: 'plain', lazy: () => import('./SetupRoute.tsx') }),
        ],
      },
      { path: paths.error(), Component: ErrorScreen },
      { path: '*', middleware: [guard(liora, leads, false)], loader: pageNotFound },
    ],
  };
  const router = createBrowserRouter([
    // The first screen comes within a blink of the frame; a skeleton of another screen would only flicker.
    { Component: Root, HydrateFallback: () => null, children: [screens] },
  ]);
  leads.follow(router);
  return router;
};
export type Router = ReturnType<typeof createRouter>;
