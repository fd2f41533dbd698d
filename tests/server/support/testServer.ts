import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readEnv } from '#server/env.ts';
import type { Log } from '#server/log.ts';
import { startServer, type RunningServer } from '#server/start.ts';

export interface TestServer extends AsyncDisposable {
  /** Where it listens. */
  readonly origin: string;
  readonly dataDir: string;
  /** Ends the process's part; the data stay. */
  close(): Promise<void>;
}

/** The whole server in this process, on a free port, with a folder and an embedded database of its own unless `env` says otherwise. */
export const startTestServer = async (
  env: Readonly<Record<string, string>> = {},
  log: Log = pino({ level: 'silent' }),
): Promise<TestServer> => {
  const dataDir = env['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'liora-test-')));
  const running: RunningServer = await startServer(
    readEnv({
      NODE_ENV: 'test',
      ...(env['NODE_ENV'] !== 'production' && { RATE_LIMITS: 'off' }),
      PORT: '0',
      DATA_DIR: dataDir,
      ...env,
    }),
    log,
  );
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= running.close());
  return {
    origin: running.address,
    dataDir,
    close,
    async [Symbol.asyncDispose]() {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
