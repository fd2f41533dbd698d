import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { requirementsOf, requirementsOfFlow } from '@liora/flow-kit/report/requirements.ts';
import { machineFiles, machineSources, walkFiles, walkSources } from '../../scripts/flows/sourcesOf.ts';
import { playwrightTitles, vitestTitles } from '../../scripts/flows/titles.ts';
import { inRoot } from '../../scripts/lib/root.ts';
import { readMachineRows } from '../../scripts/mutants/results.ts';

describe('sources of a flow', () => {
  const machine = [
    'contract/account.ts',
    'contract/call.ts',
    'contract/envelope.ts',
    'contract/errNo.ts',
    'contract/text.ts',
    'contract/user.ts',
    'machines/checkFields.ts',
    'machines/failure.ts',
    'machines/formStates.ts',
    'machines/params.ts',
    'machines/placeholder.ts',
    'machines/setup/setupMachine.ts',
    'machines/setup/setupSelectors.ts',
  ];

  it('are its machine with what it imports, without the words for people', () => {
    expect(machineFiles('setup')).toEqual(machine);
  });

  it('are its model and its driver too, with what these import of other flows, where it is walked', () => {
    const walk = walkFiles('setup');
    expect(machine.filter((file) => !walk.includes(file))).toEqual([]);
    expect(walk.filter((file) => file.startsWith('tests/'))).toEqual([
      'tests/flows/access/model.ts',
      'tests/flows/orders/model.ts',
      'tests/flows/purchase/model.ts',
      'tests/flows/session/model.ts',
      'tests/flows/setup/browser.ts',
      'tests/flows/setup/model.ts',
      'tests/flows/subscription/model.ts',
      'tests/flows/support/billing.browser.ts',
      'tests/flows/support/visits.browser.ts',
    ]);
  });

  it('have a hash each', async () => {
    const hashes = await Promise.all([machineSources('setup'), walkSources('setup'), machineSources('sidebar')]);
    expect(new Set(hashes.filter((hash) => /^[0-9a-f]{64}$/.test(hash))).size).toBe(3);
    expect(await machineSources('setup')).toBe(hashes[0]);
  });
});

describe('readMachineRows', () => {
  it('reads what mutants left, by machine, and nothing where there is none', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'liora-mutants-'));
    const [file, old] = [path.join(folder, 'mutants.json'), path.join(folder, 'old.json')];
    const row = { machine: 'door', sources: 'hash', mutants: 2, killedByRecordings: 1, alive: [] };
    await writeFile(file, JSON.stringify({ total: 2, killed: 2, files: [], machines: [row] }));
    await writeFile(old, '{"total":0,"killed":0,"files":[]}');
    const read = [file, old, path.join(folder, 'none.json')].map(readMachineRows);
    await rm(folder, { recursive: true });
    expect(read).toEqual([[row], [], []]);
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
