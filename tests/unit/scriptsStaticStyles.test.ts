import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { css } from '#styled/css';
import { bubble, button } from '#styled/recipes';
import { staticStyles } from '../../scripts/vite/staticStyles.ts';

const SOURCE = `
import { css, cx } from '#styled/css';
import { bubble, button as look } from '#styled/recipes';

export const known = cx(css({ display: 'flex', '& svg': { color: 'accent.text' }, px: { base: '2', md: '6' } }), 'own');
export const named = look({ size: 'md', color: 'ink' });
export const parts = bubble();
export const lookOf = (choice) => look(choice);
export const partsOf = (choice) => bubble(choice);
`;

let root = '';
let built: Readonly<Record<string, unknown>> = {};

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'liora-styles-'));
  await mkdir(path.join(root, 'src'));
  await writeFile(path.join(root, 'src/main.ts'), SOURCE);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [staticStyles()],
    build: { lib: { entry: 'src/main.ts', formats: ['es'], fileName: () => 'main.mjs' } },
  });
  built = await import(pathToFileURL(path.join(root, 'dist/main.mjs')).href);
});
afterAll(() => rm(root, { recursive: true, force: true }));

const call = (name: string, choice: object): unknown => {
  const found = built[name];
  if (typeof found !== 'function') throw new Error(`${name} is no function`);
  return Reflect.apply(found, undefined, [choice]);
};
const sorted = (classes: unknown): string => String(classes).split(' ').toSorted().join(' ');
const sortedParts = (parts: object): object =>
  Object.fromEntries(Object.entries(parts).map(([part, classes]) => [part, sorted(classes)]));

it('puts the class names of the styled system where literals are', () => {
  expect([built['known'], built['named'], built['parts']]).toEqual([
    `${css({ display: 'flex', '& svg': { color: 'accent.text' }, px: { base: '2', md: '6' } })} own`,
    button({ size: 'md', color: 'ink' }),
    bubble(),
  ]);
});

it('gives the same class names as the styled system for every choice of the running page', () => {
  const { size: sizes, variant: variants, color: colors } = button.variantMap;
  const looks = sizes.flatMap((size) =>
    variants.flatMap((variant) =>
      colors.flatMap((color) => [true, undefined].map((isFullWidth) => ({ size, variant, color, isFullWidth }))),
    ),
  );
  expect(looks.map((choice) => sorted(call('lookOf', choice)))).toEqual(looks.map((choice) => sorted(button(choice))));
  const sides = bubble.variantMap.side.flatMap((side) => [true, false].map((isLast) => ({ side, isLast })));
  expect(sides.map((choice) => sortedParts(Object(call('partsOf', choice))))).toEqual(
    sides.map((choice) => sortedParts(bubble(choice))),
  );
});
