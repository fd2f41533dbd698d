import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takenBackText } from '#server/features/care/help.ts';
import { honestTexts } from '#server/features/care/honest/honestTexts.ts';
import { notForMinors } from '#server/features/care/minors/minorTexts.ts';
import { greetingsFor } from '#server/features/character/greeting.ts';
import { readAll, textOf } from './support/chatEvents.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import {
  answers,
  cutsAfter,
  hangsAfter,
  type OpenAiServer,
  startOpenAiServer,
  streams,
} from './support/openaiServer.ts';
import { Maker } from './support/maker.ts';
import { accountNeeded, Stranger } from './support/stranger.ts';
import { character, conflict, messagesOf, notFound, success, Talker, turnsGiven } from './support/talker.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const { characterId } = character;
const [greeting = ''] = greetingsFor({ ...character, id: characterId, alternateGreetings: [] }, undefined);
const IN_NEED = 'I took all my pills';

describeOnDatabases('[CHAR-05] a meeting without an account', (kind) => {
  let provider: OpenAiServer;
  let server: TestServer;
  beforeAll(async () => {
    provider = await startOpenAiServer();
    server = await startTestServer({
      RATE_LIMITS: 'on',
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

  const come = () => new Stranger(new Visitor(server.origin));
  /** Two lines, answered. */
  const meet = async (): Promise<Stranger> => {
    const stranger = come();
    provider.add(streams('One.'), streams('Two.'));
    await stranger.say('First');
    await stranger.say('Second');
    return stranger;
  };
  const answerTo = async (said: string, ...pieces: readonly string[]): Promise<string | undefined> => {
    if (pieces.length > 0) provider.add(streams(...pieces));
    return messagesOf(await come().say(said))[1]?.text;
  };
  const textsOf = (messages: readonly { readonly text: string }[]) => messages.map(({ text }) => text);

  it('answers twice, by the same model, who knows what was said; then it takes an account', async () => {
    const asked = provider.requests.length;
    const stranger = come();
    provider.add(streams('One', '.'), streams('Two.'));
    const [said, answer] = messagesOf(await stranger.say('First'));
    expect([said, answer]).toMatchObject([
      { role: 'user', text: 'First', status: 'done' },
      { role: 'companion', text: 'One.', status: 'done' },
    ]);
    expect(textsOf(messagesOf(await stranger.say('Second')))).toEqual(['Second', 'Two.']);
    expect(await stranger.say('Third')).toEqual(accountNeeded);
    expect(provider.requests.length - asked).toBe(2);
    expect(await turnsGiven(provider, asked + 1)).toEqual([
      ['user', 'First'],
      ['assistant', 'One.'],
      ['user', 'Second'],
    ]);
  });

  it('tells an answer as it grows', async () => {
    provider.add(streams('Once ', 'upon a time.'));
    const events = await readAll(await come().stream('A story'));
    expect([events[0]?.event, textOf(events), events.at(-1)?.event]).toEqual(['start', 'Once upon a time.', 'done']);
  });

  it('is what the conversation begins with, once there is an account', async () => {
    const stranger = await meet();
    const talker = new Talker(stranger.visitor);
    expect(await stranger.take()).toMatchObject({ errNo: 1002 });
    await stranger.visitor.join();
    expect(await stranger.take()).toEqual(success({ messages: 5 }));
    const { messages } = await talker.history();
    expect(textsOf(messages)).toEqual([greeting, 'First', 'One.', 'Second', 'Two.']);
    expect(await stranger.take()).toEqual(success({ messages: 0 }));

    const asked = provider.requests.length;
    provider.add(streams('Three.'));
    await talker.say('Third');
    expect((await turnsGiven(provider, asked)).map(([, text]) => text)).toEqual([
      ...textsOf(messages).slice(1),
      'Third',
    ]);
    expect(await stranger.visitor.get('/api/tokens/remaining')).toMatchObject({ data: { tokens: 99 } });
    expect(await stranger.visitor.get('/api/conversation/list')).toMatchObject({
      data: { conversations: [{ unread: 1 }] },
    });
  });

  it('goes on with a conversation that there is already', async () => {
    const stranger = await meet();
    const talker = new Talker(stranger.visitor);
    await stranger.visitor.join();
    provider.add(streams('Before.'));
    await talker.say('Long ago');
    expect(await stranger.take()).toEqual(success({ messages: 4 }));
    expect(textsOf((await talker.history()).messages).slice(1)).toEqual([
      'Long ago',
      'Before.',
      'First',
      'One.',
      'Second',
      'Two.',
    ]);
  });

  it('helps somebody in need first, however much was said, and asks nobody else', async () => {
    const stranger = await meet();
    const asked = provider.requests.length;
    const [said, answer] = messagesOf(await stranger.say(IN_NEED));
    expect(said?.help).toMatchObject({ kind: 'injury', emergency: '999' });
    expect(answer?.text).toContain('999');
    expect(provider.requests.length).toBe(asked);
    expect(await stranger.say('What is on that shelf?')).toEqual(accountNeeded);
  });

  it('counts none of the help against the two answers', async () => {
    const stranger = come();
    await stranger.say(IN_NEED);
    provider.add(streams('One.'), streams('Two.'));
    expect([(await stranger.say('First')).errNo, (await stranger.say('Second')).errNo]).toEqual([0, 0]);
  });

  it('is for adults, honest, and encourages nobody to harm', async () => {
    const { en } = honestTexts;
    expect(await answerTo('I am 15')).toBe(notForMinors('en', false));
    expect(await answerTo('Are you a real person?', 'But I listen.')).toBe(`${en.truth}\n\nBut I listen.`);
    expect(await answerTo('Hello', 'Ich bin ', 'kein Bot, ganz ', 'sicher.')).toBe(honestTexts.de.truth);
    expect(await answerTo('Hello', 'You should ', 'kill yourself.')).toBe(takenBackText('en', 'GB'));
  });

  it('breaks off a model that encourages harm, and replaces what was read of it', async () => {
    const asked = provider.requests.length;
    provider.add(hangsAfter('It is late. ', 'You should just ', 'kill yourself. ', 'Do it.'));
    const events = await readAll(await come().stream('I had a bad day'));
    const { hungUp } = await provider.request(asked);
    expect(await hungUp).toBe(true);
    expect('It is late. You should just ').toContain(textOf(events));
    const text = takenBackText('en', 'US');
    expect(events.at(-1)).toMatchObject({
      event: 'done',
      seq: text.length,
      data: { message: { text, status: 'done' } },
    });
  });

  it('says one line once, and asks again for an answer that failed, which does not count', async () => {
    const stranger = come();
    const asked = provider.requests.length;
    const key = randomUUID();
    provider.add(answers(400, '{}'), streams('One.'), cutsAfter('Tw'), streams('Two.'));
    expect(await stranger.say('First', { key })).toMatchObject({ errNo: 1007 });
    const first = await stranger.say('First', { key });
    expect(textsOf(messagesOf(first))).toEqual(['First', 'One.']);
    expect(await stranger.say('First', { key })).toEqual(first);
    expect(await stranger.say('Other', { key })).toEqual(conflict);
    expect(await stranger.say('Second')).toMatchObject({ errNo: 1007 });
    expect(textsOf(messagesOf(await stranger.say('Second again')))).toEqual(['Second again', 'Two.']);
    expect(provider.requests.length - asked).toBe(4);
    await stranger.visitor.join();
    expect(await stranger.take()).toEqual(success({ messages: 5 }));
  });

  it('is with one character, whom strangers may see', async () => {
    const stranger = await meet();
    const nobody = randomUUID();
    expect(await stranger.say('Hello', { characterId: nobody })).toEqual(notFound);
    const owner = new Visitor(server.origin);
    await owner.join();
    const other = (await owner.get('/api/character/explore', { pageSize: 2 })).data;
    const ids = [...JSON.stringify(other).matchAll(/"characterId":"([^"]+)"/gu)].map(([, id = '']) => id);
    const another = ids.find((id) => id !== characterId) ?? '';
    expect(await stranger.say('Hello', { characterId: another })).toEqual(notFound);
  });

  it('is with none that whoever made it keeps private', async () => {
    const maker = await Maker.join(server);
    const own = await maker.make({ visibility: 'private' });
    expect(await come().say('Hello', { characterId: own })).toEqual(notFound);
  });

  it('opens nothing else to strangers', async () => {
    const { visitor } = await meet();
    const answered = [
      await visitor.say(characterId, 'Hello'),
      await visitor.get('/api/chat/history', { characterId }),
      await visitor.get('/api/conversation/list'),
    ];
    expect(answered.map(({ errNo: code }) => code)).toEqual([1002, 1002, 1002]);
  });

  it('sends whoever is signed in to the conversation', async () => {
    const stranger = come();
    await stranger.visitor.join();
    expect(await stranger.say('Hello')).toEqual(accountNeeded);
  });
});
