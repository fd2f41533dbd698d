import { createHash } from 'node:crypto';
import { AtRule, parse, type Root, type Rule } from 'postcss';
import type { Plugin, Rolldown } from 'vite';
import { closureOf, HOME, inSources } from './sources.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const chunkNamed = (bundle: Bundle, name: string): Chunk[] => {
  const file = bundle[name];
  return file?.type === 'chunk' ? [file] : [];
};

/** Chunks and all that they import statically. */
const withImports = (bundle: Bundle, roots: readonly Chunk[]): readonly Chunk[] => [
  ...closureOf(roots, ({ imports }) => imports.flatMap((name) => chunkNamed(bundle, name))),
];

const codesOf = (chunks: readonly Chunk[]): string[] => chunks.map(({ code }) => code);

/** Conditions about other elements, or about what an element is not, say nothing of which classes a page has. */
const CONDITION = /:(?:not|is|where|has)\([^()]*\)/g;
const CLASS = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi;

const classesIn = (selector: string): string[] =>
  [...selector.replace(CONDITION, '').matchAll(CLASS)].map(([, name = '']) =>
    name.replace(/\\([\da-f]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, character: string) =>
      code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  );

const dropEmpty = (root: Root): void => {
  let dropped: boolean;
  do {
    dropped = false;
    root.walkAtRules((rule) => {
      if (rule.nodes?.length !== 0) return;
      rule.remove();
      dropped = true;
    });
  } while (dropped);
};

const isFrame = ({ parent }: Rule): boolean => parent instanceof AtRule && parent.name.endsWith('keyframes');

const wordsOf = (scripts: readonly string[]): string[] => scripts.flatMap((script) => script.split(/[\s"'`]+/));

/** What a class can stand as in scripts: itself, or the name of the recipe that the page puts it together from (`button--size_lg`, `dialog__title`). */
const writingsOf = (name: string): string[] => [name, name.split(/--|__/, 1)[0] ?? name];

/** The rules of a sheet that scripts with these words can need, in their order. */
export const stylesFor = (sheet: string, scripts: readonly string[]): string => {
  const words = new Set(wordsOf(scripts));
  const root = parse(sheet);
  root.walkRules((rule) => {
    if (isFrame(rule)) return;
    const needed = rule.selectors.filter((selector) =>
      classesIn(selector).every((name) => writingsOf(name).some((writing) => words.has(writing))),
    );
    if (needed.length === 0) rule.remove();
    else rule.selectors = needed;
  });
  dropEmpty(root);
  return root.toString();
};

/** How the classes of a sheet can stand in scripts. */
const writingsIn = (sheet: string): ReadonlySet<string> => {
  const found = new Set<string>();
  parse(sheet).walkRules((rule) => {
    if (isFrame(rule)) return;
    for (const name of rule.selectors.flatMap(classesIn)) for (const writing of writingsOf(name)) found.add(writing);
  });
  return found;
};

const textOf = (file: Bundle[string] | undefined): string => {
  if (file?.type !== 'asset') throw new Error('The build has one page with one sheet');
  return String(file.source);
};

/**
 * Lets the page load only the rules that the home page needs. The whole sheet comes with the first chunk that needs more, and is waited for
 * like its scripts. It holds the first rules again, so that all stand in the order that it gives them.
 */
export const firstStyles = (): Plugin[] => {
  let sheetName = '';
  let firstName = '';
  return [
    {
      name: 'first-styles',
      apply: 'build',
      generateBundle: {
        // Before Vite writes down what chunks wait for.
        order: 'pre',
        handler(_options, bundle) {
          const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
          const home = chunks.filter(({ facadeModuleId }) => facadeModuleId === inSources(HOME));
          const first = withImports(bundle, [...chunks.filter(({ isEntry }) => isEntry), ...home]);
          sheetName = first.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])[0] ?? '';
          const sheet = textOf(bundle[sheetName]);
          const source = stylesFor(sheet, codesOf(first));
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
          firstName = `assets/first-${hash}.css`;
          this.emitFile({ type: 'asset', fileName: firstName, source });
          const known = writingsIn(source);
          const more = new Set([...writingsIn(sheet)].filter((writing) => !known.has(writing)));
          for (const chunk of chunks)
            if (chunk.isDynamicEntry && wordsOf(codesOf(withImports(bundle, [chunk]))).some((word) => more.has(word)))
              chunk.viteMetadata?.importedCss.add(sheetName);
        },
      },
    },
    {
      name: 'first-styles-page',
      apply: 'build',
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          const page = bundle['index.html'];
          const html = textOf(page);
          if (page?.type !== 'asset' || !html.includes(sheetName)) throw new Error('The page loads the whole sheet');
          page.source = html.replace(sheetName, firstName);
        },
      },
    },
  ];
};
