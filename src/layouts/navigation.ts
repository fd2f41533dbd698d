import type { ReactNode } from 'react';
import { createElement } from 'react';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/paths.ts';
import { ChatIcon, CompassIcon } from '#src/ui/icons.tsx';

/** The places that the bars lead to. `isExact`: places below it are others. */
export const places: readonly { path: string; isExact: boolean; text: () => string; icon: ReactNode }[] = [
  { path: paths.home(), isExact: true, text: m.nav_explore, icon: createElement(CompassIcon) },
  { path: paths.conversations(), isExact: false, text: m.nav_chats, icon: createElement(ChatIcon) },
];
