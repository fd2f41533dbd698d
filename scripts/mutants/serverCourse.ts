import type { Plan, Seen, Trial } from './serverTrials.ts';

/** `unmet`: no test comes by it. */
export type End = 'killed' | 'alive' | 'unmet';

interface Meeting {
  readonly file: string;
  readonly test: string;
  readonly milliseconds: number;
  readonly isRepeatable: boolean;
}

/** Tests that take longer say too little for their time. Milliseconds. */
const SLOWEST = 20_000;
/** How many tests a mutant is tried against, round by round, the quickest first; one that outlives all is alive. */
const ROUNDS = [3, 5, 10];
/** And how many on a server of its own. */
const ALONE = 2;

const nameOf = ({ file, test }: Pick<Meeting, 'file' | 'test'>): string => `${file} ${test}`;

/** What is known of mutants and what is to be tried next. */
export const createCourse = (ids: readonly number[], seen: readonly Seen[]) => {
  const killed = new Map<number, string>();
  const doubtful = new Set<number>();
  const tried = new Map<number, Set<string>>();
  const meetings = new Map<number, Meeting[]>();
  for (const { file, tests } of seen)
    for (const { name, met, milliseconds, isRepeatable } of tests)
      for (const id of met)
        meetings.set(id, [...(meetings.get(id) ?? []), { file, test: name, milliseconds, isRepeatable }]);
  for (const [id, some] of meetings)
    meetings.set(
      id,
      some.filter(({ milliseconds }) => milliseconds < SLOWEST).toSorted((a, b) => a.milliseconds - b.milliseconds),
    );
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
    rounds: ROUNDS.length,
    /** What to try in a round on the servers of test files. */
    round: (round: number): Plan =>
      planOf(
        ids
          .filter((id) => !killed.has(id))
          .flatMap((id) =>
            (meetings.get(id) ?? [])
              .filter((one) => one.isRepeatable && !triedOf(id).has(nameOf(one)))
              .slice(0, ROUNDS[round])
              .map((one) => [id, one] as const),
          ),
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
    learn: (trials: readonly Trial[], isFresh: boolean): void => {
      for (const made of trials) {
        const before = isFresh ? 'alone ' : '';
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
      return meetings.has(id) ? 'alive' : 'unmet';
    },
    killerOf: (id: number): string | undefined => killed.get(id),
    /** In how many tests it was tried. */
    trialsOf: (id: number): number => triedOf(id).size,
  };
};
