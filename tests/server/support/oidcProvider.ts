import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { END_WITH_PARENT } from '#tests/browser/support/server.ts';

export interface RunningIssuer extends AsyncDisposable {
  readonly issuer: string;
  stop(): Promise<void>;
}

export const CLIENT_SECRET = 'a secret of sixteen bytes at least';

/** Starts a real OpenID provider whose only client comes back to `redirectUri`. */
export const startIssuer = async (redirectUri: string, port = 0): Promise<RunningIssuer> => {
  const child = spawn(process.execPath, [END_WITH_PARENT, path.join(import.meta.dirname, 'oidcProcess.ts')], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { PATH: process.env['PATH'] ?? '', PORT: String(port), CLIENT_SECRET, REDIRECT_URI: redirectUri },
  });
  let output = '';
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('\n')) resolve();
    });
    child.once('exit', () => {
      resolve();
    });
  });
  const issuer = /issuer (\S+)/.exec(output)?.[1];
  if (issuer === undefined) throw new Error('The issuer did not start');
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  return { issuer, stop, [Symbol.asyncDispose]: stop };
};
