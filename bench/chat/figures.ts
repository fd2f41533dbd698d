/** How many times each thing is measured. */
export const RUNS = 5;
/** CPU slow-downs that everything is measured at. */
export const RATES = [1, 4] as const;
export type Rate = (typeof RATES)[number];

/** The smallest value that `share` (0 to 1) of the values do not exceed. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN;

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const greatest = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0);

const rounded = (value: number): string => (Math.abs(value) < 10 ? value.toFixed(1) : value.toFixed(0));

/** `84 ms (71–103)`: the median, and between what all runs lie. */
export const figure = (values: readonly number[], unit: string): string => {
  const [least, most] = [values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY), greatest(values)];
  return `${rounded(median(values))} ${unit} (${rounded(least)}–${rounded(most)})`;
};

const NAME_WIDTH = 58;

export const write = (line: string): void => void process.stdout.write(`${line}\n`);

/** One line: what was measured, the figure, and the bar when there is one. */
export const report = (name: string, value: string, bar?: string): void =>
  write(`${name.padEnd(NAME_WIDTH)} ${value}${bar === undefined ? '' : `  [${bar}]`}`);

export const yesNo = (isSo: boolean): string => (isSo ? 'yes' : 'no');
