import { describe, expect, it } from 'vitest';
import { failureFrom } from '#src/api/apiFailure.ts';
import { failureOf, NO_ANSWER } from '#machines/failure.ts';

describe('failureOf', () => {
  it('keeps what the server said', () => {
    const fields = [{ path: 'email', reason: 'notAnEmail' }];
    const error = Object.assign(new Error('refused'), { errNo: 1001, fields, retryAfter: 30 });
    expect(failureOf(error)).toEqual({ errNo: 1001, fields, retryAfter: 30 });
    expect(failureOf({ errNo: 1006, retryAfter: 0 })).toEqual({ errNo: 1006, fields: [], retryAfter: 0 });
  });

  it('keeps whom somebody in need can reach', () => {
    const help = {
      kind: 'injury',
      urgency: 'now',
      emergency: '999',
      lines: [],
      elsewhere: 'https://findahelpline.com',
    };
    expect(failureOf(failureFrom({ errNo: 1019, data: { help } }))).toEqual({ errNo: 1019, fields: [], help });
    expect(failureOf(failureFrom({ errNo: 1019, data: {} }))).toEqual({ errNo: 1019, fields: [] });
  });

  it('takes everything without a code of the server for no answer', () => {
    const noAnswer = { errNo: NO_ANSWER, fields: [] };
    expect(
      [undefined, null, 'offline', new Error('offline'), { errNo: '1001' }, { errNo: 1.5 }].map(failureOf),
    ).toEqual(Array.from({ length: 6 }, () => noAnswer));
  });

  it('leaves out what is not of its shape', () => {
    const fields = [{ path: 'age', reason: 'outOfRange', value: 7 }, { path: 'age' }, null, 'age'];
    expect(failureOf({ errNo: 1001, fields, retryAfter: -1 })).toEqual({
      errNo: 1001,
      fields: [{ path: 'age', reason: 'outOfRange' }],
    });
    expect(failureOf({ errNo: 1006, fields: 'age', retryAfter: '30' })).toEqual({ errNo: 1006, fields: [] });
  });
});
