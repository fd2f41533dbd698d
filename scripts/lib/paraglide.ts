/** How the message catalogue is compiled: for Vite and for the type checks alike. */
export const paraglide = {
  project: './project.inlang',
  outdir: './src/paraglide',
  outputStructure: 'message-modules',
  strategy: ['localStorage', 'preferredLanguage', 'baseLocale'],
} as const satisfies { strategy: readonly string[] } & Record<string, unknown>;
