import { type Plan, type Seen, START, type Trial } from './serverTrials.ts';

/** `unmet`: no test comes by it. */
export type End = 'killed' | 'alive' | 'unmet';

interface Meeting {
  readonly file: string;
  readonly test: string;
  readonly milliseconds: number;
  readonly isRepeatable: boolean;
}

/** What runs some mutants as it starts. */
interface Starting {
  readonly file: string;
  readonly tests: readonly string[];
  readonly asked: number;
  readonly milliseconds: number;
}

/** Tests that take longer say too little for their time. Milliseconds. */
const SLOWEST = 20_000;

interface Bound {
  readonly least: number;
  readonly milliseconds: number;
}
/** Against how many tests a mutant is tried, round by round, and against how many more while all take no longer than that. */
const ROUNDS: readonly Bound[] = [
  { least: 3, milliseconds: 100 },
  { least: 5, milliseconds: 2000 },
  { least: 10, milliseconds: 30_000 },
];
/** And how many on a server of its own. */
const ALONE = 2;
/** Against how many test files it is tried from their start on. */
const STARTS: Bound = { least: 2, milliseconds: 20_000 };

/** The first of them, so many at least, and of the others those for which there is time. */
const within = <Some extends { readonly milliseconds: number }>(some: readonly Some[], bound: Bound): Some[] => {
  let sum = 0;
  return some.filter(({ milliseconds }, index) => {
    if (index >= bound.least && sum + milliseconds > bound.milliseconds) return false;
    sum += milliseconds;
    return true;
  });
};

const quickestFirst = <Some extends { readonly milliseconds: number }>(some: readonly Some[]): Some[] =>
  some.toSorted((a, b) => a.milliseconds - b.milliseconds);

/** One of each file in turn, the quickest first: those of one file look at much the same. */
const inTurn = (some: readonly Meeting[]): Meeting[] =>
  Object.values(Object.groupBy(quickestFirst(some), ({ file }) => file))
    .flatMap((ofFile = []) => ofFile.map((meeting, turn) => ({ meeting, turn })))
    .toSorted((a, b) => a.turn - b.turn || a.meeting.milliseconds - b.meeting.milliseconds)
    .map(({ meeting }) => meeting);

const nameOf = ({ file, test }: Pick<Meeting, 'file' | 'test'>): string => `${file} ${test}`;

/** Which tests come by each mutant, in the order in which they are tried. */
const meetingsIn = (seen: readonly Seen[]): ReadonlyMap<number, readonly Meeting[]> => {
  const meetings = new Map<number, Meeting[]>();
  for (const { file, tests } of seen)
    for (const { name, met, milliseconds, isRepeatable } of tests)
      for (const id of met)
        meetings.set(id, [...(meetings.get(id) ?? []), { file, test: name, milliseconds, isRepeatable }]);
  for (const [id, some] of meetings)
    meetings.set(id, inTurn(some.filter(({ milliseconds }) => milliseconds < SLOWEST)));
  return meetings;
};

/** Which test files come by each mutant once, whatever their tests do. */
const startsIn = (seen: readonly Seen[]): ReadonlyMap<number, readonly Starting[]> => {
  const starts = new Map<number, Starting[]>();
  for (const { file, tests, once, asked } of seen) {
    const milliseconds = tests.reduce((sum, test) => sum + test.milliseconds, 0);
    const starting = { file, tests: tests.map(({ name }) => name), asked, milliseconds };
    for (const id of once) starts.set(id, quickestFirst([...(starts.get(id) ?? []), starting]));
  }
  return starts;
};

/** What is known of mutants and what is to be tried next. */
export const createCourse = (ids: readonly number[], seen: readonly Seen[]) => {
  const killed = new Map<number, string>();
  const doubtful = new Set<number>();
  const tried = new Map<number, Set<string>>();
  const meetings = meetingsIn(seen);
  const starts = startsIn(seen);
  const triedOf = (id: number): Set<string> => tried.get(id) ?? new Set();

  const planOf = (chosen: readonly (readonly [id: number, meeting: Meeting])[], isFresh: boolean): Plan => {
    const trials: Record<string, Record<string, number[]>> = {};
    for (const [id, { file, test }] of chosen) {
      const inFile = (trials[file] ??= {});
      inFile[test] = [...(inFile[test] ?? []), id];
    }
    return { kind: 'try', isFresh, trials };
  };

  return {
    rounds: ROUNDS,
    /** What to try in a round on the servers of test files. */
    round: (bound: Bound): Plan =>
      planOf(
        ids
          .filter((id) => !killed.has(id))
          .flatMap((id) => {
            const left = (meetings.get(id) ?? []).filter((one) => one.isRepeatable && !triedOf(id).has(nameOf(one)));
            return within(left, bound).map((one) => [id, one] as const);
          }),
        false,
      ),
    /**
     * What to try next on servers of their own, one mutant a test file at once: those of whose death there is doubt, and those that only tests
     * meet which cannot run twice.
     */
    alone: (): Plan => {
      const taken = new Set<string>();
      const chosen: (readonly [number, Meeting])[] = [];
      for (const id of ids) {
        if (killed.has(id)) continue;
        const some = meetings.get(id) ?? [];
        const isNeeded = doubtful.has(id) || some.every(({ isRepeatable }) => !isRepeatable);
        const wanted = isNeeded ? some.slice(0, ALONE) : [];
        const next = wanted.find((one) => !triedOf(id).has(`alone ${nameOf(one)}`));
        if (next === undefined || taken.has(next.file)) continue;
        taken.add(next.file);
        chosen.push([id, next]);
      }
      return planOf(chosen, true);
    },
    /** What to try next from the start of test files on, one mutant a file at once: those that run once a process and live. */
    starts: (): Plan => {
      const mutants: Extract<Plan, { kind: 'start' }>['mutants'] = {};
      for (const id of ids) {
        if (killed.has(id)) continue;
        const next = within(starts.get(id) ?? [], STARTS).find(({ file }) => !triedOf(id).has(`${START} ${file}`));
        if (next === undefined || next.file in mutants) continue;
        mutants[next.file] = { id, tests: [...next.tests], asked: next.asked };
        tried.set(id, triedOf(id).add(`${START} ${next.file}`));
      }
      return { kind: 'start', mutants };
    },
    learn: (trials: readonly Trial[], kind: 'shared' | 'alone' | 'start'): void => {
      for (const made of trials) {
        const before = kind === 'shared' ? '' : `${kind} `;
        tried.set(made.id, triedOf(made.id).add(before + nameOf(made)));
        if (made.end === 'killed') killed.set(made.id, made.test);
        else if (made.end === 'doubtful') doubtful.add(made.id);
      }
    },
    /** Whose processes ended under them. */
    broken: (trials: readonly Trial[]): number[] => {
      const ended = new Set(trials.filter(({ end }) => end !== 'begun').map(({ id, test }) => `${id} ${test}`));
      return trials.filter(({ id, test, end }) => end === 'begun' && !ended.has(`${id} ${test}`)).map(({ id }) => id);
    },
    endOf: (id: number): End => {
      if (killed.has(id)) return 'killed';
      return meetings.has(id) || starts.has(id) ? 'alive' : 'unmet';
    },
    killerOf: (id: number): string | undefined => killed.get(id),
    /** How often it was tried. */
    trialsOf: (id: number): number => triedOf(id).size,
  };
};
