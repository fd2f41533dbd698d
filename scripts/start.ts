import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { pathToFileURL } from 'node:url';
import { ensureClient } from './lib/clientBuild.ts';
import { ensureDatabaseTemplate } from './lib/databaseTemplate.ts';
import { say, since } from './lib/exec.ts';
import { become } from './lib/become.ts';
import { inRoot } from './lib/root.ts';
import { ensureServerBundle } from './lib/serverBundle.ts';
import { takeLocalModel } from './lib/takeLocalModel.ts';

/** Says what is made, and nothing where all is there already. */
const client = async (): Promise<void> => {
  const started = performance.now();
  const built = await ensureClient(() => say('Building the client …'));
  if (built) say(`Built the client in ${since(started)}`);
};

const template = async (): Promise<void> => {
  const started = performance.now();
  if (await ensureDatabaseTemplate()) say(`Made the database in ${since(started)}`);
};

const model = (): Promise<void> => {
  if (existsSync('.env')) loadEnvFile('.env');
  return takeLocalModel(process.env);
};

const bundle = async (): Promise<string> => {
  const { program, compileCache } = await ensureServerBundle();
  // What the server compiles is there the next time, for its threads as well.
  process.env['NODE_COMPILE_CACHE'] ??= compileCache;
  return program;
};

let program: string;
try {
  [program] = await Promise.all([bundle(), client(), template(), model()]);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
// A small young generation costs no time here and keeps some 90 MB from being held.
become(process.execPath, [
  '--max-semi-space-size=8',
  '--import',
  pathToFileURL(inRoot('scripts/endWithNpm.mjs')).href,
  program,
]);
