import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { StateIdOf } from '../machine/machineTypes.ts';
import { noting } from './consulted.ts';
import { stimuliOf } from './stimuli.ts';
import { type AnyJourney, endsWell, type Journey, walked } from './journeys.ts';
import type { AnyModel } from './model.ts';
import { mutantsOf } from './mutants.ts';
import { type Path, pathsOf } from './paths.ts';
import { createRunner, type Runner, type Seen } from './runner.ts';
import { stateIdOf, stateIdsOf } from '../machine/states.ts';
import { type Takes, takesOf } from './takes.ts';
import { traceOf } from './trace.ts';
import { transitionName, transitionsOf } from '../machine/transitions.ts';

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

const walk = (runner: Runner, path: Path, takes: Takes): Walk => {
  const seen = runner.run(path.steps.map(({ event }) => event));
  return { path, seen, trace: traceOf(path, seen, takes) };
};

/** Gives walks of a model's machine; `inspected` notes the transitions taken too. */
export const walking = (model: AnyModel, options?: { inspected: boolean }): ((path: Path) => Walk) => {
  const runner = createRunner(model.machine, model.input, options);
  const takes = takesOf(stimuliOf(model));
  return (path) => walk(runner, path, takes);
};

/** Every path walked. */
export const walksOf = (model: AnyModel): Walk[] => pathsOf(model).map(walking(model, { inspected: true }));

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
  return stimuliOf(model)
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
  /** Those that only the paths tell from the machine, and so its table, which it wrote itself. */
  readonly killedByTableAlone: readonly string[];
  readonly survivors: readonly string[];
}

/**
 * Holds every mutant against the walks and the journeys of the right machine, or rather against those of them that consult what is
 * wrong with it: all others go alike.
 */
export const killMutants = (model: AnyModel, expectations: AnyExpectations, walks: readonly Walk[]): MutantReport => {
  const takes = takesOf(stimuliOf(model));
  const tracer = createRunner(model.machine, model.input);
  const notes = noting(tracer.machine);
  // The shortest first: most mutants fall to any.
  const journeys = Object.values(expectations.journeys)
    .toSorted((one, other) => one.steps.length - other.steps.length)
    .map((journey) => {
      walked(tracer, journey);
      return { journey, consults: notes() };
    });
  const ways = walks
    .toSorted((one, other) => one.path.steps.length - other.path.steps.length)
    .map(({ path, trace }) => {
      walk(tracer, path, takes);
      return { path, trace, consults: notes() };
    });

  const stage = createRunner(model.machine, model.input);
  const mutants = mutantsOf(stage.machine);
  const killedByTableAlone: string[] = [];
  const survivors: string[] = [];
  let killedByJourneys = 0;
  for (const { name, machine, noticedBy } of mutants) {
    const runner = runnerOf(stage, machine);
    const notices = ({ consults }: { readonly consults: ReadonlySet<string> }): boolean => consults.has(noticedBy);
    if (!runner || journeys.some((one) => notices(one) && !endsWell(runner, one.journey))) killedByJourneys += 1;
    else if (ways.some((one) => notices(one) && walk(runner, one.path, takes).trace !== one.trace))
      killedByTableAlone.push(name);
    else survivors.push(name);
  }
  const killed = mutants.length - survivors.length;
  return { total: mutants.length, killed, killedByJourneys, killedByTableAlone, survivors };
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

/** The share that journeys must kill of the mutants that die at all. */
const SHARE_OF_JOURNEYS = 0.9;

/** A table holds whatever length a delay has: only a person knows the right one. */
const isOfDelay = (mutant: string): boolean => mutant.startsWith('delay ');

/** Where journeys kill too few mutants: how many, and which ones they miss; and always those of delays that they miss. */
export const missedByJourneys = ({ killed, killedByJourneys, killedByTableAlone }: MutantReport): string[] => {
  const isEnough = killedByTableAlone.length === 0 || killedByJourneys / killed >= SHARE_OF_JOURNEYS;
  const missed = isEnough ? killedByTableAlone.filter(isOfDelay) : killedByTableAlone;
  return [
    ...(isEnough ? [] : [`journeys kill ${killedByJourneys} of ${killed}`]),
    ...missed.map((name) => `only the table kills: ${name}`),
  ];
};

const runnerOf = (stage: Runner, machine: () => AnyStateMachine): Runner | undefined => {
  try {
    return stage.like(machine());
  } catch {
    return undefined;
  }
};
