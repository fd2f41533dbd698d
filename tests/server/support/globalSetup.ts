import type { TestProject } from 'vitest/node';
import { makeTemplate } from '#server/db/template.ts';
import { startPostgresql } from './postgresqlServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresqlUrl: string;
  }
}

/** One PostgreSQL server for all server tests; each makes a database of its own in it. */
const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const [server] = await Promise.all([startPostgresql(), makeTemplate()]);
  project.provide('postgresqlUrl', server.url);
  return () => server.stop();
};

export default setup;
