import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { variableSchemas } from '#server/env.ts';
import { type Limit, limits } from '#server/rateLimit/limits.ts';
import { tablesIn } from '#tests/support/markdownTables.ts';
import { inRoot } from '../../scripts/lib/root.ts';

const all: readonly Limit[] = Object.values(limits);
const MINUTE = 60_000;

const timeText = (ms: number): string => {
  const minutes = ms / MINUTE;
  const [count, unit] = minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
};

describe('the limits', () => {
  it('are those that docs/operating/limits.md tells, all of them and no other', () => {
    const [table = []] = tablesIn(readFileSync(inRoot('docs/operating/limits.md'), 'utf8'));
    expect(table.map((row) => row.slice(0, 3))).toEqual([
      ['limit', 'at most', 'within'],
      ...all.map(({ name, max, window }) => [`\`${name}\``, String(max), timeText(window)]),
    ]);
    expect(table.filter((row) => row.length !== 4 || row.includes(''))).toEqual([]);
  });

  it('[M-12] leave whoever is in need 600 answers in any hour at least, and no configuration takes them away', () => {
    const { max, window } = limits.careByAccount;
    expect([max >= 600, window <= 60 * MINUTE]).toEqual([true, true]);
    // It lifts all limits or none, and there is no other.
    expect(Object.keys(variableSchemas).filter((name) => name.includes('LIMIT'))).toEqual(['RATE_LIMITS']);
  });

  it('are counted apart, each under the name that the code calls it by', () => {
    const plain = (name: string): string => name.replaceAll(' ', '').toLowerCase();
    expect(all.map(({ name }) => plain(name))).toEqual(Object.keys(limits).map(plain));
  });
});
