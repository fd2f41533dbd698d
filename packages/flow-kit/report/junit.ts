import type { FlowData, Outcome } from './data.ts';
import { escaped } from './html.ts';

/** How long the test of a path took and why it failed. */
export interface PathRun {
  readonly milliseconds: number;
  readonly failure: string;
}

interface Case {
  readonly name: string;
  readonly group: string;
  readonly outcome: Outcome;
  readonly milliseconds: number;
  readonly failure: string;
}

/** What XML 1.0 has no way to write, even escaped. */
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const text = (value: string): string => escaped(value.replaceAll(UNWRITABLE, '\uFFFD'));

const caseXml = ({ name, group, outcome, milliseconds, failure }: Case): string => {
  const opening = `    <testcase name="${text(name)}" classname="${text(group)}" time="${(milliseconds / 1000).toFixed(3)}"`;
  if (outcome === 'passed') return `${opening}/>`;
  if (outcome === 'notRun') return `${opening}><skipped message="not run"/></testcase>`;
  const message = text(failure.split('\n', 1).join());
  return `${opening}><failure message="${message}">${text(failure)}</failure></testcase>`;
};

const casesOf = (flow: FlowData, runOf: (flow: string, title: string) => PathRun | undefined): Case[] => [
  ...flow.paths.map(({ title, outcome }) => {
    const { milliseconds = 0, failure = '' } = runOf(flow.name, title) ?? {};
    return { name: title, group: `${flow.name}.paths`, outcome, milliseconds, failure };
  }),
  ...(flow.properties ?? []).map(({ name, holds, counterexample }): Case => ({
    name,
    group: `${flow.name}.properties`,
    outcome: holds ? 'passed' : 'failed',
    milliseconds: 0,
    failure: counterexample,
  })),
];

const countsOf = (cases: readonly Case[]): string => {
  const count = (outcome: Outcome): number => cases.filter((one) => one.outcome === outcome).length;
  const seconds = cases.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  return `tests="${cases.length}" failures="${count('failed')}" skipped="${count('notRun')}" time="${seconds.toFixed(3)}"`;
};

/** Generated paths and properties as JUnit XML, a suite a flow. */
export const junitOf = (
  flows: readonly FlowData[],
  runOf: (flow: string, title: string) => PathRun | undefined = () => undefined,
): string => {
  const suites = flows.map((flow) => ({ name: flow.name, cases: casesOf(flow, runOf) }));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="flows" ${countsOf(suites.flatMap(({ cases }) => cases))}>`,
    ...suites.flatMap(({ name, cases }) => [
      `  <testsuite name="${text(name)}" ${countsOf(cases)}>`,
      ...cases.map(caseXml),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
};
