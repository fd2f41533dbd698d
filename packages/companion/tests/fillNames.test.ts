import { describe, expect, it } from 'vitest';
import { fillNames, fillWritten } from '../fillNames.ts';

describe('names', () => {
  it.each([
    ['{{user}} {{USER}} {{ User }} <user> <USER> <User>', 'Tom Tom Tom Tom Tom Tom'],
    ['{{char}} {{CHAR}} {{ Char }} <bot> <BOT> <char>', 'Mara Mara Mara Mara Mara Mara'],
    [
      '{user} <users> {{original}} {{ us er }} < bot > <START>',
      '{user} <users> {{original}} {{ us er }} < bot > <START>',
    ],
    ['{{{{user}}}}', '{{Tom}}'],
  ])('%s', (text, expected) => {
    expect(fillNames(text, { user: 'Tom', char: 'Mara' })).toBe(expected);
  });

  it('that look like placeholders or patterns stay as they are', () => {
    expect(fillNames('{{user}}, {{char}}, <BOT>', { user: '{{char}}', char: '<USER>$&' })).toBe(
      '{{char}}, <USER>$&, <USER>$&',
    );
  });
});

describe('[N-28] names in an answer', () => {
  it('come as it is written, each whole', () => {
    const names = { user: 'Tom', char: 'Mara' };
    const written = 'Well, {{user}}, <BOT> {{ Char }} waits { {{original}} <3 {{us';
    const whole = 'Well, Tom, Mara Mara waits { {{original}} <3 ';
    const states = Array.from(written, (_, end) => fillWritten(written.slice(0, end + 1), names));
    expect(states.filter((state) => !whole.startsWith(state))).toEqual([]);
    expect(states.at(-1)).toBe(whole);
  });
});
