import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { capture, say, since } from './exec.ts';
import { inRoot } from './root.ts';
import type { Tally } from './tally.ts';

interface Check {
  readonly title: string;
  readonly file: string;
  readonly args: readonly string[];
}

const bin = (name: string): string => inRoot('node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);

const TYPED_FOLDERS = [
  '.',
  'contract',
  'machines',
  'packages/companion',
  'packages/flow-kit',
  'packages/flow-kit/report/page',
  'packages/painter',
  'src',
  'src/serviceWorker',
  'server',
  'tests',
  'bench',
];

/** Everything that is checked without running the product. */
const checks = (): Check[] => [
  { title: 'format', file: bin('oxfmt'), args: ['--check', '.'] },
  { title: 'lint', file: bin('oxlint'), args: ['--max-warnings=0'] },
  { title: 'rings of folders', file: process.execPath, args: [inRoot('scripts/rings.ts')] },
  { title: 'what nothing uses', file: bin('knip'), args: ['--no-progress', '--treat-config-hints-as-errors'] },
  ...TYPED_FOLDERS.filter((folder) => existsSync(inRoot(folder, 'tsconfig.json'))).map((folder) => ({
    title: `types of ${folder}`,
    file: bin('tsc'),
    // As many checks run at a time as there are cores; several checkers in each would work out the same types again.
    args: ['-p', folder, '--checkers', '1'],
  })),
];

const passes = async ({ title, file, args }: Check): Promise<boolean> => {
  const started = performance.now();
  const { code, output } = await capture(file, args);
  say(`${code === 0 ? '✓' : '✗'} ${title} (${since(started)})`);
  if (code !== 0) say(output.trimEnd());
  return code === 0;
};

/** Runs all checks, as many at a time as there are cores. Needs generated code (`codegen`). */
export const runChecks = async (): Promise<Tally> => {
  const waiting = checks();
  const results: boolean[] = [];
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) results.push(await passes(check));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
};
