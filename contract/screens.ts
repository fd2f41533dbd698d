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

const PATTERNS = SCREENS.map((screen) => ({
  screen,
  pattern: new RegExp(`^${screen.replaceAll(/:\w+/g, '[^/]+')}$`, 'i'),
}));

/** The screen at a pathname, with or without a slash at its end. */
export const screenAt = (pathname: string): ScreenPath | undefined => {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  return PATTERNS.find(({ pattern }) => pattern.test(path))?.screen;
};

/** Whether there is one. */
export const isScreenPath = (pathname: string): boolean => screenAt(pathname) !== undefined;
