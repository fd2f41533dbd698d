import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { calls } from '#contract/calls.ts';
import { type KeyedName, keyedCalls, keyedNames } from './support/keyedCalls.ts';
import { sendCall } from './support/sendCall.ts';
import { useShop } from './support/useShop.ts';
import type { Visitor } from './support/visitor.ts';

/** Over every call of the contract with a key, so that a new one is covered by being listed there. */

const envelope = z.object({ errNo: z.int(), data: z.unknown() });

/** What has effects outside of the database, so that its answer can be lost before it is stored. */
const OUTSIDE = [
  'orderCheckout',
  'orderCancel',
  'orderRefund',
  'subscriptionChange',
  'subscriptionCancel',
  'subscriptionResume',
  'chatPlayAudio',
  'ugcDescribe',
] as const satisfies readonly KeyedName[];
/** What can be refused alone in the state that it is asked for in. */
const REFUSED: ReadonlySet<KeyedName> = new Set(['ugcRetry', 'chatContinue', 'pictaskRetry', 'reportAppeal']);

describe('[N-09] the same intent', () => {
  const shop = useShop('postgresql');
  const prepare = keyedCalls(shop);
  let database: Client;
  beforeAll(async () => {
    database = new Client({ connectionString: shop.databaseUrl() });
    await database.connect();
  });
  afterAll(() => database.end());

  const ask = async (name: KeyedName, visitor: Visitor, fields: Readonly<Record<string, unknown>>, key: string) => {
    const response = await sendCall(visitor, calls[name], { fields, headers: { 'idempotency-key': key } });
    return { status: response.status, ...envelope.parse(await response.json()) };
  };

  it.each(keyedNames.filter((name) => name !== 'userDelete'))('of %s gives the same answer', async (name) => {
    const { visitor, fields } = await prepare[name]();
    const key = randomUUID();
    const first = await ask(name, visitor, fields, key);
    expect(first).toMatchObject(REFUSED.has(name) ? { data: null } : { status: 200, errNo: 0 });
    expect(await ask(name, visitor, fields, key)).toEqual(first);
  });

  it('of userDelete finds nobody signed in any more', async () => {
    const { visitor, fields } = await prepare.userDelete();
    const key = randomUUID();
    expect(await ask('userDelete', visitor, fields, key)).toEqual({ status: 200, errNo: 0, data: {} });
    expect(await ask('userDelete', visitor, fields, key)).toEqual({ status: 401, errNo: 1002, data: null });
  });

  it.each(OUTSIDE)('of %s gives the same answer when the first got lost before it was stored', async (name) => {
    const { visitor, fields } = await prepare[name]();
    const { delivery } = shop.payments();
    onTestFinished(() => delivery.release());
    // No news of the payment service comes between the answers.
    delivery.hold();
    const key = randomUUID();
    const first = await ask(name, visitor, fields, key);
    expect(first).toMatchObject({ status: 200, errNo: 0 });
    const lost = await database.query("UPDATE idempotent_answers SET err_no = -1, data = 'null' WHERE key = $1", [key]);
    expect(lost.rowCount).toBe(1);
    expect(await ask(name, visitor, fields, key)).toEqual(first);
    expect(await ask(name, visitor, fields, key)).toEqual(first);
  });

  it('of a change of plan changes nothing again after another change was made', async () => {
    const { visitor, fields } = await prepare.subscriptionChange();
    const key = randomUUID();
    await ask('subscriptionChange', visitor, fields, key);
    const back = { planId: 'plus-1', amount: 1299, currency: 'USD' };
    const later = await ask('subscriptionChange', visitor, back, randomUUID());
    expect(later).toMatchObject({ data: { subscription: { planId: 'premium-1', nextPlanId: 'plus-1' } } });
    await database.query("UPDATE idempotent_answers SET err_no = -1, data = 'null' WHERE key = $1", [key]);
    expect(await ask('subscriptionChange', visitor, fields, key)).toEqual(later);
  });

  it('of a cancellation that ended the plan at once gives the same answer', async () => {
    const { visitor } = await prepare.subscriptionCancel();
    await database.query(
      'UPDATE subscriptions s SET period_end = period_start + 1 FROM wallets w WHERE w.id = s.wallet_id AND w.account_id = $1',
      [Object((await visitor.get('/api/user/detail')).data).uid],
    );
    const key = randomUUID();
    const ended = { status: 200, errNo: 0, data: { subscription: null } };
    expect(await ask('subscriptionCancel', visitor, {}, key)).toEqual(ended);
    await database.query("UPDATE idempotent_answers SET err_no = -1, data = 'null' WHERE key = $1", [key]);
    expect(await ask('subscriptionCancel', visitor, {}, key)).toEqual(ended);
  });

  it('that was refused may ask for something else', async () => {
    const { visitor } = await prepare.userUpdate();
    const key = randomUUID();
    expect(await ask('orderCheckout', visitor, { kind: 'package', productId: 'nothing' }, key)).toMatchObject({
      errNo: 1001,
    });
    expect(await ask('orderCheckout', visitor, { kind: 'package', productId: 'small' }, key)).toMatchObject({
      errNo: 0,
    });
  });
});
