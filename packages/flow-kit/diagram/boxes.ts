import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { AnyDescription } from '../machine/description.ts';
import { nodesOf, stateIdOf } from '../machine/states.ts';
import { transitionName } from '../machine/transitions.ts';
import { effectsOf } from '../machine/effects.ts';
import { conditionInWords, effectsInWords, stimulusOf, nameInWords, type Sign } from '../words.ts';

/** One transition in words. */
export interface Way {
  /** Its `transitionName`. */
  readonly name: string;
  readonly signs: readonly Sign[];
  readonly words: string;
}

/** The transitions of one state that lead to the same states. */
export interface Exit {
  /** Ids of states; none where the state stays. */
  readonly targets: readonly string[];
  /** The state is left and entered anew, or only does something. */
  readonly kind: 'goes' | 'again' | 'stays';
  /** Where it leads, in words. */
  readonly goal: string;
  readonly ways: readonly Way[];
}

/** What goes on in a state meanwhile, or what others are told when it begins or ends. */
export interface Note {
  readonly sign: 'works' | 'tells';
  readonly words: string;
}

/** What is drawn of one state. */
export interface Box {
  /** As `stateIdOf`. */
  readonly id: string;
  readonly title: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly isInitial: boolean;
  /** One of several that are live at the same time. */
  readonly isRegion: boolean;
  readonly tags: readonly string[];
  readonly description: string;
  /** What its actors do, and what it tells. */
  readonly notes: readonly Note[];
  readonly exits: readonly Exit[];
  readonly children: readonly Box[];
}

const kindOf = ({ type }: AnyStateNode): Box['kind'] => {
  switch (type) {
    case 'compound':
    case 'parallel':
    case 'final':
    case 'history':
      return type;
    default:
      return 'atomic';
  }
};

const wayOf = (machine: AnyStateMachine, description: AnyDescription, transition: AnyTransitionDefinition): Way => {
  const { signs, words } = stimulusOf(machine, description, transition);
  const condition = conditionInWords(transition, description);
  const effects = effectsInWords(effectsOf(machine, transition.actions));
  const told = [
    words,
    ...(condition === '' ? [] : [`[${condition}]`]),
    ...(effects === '' ? [] : [`(then: ${effects})`]),
  ];
  return { name: transitionName(transition), signs, words: told.join(' ') };
};

const exitKindOf = ({ source, target, reenter }: AnyTransitionDefinition): Exit['kind'] => {
  if (target === undefined) return 'stays';
  if (!target.includes(source)) return 'goes';
  return reenter || source.type === 'compound' ? 'again' : 'stays';
};

const isDone = ({ target, actions }: AnyTransitionDefinition): boolean => target !== undefined || actions.length > 0;

/** The name of a state, with that of the state it is in if another state elsewhere has the same. */
const nameFrom = (source: AnyStateNode, target: AnyStateNode): string => {
  const name = nameInWords(target.key);
  const namesakes = nodesOf(target.machine).filter(({ key }) => key === target.key);
  if (namesakes.length === 1 || target.parent === source.parent || target.parent === source) return name;
  return target.parent?.parent === undefined ? name : `${nameInWords(target.parent.key)} · ${name}`;
};

const goalOf = (source: AnyStateNode, targets: readonly AnyStateNode[], kind: Exit['kind']): string => {
  if (kind === 'goes') return `→ ${targets.map((target) => nameFrom(source, target)).join(' and ')}`;
  if (kind === 'again') return 'Begins anew';
  return source.parent === undefined ? 'In every state' : 'Stays';
};

const exitsOf = (machine: AnyStateMachine, description: AnyDescription, node: AnyStateNode): Exit[] => {
  const transitions = [...node.transitions.values(), node.always ?? []].flat().filter(isDone);
  const exits = Map.groupBy(transitions, (transition) =>
    [exitKindOf(transition), ...(transition.target ?? []).map(stateIdOf)].join(' '),
  );
  return [...exits.values()].flatMap((joined) => {
    const [first] = joined;
    if (first === undefined) return [];
    const kind = exitKindOf(first);
    const targets = kind === 'goes' ? (first.target ?? []) : [];
    return [
      {
        kind,
        targets: targets.map(stateIdOf),
        goal: goalOf(node, targets, kind),
        ways: joined.map((transition) => wayOf(machine, description, transition)),
      },
    ];
  });
};

const worksOf = (node: AnyStateNode, description: AnyDescription): string[] =>
  node.invoke.map(({ src, id }) => {
    const actor = description.actors[typeof src === 'string' ? src : id];
    if (actor === undefined) return nameInWords(id);
    return actor.spends ? `${actor.does} (costs tokens or money)` : actor.does;
  });

const toldIn = (machine: AnyStateMachine, when: string, actions: readonly unknown[]): string[] => {
  const effects = effectsInWords(effectsOf(machine, actions));
  return effects === '' ? [] : [`${when}: ${effects}`];
};

const notesOf = (machine: AnyStateMachine, node: AnyStateNode, description: AnyDescription): Note[] => [
  ...worksOf(node, description).map((words): Note => ({ sign: 'works', words })),
  ...[...toldIn(machine, 'When it begins', node.entry), ...toldIn(machine, 'When it ends', node.exit)].map(
    (words): Note => ({ sign: 'tells', words }),
  ),
];

const purposeOf = ({ purpose, screen }: AnyDescription): string =>
  `${purpose} ${screen === null ? 'It has no interface of its own' : `Where: ${screen}`}.`;

const boxOf = (machine: AnyStateMachine, description: AnyDescription, node: AnyStateNode): Box => {
  const id = stateIdOf(node);
  const isRoot = node.parent === undefined;
  return {
    id,
    title: nameInWords(isRoot ? machine.id : id),
    kind: kindOf(node),
    isInitial: node.parent?.type === 'compound' && node.parent.initial.target.includes(node),
    isRegion: node.parent?.type === 'parallel',
    tags: node.type === 'history' ? ['history'] : [...node.tags],
    description: isRoot ? purposeOf(description) : (description.states[id] ?? ''),
    notes: notesOf(machine, node, description),
    exits: exitsOf(machine, description, node),
    children: Object.values(node.states).map((child) => boxOf(machine, description, child)),
  };
};

/** The whole machine as boxes in boxes; the outermost is the machine itself. */
export const boxesOf = (machine: AnyStateMachine, description: AnyDescription): Box =>
  boxOf(machine, description, machine.root);

/** A box and all in it, the outer before the inner. */
export const allBoxes = (box: Box): Box[] => [box, ...box.children.flatMap(allBoxes)];
