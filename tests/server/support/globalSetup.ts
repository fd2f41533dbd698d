import { chmod } from 'node:fs/promises';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgresql } from '#server/db/postgresql.ts';
import { makeTemplate } from '#server/db/template.ts';
import { silentLog } from '#server/log.ts';
import { removeDataDir } from '#tests/browser/support/server.ts';
import { beginOnce, beginServer, bundleServer } from './beginServer.ts';
import { startPostgresql } from './postgresqlServer.ts';
import { makeScratch } from './scratch.ts';
import { besideUrl, TEMPLATES } from './testDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresqlUrl: string;
  }
}

/** The databases that those of the tests are copies of. */
const makeTemplates = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { migrated, begun } = TEMPLATES;
  await client.query(`CREATE DATABASE ${migrated}`);
  await (await openPostgresql(besideUrl(url, migrated), silentLog)).close();
  await client.query(`CREATE DATABASE ${begun} TEMPLATE ${migrated}`);
  await removeDataDir(await beginOnce(besideUrl(url, begun)));
  await client.end();
};

/** One PostgreSQL server for all server tests; each makes a database of its own in it. Their workers read the rest from the environment. */
const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const scratch = await makeScratch();
  // PostgreSQL may run as another user.
  await chmod(scratch.folder, 0o755);
  await makeTemplate();
  const [server, forget] = await Promise.all([startPostgresql(), bundleServer().then(beginServer)]);
  await makeTemplates(server.url);
  project.provide('postgresqlUrl', server.url);
  return async () => {
    await server.stop();
    await Promise.all([forget(), scratch.remove()]);
  };
};

export default setup;
