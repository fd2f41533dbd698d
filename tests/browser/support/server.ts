import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { roomyFolder } from '#tests/server/support/scratch.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SOURCES = path.join(ROOT, 'server/main.ts');
/** It ends what hangs: many that start at once on a slow machine take long. */
const READY_WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 15_000;

/** The real server, on a port and a database of its own. `origin` is where it listens. */
export interface RunningServer {
  readonly origin: string;
  /** Where its data lies; given to another start, it takes them up again. */
  readonly dataDir: string;
  /** What it printed so far. */
  readonly output: () => string;
  /** Ends it as an operator would. Its data stay. */
  readonly stop: () => Promise<void>;
  /** Ends it as a power cut would. Its data stay. */
  readonly kill: () => Promise<void>;
}

const end = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  const killer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await exited;
  clearTimeout(killer);
};

/** The address that the server prints once it listens. */
const addressIn = (output: string): string | undefined => /^listening on (http:\/\/\S+)$/m.exec(output)?.[1];

const isReady = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
};

const untilReady = async (child: ChildProcess, output: () => string): Promise<string> => {
  const deadline = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const origin = addressIn(output());
    if (origin !== undefined && (await isReady(origin))) return origin;
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server ended early.\n${output()}`);
    if (performance.now() > deadline) throw new Error(`The server was not ready in time.\n${output()}`);
    await wait(25);
  }
};

/** An empty folder. */
export const makeFolder = async (): Promise<string> => mkdtemp(path.join(await roomyFolder(), 'liora-'));

/** A folder for a server's data, in which one has begun already where the tests have let one: a tenth of the work of beginning anew. */
export const makeDataDir = async (): Promise<string> => {
  const [folder, begun] = [await makeFolder(), process.env['LIORA_BEGUN']];
  // A thousand small files: one by one they take four times the processor.
  if (begun !== undefined) cpSync(begun, folder, { recursive: true });
  return folder;
};
export const removeDataDir = (dataDir: string): Promise<void> => rm(dataDir, { recursive: true, force: true });

/** What a server that soon ends spares itself: to optimize the code of the database, and to make each expression twice, first for a single use. */
const SOON_ENDS = ['--liftoff-only', '--no-regexp-tier-up'];
/** Has threads paint the same picture once for all servers of a run: see rememberPaintings.mjs. */
const REMEMBER_PAINTINGS = `--import=${pathToFileURL(path.join(ROOT, 'tests/support/rememberPaintings.mjs')).href}`;
/** Preloads what ends a process with whoever has started it: see endWithParent.mjs. */
export const END_WITH_PARENT = `--import=${pathToFileURL(path.join(ROOT, 'tests/support/endWithParent.mjs')).href}`;

export interface ServerOptions {
  /** Left out: a fresh one. */
  readonly dataDir?: string;
  /** Left out: a free one. A restart that pages should survive needs the same port. */
  readonly port?: number;
  /** Options of Node's own. */
  readonly nodeArgs?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Made for hours, as people start it. */
  readonly isAsShipped?: boolean;
  /** As those who develop start it; otherwise from one file, where the tests have made one. */
  readonly isFromSources?: boolean;
}

/** Starts the server on the built client and waits until it is ready. */
export const startServer = async ({
  dataDir,
  port = 0,
  nodeArgs = [],
  env = {},
  isAsShipped = false,
  isFromSources = false,
}: ServerOptions = {}): Promise<RunningServer> => {
  const data = dataDir ?? (await (isAsShipped ? makeFolder() : makeDataDir()));
  const { LIORA_SERVER: bundle = SOURCES, NODE_COMPILE_CACHE: compileCache, LIORA_PAINTED: painted } = process.env;
  const program = isFromSources ? SOURCES : bundle;
  const spared = isAsShipped ? [] : [...SOON_ENDS, REMEMBER_PAINTINGS];
  const child = spawn(process.execPath, [END_WITH_PARENT, ...nodeArgs, ...spared, program], {
    // Not the repository's folder: a developer's .env there must not reach tests.
    cwd: data,
    stdio: 'pipe',
    env: {
      PATH: process.env['PATH'] ?? '',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      // What a server makes ready ahead would take the processor from what is tested.
      ...(!isAsShipped && { PREPARE_AHEAD: 'off' }),
      ...(compileCache !== undefined && { NODE_COMPILE_CACHE: compileCache }),
      ...(painted !== undefined && { LIORA_PAINTED: painted }),
      ...env,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  try {
    const origin = await untilReady(child, () => output);
    return {
      origin,
      dataDir: data,
      output: () => output,
      stop: () => end(child, 'SIGTERM'),
      kill: () => end(child, 'SIGKILL'),
    };
  } catch (error) {
    await end(child, 'SIGKILL');
    if (dataDir === undefined) await removeDataDir(data);
    throw error;
  }
};
