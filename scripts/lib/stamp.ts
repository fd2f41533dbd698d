import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Does `make` unless `file` says that it was done for the same `key`. Gives whether it was done now. */
export const oncePer = async (file: string, key: string, make: () => Promise<void>): Promise<boolean> => {
  const last = await readFile(file, 'utf8').catch(() => '');
  if (last === key) return false;
  await rm(file, { force: true });
  await make();
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, key);
  return true;
};
