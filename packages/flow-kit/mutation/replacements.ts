import { nodeIn, nodesIn, type SyntaxNode } from './nodes.ts';

/** What an expression is replaced by. */
export interface Replacement {
  readonly at: SyntaxNode;
  readonly by: string;
}

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
};

/** Calls that give something of what they are called on: it is taken as it is. */
const DROPPED_CALLS = new Set([
  'filter',
  'slice',
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
  'trim',
  'trimEnd',
  'trimStart',
]);
/** No object: that would know `toString` as well. */
const OTHER_CALLS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['toLowerCase', 'toUpperCase'],
  ['toUpperCase', 'toLowerCase'],
  ['min', 'max'],
  ['max', 'min'],
]);

type Text = (node: SyntaxNode) => string;

const isText = ({ type, value }: SyntaxNode): boolean =>
  type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');

const ofOperator = (node: SyntaxNode, text: Text): string[] => {
  const [left, right, operator] = [nodeIn(node, 'left'), nodeIn(node, 'right'), node['operator']];
  if (!left || !right || typeof operator !== 'string') return [];
  if (operator === '+' && (isText(left) || isText(right))) return [];
  return (OPERATORS[operator] ?? []).map((other) => `(${text(left)}) ${other} (${text(right)})`);
};

const ofLiteral = ({ value }: SyntaxNode): string[] => {
  if (typeof value === 'boolean') return [String(!value)];
  if (typeof value === 'string') return [value === '' ? `'mutated'` : `''`];
  return [];
};

const ofObject = (node: SyntaxNode, text: Text): string[] => {
  const properties = nodesIn(node, 'properties');
  if (properties.length === 0) return [];
  const without = properties
    .filter(({ type }) => type === 'Property' && properties.length > 1)
    .map(
      (dropped) =>
        `({ ${properties
          .filter((one) => one !== dropped)
          .map(text)
          .join(', ')} })`,
    );
  return ['({})', ...without];
};

const ofCall = (node: SyntaxNode, text: Text): string[] => {
  const callee = nodeIn(node, 'callee');
  const [object, property] = callee ? [nodeIn(callee, 'object'), nodeIn(callee, 'property')] : [];
  if (!callee || !object || !property || callee['computed'] === true) return [];
  const name = text(property);
  const other = OTHER_CALLS.get(name);
  const call = `${text(object)}.${other ?? ''}(${nodesIn(node, 'arguments').map(text).join(', ')})`;
  return [...(DROPPED_CALLS.has(name) ? [text(object)] : []), ...(other === undefined ? [] : [call])];
};

/** Links of a chain that stop at nothing, from the outermost in. */
const optionalLinks = (node: SyntaxNode | undefined): SyntaxNode[] => {
  if (!node) return [];
  const inner = nodeIn(node, node.type === 'CallExpression' ? 'callee' : 'object');
  return [...(node['optional'] === true && inner ? [inner] : []), ...optionalLinks(inner)];
};

const ofChain = (node: SyntaxNode, text: Text): string[] => {
  const whole = text(node);
  return optionalLinks(nodeIn(node, 'expression')).map(({ end }) => {
    const [before, after] = [whole.slice(0, end - node.start), whole.slice(end - node.start)];
    return before + after.replace(/^\s*\?\.(?=[[(])/, '').replace(/^\s*\?\./, '.');
  });
};

/** What a node could wrongly be. `text` gives the source of a node. */
export const replacementsOf = (node: SyntaxNode, text: Text): Replacement[] => {
  const here = (texts: readonly string[]): Replacement[] => texts.map((by) => ({ at: node, by }));
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return here(ofOperator(node, text));
    case 'Literal':
      return here(ofLiteral(node));
    case 'TemplateLiteral':
      return here(['``']);
    case 'ArrayExpression':
      return here([nodesIn(node, 'elements').length > 0 ? '[]' : `['mutated']`]);
    case 'ObjectExpression':
      return here(ofObject(node, text));
    case 'CallExpression':
      return here(ofCall(node, text));
    case 'ChainExpression':
      return here(ofChain(node, text));
    case 'UnaryExpression': {
      const argument = nodeIn(node, 'argument');
      if (!argument || (node['operator'] !== '!' && node['operator'] !== '-')) return [];
      return here([text(argument)]);
    }
    case 'ConditionalExpression':
    case 'IfStatement': {
      const test = nodeIn(node, 'test');
      return test ? ['true', 'false'].map((by) => ({ at: test, by })) : [];
    }
    case 'ArrowFunctionExpression': {
      const body = nodeIn(node, 'body');
      return body && body.type !== 'BlockStatement' ? [{ at: body, by: 'undefined' }] : [];
    }
    default:
      return [];
  }
};
