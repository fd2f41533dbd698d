import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { events } from '#server/db/eventSchema.ts';
import { EnvError, readEnv } from '#server/env.ts';
import { deleteOldEvents } from '#server/features/event/eventRepository.ts';
import { createEventService } from '#server/features/event/eventService.ts';
import { createRateLimiter } from '#server/rateLimit/rateLimiter.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { openTestDatabase } from './support/testDatabase.ts';

const DAY = 24 * 60 * 60 * 1000;
/** The last millisecond of a day. */
const NOW = Date.UTC(2026, 2, 10) - 1;

describeOnDatabases('[ID-04] events', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const service = createEventService(database.db, createRateLimiter(database.db, false));
    const origin = { accountId: undefined, address: '192.0.2.1' };
    for (const [event, variant, time] of [
      ['liora_page_view', 'production', NOW],
      ['liora_page_view', 'production', NOW - DAY + 1],
      ['liora_page_view', 'production', NOW - DAY],
      ['liora_sign_up', 'production', NOW - 29 * DAY],
      ['liora_login', 'production', NOW],
      // One day too old.
      ['liora_login', 'production', NOW - 30 * DAY],
      ['liora_page_view', 'test', NOW],
    ] as const)
      await service.record({ event, source: 'main', time }, { ...origin, variant }, time);
  });
  afterAll(() => database.close());

  const at = (...places: [number, number][]): number[] =>
    places.reduce<number[]>(
      (counts, [place, times]) => counts.with(place, times),
      Array.from({ length: 30 }, () => 0),
    );

  it('are counted by days in UTC for 30 days, each variant for itself, the most frequent one first', async () => {
    const service = createEventService(database.db, createRateLimiter(database.db, false));
    const days = Array.from({ length: 30 }, (_, place) =>
      new Date(NOW - (29 - place) * DAY).toISOString().slice(0, 10),
    );
    expect([days[0], days.at(-1)]).toEqual(['2026-02-08', '2026-03-09']);
    expect(await service.counts('production', NOW)).toEqual({
      days,
      events: [
        { event: 'liora_page_view', counts: at([29, 2], [28, 1]) },
        { event: 'liora_login', counts: at([29, 1]) },
        { event: 'liora_sign_up', counts: at([0, 1]) },
      ],
    });
    expect(await service.counts('test', NOW)).toEqual({
      days,
      events: [{ event: 'liora_page_view', counts: at([29, 1]) }],
    });
  });

  it('are forgotten after as many days as are set', async () => {
    await deleteOldEvents(database.db, 29, NOW + 1);
    const left = await database.db.select({ time: events.createTime }).from(events).orderBy(asc(events.createTime));
    expect(left.map(({ time }) => NOW - time)).toEqual([DAY, DAY - 1, 0, 0, 0]);
  });
});

describe('the settings of events', () => {
  it('are 90 days and no operators unless told', () => {
    const { EVENT_DAYS, OPERATORS } = readEnv({});
    expect([EVENT_DAYS, OPERATORS]).toEqual([90, new Set()]);
  });

  it('name operators by e-mail', () => {
    expect(readEnv({ OPERATORS: ' Ada@Example.org,bob@example.org, ' }).OPERATORS).toEqual(
      new Set(['ada@example.org', 'bob@example.org']),
    );
  });

  it.each([
    [{ EVENT_DAYS: '0' }, 'EVENT_DAYS must be a whole number of days from 1 to 9999; it is "0"'],
    [{ OPERATORS: 'ada' }, 'OPERATORS must be emails parted by commas, such as ada@liora.example; it is "ada"'],
  ])('refuse %o', (variables, message) => {
    expect(() => readEnv(variables)).toThrow(new EnvError(message));
  });
});
