import type { LoaderFunction, MiddlewareFunction, RouteObject } from 'react-router';
import type { Liora } from '../app/liora.ts';
import { paths } from '../addresses/paths.ts';
import { ErrorRoute } from './ErrorRoute.tsx';
import { AppShell } from './AppShell.tsx';
import { FirstWait } from './FirstWait.tsx';
import { guard } from './guard.ts';
import { type LateLoaders, loadLateLoaders } from './lateLoadersCode.ts';
import type { Leads } from './leads.ts';
import { openGallery } from './openGallery.ts';
import { openHome } from './openHome.ts';
import { openGenerator } from './openGenerator.ts';
import { Root } from './Root.tsx';
import { type Screen, type ScreenDeps, screenRoute } from './screenRoute.ts';

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

const startScreens = (liora: Liora): readonly Screen[] => [
  {
    path: paths.home(),
    loader: openHome(liora),
    middlewares: ['check-activity-period', 'check-payment-status', 'set-ref-cookie'],
    lazy: () => import('./HomeRoute.tsx'),
  },
  {
    path: paths.generator(),
    access: 'signedIn',
    middlewares: ['check-payment-status'],
    loader: openGenerator(liora, 'guided'),
    lazy: () => import('./GeneratorRoute.tsx'),
  },
  {
    path: paths.quickGenerator(),
    access: 'signedIn',
    middlewares: ['check-payment-status'],
    loader: openGenerator(liora, 'quick'),
    lazy: () => import('./QuickGeneratorRoute.tsx'),
  },
];

const talkScreens = (liora: Liora, leads: Leads): readonly Screen[] => {
  const conversation = {
    access: 'signedIn',
    layout: 'conversation',
    middlewares: ['chat-device-redirect', 'check-payment-status'],
    loader: late(({ seekMessage }) => seekMessage(liora)),
    lazy: () => import('./ConversationRoute.tsx'),
  } as const;
  return [
    {
      path: paths.conversations(),
      access: 'signedIn',
      middlewares: ['chat-device-redirect', 'check-payment-status'],
      lazy: () => import('./ConversationsRoute.tsx'),
    },
    { path: paths.conversation(':characterId'), ...conversation },
    { path: paths.conversationAlone(':characterId'), ...conversation },
    {
      path: paths.profile(':characterId'),
      access: 'signedIn',
      middlewares: ['chat-device-redirect'],
      lazy: () => import('./ProfileRoute.tsx'),
    },
    {
      path: paths.meeting(':characterId'),
      loader: async (asked) => (await import('./MeetingRoute.tsx')).openMeeting(liora, leads, asked),
      lazy: () => import('./MeetingRoute.tsx'),
    },
  ];
};

const pictureScreens = (liora: Liora): readonly Screen[] => {
  const generator = {
    access: 'signedIn',
    middlewares: ['check-payment-status'],
    lazy: () => import('./PictureGeneratorRoute.tsx'),
  } as const;
  return [
    { path: paths.imageGenerator(), ...generator },
    { path: paths.imageGeneratorFor(':characterId'), ...generator },
    {
      path: paths.images(),
      access: 'signedIn',
      loader: openGallery(liora),
      lazy: () => import('./GalleryRoute.tsx'),
    },
  ];
};

const ownCharacterScreens = (liora: Liora): readonly Screen[] => [
  { path: paths.characters(), access: 'signedIn', layout: 'fixed', lazy: () => import('./CharactersRoute.tsx') },
  {
    path: paths.editCharacter(':characterId'),
    access: 'signedIn',
    lazy: () => import('./CharacterEditRoute.tsx'),
  },
  {
    path: paths.newCharacter(),
    loader: openGenerator(liora, null),
    lazy: () => import('./NewCharacterRoute.tsx'),
  },
];

const accountScreens = (liora: Liora): readonly Screen[] => {
  const shop = {
    middlewares: ['check-payment-status'],
    loader: late(({ openShop }) => openShop(liora)),
    lazy: () => import('./PurchaseRoute.tsx'),
  } as const;
  return [
    {
      path: paths.settings(),
      access: 'signedIn',
      middlewares: ['check-payment-status'],
      lazy: () => import('./SettingsRoute.tsx'),
    },
    { path: paths.subscriptions(), ...shop },
    { path: paths.tokens(), ...shop },
  ];
};

const plainScreens = (liora: Liora): readonly Screen[] => [
  { path: paths.demo(), access: 'static', middlewares: ['redirect-to-home'] },
  { path: paths.oldIndex(), middlewares: ['redirect-to-home'] },
  { path: paths.farewell(), lazy: () => import('./FarewellRoute.tsx') },
  { path: paths.about(), lazy: () => import('./AboutRoute.tsx') },
  {
    path: paths.safety(),
    loader: late(({ openSafety }) => openSafety(liora)),
    lazy: () => import('./SafetyRoute.tsx'),
  },
  { path: paths.operator(), loader: openOperator(liora), lazy: () => import('./OperatorRoute.tsx') },
  { path: paths.testAuth(), lazy: () => import('./TestAuthRoute.tsx') },
  { path: paths.testAuthRedirect(), lazy: () => import('./TestAuthRoute.tsx') },
];

const accessScreens = (liora: Liora, leads: Leads): readonly Screen[] => {
  const auth = { layout: 'plain', lazy: () => import('./AuthRoute.tsx') } as const;
  return [
    { path: paths.signIn(), ...auth, loader: late(({ openAuthPage }) => openAuthPage(liora, leads, 'signIn')) },
    { path: paths.signUp(), ...auth, loader: late(({ openAuthPage }) => openAuthPage(liora, leads, 'signUp')) },
    { path: paths.userRedirect(), ...auth, loader: late(({ openReturn }) => openReturn(liora, leads)) },
    {
      path: paths.passwordReset(),
      layout: 'plain',
      loader: late(({ openResetLink }) => openResetLink(liora)),
      lazy: () => import('./PasswordResetRoute.tsx'),
    },
    {
      path: paths.emailChange(),
      layout: 'plain',
      loader: late(({ openEmailChange }) => openEmailChange(liora)),
      lazy: () => import('./EmailChangeRoute.tsx'),
    },
    { path: paths.setup(), layout: 'plain', lazy: () => import('./SetupRoute.tsx') },
  ];
};

/** What the addresses are given by whoever shows them. */
export interface RouteDeps extends ScreenDeps {
  /** Stands before everything. */
  readonly first: MiddlewareFunction;
}

/** Every address of the application. */
export const routesOf = ({ first, ...deps }: RouteDeps): RouteObject[] => {
  const { liora, leads } = deps;
  const screens = [
    ...startScreens(liora),
    ...talkScreens(liora, leads),
    ...pictureScreens(liora),
    ...ownCharacterScreens(liora),
    ...accountScreens(liora),
    ...plainScreens(liora),
    ...accessScreens(liora, leads),
  ];
  const addresses: RouteObject = {
    ErrorBoundary: ErrorRoute,
    children: [
      { Component: AppShell, children: screens.map((screen) => screenRoute(deps, screen)) },
      { path: paths.error(), Component: ErrorRoute },
      ...(import.meta.env.DEV ? [{ path: '/dev/flows', lazy: () => import('../dev/flows/FlowsRoute.tsx') }] : []),
      { path: '*', middleware: [guard(liora, leads, false)], loader: pageNotFound },
    ],
  };
  return [{ Component: Root, HydrateFallback: FirstWait, middleware: [first], children: [addresses] }];
};
