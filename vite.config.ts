import { paraglideVitePlugin } from '@inlang/paraglide-js';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { paraglide } from './scripts/lib/paraglide.ts';
import { latestBuild } from './scripts/vite/latestBuild.ts';
import { precompress } from './scripts/vite/precompress.ts';

export default defineConfig({
  plugins: [
    react(),
    paraglideVitePlugin({ ...paraglide, strategy: [...paraglide.strategy] }),
    latestBuild(),
    precompress(),
  ],
  build: {
    outDir: 'dist/client',
    target: 'baseline-widely-available',
    manifest: true,
    sourcemap: 'hidden',
    // The content security policy allows no data: addresses for scripts, styles and fonts, and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What changes with a dependency only, apart from what changes with every commit.
          groups: [
            { name: 'react', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/ },
            { name: 'flows', test: /node_modules[\\/](?:xstate|@xstate|ky|zod)[\\/]/ },
          ],
        },
      },
    },
  },
});
