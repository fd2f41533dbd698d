import { getAdjacencyMap } from '@xstate/graph';
import { type AnyEventObject, type AnyMachineSnapshot, getNextSnapshot } from 'xstate';
import { type Stimulus, stimuliOf } from './stimuli.ts';
import type { AnyModel } from './model.ts';
import { createRunner } from './runner.ts';
import { takesOf } from './takes.ts';
import { absenceOf, type NotOffered } from './walk.ts';

/** A way through a machine from its start. */
export interface Way {
  readonly title: string;
  readonly steps: readonly Stimulus[];
  /** What is looked for in passing, since the screen should not offer it, by the number of steps gone until then. */
  readonly glances?: ReadonlyMap<number, readonly Stimulus[]>;
}

/** A shortest way to something that no path before does. Titled by number and words: `03 auth opened > credentials submitted > sign in done`. */
export interface Path extends Way {
  /** How many of its first steps an earlier path takes as well; -1 for the first path, whose start is new too. */
  readonly known: number;
  /** After how many steps a situation is met that no path before has met. */
  readonly discoveries: readonly number[];
}

/** A step of shortest ways with the situation that it leads to. */
interface Place {
  readonly situation: string;
  /** Where it comes from; the start comes from nowhere. */
  readonly last?: { readonly place: Place; readonly step: Stimulus };
}

/** What happens in a situation, and what comes of it. */
interface Move {
  readonly state: AnyMachineSnapshot;
  readonly event: AnyEventObject;
}

const DEFAULT_LIMIT = 20_000;

/** What happens, in words. */
export const wordsOf = (steps: readonly Stimulus[]): string => steps.map((step) => step.words).join(' > ');

/** What tells the situations of a model's machine apart: state and `key`, or what the model says instead. Each snapshot is asked once. */
export const situationsOf = (model: AnyModel) => {
  const situationOf = (snapshot: AnyMachineSnapshot): string =>
    JSON.stringify(model.situation?.(snapshot) ?? [snapshot.value, snapshot.status, model.key?.(snapshot.context)]);
  const known = new WeakMap<AnyMachineSnapshot, string>();
  return (snapshot: AnyMachineSnapshot): string => {
    const situation = known.get(snapshot) ?? situationOf(snapshot);
    known.set(snapshot, situation);
    return situation;
  };
};

/** All that decides what a machine does next. Regions side by side take their turns in the order in which their states were entered. */
export const standOf = ({ status, context, historyValue, _nodes: nodes }: AnyMachineSnapshot): string =>
  JSON.stringify([
    nodes.map(({ id }) => id),
    status,
    context,
    Object.entries(historyValue).map(([id, history]) => [id, history.map((node) => node.id)]),
  ]);

/** Every place that shortest ways lead to, nearest first: each stimulus in each situation. None leads on from what is not offered. */
const placesOf = (model: AnyModel, notOffered: NotOffered<AnyMachineSnapshot>): Place[] => {
  const stimuli = stimuliOf(model);
  const takes = takesOf(stimuli);
  const byEvent = new Map(stimuli.map((stimulus) => [stimulus.event, stimulus]));
  const situation = situationsOf(model);
  const wordsOfEvent = (event: AnyEventObject): string => byEvent.get(event)?.words ?? event.type;
  // With the edge that led to it, so that shortest paths cover edges and not only situations.
  const nameOf = (snapshot: AnyMachineSnapshot, event?: AnyEventObject, previous?: AnyMachineSnapshot): string =>
    event && previous
      ? `${situation(snapshot)} by ${wordsOfEvent(event)} from ${situation(previous)}`
      : situation(snapshot);

  const stands = new Set<string>();
  /** What the screen does not offer, by where the machine would take it. */
  const absent = new Map<AnyMachineSnapshot, readonly Stimulus[]>();
  const { machine } = createRunner(model.machine, model.input);
  const explored = getAdjacencyMap<AnyMachineSnapshot, AnyEventObject, unknown>(machine, {
    input: model.input,
    events: (snapshot) => {
      // What can happen where the machine has stood before leads nowhere else.
      const stand = standOf(snapshot);
      if (stands.has(stand)) return [];
      stands.add(stand);
      const isAbsent = (step: Stimulus): boolean => absenceOf({ notOffered }, step, snapshot) !== undefined;
      const { offered = [], hidden = [] } = Object.groupBy(takes(snapshot), (step) =>
        isAbsent(step) ? 'hidden' : 'offered',
      );
      absent.set(snapshot, hidden);
      return offered.map(({ event }) => event);
    },
    serializeEvent: wordsOfEvent,
    serializeState: nameOf,
    limit: model.limit ?? DEFAULT_LIMIT,
  });

  const adjacency = new Map(Object.entries(explored));
  const places = new Map<string, Place>();
  for (const [name, { state }] of [...adjacency].slice(0, 1)) places.set(name, { situation: situation(state) });
  for (const [name, place] of places) {
    const from = adjacency.get(name);
    if (from === undefined) continue;
    const offered = Object.values<Move>(from.transitions);
    const hidden = (absent.get(from.state) ?? []).map(({ event }): Move => ({
      state: getNextSnapshot(machine, from.state, event),
      event,
    }));
    for (const { state, event } of [...offered, ...hidden]) {
      const next = nameOf(state, event, from.state);
      const step = byEvent.get(event);
      if (step && !places.has(next)) places.set(next, { situation: situation(state), last: { place, step } });
    }
  }
  return [...places.values()];
};

/** From the start to a place, both included. */
const wayTo = (place: Place): Place[] => {
  const way = [place];
  for (let { last } = place; last; { last } = last.place) way.push(last.place);
  return way.toReversed();
};

/**
 * The shortest paths that go along every edge: each stimulus in each situation. What a screen does not offer, if told, ends a path.
 * The same model always gives the same paths in the same order.
 */
export const pathsOf = (model: AnyModel, notOffered: NotOffered<AnyMachineSnapshot> = {}): Path[] => {
  const places = placesOf(model, notOffered);
  const passed = new Set(places.map(({ last }) => last?.place));
  const kept = places.filter((place) => !passed.has(place)).map(wayTo);
  const digits = String(kept.length).length;
  const met = new Set<string>();
  const walked = new Set<Place>();
  return kept.map((way, index) => {
    const steps = way.flatMap(({ last }) => last?.step ?? []);
    const known = way.filter((place) => walked.has(place)).length - 1;
    const discoveries: number[] = [];
    for (const [at, place] of way.entries()) {
      walked.add(place);
      if (!met.has(place.situation)) discoveries.push(at);
      met.add(place.situation);
    }
    return {
      title: `${String(index + 1).padStart(digits, '0')} ${wordsOf(steps) || 'start'}`,
      steps,
      known,
      discoveries,
    };
  });
};
