import { pino } from 'pino';
import { expect, it } from 'vitest';
import { refusalOf } from '#server/features/care/content.ts';
import { createJudge } from '#server/features/care/judge.ts';
import { judgeWish } from '#server/features/picture/judgeWish.ts';
import { rulesProvider } from '#server/features/care/rules/rulesProvider.ts';
import { nobody, persons } from './moderation/wishedPersons.ts';
import { harmless, young } from './moderation/wishes.ts';

const { signal } = new AbortController();
const byRules = createJudge({ moderation: rulesProvider(), log: pino({ level: 'silent' }) });
const judge = async (wish: string) => refusalOf(await judgeWish(byRules, { wish, known: null }, signal));
const rows = Object.entries(young).flatMap(([language, list]) => list.map((wish) => [language, wish] as const));

it.each(rows)('[PIC-03] no picture is made in %s of: %s', async (_, wish) => {
  expect(await judge(wish)).toBe('underAge');
});

it.each(persons)('[PIC-03] no picture is made of somebody real: %s', async (wish) => {
  expect(await judge(wish)).toBe('realPerson');
});

it.each([...harmless, ...nobody])('[PIC-03] a picture is made of: %s', async (wish) => {
  expect(await judge(wish)).toBeNull();
});
