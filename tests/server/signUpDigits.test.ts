import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const PASSWORD = 'correct horse';
const wrongCode = { status: 400, errNo: 2002, data: null };
const wrongFor = (digits: string): string => (digits.startsWith('0') ? '100000' : '000000');

describeOnDatabases('[AUTH-07] the six digits of a sign-up', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ RATE_LIMITS: 'on', ...(await placeOn(kind)) });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const signUp = async () => {
    const visitor = new Visitor(server.origin);
    const email = `${randomUUID()}@example.org`;
    await visitor.requestSignUp(email, PASSWORD);
    return { visitor, email, digits: await visitor.digitsFor(email) };
  };
  const guess = async (visitor: Visitor, digits: string, times: number) => {
    for (let tried = 0; tried < times; tried += 1) expect(await visitor.confirm(wrongFor(digits))).toEqual(wrongCode);
  };

  it('open the account in the browser that signed up, once, and in no other', async () => {
    const { visitor, digits } = await signUp();
    const elsewhere = new Visitor(server.origin);
    expect(await elsewhere.confirm(digits)).toEqual(wrongCode);
    expect(await elsewhere.confirm(digits, PASSWORD)).toEqual(wrongCode);
    expect(await (await signUp()).visitor.confirm(digits)).toEqual(wrongCode);
    const before = visitor.at(server.origin);
    expect(await visitor.confirm(digits)).toMatchObject({ status: 200, errNo: 0 });
    expect(await before.confirm(digits)).toEqual(wrongCode);
  });

  it('of an earlier mail work as well as those of the last', async () => {
    const { visitor, email, digits } = await signUp();
    await visitor.requestSignUp(email, PASSWORD);
    expect(await visitor.confirm(digits)).toMatchObject({ errNo: 0 });
  });

  it('end with the fifth wrong ones; the link goes on', async () => {
    const { visitor, email, digits } = await signUp();
    await guess(visitor, digits, 5);
    expect(await visitor.confirm(digits)).toEqual(wrongCode);
    expect(await visitor.confirm(await visitor.codeFor(email))).toMatchObject({ errNo: 0 });
  });

  it('are tried fifteen times a day at an e-mail, however many mails there are', async () => {
    const { visitor, email, digits } = await signUp();
    await guess(visitor, digits, 5);
    for (const _more of ['second', 'third']) {
      await visitor.requestSignUp(email, PASSWORD);
      await guess(visitor, await visitor.digitsFor(email), 5);
    }
    await visitor.requestSignUp(email, PASSWORD);
    expect(await visitor.confirm(await visitor.digitsFor(email))).toEqual(wrongCode);
    expect(await visitor.confirm(await visitor.codeFor(email))).toMatchObject({ errNo: 0 });
  });
});
