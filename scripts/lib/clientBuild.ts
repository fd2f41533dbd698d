import { rm } from 'node:fs/promises';
import { capture, show } from './exec.ts';
import { fingerprint } from './fingerprint.ts';
import { ROOT, inRoot } from './root.ts';
import { oncePer } from './stamp.ts';

/** Everything that the client build reads. */
export const INPUTS = [
  'contract',
  'index.html',
  'machines',
  'messages',
  'package-lock.json',
  'package.json',
  'packages/painter/appearance.ts',
  'panda.config.ts',
  'postcss.config.cjs',
  'project.inlang/settings.json',
  'public',
  'scripts/lib/catalogue.ts',
  'scripts/lib/paraglide.ts',
  'scripts/lib/pseudo.ts',
  'scripts/vite',
  'src',
  'theme',
  'tsconfig.json',
  'vite.config.ts',
];

const GENERATED = ['src/paraglide'];

/** Lies inside, so that it goes when the build goes; Vite empties the folder first. */
const STAMP = inRoot('dist/client/.stamp');

const build = async (isTalkative: boolean): Promise<void> => {
  // Only here, for the generators take most of a second to load, which a start without a build can save.
  const { codegen } = await import('./codegen.ts');
  await codegen();
  const run = isTalkative ? show : capture;
  // A process of its own, for Vite changes NODE_ENV; and React takes its quick form by that name.
  const builds = [[], ['--ssr', 'src/prerender/prerender.tsx']].map((more) =>
    run(process.execPath, [inRoot('node_modules/vite/bin/vite.js'), 'build', ...more], { NODE_ENV: 'production' }),
  );
  for (const { code, output } of await Promise.all(builds))
    if (code !== 0) throw new Error(`Building the client failed.\n${output.trimEnd()}`);
};

/** Builds the client into dist/client, whatever lies there, and shows what it does. */
export const buildClient = async (): Promise<void> => {
  await rm(STAMP, { force: true });
  await oncePer(STAMP, await fingerprint(ROOT, INPUTS, GENERATED), () => build(true));
};

/** Builds the client unless dist/client was made of the same sources. `onStart` is called when it is not so. */
export const ensureClient = async (onStart: () => void = () => undefined): Promise<boolean> =>
  oncePer(STAMP, await fingerprint(ROOT, INPUTS, GENERATED), async () => {
    onStart();
    await build(false);
  });
