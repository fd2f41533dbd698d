import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHARACTER_LIMITS, helpedField } from '#contract/characterDraft.ts';
import { appearance } from './support/drafts.ts';
import { Maker } from './support/maker.ts';
import { cutsAfter, type OpenAiServer, startOpenAiServer, streams } from './support/openaiServer.ts';
import { success } from './support/talker.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';

const ask = (maker: Maker, field: string, draft: unknown, key: string = randomUUID()) =>
  maker.visitor.post('/api/character/ugc/describe', { field, draft }, { 'idempotency-key': key });
const refusedWith = (path: string, reason: string) => ({
  status: 403,
  errNo: 1008,
  data: { fields: [{ path, reason }] },
});

describe('help by the built-in writer', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ RATE_LIMITS: 'on' });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it.each(helpedField.options)(
    '[CHAR-03] writes a %s of what is there, the same for the same intent',
    async (field) => {
      const maker = await Maker.join(server);
      const key = randomUUID();
      const answer = await ask(maker, field, { name: 'Nora', appearance }, key);
      const { text } = Object(answer.data);
      expect(answer).toEqual(success({ text: expect.any(String) }));
      expect(text.length).toBeGreaterThan(10);
      expect(text.length).toBeLessThanOrEqual(CHARACTER_LIMITS[field]);
      expect(text).not.toMatch(/\{\w+\}(?!\})|undefined/u);
      expect(await ask(maker, field, { name: 'Nora', appearance }, key)).toEqual(answer);
    },
  );

  it('[CHAR-03] writes with nothing to go by', async () => {
    expect(await ask(await Maker.join(server), 'description', {})).toMatchObject({ errNo: 0 });
  });

  it('[CHAR-03] does not help with what the content rules refuse', async () => {
    const maker = await Maker.join(server);
    expect(await ask(maker, 'description', { name: 'Nora', tagline: 'A 16-year-old witch.' })).toEqual(
      refusedWith('tagline', 'underAge'),
    );
  });

  it('[CHAR-03] is limited', async () => {
    const maker = await Maker.join(server);
    for (let number = 0; number < 40; number += 1) await ask(maker, 'tagline', { name: 'Nora' });
    expect(await ask(maker, 'tagline', { name: 'Nora' })).toMatchObject({ status: 429, errNo: 1006 });
  });
});

describe('help by a model', () => {
  let server: TestServer;
  let model: OpenAiServer;
  let maker: Maker;
  beforeAll(async () => {
    model = await startOpenAiServer();
    server = await startTestServer({ OPENAI_BASE_URL: model.baseUrl, CHAT_MODEL: 'test' });
    maker = await Maker.join(server);
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await model[Symbol.asyncDispose]();
  });

  it('[CHAR-03] asks for the field with the draft as material', async () => {
    const asked = model.requests.length;
    model.add(streams('Nora keeps ', 'a lighthouse.'));
    expect(await ask(maker, 'description', { name: 'Nora', tags: ['sea'], greeting: 'Hello.' })).toEqual(
      success({ text: 'Nora keeps a lighthouse.' }),
    );
    const prompt = JSON.stringify((await model.request(asked)).body);
    for (const part of ['Write the description', 'name: Nora', 'tags: sea', 'greeting: Hello.'])
      expect(prompt).toContain(part);
  });

  it.each([
    ['a label', '**Tagline:** Keeps the light.', 'Keeps the light.'],
    ['quotation marks', '"Keeps the light."', 'Keeps the light.'],
    ['a polite beginning', 'Sure, here is a tagline:\n\nKeeps the light.', 'Keeps the light.'],
    ['a fence', '```\nKeeps the light.\n```', 'Keeps the light.'],
    ['too much', `Keeps the light. ${'x'.repeat(300)}`, 'Keeps the light.'],
    ['control characters', 'Keeps\u0007 the light.', 'Keeps the light.'],
  ])('[CHAR-03] takes %s off', async (_, written, text) => {
    model.add(streams(written));
    expect(await ask(maker, 'tagline', { name: 'Nora' })).toEqual(success({ text }));
  });

  it('[CHAR-03] what the model writes goes through the content rules', async () => {
    model.add(streams('Nora is a 15-year-old girl.'));
    expect(await ask(maker, 'description', { name: 'Nora' })).toEqual(refusedWith('description', 'underAge'));
  });

  it('[CHAR-03] an answer that breaks off is none', async () => {
    model.add(cutsAfter('Nora'), cutsAfter('Nora'));
    expect(await ask(maker, 'description', { name: 'Nora' })).toEqual({ status: 502, errNo: 1007, data: null });
  });
});
