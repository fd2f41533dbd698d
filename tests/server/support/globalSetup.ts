import { chmod } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { makeTemplate } from '#server/db/template.ts';
import { bundleServer } from './bundleServer.ts';
import { startPostgresql } from './postgresqlServer.ts';
import { makeScratch } from './scratch.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresqlUrl: string;
  }
}

/** One PostgreSQL server for all server tests; each makes a database of its own in it. Their workers read the rest from the environment. */
const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const scratch = await makeScratch();
  // PostgreSQL may run as another user.
  await chmod(scratch.folder, 0o755);
  process.env['TMPDIR'] = scratch.folder;
  await makeTemplate();
  const [server, bundle] = await Promise.all([startPostgresql(), bundleServer()]);
  project.provide('postgresqlUrl', server.url);
  return async () => {
    await server.stop();
    await Promise.all([bundle.remove(), scratch.remove()]);
  };
};

export default setup;
