import { LOCALE_COOKIE } from '../../contract/locale.ts';

/**
 * How the message catalogue is compiled for development, tests and the type checks. Builds take its texts themselves
 * (scripts/vite/languages.ts).
 */
export const paraglide = {
  project: './project.inlang',
  outdir: './src/paraglide',
  outputStructure: 'message-modules',
  cookieName: LOCALE_COOKIE,
  strategy: ['cookie', 'preferredLanguage', 'baseLocale'],
} as const satisfies { strategy: readonly string[] } & Record<string, unknown>;
