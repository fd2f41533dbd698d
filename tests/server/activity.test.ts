import { describe, expect, it } from 'vitest';
import { subscriptionPlans } from '#contract/subscription.ts';
import { readEnv } from '#server/env.ts';
import { runningPromotion } from '#server/features/activity/activity.ts';
import { startTestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const autumn = {
  name: 'Autumn',
  maxSubscriptionDiscount: '50%',
  startTime: '2026-10-01T00:00:00Z',
  endTime: '2026-11-01T02:00:00+02:00',
};
const promotion = { ...autumn, startTime: Date.UTC(2026, 9), endTime: Date.UTC(2026, 10) };
const YEAR = 365 * 24 * 60 * 60 * 1000;

describe('a promotion', () => {
  it('is read from the settings', () => {
    expect(readEnv({ PROMOTION: JSON.stringify(autumn) }).PROMOTION).toEqual(promotion);
    expect(readEnv({}).PROMOTION).toBeUndefined();
  });

  it.each([
    ['no JSON', 'Autumn'],
    ['a part that is missing', JSON.stringify({ ...autumn, name: undefined })],
    ['something else in it', JSON.stringify({ ...autumn, banner: '/autumn.png' })],
    ['no name', JSON.stringify({ ...autumn, name: '' })],
    ['a discount that is none', JSON.stringify({ ...autumn, maxSubscriptionDiscount: '0.5' })],
    ['a discount of all', JSON.stringify({ ...autumn, maxSubscriptionDiscount: '100%' })],
    ['a day instead of a time', JSON.stringify({ ...autumn, startTime: '2026-10-01' })],
    ['an end before its start', JSON.stringify({ ...autumn, endTime: autumn.startTime })],
  ])('is refused with %s', (_what, value) => {
    expect(() => readEnv({ PROMOTION: value })).toThrow(
      `PROMOTION must be JSON such as {"name": "Autumn", "maxSubscriptionDiscount": "50%", "startTime": "2026-10-01T00:00:00Z", "endTime": "2026-11-01T00:00:00Z"}; it is ${JSON.stringify(value)}`,
    );
  });

  it('runs from its start to just before its end', () => {
    const { startTime, endTime } = promotion;
    const times = [startTime - 1, startTime, endTime - 1, endTime];
    expect(times.map((time) => runningPromotion(promotion, time))).toEqual([
      undefined,
      promotion,
      promotion,
      undefined,
    ]);
    expect(runningPromotion(undefined, startTime)).toBeUndefined();
  });

  it('[AUTH-15] that is to come leaves the discount that an account sees as it is', async () => {
    const startTime = new Date(Date.now() + YEAR).toISOString();
    const endTime = new Date(Date.now() + 2 * YEAR).toISOString();
    await using server = await startTestServer({ PROMOTION: JSON.stringify({ ...autumn, startTime, endTime }) });
    const visitor = new Visitor(server.origin);
    await visitor.join();
    expect(await visitor.get('/api/activity')).toEqual({ status: 200, errNo: 0, data: { promotion: null } });
    expect(await visitor.get('/api/user/detail')).toMatchObject({ data: { maxSubscriptionDiscount: '70%' } });
  });

  it('tells with the plans until when its discount holds', async () => {
    const endTime = Math.floor(Date.now() / 1000) * 1000 + YEAR;
    const running = { ...autumn, startTime: '2020-01-01T00:00:00Z', endTime: new Date(endTime).toISOString() };
    const termsAt = async (env: Record<string, string>) => {
      await using server = await startTestServer(env);
      const { data } = await new Visitor(server.origin).get(subscriptionPlans.path);
      return subscriptionPlans.response.parse(data).terms;
    };
    const terms = {
      welcomeTokens: 100,
      serviceCosts: [
        { service: 'chat', cost: 1 },
        { service: 'picture', cost: 10 },
        { service: 'character', cost: 20 },
        { service: 'speech', cost: 1 },
      ],
      refundDays: 14,
    };
    expect(await termsAt({})).toEqual({ ...terms, discountEndTime: null });
    expect(await termsAt({ PROMOTION: JSON.stringify(running) })).toEqual({ ...terms, discountEndTime: endTime });
  });
});
