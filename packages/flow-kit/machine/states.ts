import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** The dotted path from the root; the root's own is empty. */
export const stateIdOf = (node: AnyStateNode): string => node.path.join('.');

const descendants = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((child) => [child].concat(descendants(child)));

/** The root and every state below it, in the order of the machine's file. */
export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => [machine.root, ...descendants(machine.root)];

/** Ids of all states that a machine can be in. */
export const stateIdsOf = (machine: AnyStateMachine): string[] =>
  descendants(machine.root)
    .filter((node) => node.type !== 'history')
    .map(stateIdOf);
