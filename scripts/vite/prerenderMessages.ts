import type { Plugin } from 'vite';
import { RUNTIME_FILE } from './languages.ts';

/** Where the server draws, texts come in the language that the page is drawn in. */
export const prerenderMessages = (): Plugin => ({
  name: 'prerender-messages',
  apply: 'build',
  transform: (_code, id) =>
    RUNTIME_FILE.test(id)
      ? {
          code: 'export const experimentalStaticLocale = undefined; export const getLocale = () => document.documentElement.lang;',
          map: { mappings: '' },
        }
      : null,
});
