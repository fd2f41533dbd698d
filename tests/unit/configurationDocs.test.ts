import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { variableSchemas } from '#server/env.ts';
import { openIdDescriptions } from '#server/envOpenId.ts';
import { type Description, descriptionOf } from '#server/envVariable.ts';
import { CONFIGURATION_EXAMPLE, CONFIGURATION_PAGE, configurationDocuments } from '../../scripts/lib/configuration.ts';
import { inRoot } from '../../scripts/lib/root.ts';

const documents = configurationDocuments();
const textOf = (file: string): string => documents.get(file) ?? '';

const schemas = Object.entries(variableSchemas);
const names = schemas.map(([name]) => name);
const openIdParts = Object.keys(openIdDescriptions);
const sorted = (some: readonly string[]): string[] => some.toSorted((one, other) => one.localeCompare(other, 'en'));

/** What the example file says once the signs before its variables are taken away. */
const examples = parseEnv(textOf(CONFIGURATION_EXAMPLE).replaceAll(/^#(?=[A-Z])/gm, ''));

describe('the documents of the configuration', () => {
  it.each([...documents])(
    'are kept as they are written; if not, run `npm run configuration`: %s',
    async (file, text) => {
      expect(await readFile(inRoot(file), 'utf8')).toBe(text);
    },
  );

  it('hold every variable once: the page', () => {
    const rows = [...textOf(CONFIGURATION_PAGE).matchAll(/^\| `([^`]+)` /gm)].map(([, name = '']) => name);
    expect(sorted(rows)).toEqual(sorted([...names, ...openIdParts.map((part) => `OIDC_<NAME>_${part}`)]));
  });

  it('hold every variable once: the example', () => {
    const lines = [...textOf(CONFIGURATION_EXAMPLE).matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
    expect(sorted(lines)).toEqual(sorted([...names, ...openIdParts.map((part) => `OIDC_EXAMPLE_${part}`)]));
  });

  it('set nothing as they come', () => {
    expect(parseEnv(textOf(CONFIGURATION_EXAMPLE))).toEqual({});
  });
});

describe('a variable', () => {
  it.each(schemas)('%s is described beside its schema', (_, schema) => {
    const { expectation, meaning } = descriptionOf(schema);
    expect([expectation, meaning]).not.toContain('');
  });

  it.each(schemas.filter(([, schema]) => 'initial' in descriptionOf(schema)))(
    '%s that is left out has the value that is told',
    (name, schema) => {
      expect(schema.safeParse(examples[name])).toEqual(schema.safeParse(undefined));
    },
  );

  it.each(schemas)('%s takes what the example file gives it', (name, schema) => {
    expect(schema.safeParse(examples[name] === '' ? undefined : examples[name]).success).toBe(true);
  });
});

const descriptions: [string, Description][] = [
  ...schemas.map(([name, schema]): [string, Description] => [name, descriptionOf(schema)]),
  ...Object.entries(openIdDescriptions),
];

it('what a description leads to is there', () => {
  const pages = descriptions.flatMap(([, { readMore }]) => readMore ?? []);
  expect(pages.filter((page) => !existsSync(inRoot(page)))).toEqual([]);
});

// Whoever takes the example file over would have a key that everybody knows.
it('of what is secret there is no example, but for addresses', () => {
  const given = descriptions.flatMap(([name, description]) =>
    description.isSecret === true && 'example' in description && !URL.canParse(description.example ?? '') ? name : [],
  );
  expect(given).toEqual([]);
});
