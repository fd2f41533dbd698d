import { describe, expect, it } from 'vitest';
import { limitConcurrency } from '#server/concurrency.ts';

describe('limited concurrency', () => {
  it('runs at most so many at once, all of them, in order, also after failures', async () => {
    const limited = limitConcurrency(2);
    let running = 0;
    let most = 0;
    const begun: number[] = [];
    const work = (index: number) => async (): Promise<number> => {
      begun.push(index);
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (index % 3 === 0) throw new Error(`number ${index}`);
      return index;
    };
    const results = await Promise.allSettled(Array.from({ length: 10 }, (_, index) => limited(work(index))));
    expect(most).toBe(2);
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual(begun.map((index) => index % 3 !== 0));
  });
});
