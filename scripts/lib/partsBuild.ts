import path from 'node:path';
import { INPUTS } from './clientBuild.ts';
import { fingerprint } from './fingerprint.ts';
import { ROOT, inRoot } from './root.ts';
import { oncePer } from './stamp.ts';

export const PARTS_DIR = inRoot('dist/parts');
/** The gallery of parts and scenes, and the page that shows one scene after the other. */
const PAGES = ['parts.html', 'tests/browser/support/scenes.html'];
const SOURCES = [...INPUTS, 'parts.html', 'docs/flows', 'packages/flow-kit', 'tests/browser/support'];

/** Builds these pages into dist/parts, unless they lie there as the sources are. */
export const ensureParts = async (): Promise<void> => {
  const key = await fingerprint(ROOT, SOURCES);
  await oncePer(path.join(PARTS_DIR, '.stamp'), key, async () => {
    const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')]);
    await build({
      root: ROOT,
      configFile: false,
      logLevel: 'warn',
      plugins: [react()],
      build: {
        outDir: PARTS_DIR,
        emptyOutDir: true,
        minify: false,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        rolldownOptions: { input: PAGES.map((page) => inRoot(page)) },
      },
    });
  });
};
