import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { and, setup, stateIn } from 'xstate';
import { kettleModel } from '#tests/flows/support/kettle.ts';
import { bare } from '#tests/flows/support/model.ts';
import type { StepData } from '../../scripts/flows/report/data.ts';
import { flowDataOf } from '../../scripts/flows/report/flowData.ts';
import { html, scriptData } from '../../scripts/flows/report/html.ts';
import { statesAfter, trailOf, wordsOf } from '../../scripts/flows/report/page/trail.ts';
import { requirementsOf, requirementsOfFlow } from '../../scripts/flows/report/requirements.ts';
import { readBrowserResults, readMachineResults, testRunsOf } from '../../scripts/flows/report/results.ts';
import { playwrightTitles, vitestTitles } from '../../scripts/flows/report/titles.ts';
import { inRoot } from '../../scripts/lib/root.ts';
import { doorModel } from './flowReportDoor.ts';

describe('flowDataOf', () => {
  const door = flowDataOf(doorModel);

  it('words paths as a tester follows them, with what is to be seen after each step', () => {
    const told = (step: StepData) => [wordsOf(door, step), ...statesAfter(door, step).map(({ meaning }) => meaning)];
    const shut = 'The door is shut.';
    const moves = ['Turn the key (the right one)', 'The door moves.'];
    expect(door.paths.map((_, index) => trailOf(door, index + 1).map(told))).toEqual([
      [
        ['Start', shut],
        ['Ring the bell', shut],
      ],
      [['Start', shut], moves, ['The door has opened', 'The door is open.']],
      [['Start', shut], moves, ['The door <sticks>', shut]],
      [['Start', shut], moves, ['The door does not move for 5 s', shut]],
    ]);
  });

  it('tells transitions in words, and that nothing else was run', () => {
    const { transitions, browser, mutants, properties, journeys, requirements } = door;
    const always = { condition: '', actions: [], isTaken: true, browser: null };
    const from = { ...always, from: 'opening' };
    expect({ transitions, browser, mutants, properties, journeys, requirements }).toEqual({
      transitions: [
        { ...always, name: 'closed: bell.rung', from: 'closed', cause: 'Ring the bell', to: [], actions: ['ring'] },
        {
          ...always,
          name: 'closed: key.turned',
          from: 'closed',
          cause: 'Turn the key',
          condition: 'the key is right',
          to: ['opening'],
        },
        { ...from, name: 'opening: done openDoor', cause: 'The door has opened', to: ['opened'] },
        { ...from, name: 'opening: error openDoor', cause: 'The door <sticks>', to: ['closed'] },
        { ...from, name: 'opening: after openTimeout', cause: 'The door does not move for 5 s', to: ['closed'] },
      ],
      browser: null,
      mutants: null,
      properties: null,
      journeys: null,
      requirements: [],
    });
  });

  it('tells conditions, delays and who sends an event as the diagram does', () => {
    const machine = setup({ guards: { isRight: () => true }, delays: { short: 1500 } }).createMachine({
      id: 'lock',
      initial: 'shut',
      on: { 'key.turned': [{ guard: and([stateIn('shut'), 'isRight']), target: '.open' }, { target: '.shut' }] },
      states: { shut: {}, open: { after: { short: 'shut' } } },
    });
    const meaning = {
      purpose: 'Keeps a door shut.',
      screen: null,
      states: { shut: 'It is shut.', open: 'It is open.' },
      events: { 'key.turned': { by: 'flow door', words: 'The key is turned' } },
      actors: {},
      guards: { isRight: 'the key is right' },
      delays: { short: 'nobody has come' },
      home: ['shut'],
    } as const;
    const { transitions, happenings } = flowDataOf({
      machine,
      meaning,
      fixtures: { events: { 'key.turned': bare }, done: {}, failed: {} },
    });
    expect(transitions.map(({ cause, condition }) => [cause, condition])).toEqual([
      ['The key is turned (door)', 'in “Shut” and the key is right'],
      ['The key is turned (door)', 'otherwise'],
      ['After 1.5 s: nobody has come', ''],
    ]);
    expect(happenings).toEqual(['The key is turned', 'After 1.5 s: nobody has come']);
  });

  it('refuses a model without a meaning', () => {
    expect(() => flowDataOf(kettleModel)).toThrow('The model of "kettle" has no meaning');
  });
});

describe('results', () => {
  it('are read where tests left them, and are none elsewhere', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'liora-results-'));
    const walks = { transitions: { total: 5, walked: 4 }, walks: 2, steps: 9, notOffered: ['a'], missing: [] };
    const file = path.join(folder, 'door.browser.json');
    await writeFile(path.join(folder, 'door.json'), '{"machine":"door","mutants":{"total":3,"killed":2}}');
    await writeFile(file, JSON.stringify(walks));
    await utimes(file, 0, 0);
    const read = {
      machine: await readMachineResults(folder, 'door'),
      browser: await readBrowserResults(folder, 'door'),
      none: [await readMachineResults(folder, 'window'), await readBrowserResults(folder, 'window')],
    };
    await rm(folder, { recursive: true });
    expect(read).toEqual({
      machine: { mutants: { total: 3, killed: 2 } },
      browser: { ...walks, when: '1970-01-01T00:00:00.000Z' },
      none: [undefined, undefined],
    });
  });

  it('tell each test with how it ended', () => {
    const passed = { ancestorTitles: ['door machine'], title: '1 bell rung', status: 'passed', duration: 3 };
    const failed = { ancestorTitles: [], title: 'opens', status: 'failed', failureMessages: ['why', 'and where'] };
    expect(testRunsOf({ testResults: [{ name: '/door.test.ts', assertionResults: [passed, failed] }] })).toEqual([
      {
        file: '/door.test.ts',
        titles: ['door machine', '1 bell rung'],
        outcome: 'passed',
        milliseconds: 3,
        failure: '',
      },
      { file: '/door.test.ts', titles: ['opens'], outcome: 'failed', milliseconds: 0, failure: 'why\nand where' },
    ]);
  });
});

describe('requirementsOf', () => {
  const walks = '[DOOR-01] door machine on its screens';
  const tests = [
    ...vitestTitles([
      { name: 'a door > [DOOR-01] [DOOR-02] opens', file: inRoot('tests/unit/door.test.ts'), projectName: 'unit' },
    ]),
    ...playwrightTitles({
      suites: [
        {
          title: 'door.flow.test.ts',
          specs: [],
          suites: [{ title: walks, specs: [{ title: '1 bell rung' }, { title: '2 key turned' }] }],
        },
      ],
    }),
  ];
  const document =
    '## DOOR: doors\n\n| id | what |\n| --- | --- |\n| DOOR-01 | opens |\n| DOOR-02 | closes |\n| DOOR-03 | locks |\n';
  const found = requirementsOf(document, tests);

  it('finds the tests that name each, generated ones together', () => {
    const unit = { project: 'unit', file: 'tests/unit/door.test.ts', title: '[DOOR-01] [DOOR-02] opens', tests: 1 };
    const browser = { project: 'browser', file: 'tests/browser/door.flow.test.ts', title: walks, tests: 2 };
    const section = 'DOOR: doors';
    expect(found).toEqual([
      { id: 'DOOR-01', section, text: 'opens', tests: [unit, browser] },
      { id: 'DOOR-02', section, text: 'closes', tests: [unit] },
      { id: 'DOOR-03', section, text: 'locks', tests: [] },
    ]);
  });

  it('counts for a flow what its own tests name', () => {
    expect(requirementsOfFlow('door', found)).toEqual([{ id: 'DOOR-01', tests: 2 }]);
  });
});

describe('html', () => {
  it('escapes what is put in, unless it is markup', () => {
    expect(html`<p title="${`"'`}">${[html`<b>${1}</b>`, '<&>', false]}</p>`.markup).toBe(
      '<p title="&quot;&#39;"><b>1</b>&lt;&amp;&gt;</p>',
    );
  });

  it('lets no tag begin in data of a script', () => {
    expect(scriptData({ words: '</script>' }).markup).toBe(String.raw`{"words":"\u003c/script>"}`);
  });
});
