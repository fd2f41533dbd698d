import { readdirSync, readFileSync } from 'node:fs';
import { careLanguage } from '#contract/care.ts';
import type { Labelled } from './sentences.ts';

const SCRIPTS = new URL('../../packages/companion/scripts/', import.meta.url);
const MESSAGES = new URL('../../messages/', import.meta.url);
/** So many lines that stand together are a family. */
const FAMILY = 6;

const plain = (language: string, source: string, texts: readonly string[]): Labelled[] =>
  [...new Set(texts)]
    .filter((text) => /\p{L}{2}/u.test(text) && !/[{}<>_]/u.test(text))
    .map((text, index) => ({
      text,
      earlier: '',
      need: null,
      isTricky: false,
      language: careLanguage.parse(language),
      family: `${language} none plain ${source} ${Math.floor(index / FAMILY)}`,
    }));

const linesOf = (script: string): string[] =>
  script.split('\n').flatMap((line) => {
    const said = /^\s*\^ (.+)$/u.exec(line)?.[1];
    return said === undefined ? [] : [said];
  });

/** Ordinary sentences that Liora itself says, in the interface and as its scripted companion: none of them tells of a need. */
export const plainTexts = (): Labelled[] => [
  ...readdirSync(SCRIPTS)
    .filter((file) => file.endsWith('.rive') && file !== 'care.rive')
    .toSorted()
    .flatMap((file) => plain('en', file, linesOf(readFileSync(new URL(file, SCRIPTS), 'utf8')))),
  ...['en', 'de', 'es'].flatMap((language) => {
    const messages: unknown = JSON.parse(readFileSync(new URL(`${language}.json`, MESSAGES), 'utf8'));
    const texts = Object.entries(messages ?? {}).flatMap(([key, text]: [string, unknown]) =>
      typeof text === 'string' && !key.startsWith('help_') ? [text] : [],
    );
    return plain(language, 'messages', texts);
  }),
];
