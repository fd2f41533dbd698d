import { describe, expect, it } from 'vitest';
import { fillMacros, withoutComments } from '../macros.ts';

const names = { user: 'Tom, {{char}}', char: 'Mara' };
const chance = { lasting: 'Mara and Tom', passing: 'once', now: new Date(2026, 10, 26, 15, 5).getTime() };
const fill = (text: string, changes: Partial<typeof chance> = {}) => fillMacros(text, names, { ...chance, ...changes });
/** All that a text says, told again and again. */
const saidBy = (text: string, seed: 'lasting' | 'passing') =>
  [...new Set(Array.from({ length: 200 }, (_, time) => fill(text, { [seed]: String(time) })))].toSorted();

describe('[N-28] macros', () => {
  it.each([
    ['{{user}} and {{CHAR}}', 'Tom, {{char}} and Mara'],
    ['a{{// nobody reads {{char}} }}b{{//}}c', 'abc'],
    ['a{{comment: for editors}}b{{hidden_key:rye}}c', 'abc'],
    ['{{time}}, {{Date}}, {{WEEKDAY}}', '15:05, 26 November 2026, Thursday'],
    ['{{random:{{user}}}} {{Pick::{{char}}}}', 'Tom, {{char}} Mara'],
    ['{{random: tea }} {{random:one\\, two}}', 'tea one, two'],
    ['{{roll:1}} {{Roll:d1}} {{roll 3d1+2}} {{roll:1d1-4}}', '1 1 5 -3'],
    [
      '{{original}} {{random}} {{roll:d0}} {{roll:x}} {{time now}} {{{a}} {{',
      '{{original}} {{random}} {{roll:d0}} {{roll:x}} {{time now}} {{{a}} {{',
    ],
    ['}} {{ {{char}} }} {{', '}} {{ Mara }} {{'],
  ])('%s', (text, expected) => {
    expect(fill(text)).toBe(expected);
  });

  it('are random each time', () => {
    expect(saidBy('{{random:a,b,c}}', 'passing')).toEqual(['a', 'b', 'c']);
    expect(saidBy('{{random::a::b,c}}', 'passing')).toEqual(['a', 'b,c']);
    expect(saidBy('{{roll:d6}}', 'passing')).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(saidBy('{{roll:2d2}}', 'passing')).toEqual(['2', '3', '4']);
    expect(saidBy('{{random:a,b}}{{random:a,b}}', 'passing')).toEqual(['aa', 'ab', 'ba', 'bb']);
  });

  it('are picked once', () => {
    expect(saidBy('{{pick:a,b,c}}', 'passing')).toHaveLength(1);
    expect(saidBy('{{pick:a,b,c}}', 'lasting')).toEqual(['a', 'b', 'c']);
  });

  it('are read in time where thousands stand in each other', () => {
    const text = `${'{{'.repeat(20_000)}char${'}}'.repeat(20_000)}`;
    expect(fill(text)).toBe(text.replace('{{char}}', 'Mara'));
  });

  it('that say nothing to anybody are no part of a text', () => {
    expect(withoutComments('fif{{// }}teen {{char}} {{random:a,b}}')).toBe('fifteen {{char}} {{random:a,b}}');
  });
});
