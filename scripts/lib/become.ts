import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Turns this process into another program, so that signals and exit code need no passing on. Where the system cannot
 * do that (Windows), it starts the program and ends as it ends.
 */
export const become = (file: string, args: readonly string[]): void => {
  if (process.execve !== undefined && process.platform !== 'win32') {
    process.execve(file, [file, ...args], process.env);
  }
  const child = spawn(file, args, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
};
