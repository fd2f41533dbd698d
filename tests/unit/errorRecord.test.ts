import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import * as zm from 'zod/mini';
import { errorRecord } from '#server/errorRecord.ts';
import { PlainError } from '#server/plainError.ts';

const SECRET = 'My secret is a treehouse';
const here = expect.stringMatching(/^(?:[\w.<>]+ )?tests\/unit\/errorRecord\.test\.ts:\d+:\d+$/);

const thrownBy = (act: () => unknown): unknown => {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('It did not throw');
};

describe('[M-17] what is told of an error', () => {
  it('is its name and where it came from, not its message', () => {
    expect(errorRecord(new TypeError(SECRET))).toEqual({ name: 'TypeError', stack: expect.arrayContaining([here]) });
  });

  it('is the message of one whose message is ours', () => {
    expect(errorRecord(new PlainError('status 502'))).toMatchObject({ name: 'PlainError', detail: 'status 502' });
  });

  it('is no line of a message that looks like one of a stack', () => {
    const message = `said\n    at secret (/treehouse/garden.ts:1:2)\n    at treehouse:1:2`;
    expect(JSON.stringify(errorRecord(new Error(message)))).not.toContain('treehouse');
  });

  it('is no stack once the message in it is not the one that the error has', () => {
    const error = new Error('said\n    at secret (/treehouse/garden.ts:1:2)');
    // Written down only now.
    expect(error.stack).toContain('treehouse');
    for (const message of ['', 'other', '1:2)']) {
      error.message = message;
      expect(errorRecord(error)).toEqual({ name: 'Error', stack: [] });
    }
    error.message = 'said';
    expect(JSON.stringify(errorRecord(error))).not.toContain('treehouse');
  });

  it('is the listed fields that have the form of theirs, and no other', () => {
    const fields = { code: '23505', table: 'accounts', constraint: 'accounts_email_unique', schema: 'public' };
    const others = { detail: SECRET, params: [SECRET], query: SECRET, where: SECRET, hint: SECRET, raw: { SECRET } };
    const error = Object.assign(new Error(SECRET), fields, others);
    expect(errorRecord(error)).toEqual({ name: 'Error', ...fields, stack: expect.any(Array) });
    const filled = Object.assign(new Error(SECRET), {
      name: SECRET,
      code: 'ADA1-LOVE-LACE',
      table: SECRET,
      constraint: `${SECRET}s`,
      routine: 'a@b.example',
      status: SECRET,
      statusCode: 4_242_424_242,
      responseCode: '550 no ada@example.org',
      requestId: SECRET,
      command: SECRET,
      syscall: SECRET,
      address: 'treehouse.example',
      port: SECRET,
      reason: 'treehouse',
      errNo: SECRET,
    });
    expect(errorRecord(filled)).toEqual({ name: 'Error', stack: expect.any(Array) });
  });

  it('is of a code of a mail nothing, wherever it stands', () => {
    const error = Object.assign(new Error('A1B2C3D4E5F6'), { code: 'A1B2C3D4E5F6', requestId: 'A1B2C3D4E5F6' });
    expect(JSON.stringify(errorRecord(error))).not.toContain('A1B2C3D4E5F6');
  });

  it('goes down to causes and to several errors, and ends', () => {
    const root = Object.assign(new Error(SECRET), { code: 'ECONNREFUSED', address: '127.0.0.1', port: 5432 });
    const both = new AggregateError([root, SECRET], SECRET, { cause: root });
    const told = { name: 'Error', code: 'ECONNREFUSED', address: '127.0.0.1', port: 5432, stack: expect.any(Array) };
    expect(errorRecord(both)).toEqual({
      name: 'AggregateError',
      stack: expect.any(Array),
      errors: [told, { name: 'string' }],
      cause: told,
    });
    const round = new Error(SECRET);
    round.cause = round;
    expect(JSON.stringify(errorRecord(round)).match(/"name"/g)).toHaveLength(6);
  });

  it('is of what zod refuses the kind, neither value nor key', () => {
    const schema = z.record(z.string(), z.strictObject({ age: z.number() }));
    const given = { [SECRET]: { age: SECRET, [SECRET]: 1 } };
    const told = { issues: ['invalid_type', 'unrecognized_keys'], stack: expect.arrayContaining([here]) };
    expect(errorRecord(thrownBy(() => schema.parse(given)))).toEqual({ name: 'ZodError', ...told });
    const mini = zm.record(zm.string(), zm.strictObject({ age: zm.number() }));
    const small = errorRecord(thrownBy(() => mini.parse(given)));
    expect(small).toMatchObject({ issues: told.issues });
    expect(JSON.stringify(small)).not.toContain('treehouse');
  });

  it('is of what is no error the kind', () => {
    expect([SECRET, { SECRET }, undefined, null].map(errorRecord)).toEqual([
      { name: 'string' },
      { name: 'object' },
      { name: 'undefined' },
      { name: 'object' },
    ]);
  });

  it('is nothing of one that cannot be read', () => {
    const error = Object.defineProperty(new Error(SECRET), 'code', {
      get() {
        throw new Error(SECRET);
      },
    });
    expect(errorRecord(error)).toEqual({ name: 'unreadable' });
  });
});
