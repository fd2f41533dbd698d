import type { ComponentType } from 'react';
import type { LoaderFunction, MiddlewareFunction, RouteObject } from 'react-router';
import type { Liora } from '../app/liora.ts';
import { paths } from '../addresses/paths.ts';
import { ErrorRoute } from './ErrorRoute.tsx';
import { AppShell, type RouteHandle } from './AppShell.tsx';
import { FirstWait } from './FirstWait.tsx';
import { guard } from './guard.ts';
import { type LateLoaders, loadLateLoaders } from './lateLoadersCode.ts';
import type { Leads } from './leads.ts';
import { openGallery } from './openGallery.ts';
import { openHome } from './openHome.ts';
import { openGenerator } from './openGenerator.ts';
import { type MiddlewareName, middlewareNamed } from './middlewares.ts';
import { Root } from './Root.tsx';

const framed = (layout: RouteHandle['layout']): RouteHandle => ({ layout });

/** A loader whose code comes when its address is gone to. */
const late =
  (pick: (loaders: LateLoaders) => LoaderFunction): LoaderFunction =>
  async (asked, context) =>
    pick(await loadLateLoaders())(asked, context);

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
    loader: late(({ seekMessage }) => seekMessage(liora)),
    lazy: () => import('./ConversationRoute.tsx'),
  } as const;
  const pictures = {
    access: 'signedIn',
    middlewares: ['check-payment-status'],
    lazy: () => import('./PictureGeneratorRoute.tsx'),
  } as const;
  const shop = {
    middlewares: ['check-payment-status'],
    loader: late(({ openShop }) => openShop(liora)),
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
          screen({
            path: paths.safety(),
            loader: late(({ openSafety }) => openSafety(liora)),
            lazy: () => import('./SafetyRoute.tsx'),
          }),
          screen({ path: paths.operator(), loader: openOperator(liora), lazy: () => import('./OperatorRoute.tsx') }),
          screen({ path: paths.testAuth(), lazy: () => import('./TestAuthRoute.tsx') }),
          screen({ path: paths.testAuthRedirect(), lazy: () => import('./TestAuthRoute.tsx') }),
          screen({
            path: paths.signIn(),
            ...auth,
            loader: late(({ openAuthPage }) => openAuthPage(liora, leads, 'signIn')),
          }),
          screen({
            path: paths.signUp(),
            ...auth,
            loader: late(({ openAuthPage }) => openAuthPage(liora, leads, 'signUp')),
          }),
          screen({ path: paths.userRedirect(), ...auth, loader: late(({ openReturn }) => openReturn(liora, leads)) }),
          screen({
            path: paths.passwordReset(),
            layout: 'plain',
            loader: late(({ openResetLink }) => openResetLink(liora)),
            lazy: () => import('./PasswordResetRoute.tsx'),
          }),
          screen({
            path: paths.emailChange(),
            layout: 'plain',
            loader: late(({ openEmailChange }) => openEmailChange(liora)),
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
