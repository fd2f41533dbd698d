import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { build } from 'vite';
import * as z from 'zod';
import type { LOCALES } from '#contract/locale.ts';
import { languages } from '../../scripts/vite/languages.ts';

const CATALOGUES = {
  en: { brand: 'Liora', site_description: 'Talk & listen', nav_chats: 'Chats', hello: 'Hello {name}', other: 'Other' },
  de: { brand: 'Liora', site_description: 'Reden', nav_chats: 'Gespräche', hello: '`{name}`, hallo', other: 'Anderes' },
  es: { brand: 'Liora', site_description: 'Hablar', nav_chats: 'Charlas', hello: 'Hola, {name}', other: 'Otro' },
} as const satisfies Record<(typeof LOCALES)[number], unknown>;

const MANIFEST = {
  id: '/',
  name: 'Liora',
  description: 'Talk & listen',
  lang: 'en',
  dir: 'ltr',
  shortcuts: [{ name: 'Chats', url: '/ai-girlfriend' }],
};

let root = '';
const write = async (file: string, content: string): Promise<void> => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), content);
};
const dist = (file: string): Promise<string> => readFile(path.join(root, 'dist', file), 'utf8');
const named = async (pattern: RegExp): Promise<string[]> =>
  (await readdir(path.join(root, 'dist/assets'))).filter((name) => pattern.test(name)).toSorted();

const buildPage = async (texts: Readonly<Record<string, unknown>> = CATALOGUES): Promise<void> => {
  for (const [locale, catalogue] of Object.entries(texts))
    await write(`messages/${locale}.json`, JSON.stringify(catalogue));
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [languages(root)],
    build: { sourcemap: 'hidden', modulePreload: { polyfill: false } },
  });
};

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'liora-languages-'));
  const compiled = 'src/paraglide/messages';
  await write(`${compiled}/hello.js`, 'export const hello = /** @type {unknown} */ ((inputs) => inputs);');
  await write(`${compiled}/other1.js`, 'const other1 = () => 1;\nexport { other1 as "other" }');
  await write('src/paraglide/runtime.js', 'export const getLocale = () => "compiled";');
  await write('src/shared.js', 'export const shared = (text) => document.body.append(text);');
  await write(
    'src/later.js',
    `import { other } from './paraglide/messages/other1.js';\nimport { shared } from './shared.js';\nshared(other());`,
  );
  await write(
    'src/main.js',
    `import { hello } from './paraglide/messages/hello.js';
import { getLocale } from './paraglide/runtime.js';
import { shared } from './shared.js';
const load = () => import('./later.js');
shared(hello({ name: getLocale() })); const marked = load; marked().then(shared);`,
  );
  await write(
    'index.html',
    '<html lang="en"><head><meta name="description" content="Talk &amp; listen"><link rel="manifest" href="/manifest.webmanifest"></head><script type="module" src="/src/main.js"></script></html>',
  );
});
beforeEach(() => write('public/manifest.webmanifest', JSON.stringify(MANIFEST)));
afterEach(() => rm(root, { recursive: true, force: true }));

const mapSchema = z.looseObject({
  version: z.number(),
  file: z.string(),
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string()),
  names: z.array(z.string()),
  mappings: z.string(),
  sourceRoot: z._default(z.string(), ''),
});

describe('languages', () => {
  it('writes page and scripts once a language, and leads from one to the next', async () => {
    await buildPage();
    const [script = ''] = await named(/^index-[\w-]+\.js$/);
    const german = script.replace('.js', '.de.js');
    const page = await dist('index.de.html');
    expect([/<html [^>]+>/.exec(page)?.[0], /content="([^"]+)"/.exec(page)?.[1], page.includes(german)]).toEqual([
      '<html lang="de" dir="ltr">',
      'Reden',
      true,
    ]);
    expect(await dist('index.ar-XB.html')).toContain('<html lang="ar-XB" dir="rtl">');
    expect(await dist('index.html')).toContain(`/assets/${script}`);
    const [english, translated] = [await dist(`assets/${script}`), await dist(`assets/${german}`)];
    expect([/`Hello [^`]+`/.test(english), translated.includes('\\`${')]).toEqual([true, true]);
    const [later = ''] = await named(/^later-[\w-]+\.js$/);
    expect([english.includes(later), translated.includes(later)]).toEqual([true, false]);
    expect(translated).toContain(later.replace('.js', '.de.js'));
    expect(await dist(`assets/${later.replace('.js', '.de.js')}`)).toContain('`Anderes`');
  });

  it('writes a manifest once a language, and has each page point at its own', async () => {
    await buildPage();
    const pointedAt = async (file: string) => /rel="manifest" href="([^"]+)"/.exec(await dist(file))?.[1];
    expect([await pointedAt('index.html'), await pointedAt('index.de.html'), await pointedAt('index.es.html')]).toEqual(
      ['/manifest.webmanifest', '/manifest.de.webmanifest', '/manifest.es.webmanifest'],
    );
    const read = async (file: string): Promise<unknown> => JSON.parse(await dist(file));
    expect(await read('manifest.webmanifest')).toEqual(MANIFEST);
    expect(await read('manifest.de.webmanifest')).toEqual({
      ...MANIFEST,
      description: 'Reden',
      lang: 'de',
      shortcuts: [{ name: 'Gespräche', url: '/ai-girlfriend' }],
    });
    expect(await read('manifest.ar-XB.webmanifest')).toMatchObject({ lang: 'ar-XB', dir: 'rtl' });
  });

  it('does not build where the manifest says what no catalogue does', async () => {
    await write('public/manifest.webmanifest', JSON.stringify({ ...MANIFEST, description: 'Old words' }));
    await expect(buildPage()).rejects.toThrow('The manifest says what no catalogue does: Old words');
  });

  it('names scripts anew when a text of any language changes', async () => {
    await buildPage();
    const before = await named(/^later-[\w-]+\.js$/);
    await buildPage({ ...CATALOGUES, es: { ...CATALOGUES.es, other: 'Distinto' } });
    const after = await named(/^later-[\w-]+\.js$/);
    expect([before.length, after.length, after[0] === before[0]]).toEqual([1, 1, false]);
  });

  it('keeps the source map right after a text', async () => {
    await buildPage();
    const [script = ''] = await named(/^index-[\w-]+\.js$/);
    const map = new SourceMap(mapSchema.parse(JSON.parse(await dist(`assets/${script}.map`))));
    const lines = (await dist(`assets/${script}`)).split('\n');
    const line = lines.findLastIndex((text) => text.includes('.then('));
    const entry = map.findEntry(line, lines[line]?.lastIndexOf('then(') ?? -1);
    const source = 'originalLine' in entry ? [entry.originalSource, entry.originalLine] : [];
    expect(source).toEqual([expect.stringMatching(/src\/main\.js$/), 4]);
  });
});
