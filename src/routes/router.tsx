import { createBrowserRouter, type LoaderFunction, redirect } from 'react-router';
import { waitFor } from 'xstate';
import { presentationOf } from '#machines/auth/authSelectors.ts';
import { userOf } from '#machines/session/sessionSelectors.ts';
import type { Liora } from '../liora.ts';
import { paths } from '../paths.ts';
import { ErrorScreen } from '../screens/error/ErrorScreen.tsx';
import { AppShell, type RouteHandle } from './AppShell.tsx';
import { chatDeviceRedirect, requireSignIn } from './guard.ts';

const framed = (layout: RouteHandle['layout']): RouteHandle => ({ layout });

/** Opens a form as a page; those who have signed in need none, set up or not. */
const openAuthPage =
  ({ session, auth }: Liora, view: 'signIn' | 'signUp'): LoaderFunction =>
  async () => {
    const known = await waitFor(session, (snapshot) => !snapshot.hasTag('busy'));
    if (userOf(known) !== null) throw redirect(paths.home());
    if (presentationOf(auth.getSnapshot()) === 'page') {
      auth.send({ type: 'view.chosen', view });
    } else {
      auth.send({ type: 'auth.closed' });
      auth.send({ type: 'auth.opened', view, presentation: 'page' });
    }
    return null;
  };

/** Takes the code of a mail's link to the server. */
const openMailLink =
  ({ auth }: Liora): LoaderFunction =>
  ({ request }) => {
    const code = new URL(request.url).searchParams.get('code');
    if (code === null) throw redirect(paths.signIn());
    auth.send({ type: 'auth.closed' });
    auth.send({ type: 'link.opened', code });
    return null;
  };

const pageNotFound: LoaderFunction = ({ request }) => {
  throw new Response(`Page not found: ${new URL(request.url).pathname}`, { status: 404 });
};

/** Every address of the application. */
export const createRouter = (liora: Liora) => {
  const member = [requireSignIn(liora)];
  const conversation = {
    handle: framed('conversation'),
    // The guard comes first: a redirect before it would send the signed-out back to where the redirect began.
    middleware: [...member, chatDeviceRedirect],
    lazy: () => import('./ConversationRoute.tsx'),
  };
  return createBrowserRouter([
    {
      ErrorBoundary: ErrorScreen,
      // The first screen comes within a blink of the frame; a skeleton of another screen would only flicker.
      HydrateFallback: () => null,
      children: [
        {
          Component: AppShell,
          children: [
            { path: paths.home(), lazy: () => import('./HomeRoute.tsx') },
            {
              path: paths.signIn(),
              handle: framed('plain'),
              loader: openAuthPage(liora, 'signIn'),
              lazy: () => import('./AuthRoute.tsx'),
            },
            {
              path: paths.signUp(),
              handle: framed('plain'),
              loader: openAuthPage(liora, 'signUp'),
              lazy: () => import('./AuthRoute.tsx'),
            },
            {
              path: paths.userRedirect(),
              handle: framed('plain'),
              loader: openMailLink(liora),
              lazy: () => import('./AuthRoute.tsx'),
            },
            { path: paths.setup(), handle: framed('plain'), lazy: () => import('./SetupRoute.tsx') },
            { path: paths.conversations(), middleware: member, lazy: () => import('./ConversationsRoute.tsx') },
            { path: paths.conversation(':characterId'), ...conversation },
            { path: paths.conversationAlone(':characterId'), ...conversation },
          ],
        },
        { path: paths.error(), Component: ErrorScreen },
        { path: '*', loader: pageNotFound },
      ],
    },
  ]);
};
export type Router = ReturnType<typeof createRouter>;
