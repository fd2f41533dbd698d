import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '#contract/care.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { openPostgresql } from '#server/db/postgresql.ts';
import { accounts } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { honestTexts } from '#server/features/care/honest/honestTexts.ts';
import { notForMinors } from '#server/features/care/minors/minorTexts.ts';
import { insertMessages, openConversation } from '#server/features/conversation/chatRepository.ts';
import { newMessage } from '#server/features/conversation/newMessages.ts';
import { saidUnderAge, turnsBefore } from '#server/features/conversation/turnRepository.ts';
import { silentLog } from '#server/log.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { Buyer } from './support/buyer.ts';
import { type OpenAiServer, startOpenAiServer, streams } from './support/openaiServer.ts';
import { Stranger } from './support/stranger.ts';
import { character, messagesOf, Talker } from './support/talker.ts';
import { newPostgresqlUrl } from './support/testDatabase.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const { characterId } = character;
const TELLING = 'I am 15';
const refusal = notForMinors('en', true);

describeOnDatabases('[M-12] who says in a conversation that they are a minor', (kind) => {
  let provider: OpenAiServer;
  let server: TestServer;
  beforeAll(async () => {
    provider = await startOpenAiServer();
    server = await startTestServer({
      TRUSTED_PROXIES: '127.0.0.1',
      EMBEDDED_PROVIDERS: 'anywhere',
      OPENAI_BASE_URL: provider.baseUrl,
      CHAT_MODEL: 'test',
      ...(await placeOn(kind)),
    });
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await provider[Symbol.asyncDispose]();
  });

  const join = async (): Promise<Talker> => {
    const visitor = new Visitor(server.origin);
    await visitor.join();
    return new Talker(visitor);
  };
  const answerTo = async (talker: Talker, text: string): Promise<string> => (await talker.say(text))[1].text;

  it('is not answered by the character any more, whatever they say next', async () => {
    const talker = await join();
    const asked = provider.requests.length;
    const [, first] = await talker.say(TELLING);
    const [, second] = await talker.say('What are you baking?');
    const again = messagesOf(await talker.regenerate(second)).at(-1);
    expect([
      first.text,
      second.text,
      again?.text,
      await answerTo(talker, 'Are you human?'),
      await answerTo(talker, 'I took all my pills'),
      provider.requests.length,
    ]).toEqual([
      refusal,
      refusal,
      refusal,
      `${honestTexts.en.truth}\n\n${refusal}`,
      expect.stringContaining('988'),
      asked,
    ]);
  });

  it('gets no picture from it either', async () => {
    const talker = await join();
    await talker.say(TELLING);
    const wish = { characterId, speechText: 'Show me your kitchen', picture: true };
    expect(await talker.post('/api/chat/completion', wish)).toMatchObject({
      errNo: 0,
      data: { messages: [{}, { text: refusal, image: null }] },
    });
  });

  it('pays for none of these answers, and for those after that line is gone', async () => {
    const talker = await join();
    const buyer = new Buyer(talker.visitor);
    const tokens = async () => (await buyer.remaining()).tokens;
    const before = await tokens();
    const [told] = await talker.say(TELLING);
    const [, answer] = await talker.say('What are you baking?');
    await talker.regenerate(answer);
    const free = await tokens();
    await talker.post('/api/chat/delete', { msgId: told.msgId });
    provider.add(streams('Bread.'));
    const [last] = await talker.say('And now?');
    const paid = await tokens();
    await talker.edit(last, TELLING);
    expect([free, paid, await tokens()]).toEqual([before, before - 1, before - 1]);
  });

  it('is answered again once they have deleted that line', async () => {
    const talker = await join();
    const [told] = await talker.say(TELLING);
    await talker.say('What are you baking?');
    await talker.post('/api/chat/delete', { msgId: told.msgId });
    provider.add(streams('Bread.'));
    expect(await answerTo(talker, 'And now?')).toBe('Bread.');
  });

  it('is answered again once they have said that line in other words', async () => {
    const talker = await join();
    const [told] = await talker.say(TELLING);
    provider.add(streams('So am I.'), streams('Bread.'));
    const edited = messagesOf(await talker.edit(told, 'I am 51')).at(-1);
    expect([edited?.text, await answerTo(talker, 'What are you baking?')]).toEqual(['So am I.', 'Bread.']);
  });

  it('is not answered in a meeting without an account either, nor in the conversation that it becomes', async () => {
    const stranger = new Stranger(new Visitor(server.origin));
    const asked = provider.requests.length;
    const answered = async (text: string) => messagesOf(await stranger.say(text))[1]?.text;
    const met = [await answered(TELLING), await answered('What are you baking?')];
    await stranger.visitor.join();
    await stranger.take();
    const talker = new Talker(stranger.visitor);
    const later = await answerTo(talker, 'Hello again');
    expect([...met, later, provider.requests.length]).toEqual([
      notForMinors('en', false),
      notForMinors('en', false),
      refusal,
      asked,
    ]);
    const told = (await talker.history()).messages.find(({ text }) => text === TELLING);
    await talker.post('/api/chat/delete', { msgId: told?.msgId });
    provider.add(streams('Bread.'));
    expect(await answerTo(talker, 'And now?')).toBe('Bread.');
  });
});

describe('[M-12] that a conversation is a minor’s', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openPostgresql(await newPostgresqlUrl(), silentLog);
  });
  afterAll(() => database.close());

  const content: Content = { minor: 'self', realPerson: false, forbidden: null, isWhole: true };
  const turn = (text: string, told: Content | null = null) => ({ role: 'user', text, need: null, content: told });

  it('is remembered however much was said since', async () => {
    const { db } = database;
    const accountId = randomUUID();
    await db.insert(accounts).values({ id: accountId, email: `${accountId}@example.org`, createTime: 0 });
    const id = await transact(db, async (tx) => {
      const conversation = await openConversation(tx, { id: randomUUID(), accountId, characterId, lastTime: 1 });
      const said = (text: string, createTime: number) => newMessage('user', text, createTime);
      const told = { ...said(TELLING, 2), judgement: { need: null, content } };
      await insertMessages(tx, conversation, [said('First', 1), told, said('Then', 3), said('Now', 4)]);
      return conversation.id;
    });
    expect([
      await turnsBefore(db, id, 2, 9),
      await turnsBefore(db, id, 2, 4),
      await turnsBefore(db, id, 9, 9),
      await turnsBefore(db, id, 2, 2),
      await saidUnderAge(db, id),
      await saidUnderAge(db, id, 2),
    ]).toEqual([
      [turn(TELLING, content), turn('Then'), turn('Now')],
      [turn(TELLING, content), turn('Then')],
      [turn('First'), turn(TELLING, content), turn('Then'), turn('Now')],
      [turn('First')],
      true,
      false,
    ]);
  });
});
