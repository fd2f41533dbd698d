/** The only place that knows the addresses of screens. */
export const paths = {
  home: () => '/',
  conversations: () => '/ai-girlfriend',
  /** The conversation with the list beside it, for wide windows. */
  conversation: (characterId: string) => `/ai-girlfriend/${characterId}`,
  /** The conversation alone, for narrow windows. */
  conversationAlone: (characterId: string) => `/ai-girlfriend/chat/${characterId}`,
  profile: (characterId: string) => `/ai-girlfriend/profile/${characterId}`,
  generator: () => '/ai-generator',
  quickGenerator: () => '/ai-generator/quick',
  imageGenerator: () => '/ai-image-generator',
  /** Pictures of that character. */
  imageGeneratorFor: (characterId: string) => `/ai-image-generator/${characterId}`,
  images: () => '/ai-image',
  characters: () => '/characters',
  newCharacter: () => '/characters/new',
  settings: () => '/settings',
  subscriptions: () => '/subscriptions',
  tokens: () => '/tokens',
  demo: () => '/demo',
  oldIndex: () => '/index_old',
  about: () => '/about',
  error: () => '/error',
  testAuth: () => '/test-auth',
  testAuthRedirect: () => '/test-auth/redirect',
  signIn: () => '/users/sign_in',
  signUp: () => '/users/sign_up',
  setup: () => '/users/setup',
  /** Where the link of a reset mail leads. */
  passwordReset: () => '/users/password/reset',
  /** Where the link of a sign-up mail leads, and third parties return to. */
  userRedirect: () => '/users/redirect',
} as const;

/** Pages that are left once somebody has signed in. */
export const isAuthPage = (pathname: string): boolean =>
  pathname === paths.signIn() || pathname === paths.signUp() || pathname === paths.userRedirect();

/** Screens of buying. */
export const isShop = (pathname: string): boolean => pathname === paths.tokens() || pathname === paths.subscriptions();
