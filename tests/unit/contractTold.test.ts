import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { httpStatus } from '#contract/errNo.ts';
import { countText } from '#src/screens/money.ts';
import { tablesIn } from '#tests/support/markdownTables.ts';
import { inRoot } from '../../scripts/lib/root.ts';

const all: readonly Call[] = Object.values(calls);
const tableOf = (file: string): string[][] => tablesIn(readFileSync(inRoot('docs/operating', file), 'utf8'))[0] ?? [];

/** Every number that the contract names, by the files that name it. */
const sizes = async (): Promise<string[][]> => {
  const files = globSync('contract/*.ts', { cwd: inRoot() }).toSorted();
  const modules = await Promise.all(files.map((file): Promise<object> => import(inRoot(file))));
  return modules.flatMap((module) =>
    Object.entries(module)
      .filter(([name, value]) => typeof value === 'number' && /^[A-Z_]+$/.test(name))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => [`\`${name}\``, countText(Number(value))]),
  );
};

describe('the contract', () => {
  it('has the sizes that docs/operating/sizes.md tells, all of them and no other', async () => {
    const table = tableOf('sizes.md');
    expect(table.map((row) => row.slice(0, 2))).toEqual([['constant', 'value'], ...(await sizes())]);
    expect(table.filter((row) => row.length !== 3 || row.includes(''))).toEqual([]);
  });

  it('lets those make each call whom docs/operating/calls.md tells, and has it take effect once a key', () => {
    expect(tableOf('calls.md')).toEqual([
      ['call', 'who', 'once a key'],
      ...all.map(({ method, path, access, needsIdempotencyKey = false }) => [
        `\`${method} ${path}\``,
        `\`${access}\``,
        needsIdempotencyKey ? 'yes' : 'no',
      ]),
    ]);
  });

  it('tells a failure by the status that what stands between knows', () => {
    expect(httpStatus).toEqual({
      0: 200,
      1001: 400,
      1002: 401,
      1003: 403,
      1004: 404,
      1005: 409,
      1006: 429,
      1007: 502,
      1008: 403,
      1009: 503,
      1010: 400,
      1011: 500,
      1012: 413,
      1013: 402,
      1014: 409,
      1015: 403,
      1016: 503,
      1017: 403,
      1018: 403,
      1019: 403,
      2001: 401,
      2002: 400,
      2003: 403,
      2004: 400,
      2005: 403,
      2006: 403,
      2007: 403,
      3001: 403,
      3002: 403,
      3003: 403,
      3004: 403,
      3100: 403,
      3101: 403,
      60003: 409,
    });
  });
});
