/** Evaluations of one mutant after which it goes round in circles for ever. */
const PATIENCE = 200_000;

const atLoading = new Set<number>();

/** Which mutant's turn it is, in this process. */
const state = { mutant: 0, asked: 0, met: atLoading };

/** Whether it is that mutant's turn. */
export const isMutant = (id: number): boolean => {
  if (state.mutant === 0) state.met.add(id);
  else if ((state.asked += 1) > PATIENCE) throw new Error('The mutant never ends');
  return state.mutant === id;
};

/** Gives the turn to a mutant; 0 is the right code. */
export const turnTo = (id: number): void => {
  state.mutant = id;
  state.asked = 0;
};

/** Which mutants `run` comes by. */
export const metBy = async (run: () => unknown): Promise<ReadonlySet<number>> => {
  const met = new Set<number>();
  state.met = met;
  try {
    await run();
  } finally {
    state.met = atLoading;
  }
  return met;
};

/** Which mutants this process came by outside of tests until now, as it does where machines are made. */
export const metAtLoading = (): ReadonlySet<number> => atLoading;
