import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { and, setup, stateIn } from 'xstate';
import { bare } from '../model/model.ts';
import type { StepData } from '../report/data.ts';
import { evidence } from '../report/evidencePage.ts';
import { flowDataOf } from '../report/flowData.ts';
import { html, scriptData } from '../report/html.ts';
import { statesAfter, trailOf, wordsOf } from '../report/page/trail.ts';
import { readBrowserResults, readMachineResults, testRunsOf } from '../report/results.ts';
import { doorModel } from './door.ts';
import { exampleModel } from './exampleMachine.ts';

describe('flowDataOf', () => {
  const door = flowDataOf(doorModel);

  it('words paths as a tester follows them, with what is to be seen after each step', () => {
    const told = (step: StepData) => [
      wordsOf(door, step),
      ...statesAfter(door, step).map(({ description }) => description),
    ];
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
    const { transitions, browser, mutants, codeMutants, properties, journeys, requirements } = door;
    const always = { condition: '', actions: [], isTaken: true, browser: null };
    const from = { ...always, from: 'opening' };
    expect({ transitions, browser, mutants, codeMutants, properties, journeys, requirements }).toEqual({
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
      codeMutants: null,
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
    const description = {
      purpose: 'Keeps a door shut.',
      screen: null,
      begins: 'Begin',
      states: { shut: 'It is shut.', open: 'It is open.' },
      events: { 'key.turned': { by: 'flow door', words: 'The key is turned' } },
      actors: {},
      guards: { isRight: 'the key is right' },
      delays: { short: 'nobody has come' },
      home: ['shut'],
    } as const;
    const { transitions, stimuli } = flowDataOf({
      machine,
      description,
      fixtures: { events: { 'key.turned': bare }, done: {}, failed: {} },
    });
    expect(transitions.map(({ cause, condition }) => [cause, condition])).toEqual([
      ['The key is turned (door)', 'in “Shut” and the key is right'],
      ['The key is turned (door)', 'otherwise'],
      ['After 1.5 s: nobody has come', ''],
    ]);
    expect(stimuli).toEqual(['The key is turned', 'After 1.5 s: nobody has come']);
  });

  it('refuses a model without a description', () => {
    expect(() => flowDataOf(exampleModel)).toThrow('The model of "kettle" has no description');
  });
});

describe('flowDataOf, with what was measured', () => {
  const walked = {
    transitions: { total: 5, walked: 4 },
    walks: 2,
    steps: 9,
    notOffered: [],
    missing: ['closed: bell.rung'],
  };
  const row = {
    machine: 'door',
    sources: 'now',
    mutants: 9,
    killedByRecordings: 2,
    alive: [{ name: 'door/doorMachine.ts: 1 → 2', isMet: true, reason: 'nobody counts' }],
  };
  const sources = { machine: 'now', walks: 'walked now' };
  const when = '2026-11-23T10:00:00.000Z';

  it('tells what mutants of the code came to, and how the flow was walked in the browser', () => {
    const { codeMutants, browser } = flowDataOf(doorModel, {
      codeMutants: row,
      browser: { ...walked, sources: 'walked now', when },
      sources,
    });
    expect({ codeMutants, browser }).toEqual({
      codeMutants: {
        total: 9,
        killedByJourneys: 6,
        killedByRecordings: 2,
        survivors: [{ name: 'door/doorMachine.ts: 1 → 2', reason: 'nobody counts' }],
      },
      browser: { when, isOlder: false, total: 5, walked: 4, walks: 2, steps: 9 },
    });
  });

  it.each([
    ['an older version', { ...row, sources: 'then' }, { ...walked, sources: 'walked then', when }],
    ['a version that nobody wrote down', undefined, { ...walked, when }],
  ])('tells that figures are of %s', (_, codeMutants, browser) => {
    const old = flowDataOf(doorModel, { codeMutants, browser, sources });
    expect([old.codeMutants, old.browser?.isOlder]).toEqual([null, true]);
    const told = evidence(old).map(({ title, count, content }) => [title, count, content.markup] as const);
    expect(told.find(([title]) => title === 'Mutants of the code')?.[1]).toBe('not measured');
    expect(told.find(([title]) => title === 'Coverage')?.[2]).toContain('measured on an older version');
    expect(
      evidence(flowDataOf(doorModel, { browser: { ...walked, sources: 'walked now', when }, sources }))[0]?.content
        .markup,
    ).not.toContain('older');
  });
});

describe('results', () => {
  it('are read where tests left them, and are none elsewhere', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'flow-results-'));
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
