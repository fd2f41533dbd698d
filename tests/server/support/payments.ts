import { pino } from 'pino';
import { type DevPayments, openDevPayments } from '#server/features/devPayments/devPayments.ts';
import { memoryStore, type ObjectStore } from '#server/features/devPayments/records.ts';
import { WEBHOOK_PATH } from '#server/features/billing/orderRoutes.ts';
import { startTestServer, type TestServer } from './testServer.ts';

/** A payment service that speaks Stripe's API, and a server that is set up with it as with Stripe. */
export interface Shop extends AsyncDisposable {
  readonly server: TestServer;
  readonly payments: DevPayments;
}

/** A payment service of its own process part, which sends its events to wherever `webhookUrl` leads then. */
export const openPaymentService = (
  webhookUrl: () => string,
  { store = memoryStore(), ...rest }: { store?: ObjectStore; clock?: () => number; firstWait?: number } = {},
): Promise<DevPayments> =>
  openDevPayments({
    store,
    publicOrigin: () => 'http://pay.example',
    webhookUrl,
    log: pino({ level: 'silent' }),
    ...rest,
  });

/** What makes a server use a payment service. */
export const stripeEnv = ({ settings }: DevPayments): Record<string, string> => ({
  STRIPE_SECRET_KEY: settings.secretKey,
  STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
  STRIPE_API_ORIGIN: settings.apiOrigin,
});

/** `clock` is the payment service's, in milliseconds since 1970. */
export const startShop = async (
  env: Readonly<Record<string, string>> = {},
  clock: () => number = Date.now,
): Promise<Shop> => {
  let origin = '';
  const payments = await openPaymentService(() => origin + WEBHOOK_PATH, { clock });
  const server = await startTestServer({ ...stripeEnv(payments), ...env });
  ({ origin } = server);
  return {
    server,
    payments,
    async [Symbol.asyncDispose]() {
      await payments.close();
      await server[Symbol.asyncDispose]();
    },
  };
};
