import { describe, expect, it } from 'vitest';
import { fillNames } from '#server/providers/chat/fillNames.ts';

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
