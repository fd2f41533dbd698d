import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { AnyDescription } from '../machine/description.ts';
import { stateIdOf } from '../machine/states.ts';
import { stimulusOf } from '../words.ts';
import { actionName, guardName } from './names.ts';

interface Named {
  readonly type: string;
}

interface TransitionJson {
  readonly description?: string;
  readonly guard?: Named;
  readonly target?: string | readonly string[];
  readonly reenter?: true;
  readonly actions?: readonly Named[];
}

type TransitionsJson = Readonly<Record<string, readonly TransitionJson[]>>;

interface InvokeJson {
  readonly id: string;
  readonly src: string;
  readonly onDone?: readonly TransitionJson[];
  readonly onError?: readonly TransitionJson[];
}

/** A state, or a whole machine, in the configuration of `createMachine`. */
export interface StateJson {
  readonly id?: string;
  readonly description?: string;
  readonly type?: 'parallel' | 'final' | 'history';
  readonly history?: 'shallow' | 'deep';
  readonly initial?: string;
  readonly tags?: readonly string[];
  readonly entry?: readonly Named[];
  readonly exit?: readonly Named[];
  readonly invoke?: readonly InvokeJson[];
  readonly on?: TransitionsJson;
  readonly after?: TransitionsJson;
  readonly always?: readonly TransitionJson[];
  readonly onDone?: readonly TransitionJson[];
  readonly states?: Readonly<Record<string, StateJson>>;
}

/** XState adds to a state's own actions those that set and clear its time-outs; `createMachine` would add them again. */
const isTimer = (action: unknown): boolean => {
  if (typeof action !== 'function') return false;
  const id = 'sendId' in action ? action.sendId : 'id' in action && action.id;
  return typeof id === 'string' && id.startsWith('xstate.after.');
};

const named = (actions: readonly unknown[]): Named[] => actions.map((action) => ({ type: actionName(action) }));

const own = (actions: readonly unknown[]): Named[] => named(actions.filter((action) => !isTimer(action)));

const transitionJson = (description: AnyDescription, transition: AnyTransitionDefinition): TransitionJson => {
  const { target, guard, actions, reenter } = transition;
  const targets = target?.map((node) => `#${node.id}`);
  const [only, ...others] = targets ?? [];
  return {
    description: stimulusOf(transition.source.machine, description, transition).words,
    ...(guard !== undefined && { guard: { type: guardName(guard) } }),
    ...(only !== undefined && { target: others.length === 0 ? only : [only, ...others] }),
    ...(reenter && { reenter }),
    ...(actions.length > 0 && { actions: named(actions) }),
  };
};

/** An entry of an object for what is not empty. */
const part = <Key extends string, Value extends object>(key: Key, value: Value): Partial<Record<Key, Value>> => {
  const entry: Partial<Record<Key, Value>> = {};
  if (Object.keys(value).length > 0) entry[key] = value;
  return entry;
};

const stateJson = (description: AnyDescription, node: AnyStateNode): StateJson => {
  const json = (transitions: readonly AnyTransitionDefinition[]) =>
    transitions.map((transition) => transitionJson(description, transition));
  const of = (type: string) => json(node.transitions.get(type) ?? []);
  const after = 'xstate.after.';
  const types = [...node.transitions.keys()];
  const words = node.parent ? description.states[stateIdOf(node)] : description.purpose;
  const ownId = [node.machine.id, ...node.path].join('.');
  return {
    ...((!node.parent || node.id !== ownId) && { id: node.id }),
    ...(words !== undefined && { description: words }),
    ...(node.type !== 'atomic' && node.type !== 'compound' && { type: node.type }),
    ...(node.type === 'history' && node.history !== false && { history: node.history === 'deep' ? 'deep' : 'shallow' }),
    ...(node.type === 'compound' && { initial: node.initial.target?.[0]?.key ?? '' }),
    ...part('tags', node.tags),
    ...part('entry', own(node.entry)),
    ...part('exit', own(node.exit)),
    ...part(
      'invoke',
      node.invoke.map(({ id, src }) => ({
        id,
        src: typeof src === 'string' ? src : id,
        ...part('onDone', of(`xstate.done.actor.${id}`)),
        ...part('onError', of(`xstate.error.actor.${id}`)),
      })),
    ),
    ...part(
      'on',
      Object.fromEntries(types.filter((type) => !type.startsWith('xstate.')).map((type) => [type, of(type)])),
    ),
    ...part(
      'after',
      Object.fromEntries(
        types
          .filter((type) => type.startsWith(after))
          .map((type) => [type.slice(after.length, -node.id.length - 1), of(type)]),
      ),
    ),
    ...part('always', json(node.always ?? [])),
    ...part('onDone', of(`xstate.done.state.${node.id}`)),
    ...part(
      'states',
      Object.fromEntries(Object.entries(node.states).map(([key, child]) => [key, stateJson(description, child)])),
    ),
  };
};

/**
 * A machine in the configuration that XState 5's `createMachine` takes, which is what the Stately editor exports as JSON and imports as
 * `createMachine(…)` (stately.ai/docs/export-as-code, stately.ai/docs/import-from-code): put the file between the parentheses.
 * Guards, actions and actors are names; what it says of a state is its `description`. `machine.toJSON()` is no such configuration: it has
 * delayed events and ends of actors among the events, which `createMachine` would then expect a second time.
 */
export const statelyOf = (machine: AnyStateMachine, description: AnyDescription): StateJson =>
  stateJson(description, machine.root);
