import { pino } from 'pino';
import { expect, it } from 'vitest';
import { refusalOf } from '#server/features/care/content.ts';
import { createJudge } from '#server/features/care/judge.ts';
import { judgeWish } from '#server/features/picture/judgeWish.ts';
import { sittingOf } from '#server/features/picture/sittingOf.ts';
import { speaksOfMinors } from '#server/features/care/minors/speaksOfMinors.ts';
import { failureOf, persist } from '#server/features/picture/retryPolicy.ts';
import { rulesProvider } from '#server/features/care/rules/rulesProvider.ts';
import { PictureProviderError } from '#server/providers/picture/pictureProvider.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';

const judge = createJudge({ moderation: rulesProvider(), log: pino({ level: 'silent' }) });
const never = new AbortController().signal;

it.each([
  'A girl of 15 years',
  'a 15-year-old',
  'fifteen years',
  'girl, 16',
  'aged 12',
  'a child',
  'children playing in the park behind her',
  'a little girl',
  'a schoolgirl',
  's c h o o l g i r l',
  'high school student',
  'teenage girl',
  'a teenager',
  'kid on the beach',
  'a toddler',
  'baby',
  'l0li',
])('[PIC-03] the wish “%s” speaks of somebody who is no adult', (wish) => {
  expect(speaksOfMinors(wish)).toBe(true);
});

it.each([
  'red hair, in the forest',
  'a girl by the sea',
  'young woman in a cafe',
  'a woman of 25 years',
  'aged 45',
  'a man, 5 ft tall',
  'a woman at 7 am',
  'a lady, 16th century',
  '10 years later',
  'a picture of you in 5 years',
  'high school teacher',
  'a baby blue scarf',
  'kid gloves',
  'Show me your childhood home',
  '',
])('[PIC-03] the wish “%s” speaks of nobody but adults', (wish) => {
  expect(speaksOfMinors(wish)).toBe(false);
});

it.each([
  ['A girl of 15 years', 'underAge'],
  ['Taylor Swift on a stage', 'realPerson'],
  ['By the sea', null],
  ['  ', null],
])('[PIC-03] of “%s” the content rules say %s', async (wish, refusal) => {
  expect(refusalOf(await judgeWish(judge, { wish, known: null }, never))).toBe(refusal);
});

it('[PIC-01] the sittings of a task show the same person in the same mood and place, each another way', () => {
  const changing = new Set(['pose', 'timeOfDay', 'light', 'crop']);
  for (const { appearance } of seedCharacters) {
    const sittings = Array.from({ length: 4 }, (_, number) => sittingOf(appearance, 'seed', number));
    const steady = sittings.map((sitting) => Object.entries(sitting).filter(([name]) => !changing.has(name)));
    expect(steady).toEqual(steady.map(() => Object.entries(appearance).filter(([name]) => !changing.has(name))));
    expect(new Set(sittings.map((sitting) => JSON.stringify(sitting))).size).toBe(4);
    expect(sittings).toEqual(sittings.map((_, number) => sittingOf(appearance, 'seed', number)));
  }
});

it.each([
  ['rateLimited', 'busy', 3],
  ['unreachable', 'unreachable', 3],
  ['timedOut', 'timedOut', 2],
  ['brokenOff', 'interrupted', 2],
  ['badAnswer', 'badAnswer', 1],
  ['refused', undefined, 1],
] as const)('[PIC-03] [N-40] %s is a failure by %s after %i tries', async (reason, failure, tries) => {
  let count = 0;
  const work = (): Promise<void> => {
    count += 1;
    return Promise.reject(new PictureProviderError(reason, reason));
  };
  const error = await persist(work, [1, 1], never).catch((thrown: unknown) => thrown);
  expect([failureOf(error), count]).toEqual([failure, tries]);
});

it('[PIC-03] nothing is tried again that nobody wants any more', async () => {
  const controller = new AbortController();
  let count = 0;
  const work = (): Promise<void> => {
    count += 1;
    controller.abort();
    return Promise.reject(new PictureProviderError('unreachable', 'gone'));
  };
  await expect(persist(work, [1, 1], controller.signal)).rejects.toThrow('gone');
  expect(count).toBe(1);
});
