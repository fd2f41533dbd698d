import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';

describe('the log', () => {
  it('leaves out what is secret, wherever it stands', () => {
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const log = createLog('info', sink);
    log.info({ password: 'p1', user: { email: 'e2', name: 'Ada' }, a: { b: { token: 't3' } } }, 'said');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        password: '[redacted]',
        user: { email: '[redacted]', name: 'Ada' },
        a: { b: { token: '[redacted]' } },
        msg: 'said',
      },
    ]);
  });
});
