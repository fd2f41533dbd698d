import type { AnyStateMachine } from 'xstate';

/** What a machine does to the world outside of it, as XState calls it. What a function does that is given from outside, nobody knows. */
const TELLS = new Set(['xstate.emit', 'xstate.sendTo', 'xstate.enqueueActions']);

const typeOf = (action: unknown): string | undefined => {
  if (typeof action === 'string') return action;
  if ((typeof action !== 'object' && typeof action !== 'function') || action === null) return undefined;
  return 'type' in action && typeof action.type === 'string' ? action.type : undefined;
};

/** What is meant by an action that may be named. */
const builtOf = (machine: AnyStateMachine, action: unknown): unknown => {
  const type = typeOf(action);
  const known: unknown = type === undefined ? undefined : machine.implementations.actions[type];
  return known ?? action;
};

const tells = (built: unknown): boolean => {
  const type = typeOf(built);
  return type === undefined ? typeof built === 'function' : TELLS.has(type);
};

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : typeOf(value));

/** What an action that is written in place tells, or whom. */
const toldBy = (built: unknown): string => {
  if (typeof built !== 'function') return 'effect';
  const event = 'event' in built ? textIn(built.event) : undefined;
  const to = 'to' in built ? textIn(built.to) : undefined;
  return event ?? to ?? 'effect';
};

/** The names of those actions that tell others something: what they emit, and what they send. What a machine only remembers is none. */
export const effectsOf = (machine: AnyStateMachine, actions: readonly unknown[]): string[] =>
  actions.flatMap((action) => {
    const built = builtOf(machine, action);
    if (!tells(built)) return [];
    const type = typeOf(action);
    return [type === undefined || TELLS.has(type) ? toldBy(built) : type];
  });
