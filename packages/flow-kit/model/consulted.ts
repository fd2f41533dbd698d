import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { nodesOf, stateIdOf } from '../machine/states.ts';
import { transitionName } from '../machine/transitions.ts';

/** What a run can consult of a machine, as one string each. */
export const consulted = {
  /** A state is entered. */
  state: (id: string): string => `state ${id}`,
  /** Whether to take a transition is asked. */
  transition: (transition: AnyTransitionDefinition): string => `transition ${transitionName(transition)}`,
  guard: (name: string): string => `guard ${name}`,
  action: (name: string): string => `action ${name}`,
  delay: (name: string): string => `delay ${name}`,
} as const;

const onRead = <Owner extends object>(owner: Owner, key: keyof Owner, note: () => void): void => {
  const value = owner[key];
  Object.defineProperty(owner, key, {
    configurable: true,
    enumerable: true,
    get: () => {
      note();
      return value;
    },
  });
};

/**
 * Makes a machine note what is consulted of it, whoever runs it; gives what is noted since it was last asked for.
 * A machine that differs only in what a run does not consult, runs alike.
 */
export const noting = (machine: AnyStateMachine): (() => ReadonlySet<string>) => {
  let notes = new Set<string>();
  for (const node of nodesOf(machine)) {
    onRead(node, 'entry', () => notes.add(consulted.state(stateIdOf(node))));
    for (const transition of [...node.transitions.values(), node.always ?? []].flat())
      onRead(transition, 'guard', () => notes.add(consulted.transition(transition)));
  }
  const { guards, actions, delays } = machine.implementations;
  for (const name of Object.keys(guards)) onRead(guards, name, () => notes.add(consulted.guard(name)));
  for (const name of Object.keys(actions)) onRead(actions, name, () => notes.add(consulted.action(name)));
  for (const name of Object.keys(delays)) onRead(delays, name, () => notes.add(consulted.delay(name)));
  return () => {
    const taken = notes;
    notes = new Set();
    return taken;
  };
};
