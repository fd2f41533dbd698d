import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type ExecutableActionObject,
  initialTransition,
  transition,
} from 'xstate';
import { type Stimulus, stimuliOf } from './stimuli.ts';
import type { AnyModel } from './model.ts';
import { situationsOf } from './paths.ts';

/** Something that a machine tells others. */
export interface Told {
  /** The id of an actor; `null` for whoever listens to what the machine emits. */
  readonly to: string | null;
  readonly event: AnyEventObject;
}

/** What a machine does about an event. */
export interface Move {
  /** The situation that it is in then, by number. */
  readonly to: number;
  /** In this order, once it is there. */
  readonly told: readonly Told[];
  /** What it broke by. */
  readonly error?: unknown;
}

/** Something that can happen to a part where it is. */
export interface Chance {
  readonly stimulus: Stimulus;
  readonly move: Move;
  /** A person does it, who can be kept from it. */
  readonly isByUser: boolean;
}

/** A machine that is explored together with others: what it does in each of its situations is found out once. */
export interface Part {
  readonly name: string;
  /** One snapshot that stands for a situation; 0 is the start. */
  readonly snapshotOf: (situation: number) => AnyMachineSnapshot;
  /** What it does when another part tells it something. */
  readonly move: (situation: number, event: AnyEventObject) => Move;
  /** What can happen to it there by itself: what other parts tell it is not among it. */
  readonly chancesIn: (situation: number) => readonly Chance[];
}

const isEvent = (value: unknown): value is AnyEventObject =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A machine sends to an actor, or to its id. */
const idOf = (target: unknown): string | null => {
  if (typeof target === 'string') return target;
  return typeof target === 'object' && target !== null && 'id' in target ? String(target.id) : null;
};

const toldBy = (actions: readonly ExecutableActionObject[]): Told[] =>
  actions.flatMap(({ type, params }) => {
    if (type !== 'xstate.emit' && type !== 'xstate.sendTo') return [];
    if (typeof params !== 'object' || params === null || !('event' in params) || !isEvent(params.event)) return [];
    return [{ to: type === 'xstate.sendTo' && 'to' in params ? idOf(params.to) : null, event: params.event }];
  });

/** The machine of a model as a part. Its own actors do nothing: what they answer are stimuli. */
export const partOf = (model: AnyModel, isByUser: (stimulus: Stimulus) => boolean = () => false): Part => {
  const { machine } = model;
  const stimuli = stimuliOf(model);
  const situation = situationsOf(model);
  const snapshots: AnyMachineSnapshot[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (snapshot: AnyMachineSnapshot): number => {
    const words = situation(snapshot);
    const known = numbers.get(words);
    if (known !== undefined) return known;
    numbers.set(words, snapshots.length);
    return snapshots.push(snapshot) - 1;
  };
  const snapshotOf = (number: number): AnyMachineSnapshot => {
    const snapshot = snapshots[number];
    if (!snapshot) throw new Error(`${machine.id} has no situation ${number}`);
    return snapshot;
  };
  const moved = (from: number, event: AnyEventObject): Move => {
    try {
      const [snapshot, actions] = transition(machine, snapshotOf(from), event);
      return { to: numberOf(snapshot), told: toldBy(actions) };
    } catch (error) {
      return { to: from, told: [], error };
    }
  };
  numberOf(initialTransition(machine, model.input)[0]);
  // By identity: the same few events come again and again.
  const moves: Map<AnyEventObject, Move>[] = [];
  const chances: (readonly Chance[])[] = [];
  const move = (from: number, event: AnyEventObject): Move => {
    const known = (moves[from] ??= new Map());
    const made = known.get(event) ?? moved(from, event);
    known.set(event, made);
    return made;
  };
  return {
    name: machine.id,
    snapshotOf,
    move,
    chancesIn: (number) => {
      const snapshot = snapshotOf(number);
      return (chances[number] ??= stimuli.flatMap((stimulus) =>
        snapshot.status === 'active' && snapshot.can(stimulus.event)
          ? [{ stimulus, move: move(number, stimulus.event), isByUser: isByUser(stimulus) }]
          : [],
      ));
    },
  };
};
