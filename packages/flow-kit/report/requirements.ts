import path from 'node:path';
import type { NamedRequirement, RequirementData, RequirementTests } from './data.ts';

/** A test by its titles from the outermost group to its own. */
export interface TestTitle {
  readonly project: string;
  /** From the root of the repository. */
  readonly file: string;
  readonly titles: readonly string[];
}

const OF_FLOWS = /^tests\/flows\/|\.flow\.test\.ts$/;
const ROW = /^\|\s*([A-Z]+-\d+)\s*\|(.*)\|\s*$/;

const namesIn = (title: string): string[] => [...title.matchAll(/\[([A-Z]+-\d+)\]/g)].map(([, id = '']) => id);

const testsOf = (id: string, tests: readonly TestTitle[]): RequirementTests[] => {
  const groups = new Map<string, RequirementTests>();
  for (const { project, file, titles } of tests) {
    const title = titles.find((one) => namesIn(one).includes(id));
    if (title !== undefined) {
      const key = JSON.stringify([project, file, title]);
      groups.set(key, { project, file, title, tests: (groups.get(key)?.tests ?? 0) + 1 });
    }
  }
  return [...groups.values()];
};

/** The requirements of a document of tables, each with the tests that name it. A group that names one stands for all of its tests. */
export const requirementsOf = (document: string, tests: readonly TestTitle[]): RequirementData[] => {
  let section = '';
  const found: RequirementData[] = [];
  for (const line of document.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3).trim();
    const [, id, text = ''] = ROW.exec(line) ?? [];
    if (id !== undefined) found.push({ id, section, text: text.trim(), tests: testsOf(id, tests) });
  }
  return found;
};

/** The requirements that a flow's own tests name: those of files that bear its name. */
export const requirementsOfFlow = (flow: string, requirements: readonly RequirementData[]): NamedRequirement[] =>
  requirements.flatMap(({ id, tests }) => {
    const own = tests.filter(({ file }) => OF_FLOWS.test(file) && path.basename(file).split('.', 1)[0] === flow);
    const count = own.reduce((sum, group) => sum + group.tests, 0);
    return count === 0 ? [] : [{ id, tests: count }];
  });
