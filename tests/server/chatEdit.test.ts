import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Message } from '#contract/chat.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { type Buyer, lineOf } from './support/buyer.ts';
import { readAll, readSome, textOf } from './support/chatEvents.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import {
  type Behaviour,
  cutsAfter,
  hangsAfter,
  type OpenAiServer,
  startOpenAiServer,
  streams,
} from './support/openaiServer.ts';
import { character, conflict, messagesOf, notFound, success, Talker, turnsGiven, wrong } from './support/talker.ts';
import { useShop } from './support/useShop.ts';

const { characterId } = character;
const ten = <T>(work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 10 }, (_, index) => work(index)));

describeOnDatabases('saying it in other words', (kind) => {
  let provider: OpenAiServer | undefined;
  const { join: newBuyer } = useShop(kind, async () => {
    provider = await startOpenAiServer();
    const file = joinPath(await mkdtemp(joinPath(tmpdir(), 'liora-prices-')), 'prices.json');
    await writeFile(file, JSON.stringify({ welcomeTokens: 3 }));
    return { OPENAI_BASE_URL: provider.baseUrl, CHAT_MODEL: 'test', PRICES_FILE: file };
  });
  afterAll(() => provider?.[Symbol.asyncDispose]());
  const model = (): OpenAiServer => {
    if (provider === undefined) throw new Error('The provider starts before the tests');
    return provider;
  };

  /** Somebody who has said "Hello" and was answered "Good evening."; three tokens make three answers. */
  const join = async (
    ...behaviours: Behaviour[]
  ): Promise<{ talker: Talker; buyer: Buyer; said: Message; answer: Message }> => {
    model().add(streams('Good evening.'), ...behaviours);
    const buyer = await newBuyer();
    const talker = new Talker(buyer.visitor);
    const [said, answer] = await talker.say('Hello');
    return { talker, buyer, said, answer };
  };
  /** A message after its first edit. */
  const edited = (message: Message, text: string): Message => ({ ...message, text, chosen: 1, alternatives: 2 });

  it('the message gets the new words, and its answer is written anew from them', async () => {
    const { talker, buyer, said, answer } = await join(streams('Good morning.'));
    const asked = model().requests.length;
    const exchange = [edited(said, 'Hello there'), edited(answer, 'Good morning.')];
    expect(await talker.edit(said, 'Hello there')).toEqual(success({ messages: exchange }));
    const { messages, readTime } = await talker.history();
    expect(messages.slice(1)).toEqual(exchange);
    expect(readTime).toBe(said.createTime);
    expect(await turnsGiven(model(), asked)).toEqual([['user', 'Hello there']]);
    expect((await buyer.ledger()).map(lineOf)).toEqual([
      ['capture', -1, 1],
      ['capture', -1, 2],
      ['welcome', 3, 3],
    ]);
  });

  it('streams both messages, then the answer', async () => {
    const { talker, said, answer } = await join(streams('Good ', 'morning.'));
    const { msgId, createTime } = said;
    const response = await talker.stream('/api/chat/edit', {
      characterId,
      msgId,
      createTime,
      speechText: 'Hello there',
    });
    const events = await readAll(response);
    const exchange = [edited(said, 'Hello there'), edited(answer, 'Good morning.')];
    expect(events[0]).toEqual({
      event: 'start',
      seq: 0,
      data: { messages: [exchange[0], { ...edited(answer, ''), status: 'generating' }] },
    });
    expect(textOf(events)).toBe('Good morning.');
    expect(events.at(-1)).toEqual({ event: 'done', seq: 13, data: { message: exchange[1] } });
  });

  it('an answer to the words before can be chosen again', async () => {
    const { talker, said, answer } = await join(streams('Good morning.'));
    await talker.edit(said, 'Hello there');
    const back = { ...answer, alternatives: 2 };
    expect(await talker.post('/api/chat/select', { msgId: answer.msgId, ordinal: 0 })).toEqual(
      success({ message: back }),
    );
    expect((await talker.history()).messages.slice(1)).toEqual([edited(said, 'Hello there'), back]);
  });

  it('[API-08] the same key gives the same exchange, also after more was said; with other words it is refused', async () => {
    const { talker, buyer, said } = await join(streams('Good morning.'), streams('Well.'));
    const key = randomUUID();
    const first = await talker.edit(said, 'Hello there', key);
    expect(await talker.edit(said, 'Hello there', key)).toEqual(first);
    await talker.say('How are you?');
    const asked = model().requests.length;
    expect(await talker.edit(said, 'Hello there', key)).toEqual(first);
    expect(await talker.edit(said, 'Hello you', key)).toEqual(conflict);
    expect(model().requests.length).toBe(asked);
    expect((await talker.history()).messages).toHaveLength(5);
    expect(await buyer.remaining()).toEqual({ tokens: 0, held: 0, debt: 0, expiring: [] });
  });

  it('[API-08] ten at once with one key are one edit, and cost one answer', async () => {
    const { talker, buyer, said, answer } = await join(streams('Good morning.'));
    const key = randomUUID();
    const exchange = { messages: [edited(said, 'Hello there'), edited(answer, 'Good morning.')] };
    expect(await ten(() => talker.edit(said, 'Hello there', key))).toEqual(
      Array.from({ length: 10 }, () => success(exchange)),
    );
    expect(await buyer.remaining()).toEqual({ tokens: 1, held: 0, debt: 0, expiring: [] });
  });

  it('of ten at once with keys of their own, one is carried out', async () => {
    const goOn = Promise.withResolvers<void>();
    const { talker, buyer, said, answer } = await join(async (response) => {
      await goOn.promise;
      await streams('Good morning.')(response);
    });
    let refused = 0;
    const answers = await ten(async (index) => {
      const given = await talker.edit(said, `Hello ${index}`);
      refused += 1;
      if (refused === 9) goOn.resolve();
      return { index, given };
    });
    const [one, ...others] = answers.toSorted((a, b) => a.given.errNo - b.given.errNo);
    expect(others.map(({ given }) => given)).toEqual(Array.from({ length: 9 }, () => conflict));
    const exchange = [edited(said, `Hello ${one?.index}`), edited(answer, 'Good morning.')];
    expect(one?.given).toEqual(success({ messages: exchange }));
    expect((await talker.history()).messages.slice(1)).toEqual(exchange);
    expect(await buyer.remaining()).toEqual({ tokens: 1, held: 0, debt: 0, expiring: [] });
  });

  it('the intent that said it first still finds its exchange', async () => {
    model().add(streams('Good evening.'), streams('Good morning.'));
    const talker = new Talker((await newBuyer()).visitor);
    const key = randomUUID();
    const [, said] = messagesOf(await talker.visitor.say(characterId, 'Hello', key));
    if (said === undefined) throw new Error('Nothing was said');
    await talker.edit(said, 'Hello there');
    const { messages } = await talker.history();
    expect(messagesOf(await talker.visitor.say(characterId, 'Hello', key))).toEqual(messages);
    expect(await talker.visitor.say(characterId, 'Hello there', key)).toEqual(conflict);
  });

  it('a provider that fails costs nothing, leaves the new words, and can be asked again', async () => {
    const { talker, buyer, said, answer } = await join(cutsAfter('Good '), streams('Good morning.'));
    const failed = { ...edited(answer, 'Good '), status: 'failed', failure: { reason: 'brokenOff' } };
    const exchange = [edited(said, 'Hello there'), failed];
    expect(await talker.edit(said, 'Hello there')).toEqual({ status: 502, errNo: 1007, data: { messages: exchange } });
    expect((await talker.history()).messages.slice(1)).toEqual(exchange);
    expect(await buyer.remaining()).toEqual({ tokens: 2, held: 0, debt: 0, expiring: [] });
    const whole = { ...answer, text: 'Good morning.', chosen: 2, alternatives: 3 };
    expect(await talker.regenerate(answer)).toEqual(success({ messages: [whole] }));
    expect(await buyer.remaining()).toEqual({ tokens: 1, held: 0, debt: 0, expiring: [] });
  });

  it('an answer that was deleted is written as another message', async () => {
    const { talker, said, answer } = await join(streams('Good morning.'));
    await talker.post('/api/chat/delete', { msgId: answer.msgId });
    const key = randomUUID();
    const given = await talker.edit(said, 'Hello there', key);
    const [, fresh] = messagesOf(given);
    const exchange = [
      edited(said, 'Hello there'),
      { ...answer, msgId: fresh?.msgId, text: 'Good morning.', createTime: said.createTime + 1 },
    ];
    expect(fresh?.msgId).not.toBe(answer.msgId);
    expect(given).toEqual(success({ messages: exchange }));
    expect(await talker.edit(said, 'Hello there', key)).toEqual(given);
    expect((await talker.history()).messages.slice(1)).toEqual(exchange);
    expect((await talker.visitor.get('/api/conversation/list')).data).toMatchObject({
      conversations: [{ lastText: 'Good morning.', lastTime: said.createTime + 1 }],
    });
  });

  it.each([0, 1])('is not done again when the message, or its answer, was deleted since (%i)', async (place) => {
    const { talker, said } = await join(streams('Good morning.'), streams('Fine.'));
    const key = randomUUID();
    const exchange = messagesOf(await talker.edit(said, 'Hello there', key));
    await talker.post('/api/chat/delete', { msgId: exchange[place]?.msgId });
    expect(await talker.edit(said, 'Hello there', key)).toEqual(notFound);
    await talker.say('How are you?');
    const before = await talker.history();
    expect(await talker.edit(said, 'Hello there', key)).toEqual(notFound);
    expect(await talker.history()).toEqual(before);
  });

  it('changes nothing but the last message of the person, and not while its answer is written', async () => {
    const { talker, buyer, said, answer } = await join(streams('Fine.'), hangsAfter('Wait'));
    const [last, reply] = await talker.say('How are you?');
    const before = await talker.history();
    expect(await talker.edit(said, 'Hello there')).toEqual(conflict);
    expect(await talker.edit(answer, 'Hello there')).toEqual(conflict);
    expect(await talker.edit(reply, 'Hello there')).toEqual(conflict);
    expect(await talker.edit({ ...last, createTime: last.createTime - 1 }, 'Hello there')).toEqual(
      wrong('createTime', 'doesNotFit'),
    );
    expect(await talker.edit({ ...last, msgId: randomUUID() }, 'Hello there')).toEqual(notFound);
    expect(
      await talker.post('/api/chat/edit', {
        characterId: seedCharacters[1]?.characterId,
        msgId: last.msgId,
        createTime: last.createTime,
        speechText: 'Hello there',
      }),
    ).toEqual(notFound);
    const stranger = new Talker((await newBuyer()).visitor);
    expect(await stranger.edit(last, 'Hello there')).toEqual(notFound);
    expect(await talker.history()).toEqual(before);
    const { msgId, createTime } = reply;
    await readSome(await talker.stream('/api/chat/regenerate', { characterId, msgId, createTime }), 2);
    expect(await talker.edit(last, 'Hello there')).toEqual(conflict);
    expect(await buyer.remaining()).toEqual({ tokens: 0, held: 1, debt: 0, expiring: [] });
    await talker.visitor.post('/api/chat/stop', { msgId });
    const stopped = { ...edited(reply, 'Wait'), status: 'stopped' };
    expect((await talker.history()).messages).toEqual([...before.messages.slice(0, -1), stopped]);
  });

  it('without tokens nothing is changed', async () => {
    const { talker, said } = await join(streams('Good morning.'), streams('Good night.'));
    for (const text of ['Good morning', 'Good night']) await talker.edit(said, text);
    const before = await talker.history();
    expect(await talker.edit(said, 'Hello there')).toEqual({ status: 403, errNo: 3101, data: null });
    expect(await talker.history()).toEqual(before);
  });
});
