import type { Plugin } from 'vite';

/** Leaves plugins out of builds. */
export const developmentOnly = (plugins: Plugin | readonly Plugin[]): Plugin[] =>
  [plugins].flat().map((plugin) => ({ ...plugin, apply: 'serve' }));
