import {
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  assign,
  type EventObject,
  type MachineContext,
  not,
  StateMachine,
} from 'xstate';
import { consulted } from './consulted.ts';
import { type Branch, isTree, type Node, normalised } from './machineConfig.ts';
import { stateIdOf } from '../machine/states.ts';
import { transitionName } from '../machine/transitions.ts';

/** A machine with one thing wrong. `machine` throws where the wrong thing cannot even be built. */
export interface Mutant {
  readonly name: string;
  /** What a run consults of the right machine if it can go another way with the wrong one, as `consulted` tells it. */
  readonly noticedBy: string;
  readonly machine: () => AnyStateMachine;
}

const MAX_RETARGETS = 2;

const actionName = (action: unknown, index: number): string => {
  if (typeof action === 'string') return action;
  const type =
    typeof action === 'object' && action !== null && 'type' in action
      ? action.type
      : typeof action === 'function' && 'type' in action && action.type;
  if (typeof type !== 'string') return `#${index}`;
  return type.startsWith('xstate.') ? `${type}#${index}` : type;
};

/** The single assignments of an `assign({…})`. */
const assignmentsOf = (action: unknown): Readonly<Record<string, unknown>> => {
  if (typeof action !== 'function' || !('assignment' in action)) return {};
  return isTree(action.assignment) ? action.assignment : {};
};
const without = (assignments: Readonly<Record<string, unknown>>, key: string) =>
  assign(Object.fromEntries(Object.entries(assignments).filter(([other]) => other !== key)));

const isPredicate = (guard: unknown): guard is Parameters<typeof not<MachineContext, EventObject, never>>[0] =>
  typeof guard === 'function';
const negate = (guard: NonNullable<AnyTransitionDefinition['guard']>) => {
  if (typeof guard === 'string') return not(guard);
  if (isPredicate(guard)) return not(guard);
  return 'type' in guard ? not({ type: guard.type, params: guard.params }) : () => false;
};

/** Where a transition could wrongly lead: siblings of where it leads. */
const wrongTargets = (transition: AnyTransitionDefinition): AnyStateNode[] => {
  const [target, ...others] = transition.target ?? [];
  if (!target?.parent || others.length > 0) return [];
  const siblings = Object.values(target.parent.states).filter((node) => node.type !== 'history');
  const at = siblings.indexOf(target);
  return [...siblings.slice(at + 1), ...siblings.slice(0, at)].slice(0, MAX_RETARGETS);
};

/** Notes a mutant: one change at a node of a fresh copy of the configuration. */
type Add = (node: AnyStateNode, what: string, change: (node: Node) => void, noticedBy?: string) => void;

const addActions = (
  add: Add,
  node: AnyStateNode,
  what: string,
  list: (node: Node) => unknown[],
  actions: readonly unknown[],
  noticedBy?: string,
) => {
  for (const [index, action] of actions.entries()) {
    const name = actionName(action, index);
    add(node, `${what} without ${name}`, (copy) => list(copy).splice(index, 1), noticedBy);
    for (const key of Object.keys(assignmentsOf(action))) {
      const forget = (copy: Node) => {
        list(copy)[index] = without(assignmentsOf(action), key);
      };
      add(node, `${what} without assigning ${key} in ${name}`, forget, noticedBy);
    }
  }
};

const addTransition = (add: Add, node: AnyStateNode, transition: AnyTransitionDefinition, index: number) => {
  const { eventType } = transition;
  const what = transitionName(transition).slice(`${stateIdOf(node) || 'root'}: `.length);
  // What comes after some time is set when its state is entered, whether or not it is asked for then.
  const noticedBy = eventType.startsWith('xstate.after.')
    ? consulted.state(stateIdOf(node))
    : consulted.transition(transition);
  const branches = (copy: Node): Branch[] => {
    const found = copy.branches(eventType, node.id);
    if (!found) throw new Error(`No branches for ${eventType}`);
    return found;
  };
  const change = (how: string, edit: (branch: Branch) => void) => {
    const editBranch = (copy: Node) => {
      const branch = branches(copy)[index];
      if (branch) edit(branch);
    };
    add(node, `${what} ${how}`, editBranch, noticedBy);
  };

  add(node, `${what} dropped`, (copy) => branches(copy).splice(index, 1), noticedBy);
  for (const other of wrongTargets(transition)) {
    change(`leads to ${stateIdOf(other)}`, (branch) => {
      branch['target'] = `#${other.id}`;
    });
  }
  if (transition.target) {
    change('leads nowhere', (branch) => {
      delete branch['target'];
    });
  }
  if (transition.reenter) {
    change('does not re-enter', (branch) => {
      delete branch['reenter'];
    });
  }
  if (transition.guard !== undefined) {
    change('without guard', (branch) => {
      delete branch['guard'];
    });
    const negated = negate(transition.guard);
    change('with guard negated', (branch) => {
      branch['guard'] = negated;
    });
  }
  addActions(
    add,
    node,
    what,
    (copy) => {
      const actions = branches(copy)[index]?.['actions'];
      return Array.isArray(actions) ? actions : [];
    },
    transition.actions,
    noticedBy,
  );
};

/** Collects changes of a fresh copy of the configuration. */
const configMutants = (machine: AnyStateMachine): Mutant[] => {
  const mutants: Mutant[] = [];
  const add: Add = (node, what, change, noticedBy = consulted.state(stateIdOf(node))) => {
    mutants.push({
      name: `${stateIdOf(node) || 'root'}: ${what}`,
      noticedBy,
      machine: () => {
        const root = normalised(machine.config);
        const place = node.path.reduce<Node | undefined>((at, key) => at?.states[key], root);
        if (!place) throw new Error(`No state ${node.id}`);
        change(place);
        return new StateMachine(root.toConfig(), machine.implementations);
      },
    });
  };

  const addNode = (node: AnyStateNode) => {
    const groups = [...node.transitions.values(), ...(node.always ? [node.always] : [])];
    for (const branches of groups) {
      for (const [index, transition] of branches.entries()) addTransition(add, node, transition, index);
    }
    // Of the configuration: a node's own lists also hold what sets and clears its time-outs.
    for (const list of ['entry', 'exit'] as const) {
      addActions(add, node, list, (copy) => copy.list(list), normalised(node.config).list(list));
    }
    for (const [index, { id, input }] of node.invoke.entries()) {
      add(node, `invoke ${id} dropped`, (copy) => copy.list('invoke').splice(index, 1));
      if (input !== undefined) {
        add(node, `invoke ${id} without input`, (copy) => {
          const invoke = copy.list('invoke')[index];
          if (isTree(invoke)) delete invoke['input'];
        });
      }
    }
    for (const [index, tag] of node.tags.entries()) {
      add(node, `tag ${tag} dropped`, (copy) => copy.list('tags').splice(index, 1));
    }
    if (node.type === 'final') add(node, 'not final', (copy) => copy.drop('type'));
    if (node.type === 'compound') {
      const initial = node.initial.target[0]?.key;
      for (const key of Object.keys(node.states)
        .filter((key) => key !== initial)
        .slice(0, MAX_RETARGETS)) {
        add(node, `begins with ${key}`, (copy) => copy.set('initial', key));
      }
    }
    for (const child of Object.values(node.states)) addNode(child);
  };
  addNode(machine.root);
  return mutants;
};

type Delay = AnyStateMachine['implementations']['delays'][string];
const LONGER = 1000;
const longer = (delay: Delay): Delay =>
  typeof delay === 'function' ? (args, params) => LONGER * delay(args, params) : LONGER * delay;

/** Guards that always or never hold, named actions that do nothing or forget an assignment, delays of another length. */
const implementationMutants = (machine: AnyStateMachine): Mutant[] => {
  const { guards, actions, delays } = machine.implementations;
  const mutant = (
    name: string,
    noticedBy: string,
    implementations: Parameters<AnyStateMachine['provide']>[0],
  ): Mutant => ({ name, noticedBy, machine: () => machine.provide(implementations) });
  return [
    ...Object.keys(guards).flatMap((name) => [
      mutant(`guard ${name} always holds`, consulted.guard(name), { guards: { [name]: () => true } }),
      mutant(`guard ${name} never holds`, consulted.guard(name), { guards: { [name]: () => false } }),
    ]),
    ...Object.keys(actions).map((name) =>
      mutant(`action ${name} does nothing`, consulted.action(name), { actions: { [name]: () => undefined } }),
    ),
    ...Object.entries(actions).flatMap(([name, action]) =>
      Object.keys(assignmentsOf(action)).map((key) =>
        mutant(`action ${name} without assigning ${key}`, consulted.action(name), {
          actions: { [name]: without(assignmentsOf(action), key) },
        }),
      ),
    ),
    ...Object.entries(delays).flatMap(([name, delay]) => [
      mutant(`delay ${name} of 1 ms`, consulted.delay(name), { delays: { [name]: 1 } }),
      mutant(`delay ${name} a thousand times as long`, consulted.delay(name), { delays: { [name]: longer(delay) } }),
    ]),
  ];
};

/** Every mutant of a machine, in the order of its file. */
export const mutantsOf = (machine: AnyStateMachine): Mutant[] => [
  ...configMutants(machine),
  ...implementationMutants(machine),
];
