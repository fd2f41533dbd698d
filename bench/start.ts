import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureServerBundle } from '../scripts/lib/serverBundle.ts';

/** How long the built server takes from its start to its first answer, with a new and with a known folder, and what memory it holds. `npm start` starts it like this. */

const RUNS = 5;
const SETTLE = 3000;
const { program, compileCache } = await ensureServerBundle();

/** Resident memory in MiB, as Linux tells it. */
const residentMemory = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024);
};

const startOnce = async (dataDir: string): Promise<{ seconds: number; memory: number }> => {
  const started = performance.now();
  const child = spawn(process.execPath, ['--max-semi-space-size=8', program], {
    cwd: dataDir,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: compileCache,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let origin: string | undefined;
  while ((origin = /^listening on (\S+)$/m.exec(output)?.[1]) === undefined) await wait(5);
  await (await fetch(`${origin}/api/homepage`)).json();
  const seconds = (performance.now() - started) / 1000;
  await wait(SETTLE);
  const memory = await residentMemory(child.pid ?? 0);
  child.kill('SIGTERM');
  await once(child, 'exit');
  return { seconds, memory };
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const say = (name: string, runs: readonly { seconds: number; memory: number }[]): void => {
  const seconds = median(runs.map((run) => run.seconds)).toFixed(2);
  process.stdout.write(
    `${name}: ${seconds} s to the first answer, ${median(runs.map((run) => run.memory))} MiB (medians of ${RUNS})\n`,
  );
};

const first: { seconds: number; memory: number }[] = [];
const second: { seconds: number; memory: number }[] = [];
for (let run = 0; run < RUNS; run += 1) {
  const dataDir = await mkdtemp(join(tmpdir(), 'liora-bench-'));
  first.push(await startOnce(dataDir));
  second.push(await startOnce(dataDir));
  await rm(dataDir, { recursive: true });
}
say('first start', first);
say('second start', second);
