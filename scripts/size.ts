import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import * as z from 'zod';
import { ensureClient } from './lib/clientBuild.ts';
import { say } from './lib/exec.ts';
import { inRoot } from './lib/root.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** The route that `/` loads. */
const HOME = 'src/routes/HomeRoute.tsx';

/** Adds a chunk and what it imports statically to `found`. */
const collect = (manifest: Manifest, key: string, found: Set<string>): void => {
  if (found.has(key)) return;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) collect(manifest, next, found);
};

const brotliSize = async (file: string): Promise<number> =>
  (await promisify(brotliCompress)(await readFile(inRoot('dist/client', file)))).length;

await ensureClient();
const manifest = manifestSchema.parse(JSON.parse(await readFile(inRoot('dist/client/.vite/manifest.json'), 'utf8')));
const needed = new Set<string>();
if (manifest[HOME] === undefined) throw new Error(`${HOME} is no chunk of the build`);
for (const [key, { isEntry }] of Object.entries(manifest)) {
  if (isEntry === true || key === HOME) collect(manifest, key, needed);
}
const chunks = [...needed].flatMap((key) => manifest[key] ?? []);
const styles = chunks.flatMap(({ css }) => css ?? []);
const files = [...new Set([...chunks.map(({ file }) => file), ...styles])].toSorted();

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const sizes = await Promise.all(files.map(async (file) => ({ file, bytes: await brotliSize(file) })));
for (const { file, bytes } of sizes) say(`${kB(bytes).padStart(10)}  ${file}`);

const totalOf = (ending: string): number =>
  sizes.filter(({ file }) => file.endsWith(ending)).reduce((total, { bytes }) => total + bytes, 0);
say(
  `\nHome page until interactive, brotli: JS ${kB(totalOf('.js'))}, CSS ${kB(totalOf('.css'))}, ${files.length} requests`,
);
