import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { ordersActors, subscriptionActors } from '#src/actors/billingActors.ts';
import { purchaseActors, setupActors } from '#src/actors/machineActors.ts';
import { settingsActors } from '#src/actors/settingsActors.ts';
import { useLosingServer } from './support/useLosingServer.ts';

/** What is bought, changed and deleted: the keys are those of `src/actors/intentKeys.ts`. */

const { api, asked, refuses } = useLosingServer();

const orderId = '00000000-0000-4000-8000-000000000001';
const terms = { planId: 'plus-1', amount: 1299, currency: 'USD' };
const choice = { kind: 'package', productId: 'small', returnPath: '/tokens' } as const;
const owner = { email: 'ada@example.org' };

type Ask = () => Promise<unknown>;

/** Each begins as a page does, and gives what asks: called again, it tries the same again. */
const INTENTS: readonly (readonly [path: string, body: object, begin: () => Ask])[] = [
  [
    '/api/order/checkout',
    choice,
    () => {
      const { checkout } = purchaseActors(api());
      return () => toPromise(createActor(checkout, { input: choice }).start());
    },
  ],
  [
    '/api/order/cancel',
    { orderId },
    () => {
      const { cancelOrder } = purchaseActors(api());
      return () => toPromise(createActor(cancelOrder, { input: { orderId } }).start());
    },
  ],
  [
    '/api/order/refund',
    { orderId },
    () => {
      const { refundOrder } = ordersActors(api());
      return () => toPromise(createActor(refundOrder, { input: { orderId } }).start());
    },
  ],
  [
    '/api/subscription/change',
    terms,
    () => {
      const { changePlan } = subscriptionActors(api());
      return () => toPromise(createActor(changePlan, { input: terms }).start());
    },
  ],
  [
    '/api/subscription/cancel',
    {},
    () => {
      const { cancelSubscription } = subscriptionActors(api());
      return () => toPromise(createActor(cancelSubscription).start());
    },
  ],
  [
    '/api/subscription/resume',
    {},
    () => {
      const { resumeSubscription } = subscriptionActors(api());
      return () => toPromise(createActor(resumeSubscription).start());
    },
  ],
  [
    '/api/subscription/portal',
    {},
    () => {
      const { openPortal } = subscriptionActors(api());
      return () => toPromise(createActor(openPortal).start());
    },
  ],
  [
    '/api/user/update',
    { age: 36 },
    () => {
      const { updateUser } = setupActors(api());
      return () => toPromise(createActor(updateUser, { input: { age: 36 } }).start());
    },
  ],
  [
    '/api/user/delete',
    owner,
    () => {
      const { deleteAccount } = settingsActors(api());
      return () => toPromise(createActor(deleteAccount, { input: owner }).start());
    },
  ],
];

const attempt = async (ask: Ask): Promise<void> => {
  await expect(ask()).rejects.toMatchObject({ name: 'ApiFailure' });
};
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('[API-08] what is asked for again', () => {
  it.each(INTENTS)('keeps its key until an answer comes, and has another then: %s', async (path, body, begin) => {
    const ask = begin();
    await attempt(ask);
    await attempt(ask);
    refuses(true);
    await attempt(ask);
    refuses(false);
    await attempt(ask);
    const [first = '', , , last = ''] = asked().map(([, key]) => key);
    expect(asked()).toEqual([first, first, first, last].map((key) => [path, key, body]));
    expect([first, last]).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID)]);
    expect(last).not.toBe(first);
  });
});
