import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { type Happening, happeningsOf } from './happenings.ts';
import { type AnyJourney, endsWell, type Journey } from './journeys.ts';
import type { AnyModel, StateIdOf } from './model.ts';
import { mutantsOf } from './mutants.ts';
import { type Path, pathsOf } from './paths.ts';
import { createRunner, type Runner, type Seen } from './runner.ts';
import { stateIdOf, stateIdsOf } from './states.ts';
import { traceOf } from './trace.ts';
import { transitionName, transitionsOf } from './transitions.ts';

// A bare mapped type would leave the parameters without a type where M is inferred.
type StateChecks<M> = M extends AnyStateMachine
  ? { readonly [Id in StateIdOf<M>]: (snapshot: SnapshotFrom<M>) => boolean }
  : never;

/** What is expected of a model's machine. */
export interface Expectations<M extends AnyStateMachine> {
  /** What holds in each state, and not in all the others. */
  readonly stateChecks: StateChecks<M>;
  /** By title, which names the requirement where it shows one. */
  readonly journeys: Readonly<Record<string, Journey<M>>>;
  /** Mutants that nobody could tell from the machine, with the reason. */
  readonly equivalentMutants?: Readonly<Record<string, string>>;
}

/** Expectations of a machine of no known type. */
export interface AnyExpectations {
  readonly stateChecks: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => boolean>>;
  readonly journeys: Readonly<Record<string, AnyJourney>>;
  readonly equivalentMutants?: Readonly<Record<string, string>>;
}

/** A path with what was seen on it. */
export interface Walk {
  readonly path: Path;
  readonly seen: readonly Seen[];
  readonly trace: string;
}

const walk = (runner: Runner, path: Path, happenings: readonly Happening[]): Walk => {
  const seen = runner.run(path.steps.map(({ event }) => event));
  return { path, seen, trace: traceOf(path, seen, happenings) };
};

/** Every path walked. */
export const walksOf = (model: AnyModel): Walk[] => {
  const runner = createRunner(model.machine, model.input, { inspected: true });
  const happenings = happeningsOf(model);
  return pathsOf(model).map((path) => walk(runner, path, happenings));
};

/** Which transitions the walks took. */
export const coverageOf = (model: AnyModel, walks: readonly Walk[]) => {
  const all = transitionsOf(model.machine).map(transitionName);
  const taken = new Set(walks.flatMap(({ seen }) => seen.flatMap((step) => step.taken.map(transitionName))));
  const missing = all.filter((name) => !taken.has(name));
  return { total: all.length, covered: all.length - missing.length, missing };
};

/** Fixtures that no walk could use: of an actor or event that the machine does not know, or in a way that it ignores. */
export const unusedFixtures = (model: AnyModel, walks: readonly Walk[]): string[] => {
  const used = new Set(walks.flatMap(({ path }) => path.steps.map(({ words }) => words)));
  return happeningsOf(model)
    .map(({ words }) => words)
    .filter((words) => !used.has(words));
};

/** States without a check, and checks without a state. */
export const unmatchedChecks = ({ machine }: AnyModel, { stateChecks }: AnyExpectations): string[] => {
  const states = stateIdsOf(machine);
  const checks = Object.keys(stateChecks);
  return [
    ...states.filter((id) => !checks.includes(id)).map((id) => `${id} has no check`),
    ...checks.filter((id) => !states.includes(id)).map((id) => `${id} is no state`),
  ];
};

const isIn = (snapshot: AnyMachineSnapshot, id: string): boolean =>
  snapshot._nodes.some((node) => stateIdOf(node) === id);

/** Checks that do not hold in their state, and checks that tell nothing, because they hold in every other state too. */
export const brokenChecks = ({ stateChecks }: AnyExpectations, walks: readonly Walk[]): string[] => {
  const visits = walks.flatMap(({ path, seen }) => seen.map(({ snapshot }) => ({ path, snapshot })));
  return Object.entries(stateChecks).flatMap(([id, check]) => {
    const inside = visits.filter(({ snapshot }) => isIn(snapshot, id));
    const outside = visits.filter(({ snapshot }) => !isIn(snapshot, id));
    const broken = inside.find(({ snapshot }) => !check(snapshot));
    if (broken) return [`${id} does not hold on ${broken.path.title}: ${JSON.stringify(broken.snapshot.context)}`];
    return outside.length > 0 && outside.every(({ snapshot }) => check(snapshot)) ? [`${id} holds everywhere`] : [];
  });
};

/** What the mutants of a machine came to. */
export interface MutantReport {
  readonly total: number;
  readonly killed: number;
  readonly killedByJourneys: number;
  readonly survivors: readonly string[];
}

/** Holds every mutant against the walks and the journeys of the right machine. */
export const killMutants = (model: AnyModel, expectations: AnyExpectations, walks: readonly Walk[]): MutantReport => {
  const mutants = mutantsOf(model.machine);
  const journeys = Object.values(expectations.journeys);
  const happenings = happeningsOf(model);
  const survivors: string[] = [];
  let killedByJourneys = 0;
  for (const mutant of mutants) {
    const runner = runnerOf(mutant.machine, model.input);
    const diesByJourney = !runner || journeys.some((journey) => !endsWell(runner, journey));
    if (diesByJourney) killedByJourneys += 1;
    else if (walks.every(({ path, trace }) => walk(runner, path, happenings).trace === trace))
      survivors.push(mutant.name);
  }
  return { total: mutants.length, killed: mutants.length - survivors.length, killedByJourneys, survivors };
};

/** Mutants that live without leave, and those that have leave without need. */
export const unexpectedMutants = (
  { survivors }: MutantReport,
  { equivalentMutants = {} }: AnyExpectations,
): string[] => [
  ...survivors.filter((name) => !(name in equivalentMutants)).map((name) => `lives: ${name}`),
  ...Object.keys(equivalentMutants)
    .filter((name) => !survivors.includes(name))
    .map((name) => `needs no exception: ${name}`),
];

const runnerOf = (machine: () => AnyStateMachine, input: unknown): Runner | undefined => {
  try {
    return createRunner(machine(), input);
  } catch {
    return undefined;
  }
};
