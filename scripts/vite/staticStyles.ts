import { pathToFileURL } from 'node:url';
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';
import { inSources } from './sources.ts';
import { recipeModule } from './recipeModules.ts';

const RECIPE = '\0recipe:';
const SOURCE = /[\\/]src[\\/].+\.tsx?$/;

/** What a literal says, wrapped; nothing for an expression whose value only the running page knows. */
const literal = (node: ESTree.Node): { value: unknown } | undefined => {
  switch (node.type) {
    case 'Literal':
      return { value: node.value };
    case 'ObjectExpression': {
      const entries: [string, unknown][] = [];
      for (const property of node.properties) {
        if (property.type === 'SpreadElement' || property.computed) return undefined;
        const value = literal(property.value);
        if (value === undefined) return undefined;
        if (property.key.type === 'Identifier') entries.push([property.key.name, value.value]);
        else if (property.key.type === 'Literal') entries.push([String(property.key.value), value.value]);
        else return undefined;
      }
      return { value: Object.fromEntries(entries) };
    }
    default:
      return undefined;
  }
};

/** What a part of the styled system exports, which is made before it is asked for. */
const styled = async (part: string): Promise<Readonly<Record<string, unknown>>> =>
  import(pathToFileURL(inSources('styled-system', part, 'index.mjs')).href);

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** As many lines as before, so that a source map still leads to the right one. */
const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((result, { start, end, text }) => {
      const lines = code.slice(start, end).split('\n').length - text.split('\n').length;
      return result.slice(0, start) + text + '\n'.repeat(Math.max(0, lines)) + result.slice(end);
    }, code);

const directImport = (imported: string, local: string): string => {
  const what = imported === local ? local : `${imported} as ${local}`;
  const from =
    imported === 'css' || imported === 'cx' ? inSources(`styled-system/css/${imported}.mjs`) : RECIPE + imported;
  return `import { ${what} } from ${JSON.stringify(from)};`;
};

/**
 * Puts class names where sources call `css` and recipes with literals, so that neither the styles nor what turns them
 * into class names is part of the page. What depends on the running page is left to a recipe's few lines.
 */
export const staticStyles = (): Plugin => {
  let call: (name: string, given: readonly unknown[]) => unknown;
  return {
    name: 'static-styles',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const parts = await Promise.all(['css', 'recipes'].map(styled));
      const functions = new Map(parts.flatMap((part) => Object.entries(part)));
      call = (name, given) => {
        const found = functions.get(name);
        if (typeof found !== 'function') throw new Error(`The styled system has no ${name}`);
        return Reflect.apply(found, undefined, given);
      };
    },
    resolveId: (source) => (source.startsWith(RECIPE) ? source : null),
    load: (id) =>
      id.startsWith(RECIPE) ? recipeModule(id.slice(RECIPE.length), (styles) => String(call('css', [styles]))) : null,
    transform(code, id) {
      if (!SOURCE.test(id) || !/'#styled\/(?:css|recipes)'/.test(code)) return null;
      const { program } = parseSync(id, code);
      const names = new Map<string, string>();
      const imports: ESTree.ImportDeclaration[] = [];
      const edits: Edit[] = [];
      new Visitor({
        ImportDeclaration(node) {
          if (!/^#styled\/(?:css|recipes)$/.test(node.source.value) || node.importKind === 'type') return;
          imports.push(node);
          for (const specifier of node.specifiers)
            if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
              names.set(specifier.local.name, specifier.imported.name);
        },
        CallExpression(node) {
          const name = node.callee.type === 'Identifier' ? names.get(node.callee.name) : undefined;
          if (name === undefined || name === 'cx') return;
          const given = node.arguments.map(literal);
          if (given.includes(undefined)) return;
          const text = JSON.stringify(
            call(
              name,
              given.map((one) => one?.value),
            ),
          );
          edits.push({ start: node.start, end: node.end, text: text.startsWith('{') ? `(${text})` : text });
        },
      }).visit(program);
      const rest = edited(code, [...edits, ...imports.map(({ start, end }) => ({ start, end, text: '' }))]);
      const used = [...names].filter(([local]) => new RegExp(`\\b${local}\\b`).test(rest));
      const direct = used.map(([local, imported]) => directImport(imported, local)).join(' ');
      return {
        code: edited(code, [
          ...edits,
          ...imports.map(({ start, end }, index) => ({ start, end, text: index === 0 ? direct : '' })),
        ]),
        map: null,
      };
    },
  };
};
