import { globSync, readFileSync } from 'node:fs';
import { ringsIn } from './lib/folderRings.ts';
import { say } from './lib/exec.ts';
import { inRoot } from './lib/root.ts';

/** What lies in these stands in an order: no folder needs one that needs it. */
const PARENTS = ['server/features', 'src'];

const read = (file: string): string => readFileSync(inRoot(file), 'utf8');
const filesOf = (parent: string): string[] =>
  globSync(`${parent}/**/*.{ts,tsx}`, { cwd: inRoot() }).map((file) => file.replaceAll('\\', '/'));

const rings = PARENTS.flatMap((parent) => ringsIn(parent, filesOf(parent), read).map((ring) => ({ parent, ...ring })));
for (const { parent, folders, imports } of rings) {
  say(`These folders of ${parent} need each other: ${folders.join(', ')}`);
  for (const words of imports) say(`  ${words}`);
}
process.exitCode = rings.length === 0 ? 0 : 1;
