import { lost } from './lost.ts';
import type { Chance } from './part.ts';
import type { Product } from './product.ts';

/** Something that happens to one of the parts. */
export interface Step {
  readonly place: number;
  readonly chance: Chance;
}

/** Every situation that a product can come to. */
export interface Explored {
  readonly situations: number;
  /** Everything that can happen, in every situation. */
  readonly transitions: number;
  /** Puts the product into a situation; the start is 0. */
  readonly load: (situation: number) => void;
  /** Where a part is in a situation. */
  readonly partIn: (situation: number, place: number) => number;
  /** The last step of a shortest way there, and where it starts; `null` for the start. */
  readonly cameBy: (situation: number) => { readonly from: number; readonly step: Step } | null;
  /** From where and to where each transition leads, by turns; without those that change nothing. */
  readonly edges: readonly number[];
}

/** Situations that a part may have at most. */
const BASE = 256;

/** A shortest way to a situation. */
export const wayTo = ({ cameBy }: Explored, situation: number): Step[] => {
  const way: Step[] = [];
  for (let last = cameBy(situation); last; last = cameBy(last.from)) way.unshift(last.step);
  return way;
};

/** The situations from which none of those that are `wanted` can be reached. */
export const lostFor = ({ situations, edges }: Explored, wanted: (situation: number) => boolean): number[] => {
  const sources: number[][] = [];
  for (let index = 0; index < edges.length; index += 2) (sources[edges[index + 1] ?? 0] ??= []).push(edges[index] ?? 0);
  return lost([...Array(situations).keys()], wanted, (situation) => sources[situation] ?? []);
};

/** Breadth first over everything that can happen, where `isOffered` allows it. */
export const explore = (
  product: Product,
  isOffered: (place: number, chance: Chance) => boolean,
  /** Called after every step, also after those that lead nowhere new. */
  look: (from: number, step: Step, partIn: Explored['partIn']) => void = () => undefined,
  limit = 100_000,
): Explored => {
  const { parts, at, happen } = product;
  const powers = parts.map((_, place) => BASE ** place);
  const keyOf = (): number => {
    let key = 0;
    for (let place = 0; place < at.length; place += 1) {
      const situation = at[place] ?? 0;
      if (situation >= BASE) throw new Error(`${parts[place]?.name} has too many situations`);
      key += situation * (powers[place] ?? 0);
    }
    return key;
  };
  const keys: number[] = [];
  const origins: ({ from: number; step: Step } | null)[] = [];
  const numbers = new Map<number, number>();
  const edges: number[] = [];
  let transitions = 0;
  const partIn = (situation: number, place: number): number =>
    Math.floor((keys[situation] ?? 0) / (powers[place] ?? 1)) % BASE;
  const load = (situation: number): void => {
    for (let place = 0; place < at.length; place += 1) at[place] = partIn(situation, place);
  };
  const meet = (key: number, origin: { from: number; step: Step } | null): number => {
    const number = keys.push(key) - 1;
    if (number >= limit) throw new Error(`More than ${limit} situations`);
    numbers.set(key, number);
    origins.push(origin);
    return number;
  };
  const steps: (readonly Step[])[][] = parts.map(() => []);
  /** What can happen to a part where it is. */
  const stepsOf = (place: number): readonly Step[] => {
    const situation = at[place] ?? 0;
    const own = (steps[place] ??= []);
    return (own[situation] ??= parts[place]?.chancesIn(situation).map((chance) => ({ place, chance })) ?? []);
  };

  at.fill(0);
  meet(keyOf(), null);
  for (let from = 0; from < keys.length; from += 1) {
    load(from);
    const offered = parts.flatMap((_, place) => stepsOf(place).filter(({ chance }) => isOffered(place, chance)));
    transitions += offered.length;
    for (const step of offered) {
      load(from);
      happen(step.place, step.chance.move);
      const after = keyOf();
      look(from, step, partIn);
      if (after !== keys[from]) edges.push(from, numbers.get(after) ?? meet(after, { from, step }));
    }
  }
  return {
    situations: keys.length,
    transitions,
    load,
    partIn,
    cameBy: (situation) => origins[situation] ?? null,
    edges,
  };
};
