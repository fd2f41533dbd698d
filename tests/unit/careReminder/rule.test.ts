import { expect, it } from 'vitest';
import {
  BEAT_INTERVAL,
  BEAT_MAX,
  CARE_INTERVAL,
  type CareUse,
  dueReminder,
  NO_USE,
  SILENCE_MAX,
  standingOf,
  withAcknowledged,
  withBeat,
} from '#server/features/careReminder/careReminderRule.ts';

const DAY = 24 * 60 * 60 * 1000;
/** 2026-11-25T10:00:00Z, the 20782nd day. */
const TODAY = 20_782;
const morning = TODAY * DAY + 10 * 60 * 60 * 1000;

const opened = withBeat(NO_USE, morning, true);
const beaten = (use: CareUse, ...silences: readonly number[]): CareUse =>
  silences.reduce((before, silence) => withBeat(before, (before.beatTime ?? 0) + silence, false), use);
/** Somebody who was reminded at the start, and has used up all but so many milliseconds. */
const nearly = (left: number): CareUse => ({
  used: CARE_INTERVAL - left,
  beatTime: morning,
  startDay: TODAY,
  isStartDue: false,
  acknowledged: 1,
});
const start = (number: number) => ({ kind: 'start', number }) as const;
const use = (number: number) => ({ kind: 'use', number }) as const;

it('[M-12] three hours of use are due', () => {
  expect(CARE_INTERVAL).toBe(10_800_000);
});

it('[M-12] the first conversation of a day begins with a reminder, which stays due until it is acknowledged', () => {
  expect(opened).toEqual({ used: 0, beatTime: morning, startDay: null, isStartDue: true, acknowledged: 0 });
  expect(dueReminder(opened)).toEqual(start(0));
  expect(dueReminder(beaten(opened, 50_000, SILENCE_MAX + 1, DAY))).toEqual(start(0));
  const seen = withAcknowledged(opened, start(0), morning);
  expect(seen).toEqual({ used: 0, beatTime: morning, startDay: TODAY, isStartDue: false, acknowledged: 1 });
  expect(dueReminder(seen)).toBeNull();
});

it('[M-12] no other conversation of that day does, and the first one of the next day does again', () => {
  const seen = withAcknowledged(opened, start(0), morning);
  const lastOfDay = withBeat(seen, (TODAY + 1) * DAY - 1, true);
  expect(dueReminder(lastOfDay)).toBeNull();
  expect(dueReminder(withBeat(lastOfDay, (TODAY + 1) * DAY, true))).toEqual(start(1));
});

it('a conversation that goes on over midnight does not begin, one after a silence does', () => {
  const late = { ...nearly(CARE_INTERVAL), beatTime: (TODAY + 1) * DAY - 1 };
  expect(dueReminder(beaten(late, SILENCE_MAX))).toBeNull();
  expect(dueReminder(beaten(late, SILENCE_MAX + 1))).toEqual(start(1));
});

it.each([
  ['nothing in no time', 0, 0],
  ['the time since the last beat', 50_000, 50_000],
  ['at most a minute', SILENCE_MAX, BEAT_MAX],
  ['nothing after a longer silence', SILENCE_MAX + 1, 0],
  ['nothing where clocks of servers differ', -5000, 0],
])('a beat counts %s', (_, silence, counted) => {
  expect(beaten(opened, silence).used).toBe(counted);
});

it('[M-12] tabs side by side count once', () => {
  expect(beaten(opened, 20_000, 10_000, 20_000, 20_000, 10_000).used).toBe(80_000);
});

it('[M-12] three hours of use bring a reminder, and nothing is counted until it is acknowledged', () => {
  const almost = beaten(nearly(50_001), 50_000);
  expect(dueReminder(almost)).toBeNull();
  const due = beaten(almost, 1);
  expect(dueReminder(due)).toEqual(use(1));
  const ignored = beaten(due, 50_000, 50_000);
  expect(ignored.used).toBe(CARE_INTERVAL);
  const seen = withAcknowledged(ignored, use(1), morning);
  expect([seen.used, seen.acknowledged, dueReminder(seen)]).toEqual([0, 2, null]);
});

it('[M-12] the reminder of use says what the one at the start says, which is then not due any more', () => {
  const both = { ...nearly(0), startDay: TODAY - 1, isStartDue: true };
  expect(dueReminder(both)).toEqual(use(1));
  expect(withAcknowledged(both, use(1), morning)).toEqual({
    used: 0,
    beatTime: morning,
    startDay: TODAY,
    isStartDue: false,
    acknowledged: 2,
  });
});

it('a reminder at the start takes nothing from what was used', () => {
  const later = withAcknowledged({ ...nearly(7), isStartDue: true, startDay: null }, start(1), morning);
  expect(later.used).toBe(CARE_INTERVAL - 7);
});

it.each([
  ['that was acknowledged already', nearly(0), use(0)],
  ['that is still to come', nearly(0), use(2)],
  ['of another kind', nearly(0), start(1)],
  ['where none is due', nearly(1), use(1)],
])('[M-12] a reminder %s changes nothing', (_, before, reminder) => {
  expect(withAcknowledged(before, reminder, morning)).toBe(before);
});

it.each([
  ['as a rule', nearly(CARE_INTERVAL), BEAT_INTERVAL],
  ['right when three hours are up', nearly(20_000), 20_000],
  ['but not at once', nearly(10), 1000],
  ['and as a rule while a reminder is due', nearly(0), BEAT_INTERVAL],
])('the next beat is wanted %s', (_, before, nextIn) => {
  expect(standingOf(before).nextIn).toBe(nextIn);
});
