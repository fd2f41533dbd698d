import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Log } from '#server/log.ts';
import { startLoop } from '#server/loop.ts';
import type { StripeSettings } from '#server/providers/payment/stripe/stripeProvider.ts';
import { createApi } from './api.ts';
import { createDelivery, type Delivery } from './delivery.ts';
import { createEngine, type Engine } from './engine.ts';
import { createPages } from './pages.ts';
import { createRecords, type ObjectStore } from './records.ts';

const PATH = '/dev/checkout';
const MINUTE = 60_000;

export interface DevPaymentsOptions {
  readonly store: ObjectStore;
  /** Origin under which people reach the pages. */
  readonly publicOrigin: () => string;
  /** Where events go. */
  readonly webhookUrl: () => string;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
  /** Milliseconds until an event that was not taken is sent again. */
  readonly firstWait?: number;
}

/** A payment service of our own that speaks Stripe's API and sends Stripe's events. */
export interface DevPayments {
  /** How Stripe's client reaches it. */
  readonly settings: Required<StripeSettings>;
  readonly path: string;
  /** Its pages, for `path`. */
  readonly pages: Hono;
  /** What the pages' buttons do. */
  readonly engine: Engine;
  readonly delivery: Delivery;
  readonly records: ReturnType<typeof createRecords>;
  /** Sends the events that an earlier process left, and goes on from there. */
  start(): void;
  close(): Promise<void>;
}

const secret = (): string => randomBytes(24).toString('hex');

/** Begins to listen on a free port of this machine; its pages are for the main server to show. */
export const openDevPayments = async ({
  store,
  publicOrigin,
  webhookUrl,
  log,
  clock = Date.now,
  firstWait = 1000,
}: DevPaymentsOptions): Promise<DevPayments> => {
  const now = () => Math.floor(clock() / 1000);
  const [secretKey, webhookSecret] = [`sk_test_${secret()}`, `whsec_${secret()}`];
  const pageOf = (id: string): string => `${publicOrigin()}${PATH}/${id}`;
  const records = createRecords(store);
  const delivery = createDelivery({ records, webhookUrl, webhookSecret, log, now, firstWait });
  const engine = createEngine({ records, delivery, pageOf, now });
  const portalOf = (id: string): string => pageOf(`portal/${id}`);
  const api = createApi({ records, engine, secretKey, pageOf, portalOf, now });
  const server = createAdaptorServer({ fetch: api.fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The embedded payment service does not listen');
  const tellStuck = (error: unknown): void => log.error({ err: error }, 'the embedded payment service is stuck');
  const pass = () => engine.passTime();
  const loop = startLoop(pass, MINUTE, tellStuck);
  return {
    settings: { secretKey, webhookSecret, apiOrigin: `http://127.0.0.1:${address.port}` },
    path: PATH,
    pages: createPages({ records, engine }),
    engine,
    delivery,
    records,
    start() {
      pass().catch(tellStuck);
      delivery.wake();
    },
    async close() {
      await loop.close();
      await delivery.close();
      const closed = once(server, 'close');
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
    },
  };
};
