import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { INPUTS } from '../../../scripts/lib/clientBuild.ts';
import { inRoot } from '../../../scripts/lib/root.ts';
import { serveBuild, type ServedBuild } from './serveBuild.ts';

/** A build of the client none of whose parts has a name of the old one. */
export interface NextBuild extends AsyncDisposable {
  /** From now on a browser gets this build, as if it had been put in place of the old one on the server. */
  release(context: BrowserContext): Promise<void>;
  /** Starts a server with this build; what is no part of it comes from the server at `origin`. */
  serve(origin: string): Promise<ServedBuild>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

const NAMES = ['entryFileNames', 'chunkFileNames'].map((key) => `${key}: 'assets/next-[name]-[hash].js'`).join(', ');

/** Builds it from a copy of the sources: nobody else's build is in the way. */
export const makeNextBuild = async (): Promise<NextBuild> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'liora-next-'));
  const inCopy = (name: string) => path.join(folder, name);
  for (const name of [...INPUTS, 'styled-system']) await cp(inRoot(name), inCopy(name), { recursive: true });
  await symlink(inRoot('node_modules'), inCopy('node_modules'));
  const config = await readFile(inCopy('vite.config.ts'), 'utf8');
  const named = config.replace('output: {', `output: { ${NAMES},`);
  if (named === config) throw new Error('vite.config.ts has no output to name');
  await writeFile(inCopy('vite.config.ts'), named);
  await promisify(execFile)(process.execPath, [inRoot('node_modules/vite/bin/vite.js'), 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return {
    async release(context) {
      await context.route(
        (url) => !url.pathname.startsWith('/api/') && !url.pathname.startsWith('/images/'),
        async (route) => {
          const { pathname } = new URL(route.request().url());
          const name = route.request().isNavigationRequest() ? '/index.html' : pathname;
          const body = await readFile(inCopy(`dist/client${name}`)).catch(() => undefined);
          if (body === undefined) await route.fulfill({ status: 404, body: 'Not here any more' });
          else await route.fulfill({ body, contentType: TYPES[path.extname(name)] ?? 'application/octet-stream' });
        },
      );
    },
    serve: (origin) => serveBuild(inCopy('dist/client'), origin),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
};
