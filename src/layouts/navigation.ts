import type { ReactNode } from 'react';
import { createElement } from 'react';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { ChatIcon, CoinIcon, CompassIcon, PictureIcon, SparkIcon } from '#src/ui/icons.tsx';

interface Place {
  path: string;
  /** Places below it are others. */
  isExact: boolean;
  text: () => string;
  icon: ReactNode;
}

/** The places that the bars lead to. */
export const places: readonly Place[] = [
  { path: paths.home(), isExact: true, text: m.nav_explore, icon: createElement(CompassIcon) },
  { path: paths.conversations(), isExact: false, text: m.nav_chats, icon: createElement(ChatIcon) },
  { path: paths.characters(), isExact: false, text: m.nav_characters, icon: createElement(SparkIcon) },
  { path: paths.images(), isExact: false, text: m.nav_images, icon: createElement(PictureIcon) },
];

/** The places that the sidebar leads to, which has more room. */
export const sidebarPlaces: readonly Place[] = [
  ...places,
  { path: paths.tokens(), isExact: false, text: m.nav_token_packages, icon: createElement(CoinIcon) },
];
