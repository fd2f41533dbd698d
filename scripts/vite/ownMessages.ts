import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { inSources } from './sources.ts';

const CATALOGUE = /(?:^|\/)paraglide\/messages\.js$/;
const FOLDER = inSources('src/paraglide/messages');
const NAMESPACE = '\0own-messages:';
const LIST = '\0own-messages-list:';
const OWNER = '?of=';

/** The messages that a source names, as `m.key`. */
const keysIn = (source: string): string[] => [
  ...new Set([...source.matchAll(/\bm\.(\w+)/g)].flatMap(([, key]) => key ?? [])),
];

/** The file of a message is named in small letters; a number at its end tells it from others. */
const fileFinder = async (): Promise<(key: string) => string> => {
  const files = new Set(await readdir(FOLDER));
  return (key) => {
    const small = key.toLowerCase();
    const file = small === key ? `${key}.js` : [...files].find((name) => name.replace(/\d*\.js$/, '') === small);
    if (file === undefined || !files.has(file)) throw new Error(`No message is named ${key}`);
    return path.join(FOLDER, file);
  };
};

/**
 * Gives each module copies of the messages that it names, so that the sentences of a screen load with that screen: the
 * catalogue is one module that leads to all of them. Few messages are named twice.
 */
export const ownMessages = (): Plugin => {
  let fileOf: (key: string) => string;
  return {
    name: 'own-messages',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      fileOf = await fileFinder();
    },
    resolveId(source, importer) {
      if (source.startsWith(LIST) || source.includes(OWNER)) return source;
      if (importer === undefined || !CATALOGUE.test(source)) return null;
      return NAMESPACE + importer;
    },
    async load(id) {
      if (id.startsWith(NAMESPACE)) return `export * as m from ${JSON.stringify(LIST + id.slice(NAMESPACE.length))};`;
      if (id.startsWith(LIST)) {
        const owner = id.slice(LIST.length);
        const name = path.relative(inSources('src'), owner).replaceAll(path.sep, '.');
        const keys = keysIn(await readFile(owner, 'utf8'));
        return keys.map((key) => `export { ${key} } from ${JSON.stringify(fileOf(key) + OWNER + name)};`).join('\n');
      }
      const [file = id, owner] = id.split(OWNER);
      return owner === undefined ? null : readFile(file, 'utf8');
    },
  };
};
