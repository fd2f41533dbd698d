import { stateIdOf } from '../machine/states.ts';
import { transitionName } from '../machine/transitions.ts';
import type { Walk } from '../model/analysis.ts';
import { type Stimulus, stimuliOf } from '../model/stimuli.ts';
import type { AnyModel } from '../model/model.ts';
import type { Seen } from '../model/runner.ts';
import { isByUser } from '../model/spending.ts';
import { causeInWords } from '../words.ts';
import type { FlowData, Outcome, PathData, StepData } from './data.ts';
import { descriptionOf } from './descriptionOf.ts';
import { typedIn } from './typed.ts';

/** A list in which each item stands once. */
const table = <Item>(keyOf: (item: Item) => string) => {
  const items: Item[] = [];
  const positions = new Map<string, number>();
  const add = (item: Item): number => {
    const key = keyOf(item);
    const known = positions.get(key);
    if (known !== undefined) return known;
    positions.set(key, items.length);
    return items.push(item) - 1;
  };
  return { items, add };
};

/** Ids of the states that a machine is in and none of whose inner states it is in. */
const innermost = ({ snapshot }: Seen): string[] =>
  snapshot._nodes
    .toSorted((one, other) => one.order - other.order)
    .filter((node) => !snapshot._nodes.some((other) => other.parent === node))
    .map(stateIdOf);

/** What a tester does or sees happen: the description with the fixture that tells it apart, and what a person types. */
const stepWords = (model: AnyModel, stimulus: Stimulus): string => {
  const { kind, name, variant, payload } = stimulus;
  const words = causeInWords(model.machine, descriptionOf(model), kind, name);
  const typed = isByUser(model, stimulus) ? typedIn(payload) : [];
  return [`${words}${variant === '' ? '' : ` (${variant})`}`, ...(typed.length === 0 ? [] : [typed.join(', ')])].join(
    ': ',
  );
};

/** The generated paths of a model as a tree of steps. `states` and `transitions` are what the numbers stand for. */
export const stepsOf = (
  model: AnyModel,
  walks: readonly Walk[],
  states: readonly string[],
  transitions: readonly string[],
  outcomeOf: (title: string) => Outcome,
): Pick<FlowData, 'stimuli' | 'places' | 'steps' | 'paths'> => {
  const all = stimuliOf(model);
  const positionOf = new Map(all.map(({ words }, index) => [words, index]));
  const places = table<number[]>((place) => place.join());
  const steps = table<StepData>(({ from, stimulus }) => `${from} ${stimulus}`);
  const stepOf = (seen: Seen, from: number, stimulus: number): StepData => ({
    from,
    stimulus,
    place: places.add(innermost(seen).map((id) => states.indexOf(id))),
    taken: seen.taken.map((taken) => transitions.indexOf(transitionName(taken))).filter((position) => position >= 0),
  });
  const paths = walks.map(({ path, seen }): PathData => {
    const end = seen.reduce((from, now, index) => {
      const happened = path.steps[index - 1];
      return steps.add(stepOf(now, from, happened === undefined ? -1 : (positionOf.get(happened.words) ?? -1)));
    }, -1);
    return { title: path.title, end, outcome: outcomeOf(path.title) };
  });
  return {
    stimuli: all.map((stimulus) => stepWords(model, stimulus)),
    places: places.items,
    steps: steps.items,
    paths,
  };
};
