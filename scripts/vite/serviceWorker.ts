import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import messages from '../../messages/en.json' with { type: 'json' };
import { buildIdOf } from './latestBuild.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const inRoot = (file: string): string => path.join(ROOT, file);
const read = (file: string): Promise<string> => readFile(inRoot(file), 'utf8');

/** One script that needs no other. `constants` are names in it that stand for values. */
const bundle = async (entry: string, constants: Readonly<Record<string, unknown>>): Promise<string> => {
  const results = await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: inRoot(entry), output: { format: 'iife' } },
    },
  });
  const [script] = [results].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (script?.type !== 'chunk') throw new Error(`${entry} makes no script`);
  return script.code;
};

/** Puts the sentences of the catalogue in the place of their names; the page's script says them in other languages. */
const worded = (html: string): string => {
  const words: Readonly<Record<string, string>> = messages;
  return html.replace(/\{(\w+)\}/g, (_, name: string) => {
    const sentence = words[name];
    if (sentence === undefined) throw new Error(`The catalogue has no ${name}`);
    return sentence;
  });
};

/** The parts of the offline page by their addresses. */
const offlineParts = async (): Promise<Readonly<Record<string, string>>> => ({
  'offline/index.html': worded(await read('src/offline/index.html')),
  'offline/page.css': await read('src/offline/page.css'),
  'offline/page.js': await bundle('src/offline/page.ts', {}),
  'offline/color-mode.js': await read('public/color-mode.js'),
  'offline/favicon.svg': await read('public/favicon.svg'),
});

/** Lays the service worker of this build beside it, and the offline page that it keeps. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundled) {
      const buildId = buildIdOf(Object.keys(bundled));
      const parts = await offlineParts();
      const worker = await bundle('src/serviceWorker/worker.ts', {
        BUILD_ID: buildId,
        OFFLINE_FILES: Object.keys(parts).map((name) => `/${name}`),
      });
      for (const [fileName, source] of Object.entries({ ...parts, 'service-worker.js': worker }))
        this.emitFile({ type: 'asset', fileName, source });
    },
  },
});
