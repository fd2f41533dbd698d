import { build } from 'vite';
import { codegen } from './codegen.ts';
import { fingerprint } from './fingerprint.ts';
import { ROOT, inRoot } from './root.ts';
import { oncePer } from './stamp.ts';

/** Everything that the client build reads. */
const INPUTS = [
  'contract',
  'index.html',
  'machines',
  'messages',
  'package-lock.json',
  'package.json',
  'panda.config.ts',
  'postcss.config.cjs',
  'project.inlang/settings.json',
  'public',
  'scripts/lib/paraglide.ts',
  'scripts/vite',
  'src',
  'theme',
  'vite.config.ts',
];

const STAMP = inRoot('dist/client.stamp');

/** Builds the client into dist/client. */
export const buildClient = async (logLevel: 'info' | 'warn'): Promise<void> => {
  await codegen();
  await build({ root: ROOT, logLevel });
};

/** Builds the client unless dist/client was made of the same sources. Gives whether it was built now. */
export const ensureClient = async (make: () => Promise<void>): Promise<boolean> =>
  oncePer(STAMP, await fingerprint(ROOT, INPUTS, ['src/paraglide']), make);
