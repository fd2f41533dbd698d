import type { AnyStateMachine } from 'xstate';
import { nodesOf, stateIdOf } from './states.ts';

/** Where a machine breaks the rules that every machine keeps (CONTRIBUTING.md). */
export const ruleBreaks = (machine: AnyStateMachine): string[] =>
  nodesOf(machine).flatMap((node) => {
    const id = stateIdOf(node) || 'root';
    const breaks: string[] = [];
    for (const invoke of node.invoke) {
      if (invoke.id !== invoke.src) breaks.push(`${id}: the id "${invoke.id}" of an invocation is not its source`);
      if (!node.transitions.has(`xstate.error.actor.${invoke.id}`)) breaks.push(`${id}: ${invoke.id} has no onError`);
    }
    const canLeave =
      node.type === 'final' ||
      [node, ...ancestors(node)].some((at) =>
        [...at.transitions.values(), at.always ?? []].flat().some(({ target }) => target && !target.includes(node)),
      );
    if (node.parent && node.type === 'atomic' && !canLeave) breaks.push(`${id}: cannot be left`);
    return breaks;
  });

const ancestors = (node: AnyStateMachine['root']): AnyStateMachine['root'][] =>
  node.parent ? [node.parent, ...ancestors(node.parent)] : [];
