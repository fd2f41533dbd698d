import { describe, expect, it } from 'vitest';
import type { BrowserData, FlowData, RequirementData } from '../report/data.ts';
import { flowDataOf } from '../report/flowData.ts';
import { ageText, summaryOf } from '../report/summary.ts';
import { doorModel } from './door.ts';

const made = '2030-01-02T03:04:05.000Z';
const earlier = '2029-12-31T01:00:00.000Z';
const walked: BrowserData = { when: earlier, isOlder: false, total: 5, walked: 5, walks: 1, steps: 6 };
const property = { name: 'never sticks', holds: true, counterexample: '' };
const requirement = (id: string, tests: number): RequirementData => ({
  id,
  section: 'DOOR',
  text: 'opens',
  tests: Array.from({ length: tests }, () => ({ project: 'unit', file: 'door.test.ts', title: 'opens', tests: 1 })),
});
const door: FlowData = {
  ...flowDataOf(doorModel),
  browser: walked,
  properties: [property],
  mutants: { total: 20, killed: 19, killedByJourneys: 18, survivors: [] },
};
const known = { made, flows: [door], together: null, requirements: [requirement('DOOR-01', 2)] };
const faults = { isProved: true, words: 'Of 10 planted faults tests find 9', when: earlier };
const people = {
  isProved: false,
  words: 'Whether words are understood and a screen pleases: only people tell that',
  when: null,
};

describe('summaryOf', () => {
  it('tells what is proved, each with its time, and that people tell the rest', () => {
    expect(summaryOf(known, [faults])).toEqual([
      { isProved: true, words: '5 of 5 transitions of 1 flows are taken, along 4 paths', when: made },
      { isProved: true, words: 'On the real screens of 1 flows 5 of 5 transitions are walked', when: earlier },
      {
        isProved: true,
        words: 'Waits end, windows close, nothing is paid twice, home is always near: 1 properties hold',
        when: made,
      },
      { isProved: true, words: '1 of 1 requirements are named by the tests that show them', when: made },
      { isProved: true, words: 'Of 20 flows with one thing wrong in them, tests notice 19', when: made },
      faults,
      people,
    ]);
  });

  it('tells what is not: what fails, what is older than the flow, what no test names', () => {
    const broken: FlowData = {
      ...door,
      browser: { ...walked, isOlder: true },
      properties: [{ ...property, holds: false }],
      paths: door.paths.map((path) => ({ ...path, outcome: 'failed' })),
    };
    const bare = ['2', '3', '4', '5', '6'].map((number) => requirement(`DOOR-0${number}`, 0));
    const unproved = summaryOf({ ...known, flows: [broken], requirements: bare }, []).filter(
      ({ isProved }) => !isProved,
    );
    expect(unproved.map(({ words }) => words)).toEqual([
      '1 of 1 properties do not hold: never sticks',
      'No test names DOOR-02, DOOR-03, DOOR-04, DOOR-05 and 1 more',
      'Paths fail in door',
      'Not walked on their screens as they are now: door',
      people.words,
    ]);
  });

  it('is ten lines at most', () => {
    const many = Array.from({ length: 20 }, () => faults);
    expect(summaryOf(known, many).length).toBeLessThanOrEqual(10);
  });
});

it.each([
  ['2030-01-02T03:00:00.000Z', 'measured with this report'],
  ['2030-01-02T02:00:00.000Z', 'measured 1 hour before this report'],
  ['2030-01-01T04:00:00.000Z', 'measured 23 hours before this report'],
  ['2029-12-31T01:00:00.000Z', 'measured 2 days before this report'],
])('a figure of %s is %s', (when, words) => {
  expect(ageText(when, made)).toBe(words);
});
