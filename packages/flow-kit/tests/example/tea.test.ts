import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { STEEP, teaMachine } from '../../example/tea.ts';
import { teaModel } from '../../example/teaModel.ts';
import { describeFlow } from '../../model/describeFlow.ts';
import { actorsOf } from '../../model/journeys.ts';
import { waited } from '../../model/runner.ts';
import { writeReport } from '../../report/write.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'flow-example-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const { done, failed } = actorsOf(teaMachine);
const brew = { type: 'brew.pressed' } as const;
const stop = { type: 'stop.pressed' } as const;
const hot = done('boil', undefined);
const boils = { id: 'boil', input: undefined };
const none = { context: { cups: 0 }, emitted: [] };

// Paths through every transition, the properties of flows, journeys and mutants.
describeFlow(
  teaModel,
  {
    stateChecks: {
      idle: (snapshot) => snapshot.can(brew) && snapshot.matches('idle'),
      boiling: (snapshot) => snapshot.hasTag('busy') && snapshot.can(stop),
      cold: (snapshot) => snapshot.can(brew) && snapshot.matches('cold'),
      steeping: (snapshot) => snapshot.can(stop) && !snapshot.hasTag('busy'),
      ready: (snapshot) => snapshot.can({ type: 'cup.emptied' }),
    },
    journeys: {
      'makes tea, one cup after the other': {
        steps: [brew, hot, waited(STEEP), { type: 'cup.emptied' }, brew, hot, waited(STEEP)],
        end: { value: 'ready', context: { cups: 2 }, emitted: [], started: [boils, boils] },
      },
      'gives it its time': { steps: [brew, hot, waited(STEEP - 1)], end: { value: 'steeping', ...none, tags: [] } },
      'begins with nothing': { steps: [], end: { value: 'idle', ...none, started: [] } },
      'boils first': { steps: [brew], end: { value: 'boiling', ...none, tags: ['busy'] } },
      'can be stopped': { steps: [brew, stop], end: { value: 'idle', ...none } },
      'can be stopped later': { steps: [brew, hot, stop], end: { value: 'idle', ...none } },
      'tells that the water is cold': { steps: [brew, failed('boil', 'off')], end: { value: 'cold', ...none } },
      'tries again': {
        steps: [brew, failed('boil', 'off'), brew],
        end: { value: 'boiling', ...none, started: [boils, boils] },
      },
      'is idle once it was drunk': {
        steps: [brew, hot, waited(STEEP), { type: 'cup.emptied' }],
        end: { value: 'idle', context: { cups: 1 }, emitted: [] },
      },
    },
  },
  folder,
);

it('gets a report with a diagram, which needs nothing else', async () => {
  const report = await writeReport(path.join(folder, 'report'), { models: [teaModel], results: folder });
  const [flow] = report.flows;
  const page = await readFile(path.join(folder, 'report/index.html'), 'utf8');
  expect({
    files: (await readdir(path.join(folder, 'report'), { recursive: true })).toSorted(),
    transitions: flow?.transitions.map(({ name, isTaken }) => [name, isTaken]),
    paths: flow?.paths.length,
    isDrawn: page.includes('data-flow="tea"'),
    isTold: page.includes('Makes a cup of tea.'),
  }).toEqual({
    files: ['flows.json', 'index.html', 'junit.xml', 'mermaid', 'mermaid/tea.mmd', 'stately', 'stately/tea.json'],
    transitions: [
      ['idle: brew.pressed', true],
      ['boiling: stop.pressed', true],
      ['boiling: done boil', true],
      ['boiling: error boil', true],
      ['cold: brew.pressed', true],
      ['steeping: stop.pressed', true],
      ['steeping: after steep', true],
      ['ready: cup.emptied', true],
    ],
    paths: 4,
    isDrawn: true,
    isTold: true,
  });
});
