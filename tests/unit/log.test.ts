import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';

const logTo = (lines: string[]) =>
  createLog(
    'info',
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    }),
  );

describe('the log', () => {
  it('[M-17] tells what is listed, and leaves out everything else wherever it stands', () => {
    const lines: string[] = [];
    const fields = Object.assign(
      { msgId: 'f3a9', status: 502, path: '/api/chat/history', reason: 'My secret is a treehouse', what: '' },
      { password: 'p1', user: { email: 'e2' }, token: { token: 't3' } },
    );
    logTo(lines).info(fields, 'said');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        msgId: 'f3a9',
        status: 502,
        path: '/api/chat/history',
        reason: '[left out]',
        what: '[left out]',
        msg: 'said',
      },
    ]);
  });

  it('says nothing below its level', () => {
    const lines: string[] = [];
    logTo(lines).debug({}, 'not said');
    expect(lines).toEqual([]);
  });
});
