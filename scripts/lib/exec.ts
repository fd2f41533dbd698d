import { spawn, type SpawnOptions } from 'node:child_process';
import { ROOT } from './root.ts';

export interface Outcome {
  /** 128 + n when signal n ended it; 127 when it could not be started. */
  readonly code: number;
  /** What it wrote to both streams; empty when it wrote straight to the terminal. */
  readonly output: string;
}

const start = (file: string, args: readonly string[], options: SpawnOptions): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = spawn(file, args, { cwd: ROOT, ...options });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 128, output: Buffer.concat(chunks).toString() }));
  });

type Env = Readonly<Record<string, string>>;

/** Runs a program, in the root unless another folder is told, and keeps what it writes. */
export const capture = (file: string, args: readonly string[], env: Env = {}, cwd: string = ROOT): Promise<Outcome> =>
  start(file, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });

/** Runs a program that writes to our terminal. */
export const show = (file: string, args: readonly string[], env: Env = {}): Promise<Outcome> =>
  start(file, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Seconds since `started` (of performance.now()), for people. */
export const since = (started: number): string => `${((performance.now() - started) / 1000).toFixed(1)} s`;
