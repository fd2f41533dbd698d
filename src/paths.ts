/** The only place that knows the addresses of screens. */
export const paths = {
  home: () => '/',
  conversations: () => '/ai-girlfriend',
  /** The conversation with the list beside it, for wide windows. */
  conversation: (characterId: string) => `/ai-girlfriend/${characterId}`,
  /** The conversation alone, for narrow windows. */
  conversationAlone: (characterId: string) => `/ai-girlfriend/chat/${characterId}`,
  signIn: () => '/users/sign_in',
  signUp: () => '/users/sign_up',
  setup: () => '/users/setup',
  /** Where the link of a mail leads. */
  userRedirect: () => '/users/redirect',
  error: () => '/error',
} as const;
