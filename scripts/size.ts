import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import * as z from 'zod';
import { BUDGET } from './lib/budget.ts';
import { ensureClient } from './lib/clientBuild.ts';
import { say } from './lib/exec.ts';
import { inRoot } from './lib/root.ts';
import { closureOf, HOME } from './vite/sources.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
  }),
);

const brotliSize = async (file: string): Promise<number> =>
  (await promisify(brotliCompress)(await readFile(inRoot('dist/client', file)))).length;

await ensureClient();
const manifest = manifestSchema.parse(JSON.parse(await readFile(inRoot('dist/client/.vite/manifest.json'), 'utf8')));
if (manifest[HOME] === undefined) throw new Error(`${HOME} is no chunk of the build`);
const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true);
const needed = closureOf([...entries, HOME], (key) => manifest[key]?.imports ?? []);
const chunks = [...needed].flatMap((key) => manifest[key] ?? []);
const page = await readFile(inRoot('dist/client/index.html'), 'utf8');
const sheets = [...page.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)].flatMap(([, sheet]) => sheet ?? []);
const files = [...new Set([...chunks.map(({ file }) => file), ...sheets])].toSorted();

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const sizes = await Promise.all(files.map(async (file) => ({ file, bytes: await brotliSize(file) })));
for (const { file, bytes } of sizes) say(`${kB(bytes).padStart(10)}  ${file}`);

const totalOf = (ending: string): number =>
  sizes.filter(({ file }) => file.endsWith(ending)).reduce((total, { bytes }) => total + bytes, 0);
const [javascript, styles] = [totalOf('.js'), totalOf('.css')];
say(
  `\nHome page until interactive, brotli: JS ${kB(javascript)} of ${BUDGET.javascript}, CSS ${kB(styles)} of ${BUDGET.styles}, ${files.length} requests`,
);
if (javascript > BUDGET.javascript * 1000 || styles > BUDGET.styles * 1000) {
  say('That is more than the budget in scripts/lib/budget.ts.');
  process.exitCode = 1;
}
