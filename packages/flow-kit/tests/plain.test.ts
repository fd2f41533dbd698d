import { expect, it } from 'vitest';
import { plainOf } from '../lab/plain.ts';

it('cuts what cannot be kept, and keeps the rest as it is', () => {
  class Strange {
    readonly inside = 1;
  }
  const error = Object.assign(new TypeError('no'), { errNo: 3 });
  const round: Record<string, unknown> = { name: 'round' };
  round['self'] = [round];
  const given = {
    round,
    error,
    strange: new Strange(),
    file: new File(['text'], 'card.png'),
    map: new Map([[1, 2]]),
    act: function act() {},
    time: new Date(0),
    big: 2n,
    mark: Symbol('mark'),
    none: undefined,
    nothing: null,
    broken: Number.NaN,
    words: 'as they are',
  };
  expect(plainOf(given)).toEqual({
    round: { name: 'round', self: ['[cycle]'] },
    error: { '#error': 'TypeError', message: 'no', errNo: 3 },
    strange: '[Object]',
    file: '[File]',
    map: '[Map]',
    act: '[function act]',
    time: '1970-01-01T00:00:00.000Z',
    big: '2n',
    mark: 'Symbol(mark)',
    none: undefined,
    nothing: null,
    broken: Number.NaN,
    words: 'as they are',
  });
});

it('keeps no password, whichever field it was typed into', () => {
  const typed = { email: 'ada@example.org', password: 'moonlit harbour', oldPassword: 'x', hasPassword: true };
  expect(
    plainOf({ type: 'passwordChange.submitted', values: { ...typed, newPassword: '', confirmation: 'moon' } }),
  ).toEqual({
    type: 'passwordChange.submitted',
    values: {
      email: 'ada@example.org',
      password: 'a password',
      oldPassword: 'a password',
      hasPassword: true,
      newPassword: '',
      confirmation: 'a password',
    },
  });
});

it('copies what stays the same once', () => {
  const messages = [{ text: 'kept' }];
  const [one, other] = [plainOf({ messages, draft: 'a' }), plainOf({ messages, draft: 'ab' })];
  expect(Reflect.get(Object(one), 'messages')).toBe(Reflect.get(Object(other), 'messages'));
  expect(one).not.toBe(other);
});
