import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failureLine, isInstalled } from '../../scripts/install.mjs';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'liora-install-'));
  await mkdir(path.join(root, 'node_modules'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

type Packages = Record<string, { version: string; optional?: true }>;
const lock = (packages: Packages) =>
  writeFile(path.join(root, 'package-lock.json'), JSON.stringify({ packages: { '': { name: 'liora' }, ...packages } }));
const record = (packages: Packages) =>
  writeFile(path.join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));

describe('isInstalled', () => {
  it.each([
    { title: 'all there', there: { 'node_modules/a': { version: '1.0.0' } }, expected: true },
    { title: 'another version', there: { 'node_modules/a': { version: '2.0.0' } }, expected: false },
    { title: 'a package missing', there: {}, expected: false },
  ])('$title', async ({ there, expected }) => {
    await lock({ 'node_modules/a': { version: '1.0.0' } });
    await record(there);
    expect(isInstalled(root)).toBe(expected);
  });

  it('does not miss what belongs to other platforms', async () => {
    await lock({ 'node_modules/a-win32': { version: '1.0.0', optional: true } });
    await record({});
    expect(isInstalled(root)).toBe(true);
  });

  it('does not trust an install that broke off', async () => {
    await lock({});
    expect(isInstalled(root)).toBe(false);
  });
});

describe('failureLine', () => {
  it.each([
    {
      title: 'says that there is no network',
      output: 'npm error code EAI_AGAIN\nnpm error syscall getaddrinfo\n',
      line: 'the package registry cannot be reached (EAI_AGAIN); connect to the network and try again',
    },
    {
      title: "gives npm's first sentence",
      output: 'npm ERR! code ENOSPC\nnpm ERR! nospc There appears to be insufficient space\nnpm ERR! more\n',
      line: 'nospc There appears to be insufficient space; "npm ci" shows the whole story',
    },
    { title: 'gives how npm ended', output: '', line: 'npm ended with SIGKILL; "npm ci" shows the whole story' },
  ])('$title', ({ output, line }) => {
    expect(failureLine(output, 'SIGKILL')).toBe(line);
  });
});
