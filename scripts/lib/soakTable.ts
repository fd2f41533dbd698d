import type { Report } from './reports.ts';

const failuresOf = (report: Report | undefined): string[] => [
  ...(report?.tests ?? []).filter(({ outcome }) => outcome === 'failed').map(({ file, title }) => `${file} › ${title}`),
  ...(report === undefined || report.errors > 0 ? ['outside the tests'] : []),
];

/** Who failed how often in so many rounds, the most frequent first: `2 of 5: file › title`. A round without a report failed outside its tests. */
export const soakTable = (rounds: readonly (Report | undefined)[]): string[] => {
  const counts = new Map<string, number>();
  for (const name of rounds.flatMap(failuresOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count]) => `${count} of ${rounds.length}: ${name}`);
};
