import { cp, mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Fault } from '#tests/faults/fault.ts';
import { makeOwnedFolder } from '#tests/support/ownedFolder.ts';
import { capture, type Outcome } from '../lib/exec.ts';
import { inRoot } from '../lib/root.ts';

/** Made of sources; a copy that has them makes anew only what a fault changes. */
const MADE = ['dist', 'src/paraglide', 'styled-system'];
/** Each tree writes its own. */
const OWN = new Set(['.cache', '.vite', '.vite-temp', '.vitest-cache', '@liora']);
const CACHE = 'node_modules/.cache/liora';

const sources = async (): Promise<string[]> => {
  const { code, output } = await capture('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  if (code !== 0) throw new Error(`git ls-files failed: ${output.trim()}`);
  return output.split('\0').filter((file) => file !== '' && existsSync(inRoot(file)));
};

/** Packages are those of this tree, but for the project's own: those of the copy are to run. */
const linkPackages = async (folder: string): Promise<void> => {
  const [here, there] = [inRoot('node_modules'), path.join(folder, 'node_modules')];
  await mkdir(path.join(there, '@liora'), { recursive: true });
  for (const name of await readdir(here))
    if (!OWN.has(name)) await symlink(path.join(here, name), path.join(there, name));
  for (const name of await readdir(path.join(here, '@liora')))
    await symlink(await readlink(path.join(here, '@liora', name)), path.join(there, '@liora', name));
};

/** Ready databases are read alone; one of other migrations has another name. */
const linkTemplates = async (folder: string): Promise<void> => {
  const cache = path.join(folder, CACHE);
  await mkdir(cache, { recursive: true });
  const made = existsSync(inRoot(CACHE)) ? await readdir(inRoot(CACHE)) : [];
  for (const name of made) if (name.startsWith('template-')) await symlink(inRoot(CACHE, name), path.join(cache, name));
};

/** A copy of the tree that a fault at a time is planted in. */
export interface PlantedTree {
  /** Whether the fault fits: its text stands there once. */
  plant(fault: Fault): Promise<boolean>;
  /** Everything is as it was. */
  heal(): Promise<void>;
  /** Runs one of the scripts of the copy. */
  run(script: string, args: readonly string[]): Promise<Outcome>;
  /** The text of one of its files; empty where there is none. */
  read(file: string): Promise<string>;
  remove(): Promise<void>;
}

export const createPlantedTree = async (): Promise<PlantedTree> => {
  const folder = await makeOwnedFolder(tmpdir(), 'liora-faults-');
  const inCopy = (file: string): string => path.join(folder, file);
  await linkPackages(folder);
  await linkTemplates(folder);
  for (const file of [...(await sources()), ...MADE.filter((made) => existsSync(inRoot(made)))])
    await cp(inRoot(file), inCopy(file), { recursive: true, verbatimSymlinks: true });
  let right: { readonly file: string; readonly text: string } | undefined;
  return {
    async plant({ file, find, replacement }) {
      const text = await readFile(inCopy(file), 'utf8');
      const parts = text.split(find);
      if (parts.length !== 2) return false;
      right = { file, text };
      await writeFile(inCopy(file), parts.join(replacement));
      return true;
    },
    async heal() {
      if (right !== undefined) await writeFile(inCopy(right.file), right.text);
      right = undefined;
    },
    run: (script, args) => capture(process.execPath, [inCopy(script), ...args], {}, folder),
    read: (file) => readFile(inCopy(file), 'utf8').catch(() => ''),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 10 }),
  };
};
