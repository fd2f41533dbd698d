import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot, ROOT } from '../../scripts/lib/root.ts';

const MAX = 300;

it(`no file that is written by hand has more than ${MAX} lines`, () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !/^styled-system\/|\/migrations\//.test(file) && existsSync(inRoot(file)));
  expect(files.length).toBeGreaterThan(100);
  const long = files.filter((file) => readFileSync(inRoot(file), 'utf8').split('\n').length - 1 > MAX);
  expect(long).toEqual([]);
});
