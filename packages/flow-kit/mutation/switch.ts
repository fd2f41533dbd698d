/** Evaluations of one mutant after which it goes round in circles for ever, if the right code needs hardly any. */
const STEP_LIMIT = 200_000;
/** By how much more than the right code a mutant may go on. */
const MORE = 10;

interface Turn {
  mutant: number;
  /** Evaluations since the turn was given. */
  asked: number;
  stepLimit: number;
  met: Set<number>;
  readonly atLoading: Set<number>;
}

declare global {
  var mutantTurn: Turn | undefined;
}

const begun = (): Turn => {
  const atLoading = new Set<number>();
  return { mutant: 0, asked: 0, stepLimit: STEP_LIMIT, met: atLoading, atLoading };
};

/** Which mutant's turn it is, in this process: Vitest may load this file once for its runner and once for what it tests. */
const state = (globalThis.mutantTurn ??= begun());

/** Whether it is that mutant's turn. */
export const isMutant = (id: number): boolean => {
  state.asked += 1;
  if (state.mutant === 0) state.met.add(id);
  else if (state.asked > state.stepLimit) throw new Error('The mutant never ends');
  return state.mutant === id;
};

/** Gives the turn to a mutant; 0 is the right code, which needs so many evaluations for the same. */
export const turnTo = (id: number, needed = 0): void => {
  state.mutant = id;
  state.asked = 0;
  state.stepLimit = STEP_LIMIT + MORE * needed;
};

/** Evaluations since the turn was given last. */
export const askedUntilNow = (): number => state.asked;

/** Which mutants `run` comes by. */
export const metBy = async (run: () => unknown): Promise<ReadonlySet<number>> => {
  const met = new Set<number>();
  state.met = met;
  try {
    await run();
  } finally {
    state.met = state.atLoading;
  }
  return met;
};

/** Which mutants this process came by outside of tests until now, as it does where machines are made. */
export const metAtLoading = (): ReadonlySet<number> => state.atLoading;
