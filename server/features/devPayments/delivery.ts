import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import Stripe from 'stripe';
import type { Log } from '#server/log.ts';
import type { EventRecord, Records } from './records.ts';
import { renderEvent } from './render.ts';

const LONGEST_WAIT = 60_000;
const ANSWER_WITHIN = 20_000;

export interface DeliveryDeps {
  readonly records: Records;
  /** Where events go. */
  readonly webhookUrl: () => string;
  readonly webhookSecret: string;
  readonly log: Log;
  /** Seconds since 1970. */
  readonly now: () => number;
  /** How long an event waits that was not taken, in milliseconds; each time after twice as long, up to a minute. */
  readonly firstWait: number;
}

/** Events, sent one after another with Stripe's own signature, again and again until each is answered with 2xx. */
export const createDelivery = ({ records, webhookUrl, webhookSecret, log, now, firstWait }: DeliveryDeps) => {
  const { webhooks } = new Stripe('sk_unused');
  const stopping = new AbortController();
  const state = { isHeld: false };
  let count = 0;
  let sending: Promise<void> | undefined;

  /** Posts an event; gives the status of the answer. */
  const post = async (event: EventRecord): Promise<number> => {
    const payload = JSON.stringify(renderEvent(event));
    const signature = webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
    const response = await fetch(webhookUrl(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(ANSWER_WITHIN)]),
    });
    await response.arrayBuffer();
    if (response.ok) await records.events.put({ ...event, isDelivered: true });
    return response.status;
  };

  const waiting = async (): Promise<EventRecord[]> =>
    (await records.events.list())
      .filter(({ isDelivered }) => !isDelivered)
      .toSorted((one, other) => one.number - other.number);

  const sendAll = async (): Promise<void> => {
    let wait = firstWait;
    while (!state.isHeld) {
      const [next] = await waiting();
      if (next === undefined || stopping.signal.aborted) return;
      const isTaken = await post(next).then(
        (status) => status >= 200 && status < 300,
        () => false,
      );
      if (isTaken) {
        wait = firstWait;
        continue;
      }
      await delay(wait, undefined, { signal: stopping.signal, ref: false });
      wait = Math.min(wait * 2, LONGEST_WAIT);
    }
  };

  const wake = (): void => {
    if (state.isHeld || stopping.signal.aborted) return;
    sending ??= sendAll()
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) log.error({ err: error }, 'the embedded payment service cannot send events');
      })
      .finally(() => {
        sending = undefined;
      });
  };

  return {
    wake,

    async emit(type: string, object: unknown): Promise<void> {
      const events = await records.events.list();
      count = Math.max(count, ...events.map(({ number }) => number)) + 1;
      await records.events.put({
        id: `evt_${randomUUID().replaceAll('-', '')}`,
        created: now(),
        number: count,
        type,
        object: structuredClone(object),
        isDelivered: false,
      });
      wake();
    },

    /** Keeps events back until they are sent one by one. */
    hold(): void {
      state.isHeld = true;
    },
    /** Sends what was kept back, and goes on as usual. */
    release(): void {
      state.isHeld = false;
      wake();
    },
    /** All events, in the order in which things happened. */
    events: async (): Promise<EventRecord[]> =>
      (await records.events.list()).toSorted((one, other) => one.number - other.number),
    post,

    async close(): Promise<void> {
      stopping.abort();
      await sending;
    },
  };
};
export type Delivery = ReturnType<typeof createDelivery>;
