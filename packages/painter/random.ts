/** A stream of numbers that a seed fixes. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  between(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<Value>(values: readonly [Value, ...Value[]]): Value;
}

const hash = (text: string): number => {
  let state = 2166136261;
  for (const unit of text) state = Math.imul(state ^ (unit.codePointAt(0) ?? 0), 16777619);
  return state >>> 0;
};

/** Each part of a picture has a stream of its own, so that a change in one leaves the others as they were. */
export const createRandom = (seed: string, part: string): Random => {
  let state = hash(`${seed}/${part}`);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (least, most) => least + (most - least) * next(),
    chance: (probability) => next() < probability,
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
  };
};
