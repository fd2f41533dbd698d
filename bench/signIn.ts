import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PASSWORD_DIGEST_PREFIX } from '#contract/account.ts';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { startServer } from '#server/start.ts';

/** Prints how long the server takes to refuse a sign-in, and to answer a forgotten password, for known and unknown emails: `node bench/signIn.ts`. */

const ROUNDS = 40;
const KNOWN = 'demo@liora.example';

const digest = createHash('md5').update(`${PASSWORD_DIGEST_PREFIX}something else`).digest('hex');
const dataDir = await mkdtemp(join(tmpdir(), 'liora-bench-'));
const server = await startServer(
  readEnv({ NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off' }),
  createLog('silent'),
);

const timeOf = async (path: string, fields: Record<string, string>): Promise<number> => {
  const started = performance.now();
  const response = await fetch(server.address + path, {
    method: 'POST',
    body: new URLSearchParams({ appId: 'liora', os: 'web', ...fields }),
  });
  await response.arrayBuffer();
  return performance.now() - started;
};
const signIn = (email: string) => timeOf('/session/pc/emaillogin', { email, password: digest });
const forget = (email: string) =>
  timeOf('/session/pc/sendemail', { tokenType: '600002', email, redirect_uri: '/users/password/reset' });
const median = (values: number[]): string => (values.toSorted((a, b) => a - b)[values.length / 2] ?? 0).toFixed(1);

for (const [name, once] of [
  ['refused sign-in', signIn],
  ['forgotten password', forget],
] as const) {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  await once(KNOWN);
  // In turn, so that both see the same weather.
  for (let round = 0; round < ROUNDS; round += 1) {
    times.known.push(await once(KNOWN));
    times.unknown.push(await once(`${randomUUID()}@example.org`));
  }
  process.stdout.write(
    `${name}: known email ${median(times.known)} ms, unknown email ${median(times.unknown)} ms (medians of ${ROUNDS})\n`,
  );
}
await server.close();
await rm(dataDir, { recursive: true, force: true });
