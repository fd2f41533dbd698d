import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ModerationError } from '#server/providers/moderation/moderationProvider.ts';
import { judgingThread } from '#server/features/care/rules/judgingThread.ts';
import { rulesProvider } from '#server/features/care/rules/rulesProvider.ts';

const { signal } = new AbortController();
const piece = 'her daughter is a little girl of 17 and not a child of ';
const entry = piece.repeat(Math.floor(20_000 / piece.length));
const long = Array.from({ length: 5 }, () => ({ field: 'lorebook', text: entry.replaceAll('17', '71') }));
const young = [{ field: 'greeting', text: 'I am 15!' }];
const underAge = { field: 'greeting', refusal: 'underAge' };

it('[CHAR-03] long texts are judged while others are served', async () => {
  const done: string[] = [];
  const judged = rulesProvider()
    .judge([...long, ...young], signal)
    .then((verdict) => {
      done.push('judged');
      return verdict;
    });
  await turn();
  done.push('served');
  expect(await judged).toEqual(underAge);
  expect(done).toEqual(['served', 'judged']);
});

it('[CHAR-03] a judgement that nobody waits for any more is stopped, and the next one comes', async () => {
  const judge = judgingThread();
  const stopped = new AbortController();
  const judged = judge(long, stopped.signal);
  stopped.abort();
  await expect(judged).rejects.toHaveProperty('name', 'AbortError');
  expect(await judge(young, signal)).toEqual(underAge);
});

it('[CHAR-03] what takes too long is not taken for allowed', async () => {
  await expect(judgingThread(1)(long, signal)).rejects.toBeInstanceOf(ModerationError);
});
