import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 15_000;

/** The real server, on a port and a database of its own. */
export interface RunningServer {
  readonly origin: string;
  /** Where its data lies; given to another start, it takes them up again. */
  readonly dataDir: string;
  /** Ends it as an operator would. Its data stay. */
  readonly stop: () => Promise<void>;
  /** Ends it as a power cut would. Its data stay. */
  readonly kill: () => Promise<void>;
}

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
};

const end = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  const killer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await exited;
  clearTimeout(killer);
};

const isReady = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
};

const untilReady = async (child: ChildProcess, origin: string, output: () => string): Promise<void> => {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server ended early.\n${output()}`);
    if (performance.now() > deadline) throw new Error(`The server was not ready in time.\n${output()}`);
    await wait(50);
  }
};

export const makeDataDir = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'liora-'));
export const removeDataDir = (dataDir: string): Promise<void> => rm(dataDir, { recursive: true, force: true });

/** Starts the server on the built client and waits until it is ready. Without `dataDir` it makes a fresh one. */
export const startServer = async (
  options: { readonly dataDir?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<RunningServer> => {
  const dataDir = options.dataDir ?? (await makeDataDir());
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATA_DIR: dataDir,
      ...options.env,
    },
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  try {
    await untilReady(child, origin, () => output);
  } catch (error) {
    await end(child, 'SIGKILL');
    throw error;
  }
  return { origin, dataDir, stop: () => end(child, 'SIGTERM'), kill: () => end(child, 'SIGKILL') };
};
