import { describe, expect, it } from 'vitest';
import { age, email, password } from '#contract/account.ts';
import { checkFields } from '#machines/checkFields.ts';

describe('checkFields', () => {
  it('[AUTH-16] finds nothing wrong with values that keep the rules of the contract', () => {
    expect(checkFields({ email, password }, { email: ' Ada@Example.com ', password: '12345678' })).toEqual([]);
  });

  it('[AUTH-16] gives the first reason of every field, in the order of the rules', () => {
    expect(checkFields({ email, password, age }, { age: 12.5, password: '1234567', email: 'ada@' })).toEqual([
      { path: 'email', reason: 'notAnEmail' },
      { path: 'password', reason: 'tooShort' },
      { path: 'age', reason: 'notANumber' },
    ]);
  });

  it('calls a value invalid whose rule gives no reason', () => {
    const mute = { safeParse: () => ({ success: false, error: { issues: [] } }) } as const;
    expect(checkFields({ mute }, { mute: '' })).toEqual([{ path: 'mute', reason: 'invalid' }]);
  });
});
