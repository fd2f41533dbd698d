import { mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is there as well.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** What process made a folder of this name, if one of `prefix` did. */
const ownerOf = (name: string, prefix: string): number | undefined => {
  const [, owner] = name.startsWith(prefix) ? (/^(\d+)-/.exec(name.slice(prefix.length)) ?? []) : [];
  return owner === undefined ? undefined : Number(owner);
};

/** Makes a folder `<prefix><process id>-…` in `parent`, and removes those whose processes were killed before they could. */
export const makeOwnedFolder = async (parent: string, prefix: string): Promise<string> => {
  const left = (await readdir(parent)).filter((name) => {
    const owner = ownerOf(name, prefix);
    return owner !== undefined && !isAlive(owner);
  });
  await Promise.all(left.map((name) => rm(path.join(parent, name), { recursive: true, force: true, maxRetries: 10 })));
  return mkdtemp(path.join(parent, `${prefix}${process.pid}-`));
};
