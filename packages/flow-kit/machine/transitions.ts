import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { nodesOf, stateIdOf } from './states.ts';

/** `xstate.done.actor.signIn` becomes `done signIn`. */
const eventName = (type: string, ownId: string): string => {
  if (type === '') return 'always';
  if (type.startsWith('xstate.done.state.')) return 'done';
  if (type.startsWith('xstate.after.')) return `after ${type.slice('xstate.after.'.length, -ownId.length - 1)}`;
  return type.replace(/^xstate\.(done|error)\.actor\./, (_, kind: string) => `${kind} `);
};

/** Names a transition among all of its machine: `signIn.editing: credentials.submitted[1]`; a branch has its number. */
export const transitionName = (transition: AnyTransitionDefinition): string => {
  const { source, eventType } = transition;
  const branches = (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  const branch = branches.length > 1 ? `[${branches.indexOf(transition)}]` : '';
  return `${stateIdOf(source) || 'root'}: ${eventName(eventType, source.id)}${branch}`;
};

/** Every transition, each branch on its own. A forbidden one (an event with nothing behind it) is none. */
export const transitionsOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  nodesOf(machine)
    .flatMap((node) => [...node.transitions.values(), node.always ?? []].flat())
    .filter((transition) => transition.target !== undefined || transition.actions.length > 0);
