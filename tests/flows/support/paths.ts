import { TestModel } from '@xstate/graph';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { type Happening, happeningsOf } from './happenings.ts';
import type { AnyModel } from './model.ts';
import { createRunner } from './runner.ts';

/** A way through a machine from its start. */
export interface Path {
  /** Number and words: `03 auth opened > credentials submitted > sign in done`. */
  readonly title: string;
  readonly steps: readonly Happening[];
  /** How many of its first steps an earlier path takes as well; -1 for the first path, whose start is new too. */
  readonly known: number;
  /** After how many steps a situation is met that no path before has met. */
  readonly discoveries: readonly number[];
}

interface Route {
  readonly steps: readonly Happening[];
  readonly situations: readonly string[];
}

const DEFAULT_LIMIT = 20_000;
const wordsOf = (steps: readonly Happening[]): string => steps.map((step) => step.words).join(' > ');

/** Leaves out what is only the beginning of another. */
const longest = (routes: readonly Route[]): Route[] => {
  const beginnings = new Set(routes.flatMap(({ steps }) => steps.map((_, length) => wordsOf(steps.slice(0, length)))));
  const kept = new Map<string, Route>();
  for (const route of routes) {
    const words = wordsOf(route.steps);
    if (!beginnings.has(words)) kept.set(words, route);
  }
  return [...kept.values()];
};

/**
 * The shortest paths that go along every edge: each happening in each situation, a situation being state and `key`.
 * The same model always gives the same paths in the same order.
 */
export const pathsOf = (model: AnyModel): Path[] => {
  const happenings = happeningsOf(model);
  const byEvent = new Map(happenings.map((happening) => [happening.event, happening]));
  const wordsOfEvent = (event: AnyEventObject): string => byEvent.get(event)?.words ?? event.type;
  const situation = (snapshot: AnyMachineSnapshot): string =>
    JSON.stringify(model.situation?.(snapshot) ?? [snapshot.value, snapshot.status, model.key?.(snapshot.context)]);

  const graph = new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(
    createRunner(model.machine, model.input).machine,
    {
      input: model.input,
      events: (snapshot) =>
        happenings.map(({ event }) => event).filter((event) => snapshot.status === 'active' && snapshot.can(event)),
      serializeEvent: wordsOfEvent,
      // With the edge that led to it, so that shortest paths cover edges and not only situations.
      serializeState: (snapshot, event, previous) =>
        event && previous
          ? `${situation(snapshot)} by ${wordsOfEvent(event)} from ${situation(previous)}`
          : situation(snapshot),
      limit: model.limit ?? DEFAULT_LIMIT,
    },
  );
  // Its own removal of duplicates takes errors for equal, because JSON shows nothing of them.
  const routes = graph.getShortestPaths({ allowDuplicatePaths: true }).map(({ steps }) => ({
    steps: steps.flatMap(({ event }) => byEvent.get(event) ?? []),
    situations: steps.map(({ state }) => situation(state)),
  }));

  const kept = longest(routes);
  const digits = String(kept.length).length;
  const met = new Set<string>();
  const walked = new Set<string>();
  const isFirst = (set: Set<string>, item: string): boolean => !set.has(item) && set.add(item).has(item);
  return kept.map(({ steps, situations }, index) => {
    const beginnings = situations.map((_, length) => wordsOf(steps.slice(0, length)));
    return {
      title: `${String(index + 1).padStart(digits, '0')} ${wordsOf(steps) || 'start'}`,
      steps,
      known: beginnings.filter((beginning) => !isFirst(walked, beginning)).length - 1,
      discoveries: [...situations.keys()].filter((at) => isFirst(met, situations[at] ?? '')),
    };
  });
};
