import type { AnyMachineSnapshot } from 'xstate';
import { type EdgeSet, edgeSetOf } from './edgeSet.ts';
import { type Edge, isOffered, type Leg, legsOf, type Walked, walksAlong } from './edges.ts';
import { glancesAlong, glancing } from './glances.ts';
import type { AnyModel } from './model.ts';
import { type Path, type Way, wordsOf } from './paths.ts';
import type { NotOffered } from './walk.ts';
import { situations, standsOf, waysTo } from './waysOn.ts';

/** Steps of a tour: enough that loading the page costs little, few enough that a failure is found soon and workers end together. */
const LENGTH = 80;
/** Steps gone again on the way to the next new one. Any more, and a page is loaded as fast. */
const DETOUR = 6;
/** Steps kept free for an end and the way to it. */
const ROOM_FOR_END = 3;
/** Ways on that are tried before a tour is left as it is. */
const TRIES = 20;
const TITLE_STEPS = 3;

const titleOf = (number: string, edges: readonly Edge[]): string => {
  const words = wordsOf(edges.slice(0, TITLE_STEPS).map(({ step }) => step));
  return `${number} ${words}${edges.length > TITLE_STEPS ? ` and ${edges.length - TITLE_STEPS} more` : ''}`;
};

/** What paths do not tell of a screen. */
export interface TourRules<Snapshot> {
  readonly notOffered?: NotOffered<Snapshot>;
  /** Whether a page that was loaded at the start goes along with all of these steps: it may know less, or more, than the machine. */
  readonly goesOn?: (steps: readonly Walked<Snapshot>[]) => boolean;
  /** Steps that nothing is joined to, since a page goes along with little after them: they come last. */
  readonly isLast?: (walked: Walked<Snapshot>) => boolean;
  /**
   * Looks for ways on in what the machine is after all that came before, and not in the situations alone. It takes longer, and joins more
   * where a context holds much that situations do not tell, or `goesOn` refuses much.
   */
  readonly isThorough?: boolean;
  /** Looks for what is not offered in passing, and goes on: such a look must leave the page as it is. Else it ends a tour. */
  readonly looksInPassing?: boolean;
  /** Steps of a tour at most, 80 unless told. */
  readonly length?: number;
  /** Those of the paths whose stimuli in situations are to be taken, all unless told. Tours may go on along the others. */
  readonly wanted?: readonly Path[];
}
type AnyTourRules = TourRules<AnyMachineSnapshot>;

/**
 * The stimuli in situations that `paths` walk, joined to ways that go on where a path ends, along known steps if need be. Every way is one
 * that the machine really takes through the same situations. What nothing follows, as what is not offered, comes last on its way,
 * unless it is looked for in passing.
 * The same model always gives the same tours.
 */
export const toursOf = (
  model: AnyModel,
  paths: readonly Path[],
  {
    notOffered = {},
    goesOn = () => true,
    isLast = () => false,
    isThorough = false,
    looksInPassing = false,
    length = LENGTH,
    wanted = paths,
  }: AnyTourRules = {},
): Way[] => {
  const legs = legsOf(model, notOffered);
  const walksOf = (ways: readonly Path[]): readonly (readonly Leg[])[] => ways.map(({ steps }) => legs.along(steps));
  const routesOn = (walks: readonly (readonly Leg[])[]): readonly (readonly Leg[])[] =>
    looksInPassing ? walks.map((legsOn) => legsOn.filter(isOffered)) : walks;
  const distinct = (taken: readonly Leg[]): readonly Leg[] => [
    ...new Map(taken.map((leg) => [leg.name, leg])).values(),
  ];
  const edges = distinct([...new Set(routesOn(walksOf(paths)).flat())]);
  const walks = walksOf(wanted);
  const routes = routesOn(walks);
  const goals = distinct(routes.flat());
  const starts = new Set(edges.map(({ from }) => from));
  const isEnd = (edge: Edge): boolean => !starts.has(edge.to) || isLast(edge);
  const endsInEnd = (route: readonly Edge[]): number => Number(route.slice(-1).some(isEnd));

  const onward = edges.filter((edge) => !isEnd(edge));
  const left = { onward: edgeSetOf(goals.filter((edge) => !isEnd(edge))), ends: edgeSetOf(goals.filter(isEnd)) };
  const stands = standsOf(legs, goesOn);

  /** The way that the machine takes along `edges`, if it does what situations promise: its context may hold more than they tell. */
  const realOn = (last: Leg, edges: readonly Edge[]): readonly Leg[] | undefined => {
    const way = legs.along(
      edges.map(({ step }) => step),
      last.after,
    );
    return way.length === edges.length && way.every(({ name }, index) => name === edges[index]?.name) ? way : undefined;
  };
  /** Gives a tour with the nearest way on to what is left. */
  const joiningTo = (wishes: EdgeSet) => {
    const waysOn = waysTo(wishes, onward);
    return (tour: readonly Leg[], atMost: number): readonly Leg[] | undefined => {
      const last = tour.at(-1);
      if (last === undefined || tour.some(isLast)) return undefined;
      const furthest = Math.min(DETOUR, atMost - tour.length - 1);
      if (isThorough) return waysOn(stands, tour, furthest).next().value;
      let tries = 0;
      for (const [, ...on] of waysOn(situations, [last], furthest)) {
        const longer = [...tour, ...(realOn(last, on) ?? [])];
        if (longer.length > tour.length && goesOn(longer)) return longer;
        tries += 1;
        if (tries === TRIES) return undefined;
      }
      return undefined;
    };
  };
  const joinOnward = joiningTo(left.onward);
  const joinEnd = joiningTo(left.ends);
  const walked = (tour: readonly Leg[], before = 0): readonly Leg[] => {
    for (const edge of tour.slice(before)) {
      left.onward.remove(edge);
      left.ends.remove(edge);
    }
    return tour;
  };
  const tourFrom = (beginning: readonly Leg[]): readonly Leg[] => {
    let tour = walked(beginning);
    const room = left.ends.isEmpty() ? 0 : ROOM_FOR_END;
    for (;;) {
      const longer = joinOnward(tour, length - room) ?? joinEnd(tour, length);
      if (longer === undefined) return tour;
      tour = walked(longer, tour.length);
    }
  };

  const tours: (readonly Leg[])[] = [];
  for (const route of routes.toSorted((one, other) => endsInEnd(one) - endsInEnd(other)))
    for (const [index, edge] of route.entries())
      if (left.onward.has(edge) || left.ends.has(edge)) tours.push(tourFrom(route.slice(0, index + 1)));
  const digits = String(tours.length).length;
  const absent = looksInPassing ? walks.flat().filter((edge) => !isOffered(edge)) : [];
  const glancesOn = glancing(legs, absent);
  return tours.map((tour, index) => ({
    title: titleOf(String(index + 1).padStart(digits, '0'), tour),
    steps: tour.map(({ step }) => step),
    ...(looksInPassing && { glances: glancesOn(tour) }),
  }));
};

/** Stimuli in situations that `paths` walk and `tours` do not. */
export const untoured = (
  model: AnyModel,
  paths: readonly Way[],
  tours: readonly Way[],
  notOffered?: NotOffered<AnyMachineSnapshot>,
): string[] => {
  const along = walksAlong(model, notOffered);
  const glanced = glancesAlong(model, notOffered);
  const namesOn = (ways: readonly Way[]): string[] =>
    ways.flatMap((way) => [...along(way.steps), ...glanced(way)].map(({ name }) => name));
  const toured = new Set(namesOn(tours));
  return [...new Set(namesOn(paths))].filter((name) => !toured.has(name));
};
