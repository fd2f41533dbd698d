import type { ScreenPath } from '#contract/screens.ts';

/** The whole address of a screen, as it stands in mails and where another site sends people back. */
export const screenUrl = (publicOrigin: string, path: ScreenPath): string => new URL(path, publicOrigin).href;
