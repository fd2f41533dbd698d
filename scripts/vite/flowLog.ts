import type { Plugin } from 'vite';

/** Loads the log of flows before the app, so that the flow lab at `/dev/flows` knows of each from its first moment; in development only. */
export const flowLog = (): Plugin => ({
  name: 'flow-log',
  apply: 'serve',
  transformIndexHtml: (_html, { filename }) =>
    filename.endsWith('/index.html')
      ? [{ tag: 'script', attrs: { type: 'module', src: '/src/dev/flows/listen.ts' }, injectTo: 'head' }]
      : [],
});
