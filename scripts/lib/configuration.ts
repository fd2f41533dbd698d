import path from 'node:path';
import { openIdDescriptions } from '#server/envOpenId.ts';
import { variableSchemas } from '#server/env.ts';
import { type Description, descriptionOf, GROUPS } from '#server/envVariable.ts';

/** Where the documents lie, from the root of the repository. */
export const CONFIGURATION_PAGE = 'docs/operating/configuration.md';
export const CONFIGURATION_EXAMPLE = '.env.example';

interface Variable {
  readonly name: string;
  readonly description: Description;
}

/** All variables, in the order of their schemas. */
const listVariables = (): Variable[] => [
  ...Object.entries(variableSchemas).map(([name, schema]) => ({ name, description: descriptionOf(schema) })),
  ...Object.entries(openIdDescriptions).map(([part, description]) => ({ name: `OIDC_<NAME>_${part}`, description })),
];

interface Section {
  readonly title: string;
  readonly variables: readonly Variable[];
}

const sections = (): Section[] => {
  const all = listVariables();
  return GROUPS.map((title) => ({
    title,
    variables: all.filter(({ description }) => description.group === title),
  }));
};

const exampleOf = (description: Description): string | undefined =>
  'leftOut' in description ? description.example : undefined;

/** A table as the formatter leaves it. */
const table = ([head = [], ...rows]: readonly (readonly string[])[]): string[] => {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(line);
};

const pageCells = ({ name, description }: Variable): string[] => {
  const { meaning, readMore } = description;
  const example = exampleOf(description);
  const link = readMore && path.posix.relative(path.posix.dirname(CONFIGURATION_PAGE), readMore);
  const sentences = [
    meaning,
    example !== undefined && `Example: \`${example}\`.`,
    readMore !== undefined && `More in [${path.posix.basename(readMore)}](${link}).`,
  ];
  return [
    `\`${name}\``,
    'initial' in description ? `\`${description.initial}\`` : description.leftOut,
    sentences.filter((sentence) => sentence !== false).join(' '),
  ];
};

/** The page of all variables, in Markdown. */
const configurationPage = (): string =>
  [
    '# Configuration',
    '',
    'By environment variables, or a file `.env` in the folder that the server is started in; what the environment says counts more. Nothing has to be set, and an empty variable counts as left out.',
    'A wrong one ends the start with a line that names it. [.env.example](../../.env.example) holds all of them, to be copied to `.env`.',
    '',
    'This page is written by `npm run configuration` from the descriptions beside the schemas, in `server/env*.ts`: change those, not the page.',
    ...sections().flatMap(({ title, variables }) => [
      '',
      `## ${title}`,
      '',
      ...table([['variable', 'default', 'meaning'], ...variables.map(pageCells)]),
    ]),
    '',
  ].join('\n');

const COMMENT_WIDTH = 118;

/** Sentences as comments, in lines that are not too long; backticks are for the page. */
const comment = (text: string): string[] => {
  const lines: string[] = [];
  for (const word of text.replaceAll('`', '').split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length === 0 || longer.length > COMMENT_WIDTH) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line) => `# ${line.trimStart()}`);
};

const quoted = (value: string): string => (/[\s"#]/.test(value) ? `'${value}'` : value);

const exampleLines = ({ name, description }: Variable): string[] => {
  const { meaning, expectation, readMore } = description;
  const value = 'initial' in description ? description.initial : (description.example ?? '');
  return [
    '',
    ...comment(meaning),
    ...comment(`Must be ${expectation}.`),
    ...comment(`Default: ${'initial' in description ? description.initial : description.leftOut}.`),
    ...(readMore === undefined ? [] : comment(`More in ${readMore}`)),
    `#${name.replace('<NAME>', 'EXAMPLE')}=${quoted(value)}`,
  ];
};

/** A file for people to copy to `.env`, in which every variable is commented out. */
const configurationExample = (): string =>
  [
    '# The settings of Liora. Copy this file to .env, and take the # away before a variable to set it. Nothing has to be set.',
    `# ${CONFIGURATION_PAGE} tells the same in tables.`,
    '# Written by npm run configuration from the descriptions in server/env*.ts: change those, not this file.',
    ...sections().flatMap(({ title, variables }) => ['', '', `# ${title}`, ...variables.flatMap(exampleLines)]),
    '',
  ].join('\n');

/** What the documents are to hold, by where they lie. */
export const configurationDocuments = (): ReadonlyMap<string, string> =>
  new Map([
    [CONFIGURATION_PAGE, configurationPage()],
    [CONFIGURATION_EXAMPLE, configurationExample()],
  ]);
