import { describe, expect, it } from 'vitest';
import { instrument } from '../mutation/instrument.ts';

const namesIn = (source: string): string[] => instrument('a.ts', source, 1, 'switch').mutants.map(({ name }) => name);

describe('mutants of code', () => {
  it('change comparisons, conditions, texts, lists and what functions give', () => {
    expect(namesIn(`export const f = (a: number, b: 'x' | 'y') => (a > 1 && b === 'x' ? [a] : []);`)).toEqual([
      `(a > 1 && b === 'x' ? [a] : []) → undefined`,
      `a > 1 && b === 'x' → true`,
      `a > 1 && b === 'x' → false`,
      `a > 1 && b === 'x' → (a > 1) || (b === 'x')`,
      'a > 1 → (a) >= (1)',
      'a > 1 → (a) <= (1)',
      `b === 'x' → (b) !== ('x')`,
      `'x' → ''`,
      '[a] → []',
      `[] → ['mutated']`,
    ]);
  });

  it('take what is there for granted, and leave out parts, calls and bodies', () => {
    expect(namesIn(`function f(a) { if (!a) { g(); } return { ...h(), x: a?.b.c, y: a.filter(h) }; }`)).toEqual([
      '!a → true',
      '!a → false',
      '!a → a',
      '{ g(); } → {}',
      '{ ...h(), x: a?.b.c, y: a.filter(h) } → ({})',
      '{ ...h(), x: a?.b.c, y: a.filter(h) } → ({ ...h(), y: a.filter(h) })',
      '{ ...h(), x: a?.b.c, y: a.filter(h) } → ({ ...h(), x: a?.b.c })',
      'a?.b.c → a.b.c',
      'a.filter(h) → a',
      '{ if (!a) { g(); } return { ...h(), x: a?.b.c, y: a.filter(h) }; } → {}',
    ]);
  });

  it('[N-12] take no call for another one that only every object has', () => {
    expect(namesIn('const f = (a) => a.toString(a.valueOf());')).toEqual(['a.toString(a.valueOf()) → undefined']);
  });

  it('leave alone what runs once, types, keys and the words of errors', () => {
    expect(namesIn(`const a: 'b' = 'b'; export const f = (): 'c' => { throw new Error('d' + a); };`)).toEqual([
      `{ throw new Error('d' + a); } → {}`,
    ]);
  });

  it('number those that read alike', () => {
    expect(namesIn(`const f = (a) => { g(a + 1); g(a + 1); };`).slice(0, 2)).toEqual([
      'a + 1 → (a) - (1)',
      'a + 1 → (a) - (1) (2)',
    ]);
  });

  it('tell in which line of the file they stand', () => {
    const { mutants } = instrument('a.ts', 'const f = (a) =>\n  !a;\n', 1, 'switch');
    expect(mutants.map(({ name, line }) => [name, line])).toEqual([
      ['!a → undefined', 2],
      ['!a → a', 2],
    ]);
  });

  it('stand behind a switch each, in code that is otherwise the same', () => {
    expect(instrument('a.ts', 'const f = (a) => a?.b(!a);', 7, 'switch').code).toBe(
      [
        'import { isMutant as __isMutant } from "switch";',
        'const f = (a) => (__isMutant(7) ? undefined : __isMutant(8) ? a.b(!a) : a?.b((__isMutant(9) ? a : !a)));',
      ].join('\n'),
    );
  });
});
