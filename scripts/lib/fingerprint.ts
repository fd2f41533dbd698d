import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const filesBelow = async (root: string, place: string): Promise<string[]> => {
  const absolute = path.join(root, place);
  if (!existsSync(absolute)) return [];
  if (!(await stat(absolute)).isDirectory()) return [place];
  const entries = await readdir(absolute, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
};

/**
 * One hash over the names and contents of files and folders below `root`, whatever their times.
 * A place that does not exist counts as empty; `generated` folders are left out.
 */
export const fingerprint = async (
  root: string,
  places: readonly string[],
  generated: readonly string[] = [],
): Promise<string> => {
  const lists = await Promise.all(places.map((place) => filesBelow(root, place)));
  const isSource = (file: string) => !generated.some((folder) => file.startsWith(path.join(folder, path.sep)));
  const files = lists.flat().filter(isSource).toSorted();
  const contents = await Promise.all(files.map((file) => readFile(path.join(root, file))));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries()) {
    const content = contents[index] ?? '';
    hash.update(`${file.replaceAll(path.sep, '/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
};
