import { describe, expect, it } from 'vitest';
import { age, email, password } from '#contract/account.ts';
import { checkFields, stillWrong } from '#machines/checkFields.ts';

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

describe('what is left of it while the form is mended', () => {
  const errors = [
    { path: 'email', reason: 'notAnEmail' },
    { path: 'elsewhere', reason: 'refused' },
  ];

  it('is what is wrong still, and what has no rule', () => {
    expect(stillWrong(errors, { email }, { values: { email: 'ada@example.com', elsewhere: 'anything' } })).toEqual(
      errors.slice(1),
    );
  });

  it('is the same list where nothing is mended', () => {
    expect(stillWrong(errors, { email }, { values: { email: 'ada@' } })).toBe(errors);
  });
});
