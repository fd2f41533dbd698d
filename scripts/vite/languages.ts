import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import * as z from 'zod';
import { BASE_LOCALE, directionOf, pageFile } from '../../contract/locale.ts';
import { type Catalogue, placeholdersOf, readCatalogues, templateOf } from '../lib/catalogue.ts';
import { manifestFile, manifestIn } from './manifest.ts';
import { type Shift, shiftColumns } from './shiftColumns.ts';

/** Stands in the scripts for every text until the scripts of each language are written. Free, so that no minifier looks into it. */
const PLACE = 'LIORA_TEXT';
const PLACES = new RegExp(`${PLACE}\\((["'\`])(\\w+)\\1(?:,([\\w$]+))?\\)`, 'g');
const MESSAGE_FILE = /[\\/]paraglide[\\/]messages[\\/](?!_index\.)\w+\.js(?:\?|$)/;
export const RUNTIME_FILE = /[\\/]paraglide[\\/]runtime\.js$/;

type Chunk = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((file) => file.type === 'chunk');

/** The key of a compiled message: where a key has capitals its file and its function have another name. */
const keyOf = (compiled: string): string => {
  const [, plain, quoted] = /^export (?:const (\w+) = |\{ \w+ as "(\w+)" \})/m.exec(compiled) ?? [];
  const key = plain ?? quoted;
  if (key === undefined) throw new Error(`A message is compiled in another way than it was: ${compiled.slice(0, 200)}`);
  return key;
};

/** The chunks that hold texts or lead to such: these exist once a language, all others serve every language. */
const chunksWithTexts = (bundle: Bundle): Chunk[] => {
  const found = new Set<string>();
  let before: number;
  do {
    before = found.size;
    for (const { fileName, code, imports, dynamicImports } of chunksOf(bundle))
      if (code.includes(PLACE) || [...imports, ...dynamicImports].some((name) => found.has(name))) found.add(fileName);
  } while (found.size > before);
  return chunksOf(bundle).filter(({ fileName }) => found.has(fileName));
};

/** A module that stands in no source. */
const made = (code: string) => ({ code, map: { mappings: '' as const } });

interface Replaced {
  readonly code: string;
  readonly shifts: readonly Shift[];
}

const withTexts = (source: string, texts: Catalogue): Replaced => {
  const shifts: Shift[] = [];
  let [line, lineStart] = [0, 0];
  const code = source.replace(PLACES, (place: string, _quote: string, key: string, inputs: string, offset: number) => {
    for (let end = source.indexOf('\n', lineStart); end !== -1 && end < offset; end = source.indexOf('\n', lineStart))
      [line, lineStart] = [line + 1, end + 1];
    const text = templateOf(texts[key] ?? '', inputs);
    shifts.push({ line, column: offset - lineStart, length: place.length, by: text.length - place.length });
    return text;
  });
  if (code.includes(PLACE))
    throw new Error(`A place for a text is not as it was written: ${code.split(PLACE)[1]?.slice(0, 80)}`);
  return { code, shifts };
};

/** The name of a chunk in a language. */
const nameIn = (locale: string, fileName: string): string =>
  locale === BASE_LOCALE ? fileName : fileName.replace(/\.js$/, `.${locale}.js`);

/** Leads from a text's scripts to those of the same language; `names` are the files that exist once a language. */
const withNames = (source: string, names: ReadonlySet<string>, locale: string): string =>
  source.replace(/assets\/[\w$.-]+\.js\b|(?<=["'`]\.\/)[\w$.-]+\.js\b/g, (name) =>
    names.has(name) || names.has(`assets/${name}`) ? nameIn(locale, name) : name,
  );

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** The page in a language. Its own texts stand there in the base language. */
const pageIn = (page: string, locale: string, base: Catalogue, texts: Catalogue): string => {
  const described = escaped(base['site_description'] ?? '');
  if (!page.includes('<html lang="en">') || !page.includes(`content="${described}"`))
    throw new Error('index.html tells its language and its description as the catalogue has them');
  return page
    .replace('<html lang="en">', `<html lang="${locale}" dir="${directionOf(locale)}">`)
    .replace(`href="/${manifestFile(BASE_LOCALE)}"`, `href="/${manifestFile(locale)}"`)
    .replace(`content="${described}"`, () => `content="${escaped(texts['site_description'] ?? '')}"`);
};

const mapSchema = z.looseObject({ mappings: z.string() });

const shiftedMap = (source: string, shifts: readonly Shift[]): string => {
  const map = mapSchema.parse(JSON.parse(source));
  return JSON.stringify({ ...map, mappings: shiftColumns(map.mappings, shifts) });
};

const textOf = (file: Bundle[string] | undefined): string | undefined =>
  file?.type === 'asset' && typeof file.source === 'string' ? file.source : undefined;

/**
 * Builds the client once and writes it in every language: what holds texts has a file for each, all else is shared.
 * So nobody loads a text of another language, nor code that would choose between them.
 */
export const languages = (root: string): Plugin => {
  const catalogues = readCatalogues(root);
  const base = catalogues.get(BASE_LOCALE) ?? {};
  /** Of the messages that the build takes up, by module. */
  const keys = new Map<string, string>();
  return {
    name: 'languages',
    apply: 'build',
    buildStart() {
      keys.clear();
    },
    transform(code, id) {
      if (RUNTIME_FILE.test(id)) return made('export const getLocale = () => document.documentElement.lang;');
      if (!MESSAGE_FILE.test(id)) return null;
      const key = keyOf(code);
      keys.set(id, key);
      const [inputs, given] = placeholdersOf(base[key] ?? '').length === 0 ? ['', ''] : ['inputs', ', inputs'];
      return made(`export const ${key} = (${inputs}) => ${PLACE}('${key}'${given});`);
    },
    // A name that browsers keep for good stands for the texts too.
    augmentChunkHash({ moduleIds }) {
      const held = moduleIds.flatMap((id) => keys.get(id) ?? []);
      return JSON.stringify([...catalogues.values()].map((texts) => held.map((key) => texts[key])));
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = chunksWithTexts(bundle);
        const names = new Set(chunks.map(({ fileName }) => fileName));
        const page = textOf(bundle['index.html']) ?? '';
        const manifest = readFileSync(path.join(root, 'public', manifestFile(BASE_LOCALE)), 'utf8');
        for (const [locale, texts] of [...catalogues].toReversed()) {
          const isBase = locale === BASE_LOCALE;
          for (const chunk of chunks) {
            const { code, shifts } = withTexts(chunk.code, texts);
            const map = bundle[`${chunk.fileName}.map`];
            if (isBase) {
              chunk.code = code;
              const source = textOf(map);
              if (map?.type === 'asset' && source !== undefined) map.source = shiftedMap(source, shifts);
            } else {
              const source = withNames(code, names, locale);
              this.emitFile({ type: 'asset', fileName: nameIn(locale, chunk.fileName), source });
            }
          }
          if (!isBase) {
            const source = withNames(pageIn(page, locale, base, texts), names, locale);
            this.emitFile({ type: 'asset', fileName: pageFile(locale), source });
            const words = manifestIn(manifest, locale, base, texts);
            this.emitFile({ type: 'asset', fileName: manifestFile(locale), source: words });
          }
        }
      },
    },
  };
};
