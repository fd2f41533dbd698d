import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { BASE_LOCALE, LOCALES, PSEUDO_LOCALE } from '../../contract/locale.ts';
import { pseudoText } from './pseudo.ts';

/** Texts by key. `{name}` in a text stands for what is put in there. */
export type Catalogue = Readonly<Record<string, string>>;

/** The name of the product is the same in every language. */
const NAME = 'brand';

const catalogueSchema = z.record(z.string().regex(/^[a-z]\w*$/i), z.string());

/** Reads a catalogue of messages/ below `root`. */
export const readCatalogue = (root: string, locale: string): Catalogue =>
  catalogueSchema.parse(JSON.parse(readFileSync(path.join(root, 'messages', `${locale}.json`), 'utf8')));

/** The catalogues by locale: those of messages/, and the pseudo language. */
export const readCatalogues = (root: string): ReadonlyMap<string, Catalogue> => {
  const catalogues = LOCALES.map((locale) => [locale, readCatalogue(root, locale)] as const);
  const pseudo = Object.entries(readCatalogue(root, BASE_LOCALE)).map(([key, text]) => [
    key,
    key === NAME ? text : pseudoText(text),
  ]);
  return new Map<string, Catalogue>([...catalogues, [PSEUDO_LOCALE, Object.fromEntries(pseudo)]]);
};

/** The names that a text has between braces, sorted. */
export const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted();

/** The text as a JavaScript template literal that takes its placeholders from the object `inputs`. */
export const templateOf = (text: string, inputs: string): string =>
  `\`${text.replace(/[`\\]|\$(?=\{)/g, '\\$&').replace(/\{(\w+)\}/g, `\${${inputs}.$1}`)}\``;
