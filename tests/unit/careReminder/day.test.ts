import { describe, expect, it } from 'vitest';
import { CARE_INTERVAL } from '#server/features/careReminder/careReminderRule.ts';
import { rollFrom } from '#tests/server/support/dice.ts';
import { isFull, seed } from '#tests/support/extent.ts';
import { type DayRules, DayOfTabs } from './support/dayOfTabs.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const noon = seed * DAY + DAY / 2;
const days = Array.from({ length: isFull ? 60 : 8 }, (_, day) => seed * 100 + day);

const networks: readonly (readonly [string, DayRules])[] = [
  ['a network that loses nothing', { losses: 0, deafness: 0 }],
  ['a network that loses much, on several devices', { losses: 0.2, deafness: 0.5 }],
];

describe.each(networks)('three tabs, opened, closed, asleep and reloaded over 24 hours, on %s', (_, rules) => {
  it.each(days)(
    '[M-12] every three hours that are counted have one reminder that is acknowledged, and every day at most one at the start (%i)',
    { timeout: 60_000 },
    async (day) => {
      const tabs = new DayOfTabs(rollFrom(day), noon, rules);
      await tabs.run(DAY);
      await tabs.finish();
      const { settled, use, faults } = tabs;
      const ofUse = settled.filter(({ kind }) => kind === 'use');
      const startDays = settled.filter(({ kind }) => kind === 'start').map(({ time }) => Math.floor(time / DAY));
      expect(faults).toEqual([]);
      expect(settled.map(({ number }) => number)).toEqual(settled.map((_, place) => place));
      expect(tabs.counted).toBe(ofUse.length * CARE_INTERVAL + use.used);
      expect(use.used).toBeLessThan(CARE_INTERVAL);
      expect(startDays).toEqual([...new Set(startDays)]);
      expect(settled.length).toBeGreaterThan(0);
      // A conversation that comes and goes is counted up to a minute too long, or too short, each time.
      const slack = rules.losses === 0 ? tabs.turns * MINUTE : DAY;
      expect(Math.abs(tabs.counted - tabs.seen)).toBeLessThan(slack);
    },
  );
});

it('the days are long enough for several reminders of use', async () => {
  const counts = await Promise.all(
    days.map(async (day) => {
      const tabs = new DayOfTabs(rollFrom(day), noon, { losses: 0, deafness: 0 });
      await tabs.run(DAY);
      return tabs.settled.filter(({ kind }) => kind === 'use').length;
    }),
  );
  expect(Math.max(...counts)).toBeGreaterThan(2);
});
