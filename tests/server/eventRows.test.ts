import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { paymentEvents } from '#server/db/paymentSchema.ts';
import {
  changeHeld,
  deleteFinished,
  endLeases,
  failedEvents,
  leaseEvent,
  queueFailed,
  storeEvents,
} from '#server/features/billing/paymentEventRepository.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { openTestDatabase } from './support/testDatabase.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** Any time. */
const NOW = 1_800_000_000_000;

describeOnDatabases('[N-12] what is kept of events', (kind) => {
  let database: OpenDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(() => database.close());

  const event = (id: string) => ({ id, type: 'invoice.paid', subjectKind: 'invoice', subjectId: `in_${id}` }) as const;
  const store = async (id: string, values: Partial<typeof paymentEvents.$inferInsert> = {}) => {
    const now = Date.now();
    await database.db
      .insert(paymentEvents)
      .values({ ...event(id), status: 'waiting', dueTime: now, createTime: now, ...values });
  };
  const rows = () => database.db.select().from(paymentEvents).orderBy(asc(paymentEvents.id));

  it('is each once', async () => {
    const before = Date.now();
    expect([
      await storeEvents(database.db, []),
      await storeEvents(database.db, [event('a'), event('b')]),
      await storeEvents(database.db, [event('b'), event('c')]),
    ]).toEqual([0, 2, 1]);
    const stored = await rows();
    const [time = 0] = stored.map(({ dueTime }) => dueTime);
    const waiting = { status: 'waiting', tries: 0, dueTime: time, createTime: time };
    const later = { ...waiting, dueTime: expect.any(Number), createTime: expect.any(Number) };
    expect(stored).toEqual([
      { ...event('a'), ...waiting },
      { ...event('b'), ...waiting },
      { ...event('c'), ...later },
    ]);
    expect(time).toBeGreaterThanOrEqual(before);
  });

  it('is leased, the oldest that is due first, and only by who holds it changed', async () => {
    const { db } = database;
    const now = Date.now();
    await store('young');
    await store('old', { createTime: now - HOUR });
    await store('later', { dueTime: now + HOUR });
    await store('done', { status: 'done', dueTime: 0 });
    await store('ahead', { dueTime: now + 3 * HOUR, createTime: now + 1 });
    const [old, young, ahead, none] = [
      await leaseEvent(db, HOUR),
      await leaseEvent(db, HOUR),
      await leaseEvent(db, HOUR),
      await leaseEvent(db, HOUR),
    ];
    expect([old?.id, young?.id, ahead?.id, none]).toEqual(['old', 'young', 'ahead', undefined]);
    const held = old ?? { id: '', dueTime: 0 };
    expect(held.dueTime - now).toBeGreaterThanOrEqual(HOUR);
    expect([
      await changeHeld(db, { ...held, dueTime: held.dueTime - 1 }, { tries: 9 }),
      await changeHeld(db, held, { dueTime: 77 }),
      await changeHeld(db, { ...held, dueTime: 77 }, { status: 'done' }),
      await changeHeld(db, { ...held, dueTime: 77 }, { tries: 9 }),
    ]).toEqual([undefined, { id: 'old', dueTime: 77 }, { id: 'old', dueTime: 77 }, undefined]);
    await endLeases(db);
    expect((await rows()).map(({ id, status, tries, dueTime }) => [id, status, tries, dueTime])).toEqual([
      ['ahead', 'waiting', 0, 0],
      ['done', 'done', 0, 0],
      ['later', 'waiting', 0, 0],
      ['old', 'done', 0, 77],
      ['young', 'waiting', 0, 0],
    ]);
  });

  it('is forgotten after forty days where nothing is left to do', async () => {
    const past = NOW - 40 * DAY - 1;
    for (const status of ['done', 'unknown', 'failed', 'waiting'] as const)
      await store(status, { status, createTime: past });
    await store('young', { status: 'done', createTime: past + 1 });
    await deleteFinished(database.db, NOW);
    expect((await rows()).map(({ id }) => id)).toEqual(['failed', 'waiting', 'young']);
  });

  it('waits again where it was given up, one or all', async () => {
    const { db } = database;
    for (const [place, id] of ['b', 'a', 'c'].entries())
      await store(id, { status: 'failed', tries: 80, dueTime: 5, createTime: place });
    await store('done', { status: 'done' });
    const givenUp = async () => {
      const { count, events } = await failedEvents(db, 2);
      return [count, events.map(({ id }) => id)];
    };
    const early = await givenUp();
    expect([early, await queueFailed(db, 'a'), await givenUp(), await queueFailed(db, 'done')]).toEqual([
      [3, ['b', 'a']],
      true,
      [2, ['b', 'c']],
      false,
    ]);
    const [waiting] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, 'a'));
    expect(waiting).toEqual({ ...event('a'), status: 'waiting', tries: 0, dueTime: 0, createTime: 1 });
    expect([await queueFailed(db), await givenUp(), await queueFailed(db)]).toEqual([true, [0, []], false]);
  });
});
