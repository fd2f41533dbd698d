import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { answersWith, flags, type ModerationServer, startModerationServer } from './support/moderationServer.ts';
import { Talker } from './support/talker.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

describeOnDatabases('with a moderation server', (kind) => {
  let moderation: ModerationServer;
  let server: TestServer;
  beforeAll(async () => {
    moderation = await startModerationServer();
    server = await startTestServer({ MODERATION_BASE_URL: moderation.baseUrl, ...(await placeOn(kind)) });
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await moderation[Symbol.asyncDispose]();
  });

  const helpFor = async (said: string): Promise<string | undefined> => {
    const visitor = new Visitor(server.origin);
    await visitor.join();
    const [message] = await new Talker(visitor).say(said);
    return message.help?.kind;
  };
  const asked = () => moderation.requests.map(({ body }) => body.input);

  it('[M-12] what either hears counts, and what we hear is not sent', async () => {
    const before = asked().length;
    moderation.add(flags('lanterns', 'self-harm/intent'));
    const kinds = [await helpFor('The lanterns are lit'), await helpFor('I want to kill myself')];
    expect([kinds, asked().slice(before)]).toEqual([['selfHarm', 'selfHarm'], [['The lanterns are lit']]]);
  });

  it('[M-12] what it flags for another reason is no need', async () => {
    moderation.add(flags('lanterns', 'violence'));
    expect(await helpFor('The lanterns are lit')).toBeUndefined();
  });

  it('[M-12] one that is down holds up nobody', async () => {
    moderation.add(answersWith(500));
    expect(await helpFor('The lanterns are lit')).toBeUndefined();
  });
});
