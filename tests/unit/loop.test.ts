import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLoop } from '#server/loop.ts';

const SECOND = 1000;

describe('a loop', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const started = (turn: () => Promise<unknown>) => {
    const failures: unknown[] = [];
    return { loop: startLoop(turn, SECOND, (error) => void failures.push(error)), failures };
  };

  it('takes its first turn after an interval, and no turn beside another', async () => {
    const turns: PromiseWithResolvers<void>[] = [];
    started(() => {
      const turn = Promise.withResolvers<void>();
      turns.push(turn);
      return turn.promise;
    });
    const counts = [turns.length];
    await vi.advanceTimersByTimeAsync(SECOND);
    counts.push(turns.length);
    await vi.advanceTimersByTimeAsync(3 * SECOND);
    counts.push(turns.length);
    turns[0]?.resolve();
    await vi.advanceTimersByTimeAsync(SECOND);
    expect([...counts, turns.length]).toEqual([0, 1, 1, 2]);
  });

  it('tells a turn that fails, and takes the next', async () => {
    let turns = 0;
    const { failures } = started(() => {
      turns += 1;
      return turns === 1 ? Promise.reject(new Error('No database')) : Promise.resolve();
    });
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    expect([turns, failures]).toEqual([2, [new Error('No database')]]);
  });

  it('closes once the turn under way is over, and takes no other', async () => {
    const order: string[] = [];
    const turn = Promise.withResolvers<void>();
    const { loop } = started(() => {
      order.push('begun');
      return turn.promise.then(() => void order.push('over'));
    });
    await vi.advanceTimersByTimeAsync(SECOND);
    const closed = loop.close().then(() => void order.push('closed'));
    turn.resolve();
    await closed;
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    expect(order).toEqual(['begun', 'over', 'closed']);
  });
});
