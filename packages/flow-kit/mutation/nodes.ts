import { parseSync } from 'vite';

/** A piece of a syntax tree, as ESTree has it; `start` and `end` count UTF-16 code units. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

/** The node under a key, if there is one. */
export const nodeIn = (node: SyntaxNode, key: string): SyntaxNode | undefined => {
  const value = node[key];
  return isNode(value) ? value : undefined;
};

/** The nodes of a list under a key. */
export const nodesIn = (node: SyntaxNode, key: string): readonly SyntaxNode[] => {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

const TYPED_EXPRESSIONS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
const isType = ({ type }: SyntaxNode): boolean => type.startsWith('TS') && !TYPED_EXPRESSIONS.has(type);

/** What is no expression that could be another: names, places to assign to, sources of imports. */
const isFixed = (parent: SyntaxNode, key: string): boolean => {
  switch (parent.type) {
    case 'Property':
    case 'MemberExpression':
      return (key === 'key' || key === 'property') && parent['computed'] !== true;
    case 'AssignmentExpression':
      return key === 'left';
    case 'UpdateExpression':
      return true;
    case 'TaggedTemplateExpression':
      return key === 'quasi';
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return true;
    case 'ExportNamedDeclaration':
      return key === 'source';
    default:
      return false;
  }
};

/** The nodes right below one in the order of the file, without types and what else cannot be mutated. */
export const childrenOf = (node: SyntaxNode): readonly SyntaxNode[] =>
  Object.keys(node)
    .filter((key) => !isFixed(node, key))
    .flatMap((key) => {
      const value = node[key];
      return Array.isArray(value) ? value.filter(isNode) : [value].filter(isNode);
    })
    .filter((child) => !isType(child))
    .toSorted((one, other) => one.start - other.start);

/** The syntax tree of a file of TypeScript. */
export const parsed = (file: string, source: string): SyntaxNode => {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0 || !isNode(program)) throw new Error(`${file} cannot be parsed`);
  return program;
};
