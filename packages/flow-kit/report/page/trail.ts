import type { FlowData, StateData, StepData } from '../data.ts';

/** The steps of a path from its start. Paths have numbers from 1; there are no steps of one that does not exist. */
export const trailOf = (flow: FlowData, path: number): StepData[] => {
  const trail: StepData[] = [];
  let step = flow.steps[flow.paths[path - 1]?.end ?? -1];
  while (step !== undefined) {
    trail.unshift(step);
    step = flow.steps[step.from];
  }
  return trail;
};

/** What happens in a step, in words. */
export const wordsOf = (flow: FlowData, { stimulus }: StepData): string => flow.stimuli[stimulus] ?? 'Start';

/** The innermost states after a step. */
export const statesAfter = (flow: FlowData, { place }: StepData): StateData[] =>
  (flow.places[place] ?? []).flatMap((position) => flow.states[position] ?? []);

/** The number of the first path that takes a transition; null where none does. */
export const pathBy = (flow: FlowData, transition: number): number | null => {
  const index = flow.paths.findIndex((_, at) => trailOf(flow, at + 1).some(({ taken }) => taken.includes(transition)));
  return index < 0 ? null : index + 1;
};
