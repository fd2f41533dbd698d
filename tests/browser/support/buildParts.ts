import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { INPUTS } from '../../../scripts/lib/clientBuild.ts';
import { fingerprint } from '../../../scripts/lib/fingerprint.ts';
import { oncePer } from '../../../scripts/lib/stamp.ts';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
export const PARTS_DIR = path.join(ROOT, 'dist/parts');
/** The gallery of parts and scenes, and the page that shows one scene after the other. */
const PAGES = ['parts.html', 'tests/browser/support/scenes.html'];
const SOURCES = [...INPUTS, 'parts.html', 'docs/flows', 'scripts/flows/diagram/diagram.css', 'tests/browser/support'];

/** Builds these pages into dist/parts, unless they lie there as the sources are. */
export const buildParts = async (): Promise<void> => {
  const key = await fingerprint(ROOT, SOURCES);
  await oncePer(path.join(PARTS_DIR, '.stamp'), key, async () => {
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
        rolldownOptions: { input: PAGES.map((page) => path.join(ROOT, page)) },
      },
    });
  });
};
