import { isSitePath } from '#contract/path.ts';
import type { EventVariant } from '#contract/event.ts';
import { type ExploreFilter, NO_FILTER } from '#machines/explore/exploreMachine.ts';
import type { GalleryView } from '#machines/gallery/gallerySetup.ts';
import { writeFilter } from './exploreAddress.ts';
import { writeView } from './galleryAddress.ts';

/** The only place that knows the addresses of screens. */
export const paths = {
  home: () => '/',
  /** A part of the catalogue. */
  explore: (filter: Partial<ExploreFilter>) => `/${writeFilter({ ...NO_FILTER, ...filter })}`,
  conversations: () => '/ai-girlfriend',
  /** The conversation with the list beside it, for wide windows. */
  conversation: (characterId: string) => `/ai-girlfriend/${characterId}`,
  /** The conversation alone, for narrow windows. */
  conversationAlone: (characterId: string) => `/ai-girlfriend/chat/${characterId}`,
  profile: (characterId: string) => `/ai-girlfriend/profile/${characterId}`,
  /** Meeting a character without an account. */
  meeting: (characterId: string) => `/meet/${characterId}`,
  generator: () => '/ai-generator',
  quickGenerator: () => '/ai-generator/quick',
  imageGenerator: () => '/ai-image-generator',
  /** Pictures of that character. */
  imageGeneratorFor: (characterId: string) => `/ai-image-generator/${characterId}`,
  images: () => '/ai-image',
  /** A part of the gallery, and a picture of it seen large. */
  gallery: (view: Partial<GalleryView>) => `/ai-image${writeView(view)}`,
  characters: () => '/characters',
  newCharacter: () => '/characters/new',
  editCharacter: (characterId: string) => `/characters/${characterId}/edit`,
  settings: () => '/settings',
  subscriptions: () => '/subscriptions',
  tokens: () => '/tokens',
  demo: () => '/demo',
  oldIndex: () => '/index_old',
  about: () => '/about',
  safety: () => '/safety',
  /** For operators: what was noted on the main domain, or elsewhere. */
  operator: (variant: EventVariant = 'production') =>
    variant === 'production' ? '/operator' : `/operator?variant=${variant}`,
  error: () => '/error',
  /** Where somebody is whose account was just deleted. */
  farewell: () => '/goodbye',
  testAuth: () => '/test-auth',
  testAuthRedirect: () => '/test-auth/redirect',
  signIn: () => '/users/sign_in',
  signUp: () => '/users/sign_up',
  setup: () => '/users/setup',
  /** Where the link of a reset mail leads. */
  passwordReset: () => '/users/password/reset',
  /** Where the links of a change of the email lead. */
  emailChange: () => '/users/email',
  /** Where the link of a sign-up mail leads, and third parties return to. */
  userRedirect: () => '/users/redirect',
  /** The same, from where people go on to `path`. */
  userRedirectTo: (path: string) => {
    const address = `/users/redirect?${new URLSearchParams({ state: path }).toString()}`;
    return path === '/' || !isSitePath(address) ? '/users/redirect' : address;
  },
} as const;

/** Pages that are left once somebody has signed in. */
export const isAuthPage = (pathname: string): boolean =>
  pathname === paths.signIn() || pathname === paths.signUp() || pathname === paths.userRedirect();

/** Screens of buying, with or without a slash at the end. */
export const isShop = (pathname: string): boolean => {
  const path = pathname.replace(/\/$/, '');
  return path === paths.tokens() || path === paths.subscriptions();
};
