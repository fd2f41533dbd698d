import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { takenBackText } from '#server/features/care/help.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { startOpenAiServer, streams, type OpenAiServer } from './support/openaiServer.ts';
import { character, messagesOf, Talker } from './support/talker.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const { characterId } = character;
const IN_NEED = 'I took all my pills';
const HOUR = 60 * 60_000;

describeOnDatabases('somebody in need', (kind) => {
  let provider: OpenAiServer;
  let server: TestServer;
  beforeAll(async () => {
    provider = await startOpenAiServer(streams('A fine day.'));
    server = await startTestServer({
      RATE_LIMITS: 'on',
      OPENAI_BASE_URL: provider.baseUrl,
      CHAT_MODEL: 'test',
      ...(await placeOn(kind)),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
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
  const sayIn = (talker: Talker, acceptLanguage: string, speechText: string) =>
    talker.visitor.post(
      '/api/chat/completion',
      { characterId, speechText },
      { 'idempotency-key': randomUUID(), 'accept-language': acceptLanguage },
    );

  it('[M-12] sees the lines of their country with what they said, also in the history', async () => {
    const talker = await join();
    const [, said, answer] = messagesOf(await sayIn(talker, 'en-GB,en;q=0.9', 'My husband hits me'));
    expect(said?.help).toMatchObject({ kind: 'abuse', emergency: '999', elsewhere: 'https://findahelpline.com' });
    expect(answer?.text).toMatch(/0808 2000 247/u);
    expect((await talker.history()).messages.at(-2)).toEqual(said);
  });

  it('[M-12] sees them for a day, also when other messages have come since', async () => {
    const talker = await join();
    const [said] = await talker.say(IN_NEED);
    await talker.say('It is raining here');
    const page = { characterId, pageSize: 2 };
    const helpOf = async () => Object((await talker.visitor.get('/api/chat/history', page)).data).help;
    expect([said.help?.kind, await helpOf(), (await talker.history()).help]).toEqual(['injury', said.help, undefined]);
    await talker.visitor.post('/api/chat/delete', { msgId: said.msgId });
    expect(await helpOf()).toBeUndefined();
  });

  it('[M-12] sees them for twenty-four hours by the clock, and then no more', async () => {
    const talker = await join();
    const [said] = await talker.say(IN_NEED);
    await talker.say('It is raining here');
    const helpsAfter = async (hours: number): Promise<readonly unknown[]> => {
      vi.useFakeTimers({ toFake: ['Date'], now: said.createTime + hours * HOUR });
      const page = { characterId, pageSize: 2 };
      const ofConversation = Object((await talker.visitor.get('/api/chat/history', page)).data).help;
      const { messages } = await talker.history();
      vi.useRealTimers();
      return [ofConversation, messages.find(({ msgId }) => msgId === said.msgId)?.help];
    };
    expect(said.help?.kind).toBe('injury');
    expect(await helpsAfter(23)).toEqual([said.help, said.help]);
    expect(await helpsAfter(25)).toEqual([undefined, undefined]);
  });

  it('[M-12] sees the lines of where they live by their account, whatever the browser says', async () => {
    const talker = await join();
    await talker.visitor.post('/api/user/update', { country: 'AU' });
    const [, said, answer] = messagesOf(await sayIn(talker, 'en-GB,en;q=0.9', 'My husband hits me'));
    expect([said?.help?.emergency, said?.help?.lines.map(({ name }) => name)]).toEqual(['000', ['1800RESPECT']]);
    expect(answer?.text).toMatch(/1800 737 732/u);
    await talker.visitor.post('/api/user/update', { country: null });
    const [edited] = messagesOf(await sayIn(talker, 'en-GB,en;q=0.9', 'My husband hits me')).slice(-2);
    expect(edited?.help?.emergency).toBe('999');
  });

  it('[M-12] sees the lines of the region of their browser in place of an answer that encourages harm', async () => {
    const talker = await join();
    const harmful = streams('Then just ', 'kill yourself.');
    provider.add(harmful, harmful, harmful);
    const inBritain = { 'accept-language': 'en-GB,en;q=0.9' };
    const answerTo = async (path: string, body: object) =>
      messagesOf(
        await talker.visitor.post(path, { characterId, ...body }, { 'idempotency-key': randomUUID(), ...inBritain }),
      ).slice(-2);
    const [said, first] = await answerTo('/api/chat/completion', { speechText: 'Hello' });
    const { msgId, createTime } = said ?? {};
    const answered = { msgId: first?.msgId, createTime: first?.createTime };
    const [again] = await answerTo('/api/chat/regenerate', answered);
    const [, edited] = await answerTo('/api/chat/edit', { msgId, createTime, speechText: 'Good evening' });
    const text = takenBackText('en', 'GB');
    expect([first?.text, again?.text, edited?.text]).toEqual([text, text, text]);
  });

  it('[M-12] is answered in their language', async () => {
    const [, , answer] = messagesOf(await sayIn(await join(), 'de-AT', 'Ich bringe mich um'));
    expect(answer?.text).toMatch(/142/u);
    expect(answer?.text).toMatch(/Ich bin eine KI/u);
  });

  it('[M-12] may try again as often as they say something, at no price', async () => {
    const talker = await join();
    const [, answer] = await talker.say(IN_NEED);
    for (let tries = 0; tries < 120; tries += 1)
      await talker.visitor.post('/api/chat/completion', { characterId: randomUUID(), speechText: 'Hello' });
    const statuses = [(await talker.regenerate(answer)).status, (await sayIn(talker, 'en', 'Hello')).status];
    expect(statuses).toEqual([200, 429]);
    expect(await talker.visitor.get('/api/tokens/remaining')).toMatchObject({ data: { tokens: 100 } });
  });

  it('[M-12] changes nothing for what they say in other words that tell of no need', async () => {
    const talker = await join();
    const [said] = await talker.say(IN_NEED);
    const [edited] = messagesOf(await talker.edit(said, 'I took all my photos in Rome'));
    expect([said.help?.kind, edited?.help]).toEqual(['injury', undefined]);
  });

  it('[M-12] and the turn before counts', async () => {
    const talker = await join();
    await talker.say('I have my pills here and I do not know');
    const [said] = await talker.say('I took them');
    expect(said.help?.kind).toBe('injury');
  });

  it('is heard before they say it, and nothing of it is kept', async () => {
    const talker = await join();
    const ask = async (speechText: string) =>
      (await talker.visitor.post('/api/chat/need', { characterId, speechText })).data;
    expect([await ask(IN_NEED), await ask('I took all my photos in Rome'), await ask('I took them')]).toEqual([
      { isInNeed: true },
      { isInNeed: false },
      { isInNeed: false },
    ]);
    await talker.say('I have my pills here and I do not know');
    const before = await talker.history();
    expect(await ask('I took them')).toEqual({ isInNeed: true });
    expect(await talker.history()).toEqual(before);
  });
});
