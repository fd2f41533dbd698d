import { type EventCounts, type EventPayload, type EventVariant } from '#contract/event.ts';
import type { Database } from '#server/db/database.ts';
import { FOREIGN_KEY_VIOLATION, sqlState } from '#server/db/sqlState.ts';
import { malformed } from '#server/http/apiError.ts';
import { limits } from '#server/rateLimit/limits.ts';
import type { RateLimiter } from '#server/rateLimit/rateLimiter.ts';
import { countByDay, insertEvent } from './eventRepository.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How far the clock of a client may be off. */
const CLOCK_ERROR = DAY;
const SHOWN_DAYS = 30;
const SHOWN_EVENTS = 20;

/** Where an event comes from, as the server knows it. */
export interface EventOrigin {
  readonly variant: EventVariant;
  /** Of the session; undefined when nobody is signed in. */
  readonly accountId: string | undefined;
  /** Of the network: for the limit, and kept nowhere else. */
  readonly address: string;
}

const dayText = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

export const createEventService = (db: Database, limiter: RateLimiter) => ({
  /** Stores an event. Whose it is the session says: `uid` is only held against it. */
  async record(payload: EventPayload, { variant, accountId, address }: EventOrigin, now = Date.now()): Promise<void> {
    if (Math.abs(payload.time - now) > CLOCK_ERROR) throw malformed('time', 'notNow');
    if (payload.uid !== undefined && payload.uid !== accountId) throw malformed('uid', 'notSignedIn');
    if (payload.clientId !== undefined) await limiter.pass(limits.eventByClient, payload.clientId);
    await limiter.pass(limits.eventByAddress, address);
    const { event, time, uid: _uid, ...rest } = payload;
    try {
      await insertEvent(db, { ...rest, variant, name: event, accountId, clientTime: time, createTime: now });
    } catch (error) {
      // The account was deleted in this moment, and its events with it.
      if (sqlState(error) !== FOREIGN_KEY_VIOLATION) throw error;
    }
  },

  async counts(variant: EventVariant, now = Date.now()): Promise<EventCounts> {
    const firstDay = Math.floor(now / DAY) - SHOWN_DAYS + 1;
    const places = Array.from({ length: SHOWN_DAYS }, (_, place) => place);
    const byEvent = new Map<string, number[]>();
    for (const { event, day, times } of await countByDay(db, variant, firstDay)) {
      const counted = byEvent.get(event) ?? places.map(() => 0);
      byEvent.set(event, counted.with(Math.min(day - firstDay, SHOWN_DAYS - 1), times));
    }
    const total = (counts: readonly number[]): number => counts.reduce((sum, times) => sum + times, 0);
    return {
      days: places.map((place) => dayText(firstDay + place)),
      events: [...byEvent]
        .map(([event, counts]) => ({ event, counts }))
        .toSorted((a, b) => total(b.counts) - total(a.counts) || (a.event < b.event ? -1 : 1))
        .slice(0, SHOWN_EVENTS),
    };
  },
});
export type EventService = ReturnType<typeof createEventService>;
