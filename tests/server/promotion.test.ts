import { expect, it } from 'vitest';
import { Buyer, lineOf } from './support/buyer.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { placeOn, startTestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const HOUR = 60 * 60 * 1000;

describeOnDatabases('a promotion with tokens', (kind) => {
  it('gives them to everybody once, until it ends', async () => {
    const url = await placeOn(kind);
    const endTime = Math.floor(Date.now() / 1000) * 1000 + HOUR;
    const promotion = {
      name: 'Autumn',
      maxSubscriptionDiscount: '50%',
      tokens: 30,
      startTime: '2020-01-01T00:00:00Z',
      endTime: new Date(endTime).toISOString(),
    };
    await using first = await startTestServer(url);
    const member = new Visitor(first.origin);
    await member.join();
    await first.close();
    for (let start = 0; start < 2; start += 1) {
      const env = { ...url, DATA_DIR: first.dataDir, PROMOTION: JSON.stringify(promotion) };
      const server = await startTestServer(env);
      const buyer = new Buyer(member.at(server.origin));
      await expect.poll(async () => (await buyer.detail()).tokens).toBe(130);
      expect((await buyer.ledger()).map(lineOf)).toEqual([
        ['promotion', 30, 130],
        ['welcome', 100, 100],
      ]);
      expect((await buyer.remaining()).expiring).toEqual([{ tokens: 30, expireTime: endTime }]);
      await server.close();
    }
  });
});
