import { expect, it } from 'vitest';
import { passwordDigest } from '#src/api/passwordDigest.ts';
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

  it('[N-04] gives them once an e-mail, also when its account is deleted and made anew', async () => {
    const promotion = {
      name: 'Winter',
      maxSubscriptionDiscount: '50%',
      tokens: 30,
      startTime: '2020-01-01T00:00:00Z',
      endTime: new Date(Date.now() + HOUR).toISOString(),
    };
    const place = await placeOn(kind);
    await using first = await startTestServer(place);
    const member = new Visitor(first.origin);
    const email = await member.join();
    await first.close();
    const env = { ...place, DATA_DIR: first.dataDir, PROMOTION: JSON.stringify(promotion) };
    const second = await startTestServer(env);
    const returning = member.at(second.origin);
    await expect.poll(async () => (await new Buyer(returning).detail()).tokens).toBe(130);
    const owner = { email, password: passwordDigest('correct horse') };
    expect(await returning.post('/api/user/delete', owner)).toEqual({ status: 200, errNo: 0, data: {} });
    await returning.join(email);
    await second.close();
    // A server that stops has finished what it looked after when it started.
    await (await startTestServer(env)).close();
    await using last = await startTestServer(place);
    expect(await new Buyer(returning.at(last.origin)).ledger()).toEqual([]);
  });

  it('gives them once a wallet, also when its account has another e-mail meanwhile', async () => {
    const promotion = {
      name: 'Spring',
      maxSubscriptionDiscount: '50%',
      tokens: 30,
      startTime: '2020-01-01T00:00:00Z',
      endTime: new Date(Date.now() + HOUR).toISOString(),
    };
    const place = await placeOn(kind);
    await using first = await startTestServer(place);
    const member = new Visitor(first.origin);
    const email = await member.join();
    await first.close();
    const env = { ...place, DATA_DIR: first.dataDir, PROMOTION: JSON.stringify(promotion) };
    const second = await startTestServer(env);
    const owner = member.at(second.origin);
    await expect.poll(async () => (await new Buyer(owner).detail()).tokens).toBe(130);
    const next = `next-${email}`;
    await owner.form('/session/pc/emailchange', { email: next, password: passwordDigest('correct horse') });
    for (const address of [email, next])
      await owner.form('/session/pc/emailchangeconfirm', { code: await owner.codeFor(address) });
    await second.close();
    // A server that stops has finished what it looked after when it started.
    await (await startTestServer(env)).close();
    await using last = await startTestServer(place);
    const buyer = new Buyer(owner.at(last.origin));
    expect(await new Visitor(last.origin).signIn(next, 'correct horse')).toMatchObject({ errNo: 0 });
    expect((await buyer.ledger()).map(lineOf)).toEqual([
      ['promotion', 30, 130],
      ['welcome', 100, 100],
    ]);
  });
});
