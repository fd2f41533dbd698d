import * as z from 'zod';
import { BASE_LOCALE, directionOf } from '../../contract/locale.ts';
import type { Catalogue } from '../lib/catalogue.ts';

/** What a manifest says in words; the rest is the same in every language. */
const manifestSchema = z.looseObject({
  description: z.string(),
  lang: z.string(),
  dir: z.string(),
  shortcuts: z.array(z.looseObject({ name: z.string() })),
});

/** Where the manifest of a language lies, below the root of the site. */
export const manifestFile = (locale: string): string =>
  locale === BASE_LOCALE ? 'manifest.webmanifest' : `manifest.${locale}.webmanifest`;

/** The manifest in a language: each of its texts is one of the base catalogue, and becomes what that key says there. */
export const manifestIn = (source: string, locale: string, base: Catalogue, texts: Catalogue): string => {
  const manifest = manifestSchema.parse(JSON.parse(source));
  const translated = (text: string, keys: RegExp): string => {
    const key = Object.keys(base).find((candidate) => keys.test(candidate) && base[candidate] === text);
    const found = key === undefined ? undefined : texts[key];
    if (found === undefined) throw new Error(`The manifest says what no catalogue does: ${text}`);
    return found;
  };
  return JSON.stringify({
    ...manifest,
    description: translated(manifest.description, /^site_description$/),
    lang: locale,
    dir: directionOf(locale),
    shortcuts: manifest.shortcuts.map((shortcut) => ({ ...shortcut, name: translated(shortcut.name, /^nav_/) })),
  });
};
