import type { ComponentType } from 'react';
import type { LoaderFunction, MiddlewareFunction, RouteObject } from 'react-router';
import { waitFor } from 'xstate';
import { presentationOf } from '#machines/auth/authSelectors.ts';
import { presentationOf as presentationOfPurchase } from '#machines/purchase/purchaseSelectors.ts';
import { userOf } from '#machines/session/sessionSelectors.ts';
import type { Liora } from '../app/liora.ts';
import { paths } from '../addresses/paths.ts';
import { ErrorRoute } from './ErrorRoute.tsx';
import { AppShell, type RouteHandle } from './AppShell.tsx';
import { restoreSignUp } from '../app/keepSignUp.ts';
import { FirstWait } from './FirstWait.tsx';
import { prepareFirstLine } from './firstLineCode.ts';
import { guard } from './guard.ts';
import type { Leads } from './leads.ts';
import { openGallery } from './openGallery.ts';
import { openHome } from './openHome.ts';
import { openGenerator } from './openGenerator.ts';
import { type MiddlewareName, middlewareNamed } from './middlewares.ts';
import { Root } from './Root.tsx';
import { shopOpened } from './shop.ts';

const framed = (layout: RouteHandle['layout']): RouteHandle => ({ layout });

/** Milliseconds that a form waits for the ways in by third parties, under which it would move when they came later. */
const PROVIDERS_TIMEOUT = 1000;

/** Opens a form as a page; those who have signed in need none, set up or not. */
const openAuthPage =
  ({ session, auth, identityProviders }: Liora, leads: Leads, view: 'signIn' | 'signUp'): LoaderFunction =>
  async () => {
    const known = await waitFor(session, (snapshot) => !snapshot.hasTag('busy'));
    if (userOf(known) !== null) throw leads.to(paths.home());
    if (presentationOf(auth.getSnapshot()) === 'page') {
      auth.send({ type: 'view.chosen', view });
    } else {
      auth.send({ type: 'auth.closed' });
      if (view !== 'signUp' || !restoreSignUp(auth, 'page'))
        auth.send({ type: 'auth.opened', view, presentation: 'page' });
    }
    await waitFor(identityProviders, (snapshot) => !snapshot.hasTag('busy'), { timeout: PROVIDERS_TIMEOUT }).catch(
      () => undefined,
    );
    return null;
  };

/** Takes the link of a mail, or what a third party said, to the auth container. */
const openReturn =
  ({ auth }: Liora, leads: Leads): LoaderFunction =>
  async ({ request }) => {
    const { searchParams } = new URL(request.url);
    const [code, errNo] = [searchParams.get('code'), searchParams.get('errNo')];
    if (code !== null) await prepareFirstLine();
    auth.send({ type: 'auth.closed' });
    if (code !== null) auth.send({ type: 'link.opened', code });
    else if (errNo !== null && /^\d{1,6}$/.test(errNo)) auth.send({ type: 'oauth.returned', errNo: Number(errNo) });
    else throw leads.to(paths.signIn());
    return null;
  };

/** Shows what is on offer, unless an order is being followed or a choice waits for sign-in. */
const openShop =
  ({ purchase }: Liora): LoaderFunction =>
  ({ request }) => {
    const snapshot = purchase.getSnapshot();
    if (snapshot.matches('closed') || presentationOfPurchase(snapshot) === 'page')
      purchase.send(shopOpened(new URL(request.url)));
    return null;
  };

/** Goes to the message that a link names by its time. */
const seekMessage =
  (liora: Liora): LoaderFunction =>
  async ({ request, params: { characterId } }) => {
    const at = new URL(request.url).searchParams.get('at');
    if (characterId === undefined || at === null || !/^\d{1,16}$/.test(at)) return null;
    const { startChats } = await import('./startChats.ts');
    startChats(liora).seek(characterId, Number(at));
    return null;
  };

const openResetLink =
  (liora: Liora): LoaderFunction =>
  async ({ request }) => {
    const { createPasswordReset } = await import('../flows/passwordReset.ts');
    const code = new URL(request.url).searchParams.get('code');
    liora.passwordReset(createPasswordReset).send({ type: 'link.opened', code });
    return null;
  };

const openEmailChange =
  (liora: Liora): LoaderFunction =>
  async ({ request }) => {
    const { createEmailChange } = await import('../flows/emailChange.ts');
    const code = new URL(request.url).searchParams.get('code');
    liora.emailChange(createEmailChange).send({ type: 'link.opened', code });
    return null;
  };

/** Shows how often somebody was in need, as it is known then. */
const openSafety =
  (liora: Liora): LoaderFunction =>
  async () => {
    const { createCareCounts } = await import('../flows/careCounts.ts');
    liora.careCounts(createCareCounts).send({ type: 'counts.wanted' });
    return null;
  };

/** Shows operators what is counted. */
const openOperator =
  (liora: Liora): LoaderFunction =>
  async (asked) =>
    (await import('./openCounts.ts')).openCounts(liora, asked);

const pageNotFound: LoaderFunction = ({ request }) => {
  const statusText = `Page not found: ${new URL(request.url).pathname}`;
  throw new Response(statusText, { status: 404, statusText });
};

/** The code of a screen. */
export type Lazy = () => Promise<{ Component: ComponentType }>;

interface Screen {
  readonly path: string;
  /** `static` skips the guard with its rules; `open` anyone may see; `signedIn` only who is signed in and set up. */
  readonly access?: 'static' | 'open' | 'signedIn';
  readonly layout?: RouteHandle['layout'];
  /** Named middlewares, after the guard, in their order. */
  readonly middlewares?: readonly MiddlewareName[];
  readonly loader?: LoaderFunction;
  readonly lazy?: Lazy;
}

/** What the addresses are given by whoever shows them. */
export interface RouteDeps {
  readonly liora: Liora;
  readonly leads: Leads;
  /** Stands before everything. */
  readonly first: MiddlewareFunction;
  /** Looks after the code of the screen at `path`. */
  readonly lazily: (path: string, lazy: Lazy) => Lazy;
}

/** Every address of the application. */
export const routesOf = ({ liora, leads, first, lazily }: RouteDeps): RouteObject[] => {
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
    ...(lazy !== undefined && { lazy: lazily(path, lazy) }),
  });
  const conversation = {
    access: 'signedIn',
    layout: 'conversation',
    middlewares: ['chat-device-redirect', 'check-payment-status'],
    loader: seekMessage(liora),
    lazy: () => import('./ConversationRoute.tsx'),
  } as const;
  const pictures = {
    access: 'signedIn',
    middlewares: ['check-payment-status'],
    lazy: () => import('./PictureGeneratorRoute.tsx'),
  } as const;
  const shop = {
    middlewares: ['check-payment-status'],
    loader: openShop(liora),
    lazy: () => import('./PurchaseRoute.tsx'),
  } as const;
  const auth = { layout: 'plain', lazy: () => import('./AuthRoute.tsx') } as const;
  const screens: RouteObject = {
    ErrorBoundary: ErrorRoute,
    children: [
      {
        Component: AppShell,
        children: [
          screen({
            path: paths.home(),
            loader: openHome(liora),
            middlewares: ['check-activity-period', 'check-payment-status', 'set-ref-cookie'],
            lazy: () => import('./HomeRoute.tsx'),
          }),
          screen({
            path: paths.generator(),
            access: 'signedIn',
            middlewares: ['check-payment-status'],
            loader: openGenerator(liora, 'guided'),
            lazy: () => import('./GeneratorRoute.tsx'),
          }),
          screen({
            path: paths.quickGenerator(),
            access: 'signedIn',
            middlewares: ['check-payment-status'],
            loader: openGenerator(liora, 'quick'),
            lazy: () => import('./QuickGeneratorRoute.tsx'),
          }),
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
            lazy: () => import('./ProfileRoute.tsx'),
          }),
          screen({
            path: paths.meeting(':characterId'),
            loader: async (asked) => (await import('./MeetingRoute.tsx')).openMeeting(liora, leads, asked),
            lazy: () => import('./MeetingRoute.tsx'),
          }),
          screen({ path: paths.imageGenerator(), ...pictures }),
          screen({ path: paths.imageGeneratorFor(':characterId'), ...pictures }),
          screen({
            path: paths.images(),
            access: 'signedIn',
            loader: openGallery(liora),
            lazy: () => import('./GalleryRoute.tsx'),
          }),
          screen({
            path: paths.characters(),
            access: 'signedIn',
            layout: 'fixed',
            lazy: () => import('./CharactersRoute.tsx'),
          }),
          screen({
            path: paths.editCharacter(':characterId'),
            access: 'signedIn',
            lazy: () => import('./CharacterEditRoute.tsx'),
          }),
          screen({
            path: paths.newCharacter(),
            loader: openGenerator(liora, null),
            lazy: () => import('./NewCharacterRoute.tsx'),
          }),
          screen({
            path: paths.settings(),
            access: 'signedIn',
            middlewares: ['check-payment-status'],
            lazy: () => import('./SettingsRoute.tsx'),
          }),
          screen({ path: paths.subscriptions(), ...shop }),
          screen({ path: paths.tokens(), ...shop }),
          screen({ path: paths.demo(), access: 'static', middlewares: ['redirect-to-home'] }),
          screen({ path: paths.oldIndex(), middlewares: ['redirect-to-home'] }),
          screen({ path: paths.farewell(), lazy: () => import('./FarewellRoute.tsx') }),
          screen({ path: paths.about(), lazy: () => import('./AboutRoute.tsx') }),
          screen({ path: paths.safety(), loader: openSafety(liora), lazy: () => import('./SafetyRoute.tsx') }),
          screen({ path: paths.operator(), loader: openOperator(liora), lazy: () => import('./OperatorRoute.tsx') }),
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
          screen({
            path: paths.emailChange(),
            layout: 'plain',
            loader: openEmailChange(liora),
            lazy: () => import('./EmailChangeRoute.tsx'),
          }),
          screen({ path: paths.setup(), layout: 'plain', lazy: () => import('./SetupRoute.tsx') }),
        ],
      },
      { path: paths.error(), Component: ErrorRoute },
      ...(import.meta.env.DEV ? [{ path: '/dev/flows', lazy: () => import('../dev/flows/FlowsRoute.tsx') }] : []),
      { path: '*', middleware: [guard(liora, leads, false)], loader: pageNotFound },
    ],
  };
  return [{ Component: Root, HydrateFallback: FirstWait, middleware: [first], children: [screens] }];
};
