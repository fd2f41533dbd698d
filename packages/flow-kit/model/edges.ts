import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
} from 'xstate';
import type { Stimulus } from './stimuli.ts';
import type { AnyModel } from './model.ts';
import { situationsOf, standOf } from './paths.ts';
import { createRunner } from './runner.ts';
import { absenceOf, type NotOffered } from './walk.ts';

const NOT_OFFERED = 'not offered';

/** A step that is walked. */
export interface Walked<Snapshot> {
  readonly step: Stimulus;
  readonly before: Snapshot;
}

/** A stimulus in a situation, with the situation that it leads to. */
export interface Edge extends Walked<AnyMachineSnapshot> {
  /** Tells it apart from all others. */
  readonly name: string;
  readonly from: string;
  /** `not offered` where it is looked at, but not done. */
  readonly to: string;
}

/** Whether the screen offers it. */
export const isOffered = ({ to }: Edge): boolean => to !== NOT_OFFERED;

const edgesOf = (model: AnyModel, notOffered: NotOffered<AnyMachineSnapshot>) => {
  const situationOf = situationsOf(model);
  return (before: AnyMachineSnapshot, step: Stimulus, after: AnyMachineSnapshot): Edge => {
    const from = situationOf(before);
    const to = absenceOf({ notOffered }, step, before) === undefined ? situationOf(after) : NOT_OFFERED;
    return { name: `${step.words} in ${from}: ${to}`, from, step, to, before };
  };
};

/** An edge with what the machine is then: the same snapshot wherever it stands the same. */
export interface Leg extends Edge {
  readonly after: AnyMachineSnapshot;
}

/** Gives what a machine becomes that starts no actor with a `systemId`. xstate's `transition` makes an actor each time: as long as all the rest. */
const transitionsFrom = (machine: AnyStateMachine, input: unknown) => {
  const self = createActor(machine, { input });
  const scope: AnyActorScope = {
    self,
    id: self.id,
    sessionId: self.sessionId,
    system: self.system,
    logger: () => undefined,
    defer: () => undefined,
    emit: () => undefined,
    stopChild: () => undefined,
    actionExecutor: () => undefined,
  };
  return {
    start: self.getSnapshot(),
    transition: (before: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot =>
      machine.transition(before, event, scope),
  };
};

/** What a machine becomes by its steps. Each is asked of it once. */
export interface Legs {
  /** The leg of a step from where the machine really is; nothing if it does not take the step. */
  readonly from: (before: AnyMachineSnapshot, step: Stimulus) => Leg | undefined;
  /** From the start on unless told: up to what the screen does not offer, or the machine does not take. */
  readonly along: (steps: readonly Stimulus[], before?: AnyMachineSnapshot) => Leg[];
}

/** All snapshots that stand the same. */
interface Stand {
  /** The first of them. */
  readonly snapshot: AnyMachineSnapshot;
  /** What has been asked for from there. */
  readonly legs: Map<Stimulus, Leg | undefined>;
}

/** Finds the legs of a model's machine. The same leg is always the same object. */
export const legsOf = (model: AnyModel, notOffered: NotOffered<AnyMachineSnapshot> = {}): Legs => {
  const { machine } = createRunner(model.machine, model.input);
  const { start, transition } = transitionsFrom(machine, model.input);
  const edgeOf = edgesOf(model, notOffered);
  const stands = new Map<string, Stand>();
  const known = new WeakMap<AnyMachineSnapshot, Stand>();
  const standFor = (snapshot: AnyMachineSnapshot): Stand => {
    const before = known.get(snapshot);
    if (before) return before;
    const words = standOf(snapshot);
    const stand = stands.get(words) ?? { snapshot, legs: new Map<Stimulus, Leg | undefined>() };
    stands.set(words, stand);
    known.set(snapshot, stand);
    return stand;
  };
  const legOf = (before: AnyMachineSnapshot, step: Stimulus): Leg | undefined => {
    if (before.status !== 'active' || !before.can(step.event)) return undefined;
    const after = standFor(transition(before, step.event)).snapshot;
    return { ...edgeOf(before, step, after), after };
  };
  const from: Legs['from'] = (snapshot, step) => {
    const { snapshot: before, legs } = standFor(snapshot);
    const leg = legs.get(step);
    if (leg || legs.has(step)) return leg;
    const found = legOf(before, step);
    legs.set(step, found);
    return found;
  };
  return {
    from,
    along: (steps, before = start) => {
      const way: Leg[] = [];
      for (const step of steps) {
        const leg = from(way.at(-1)?.after ?? before, step);
        if (!leg) break;
        way.push(leg);
        if (!isOffered(leg)) break;
      }
      return way;
    },
  };
};

/** Gives the edges that a walk of steps goes along: up to what the screen does not offer, or the machine does not take. */
export const walksAlong = (model: AnyModel, notOffered: NotOffered<AnyMachineSnapshot> = {}) => {
  const runner = createRunner(model.machine, model.input);
  const edgeOf = edgesOf(model, notOffered);
  return (steps: readonly Stimulus[]): Edge[] => {
    const seen = runner.run(steps.map(({ event }) => event));
    const edges: Edge[] = [];
    for (const [index, step] of steps.entries()) {
      const before = seen[index]?.snapshot;
      const after = seen[index + 1];
      if (!before || !after?.accepted) break;
      const edge = edgeOf(before, step, after.snapshot);
      edges.push(edge);
      if (!isOffered(edge)) break;
    }
    return edges;
  };
};
