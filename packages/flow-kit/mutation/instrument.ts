import { childrenOf, nodeIn, nodesIn, parsed, type SyntaxNode } from './nodes.ts';
import { replacementsOf } from './replacements.ts';

/** One wrong thing in one file, in words that do not change with what stands elsewhere: `a === b → a !== b`. */
export interface SourceMutant {
  readonly id: number;
  readonly name: string;
  /** Of the file as it was. */
  readonly line: number;
}

/** A file that is what `SWITCH` says: as it is, or one of its mutants. */
export interface Instrumented {
  readonly code: string;
  readonly mutants: readonly SourceMutant[];
}

/** The function in the code that tells whether a mutant is wanted, by its id. */
const SWITCH = '__isMutant';
const LONGEST = 90;

const inShort = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
};

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);

/**
 * Puts all mutants of a file into it, each behind its switch. Only what stands in functions is mutated: the rest runs once, when the file is
 * loaded, and the configurations there have mutants of their own. The words of errors are not mutated: they are for developers.
 * @param first The id of its first mutant.
 * @param switchFile Where the function is imported from that takes an id and tells whether it is that mutant's turn.
 */
export const instrument = (file: string, source: string, first: number, switchFile: string): Instrumented => {
  const mutants: SourceMutant[] = [];
  const times = new Map<string, number>();
  const add = (what: string, { start }: SyntaxNode): number => {
    const count = (times.get(what) ?? 0) + 1;
    times.set(what, count);
    const id = first + mutants.length;
    const line = source.slice(0, start).split('\n').length;
    mutants.push({ id, name: count === 1 ? what : `${what} (${count})`, line });
    return id;
  };
  const text = (node: SyntaxNode): string => source.slice(node.start, node.end);

  /** Replacements that a node has for itself or for those below it, until those are printed. */
  const pending = new Map<SyntaxNode, string[]>();
  const spliced = (node: SyntaxNode, isInside: boolean): string => {
    let printed = '';
    let at = node.start;
    for (const child of childrenOf(node)) {
      if (child.start < at) continue;
      printed += source.slice(at, child.start) + print(child, isInside);
      at = child.end;
    }
    return printed + source.slice(at, node.end);
  };
  /** A chain stops as a whole, so what it is called on cannot be replaced by itself. */
  const spine = (node: SyntaxNode, isInside: boolean): string => {
    const inner = nodeIn(node, node.type === 'CallExpression' ? 'callee' : 'object');
    if (!inner || (node.type !== 'CallExpression' && node.type !== 'MemberExpression')) return print(node, isInside);
    let printed = spine(inner, isInside);
    let at = inner.end;
    const rest = node.type === 'CallExpression' ? nodesIn(node, 'arguments') : [];
    for (const child of rest) {
      printed += source.slice(at, child.start) + print(child, isInside);
      at = child.end;
    }
    return printed + source.slice(at, node.end);
  };
  const block = (node: SyntaxNode, isInside: boolean): string => {
    const printed = spliced(node, isInside);
    if (!isInside || nodesIn(node, 'body').length === 0) return printed;
    return `{ if (!${SWITCH}(${add(`${inShort(text(node))} → {}`, node)})) ${printed} }`;
  };
  const print = (node: SyntaxNode, isInside: boolean): string => {
    if (node.type === 'NewExpression' && text(nodeIn(node, 'callee') ?? node).endsWith('Error')) return text(node);
    const isFunction = FUNCTIONS.has(node.type);
    const inside = isInside || isFunction;
    if (inside) {
      for (const { at, by } of replacementsOf(node, text)) pending.set(at, [...(pending.get(at) ?? []), by]);
    }
    const switches = (pending.get(node) ?? []).map((by) => {
      const id = add(`${inShort(text(node))} → ${inShort(by)}`, node);
      return `${SWITCH}(${id}) ? ${by} : `;
    });
    const chain = node.type === 'ChainExpression' ? nodeIn(node, 'expression') : undefined;
    const whole = node.type === 'BlockStatement' ? block : spliced;
    const printed = chain ? spine(chain, inside) : whole(node, inside);
    return switches.length > 0 ? `(${switches.join('')}${printed})` : printed;
  };

  const program = parsed(file, source);
  const code = print(program, false);
  return { code: `import { isMutant as ${SWITCH} } from ${JSON.stringify(switchFile)};\n${code}`, mutants };
};
