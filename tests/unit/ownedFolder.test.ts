import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { END_WITH_PARENT } from '#tests/browser/support/server.ts';
import { makeOwnedFolder } from '#tests/support/ownedFolder.ts';
import { inRoot } from '../../scripts/lib/root.ts';

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'liora-owned-'));
});
afterAll(() => rm(parent, { recursive: true }));

it('a new folder takes the place of those whose owners were killed, and of no others', async () => {
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  const others = [`run-${process.ppid}-of-another`, 'run-of-nobody', `kept-${dead}-elsewhere`];
  for (const name of [...others, `run-${dead}-left`]) await mkdir(join(parent, name, 'inside'), { recursive: true });
  const made = basename(await makeOwnedFolder(parent, 'run-'));
  expect(made).toMatch(new RegExp(`^run-${process.pid}-`));
  expect((await readdir(parent)).toSorted()).toEqual([...others, made].toSorted());
});

/** Starts a parent that starts `args` as a child and tells its process id; kills the parent, and waits until the child is gone. */
const outlive = async (args: readonly string[]): Promise<string> => {
  const script = `
    const child = require('node:child_process').spawn(process.execPath, ${JSON.stringify(args)}, { stdio: ['pipe', 'inherit', 'inherit'] });
    setInterval(() => {}, 1000);`;
  const killed = spawn(process.execPath, ['--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [first] = await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  // Open as long as the child is there.
  await once(killed.stdout, 'end');
  return String(first).trim();
};

const RUNS_ON = "console.log('begun'); setInterval(() => {}, 1000)";

describe('what tests start ends when they are killed', () => {
  it('where it is preloaded', async () => {
    expect(await outlive([END_WITH_PARENT, '--eval', RUNS_ON])).toBe('begun');
  });

  it('where it is kept', async () => {
    const kept = { file: process.execPath, args: ['--eval', 'setInterval(() => {}, 1000)'], options: {} };
    const told = `console.log('begun'); process.argv[2] = ${JSON.stringify(JSON.stringify(kept))}; import(${JSON.stringify(inRoot('tests/support/keeper.mjs'))})`;
    expect(await outlive(['--eval', told, 'keeper', 'kept'])).toBe('begun');
  });
});
