/** Addresses of screens, as the router of the browser takes them: `:characterId` stands for one part of an address. */
export const SCREENS = [
  '/',
  '/about',
  '/ai-generator',
  '/ai-generator/quick',
  '/ai-girlfriend',
  '/ai-girlfriend/:characterId',
  '/ai-girlfriend/chat/:characterId',
  '/ai-girlfriend/profile/:characterId',
  '/ai-image',
  '/ai-image-generator',
  '/ai-image-generator/:characterId',
  '/characters',
  '/characters/:characterId/edit',
  '/characters/new',
  '/demo',
  '/error',
  '/goodbye',
  '/index_old',
  '/meet/:characterId',
  '/operator',
  '/safety',
  '/settings',
  '/subscriptions',
  '/test-auth',
  '/test-auth/redirect',
  '/tokens',
  '/users/email',
  '/users/password/reset',
  '/users/redirect',
  '/users/setup',
  '/users/sign_in',
  '/users/sign_up',
] as const;
export type ScreenPath = (typeof SCREENS)[number];

const SCREEN = new RegExp(`^(?:${SCREENS.map((path) => path.replaceAll(/:\w+/g, '[^/]+')).join('|')})$`, 'i');

/** Whether there is a screen at a pathname, with or without a slash at its end. */
export const isScreenPath = (pathname: string): boolean => SCREEN.test(pathname.replace(/(?<=.)\/+$/, ''));
