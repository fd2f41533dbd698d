import {
  array,
  assert as assertProperty,
  constantFrom,
  letrec,
  oneof,
  property,
  string,
  subarray,
  tuple,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFoundIn, isPattern, keyPatternOf } from '../lorebook/keyPattern.ts';
import { charactersOf } from '../lorebook/searchedText.ts';

const read = (key: string, steps = 1_000_000) => keyPatternOf(key, { steps });

const finds = (key: string, text: string, steps = 100_000): boolean | null => {
  const pattern = read(key);
  return pattern && isFoundIn(pattern, charactersOf(text), { steps });
};

const one = constantFrom(
  'a',
  'b',
  'A',
  '.',
  '\\d',
  '\\W',
  '\\s',
  '[ab]',
  '[^a]',
  '[A-b]',
  '[\\w-]',
  '[]',
  '[^]',
  '\\n',
  '1',
  'é',
);
const { source } = letrec<{ source: string; part: string }>((tie) => ({
  source: array(tie('part'), { maxLength: 3 }).map((parts) => parts.join('')),
  part: oneof(
    { depthSize: 'small' },
    one,
    constantFrom('^', '$', '\\b', '\\B'),
    tuple(one, constantFrom('*', '+', '?', '{2}', '{1,}', '{0,2}', '*?')).map((parts) => parts.join('')),
    tuple(tie('source'), constantFrom('', '*', '+', '?', '{2,3}')).map(([inner, times]) => `(${inner})${times}`),
    tuple(tie('source'), tie('source')).map(([left, right]) => `(?:${left}|${right})`),
  ),
}));
const flags = subarray(['i', 'm', 's']).map((some) => some.join(''));
const text = array(constantFrom('a', 'b', 'A', 'B', '1', '_', ' ', '\n', 'é', '-'), { maxLength: 8 }).map((some) =>
  some.join(''),
);

describe('a key that is a pattern', () => {
  it('is found where JavaScript finds it', () => {
    assertProperty(
      property(source, flags, text, (pattern, flags, text) => {
        // An empty pattern would be a comment.
        const written = pattern === '' ? '(?:)' : pattern;
        expect(finds(`/${written}/${flags}`, text)).toBe(new RegExp(written, flags).test(text));
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['/\\b(?:elf|elves|elven)\\b/i', 'Three ELVES came.', true],
    ['/dragons?/', 'a dragon', true],
    ['/dragon[^\\w]/', 'dragonfly', false],
    ['/(?<who>king|queen) of \\w+/', 'the queen of spades', true],
    ['/\\x41\\u0042\\//', 'AB/', true],
    ['/^[\\b-]$/', '-', true],
    ['/naïve|日本/u', 'in 日本 now', true],
  ])('%s in %s', (key, text, isFound) => {
    expect(finds(key, text)).toBe(isFound);
  });

  it.each([
    '/(/',
    '/)/',
    '/[/',
    '/a**/',
    '/*/',
    '/a{2,1}/',
    '/{/',
    '/[b-a]/',
    '/\\/',
    '/(a)\\1/',
    '/(?=a)/',
    '/(?!a)/',
    '/(?<=a)/',
    '/(?<!a)/',
    '/\\p{L}/u',
    '/a/ii',
    '/a/y',
    `/${'a'.repeat(501)}/`,
    '/((a{99}){99}){99}/',
    '/(((){999}){999}){999}/',
  ])('%s matches nothing', (key) => {
    expect(read(key)).toBeNull();
  });

  it.each(['elf', '/', '//', 'and/or', '/path/to', 'a/b/i'])('%s is none, but words', (key) => {
    expect(isPattern(key)).toBe(false);
  });

  it.each(['/(a+)+$/', '/(a|a)*b/', '/(?:a?){60}a{60}b/', '/(.*)*x/', '/^(([a-z])+.)+[A-Z]([a-z])+$/'])(
    '%s, which takes other engines for ever, takes steps by the length of the text',
    (key) => {
      const pattern = read(key);
      const steps = 1_000_000;
      const allowance = { steps };
      expect(pattern && isFoundIn(pattern, charactersOf(`${'a'.repeat(500)}!`), allowance)).toBe(false);
      expect(steps - allowance.steps).toBeLessThan(502 * (pattern?.states.length ?? 0));
      expect(allowance.steps).toBeGreaterThan(0);
    },
  );

  it('is not found once the steps are used up', () => {
    expect(finds('/b/', `${'a'.repeat(50)}b`, 20)).toBe(false);
  });

  it('is not read beyond the allowance', () => {
    expect([read('/(?:a{500}){2}/', 5000), read('/(?:a{500}){2}/', 10_000)?.states.length]).toEqual([null, 1004]);
  });

  it('may be anything', () => {
    assertProperty(
      property(string(), (source) => {
        expect([null, true, false]).toContain(finds(`/${source}/`, source));
      }),
    );
  });
});
