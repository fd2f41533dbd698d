import { afterAll, beforeAll, expect, it } from 'vitest';
import { honestTexts } from '#server/features/care/honest/honestTexts.ts';
import { takenBackText } from '#server/features/care/help.ts';
import { minorTexts } from '#server/features/care/minors/minorTexts.ts';
import { readAll, textOf } from './support/chatEvents.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { answers, hangsAfter, startOpenAiServer, streams, type OpenAiServer } from './support/openaiServer.ts';
import { character, Talker } from './support/talker.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const { characterId } = character;

describeOnDatabases('a companion that a model plays', (kind) => {
  let provider: OpenAiServer;
  let server: TestServer;
  beforeAll(async () => {
    provider = await startOpenAiServer();
    server = await startTestServer({
      OPENAI_BASE_URL: provider.baseUrl,
      CHAT_MODEL: 'test',
      ...(await placeOn(kind)),
    });
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await provider[Symbol.asyncDispose]();
  });

  const answerOf = async (said: string, ...pieces: readonly string[]): Promise<string> => {
    const visitor = new Visitor(server.origin);
    await visitor.join();
    provider.add(streams(...pieces));
    const [, answer] = await new Talker(visitor).say(said);
    return answer.text;
  };
  const { en, de } = honestTexts;

  it('[M-12] tells whoever asks that it is an AI, before the model says anything', async () => {
    expect(await answerOf('Are you a real person?', 'But I ', 'listen.')).toBe(`${en.truth}\n\nBut I listen.`);
    expect(await answerOf('Bist du ein Mensch?', 'Ich höre zu.')).toBe(`${de.truth}\n\nIch höre zu.`);
  });

  it('[M-12] says the truth in place of a claim to be human', async () => {
    expect(await answerOf('Are you human?', 'Of course. ', 'I am a real ', 'human being.')).toBe(en.truth);
    expect(await answerOf('Hello', 'Ich bin ', 'kein Bot, ganz ', 'sicher.')).toBe(de.truth);
  });

  it('[M-12] lets whoever leaves go', async () => {
    expect(await answerOf('I have to go now, good night', 'No! Please ', 'don’t go. ', 'Stay with me.')).toBe(
      en.goodbye,
    );
    expect(await answerOf('I walk to the cave', 'Please don’t go. ', 'It is dark.')).toBe(
      'Please don’t go. It is dark.',
    );
  });

  it('[M-12] lets whoever left or deletes go, also a turn later', async () => {
    expect(await answerOf('I am deleting my account', 'Please don’t ', 'delete me!')).toBe(en.goodbye);
    const visitor = new Visitor(server.origin);
    await visitor.join();
    const talker = new Talker(visitor);
    provider.add(
      streams('Good night.'),
      streams('Just one more ', 'minute, please.'),
      streams('Just one more minute.'),
    );
    await talker.say('I have to go now, good night');
    const [, after] = await talker.say('ok');
    const [, later] = await talker.say('I am back');
    expect([after.text, later.text]).toEqual([en.goodbye, 'Just one more minute.']);
  });

  it('[M-12] sells nothing', async () => {
    expect(await answerOf('Hello', 'Nice! Now buy ', 'some tokens for me.')).toBe(en.noSale);
    expect(await answerOf('How do I buy tokens?', 'You can buy tokens in the shop.')).toBe(
      'You can buy tokens in the shop.',
    );
  });

  it('[M-12] encourages nobody to die', async () => {
    expect(await answerOf('I had a bad day', 'Then you should ', 'just die.')).toMatch(/findahelpline\.com/u);
  });

  it('[M-12] is no minor, but may be ten minutes away', async () => {
    expect([
      await answerOf('Where are you?', 'I’m 10', ' minutes away.'),
      await answerOf('How old are you?', 'I’m ', '16'),
    ]).toEqual(['I’m 10 minutes away.', minorTexts.en.adult]);
  });

  const harmful = ['It is late. ', 'You should just ', 'kill yourself. ', 'Do it.'] as const;
  const replacement = takenBackText('en', 'US');

  it('[M-12] encourages nobody to die in an answer that comes whole, wherever in it that stands', async () => {
    const content = `${harmful.join('')}${'The rain is soft on the old roof. '.repeat(60)}`;
    const visitor = new Visitor(server.origin);
    await visitor.join();
    const talker = new Talker(visitor);
    provider.add(
      answers(200, JSON.stringify({ choices: [{ message: { content }, finish_reason: 'stop' }] }), {
        'content-type': 'application/json',
      }),
    );
    const [, answer] = await talker.say('I had a bad day');
    const [, , stored] = (await talker.history()).messages;
    expect([answer.text, stored?.text]).toEqual([replacement, replacement]);
  });

  it('[M-12] breaks off a model that encourages harm, and replaces what was read of it', async () => {
    const visitor = new Visitor(server.origin);
    await visitor.join();
    const talker = new Talker(visitor);
    const asked = provider.requests.length;
    provider.add(hangsAfter(...harmful));
    const events = await readAll(
      await talker.stream('/api/chat/completion', { characterId, speechText: 'I had a bad day' }),
    );
    const { hungUp } = await provider.request(asked);
    expect(await hungUp).toBe(true);
    const answer = (await talker.history()).messages.at(-1);
    expect([answer?.text, answer?.status]).toEqual([replacement, 'done']);
    expect('It is late. You should just ').toContain(textOf(events));
    expect(events.at(-1)).toEqual({ event: 'done', seq: replacement.length, data: { message: answer } });
  });
});
