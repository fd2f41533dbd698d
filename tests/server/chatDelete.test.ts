import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { conversationList } from '#contract/conversation.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { streams } from './support/openaiServer.ts';
import { character, conflict, messagesOf, notFound, success, turnsGiven, wrong } from './support/talker.ts';
import { useTalkers } from './support/useTalkers.ts';

const { characterId } = character;

describeOnDatabases('deleted messages, and what is left', (kind) => {
  const { provider, join, joinWithTwo } = useTalkers(kind);

  it('a deleted message is gone, and forgotten by the companion', async () => {
    const [talker, said, answer] = await joinWithTwo(streams('What did I say?'));
    expect(await talker.post('/api/chat/delete', { msgId: answer.msgId })).toEqual(success({}));
    expect((await talker.history()).messages.slice(1)).toEqual([said]);
    const asked = provider().requests.length;
    const [next, reply] = await talker.say('Hm?');
    expect(await turnsGiven(provider(), asked)).toEqual([['user', 'Say something\n\nHm?']]);
    expect((await talker.history()).messages.slice(1)).toEqual([said, next, reply]);
  });

  it('the message that is last then becomes the last of the conversation', async () => {
    const talker = await join(streams('Good evening.'));
    const lastTime = async () =>
      conversationList.response
        .parse((await talker.visitor.get('/api/conversation/list')).data)
        .conversations.map((conversation) => conversation.lastTime);
    await talker.say('Hello');
    const { messages } = await talker.history();
    const [greeting, , answer] = messages.map(({ createTime }) => createTime);
    const seen = [await lastTime()];
    for (const place of [1, 2, 0]) {
      expect(await talker.post('/api/chat/delete', { msgId: messages[place]?.msgId })).toEqual(success({}));
      seen.push(await lastTime());
    }
    expect(seen).toEqual([[answer], [answer], [greeting], [greeting]]);
    expect((await talker.history()).messages).toEqual([]);
  });

  it.each([0, 1])('what was said is not said again when it, or its answer, was deleted (%i)', async (place) => {
    const talker = await join(streams('Good evening.'));
    const key = randomUUID();
    const say = () => talker.visitor.say(characterId, 'Hello', key);
    const [greeting, ...exchange] = messagesOf(await say());
    expect(messagesOf(await say())).toEqual([greeting, ...exchange]);
    await talker.post('/api/chat/delete', { msgId: greeting?.msgId });
    expect(messagesOf(await say())).toEqual(exchange);
    await talker.post('/api/chat/delete', { msgId: exchange[place]?.msgId });
    const asked = provider().requests.length;
    expect(await say()).toEqual(notFound);
    expect((await talker.history()).messages).toEqual(exchange.toSpliced(place, 1));
    expect(provider().requests.length).toBe(asked);
  });

  it('the greeting is part of the first exchange only, whatever was deleted', async () => {
    const talker = await join(streams('One.'), streams('Two.'));
    await talker.say('1');
    const key = randomUUID();
    const exchange = messagesOf(await talker.visitor.say(characterId, '2', key));
    for (const { msgId } of (await talker.history()).messages.slice(0, 2))
      await talker.post('/api/chat/delete', { msgId });
    expect(exchange.map(({ text }) => text)).toEqual(['2', 'Two.']);
    expect(messagesOf(await talker.visitor.say(characterId, '2', key))).toEqual(exchange);
  });

  it('only an answer to what the person said last is written anew', async () => {
    const talker = await join(streams('One.'), streams('Two.'));
    const [said, one] = await talker.say('1');
    const [, two] = await talker.say('2');
    expect(await talker.regenerate(one)).toEqual(conflict);
    expect(await talker.regenerate(said)).toEqual(conflict);
    expect(await talker.regenerate({ ...two, createTime: two.createTime + 1 })).toEqual(
      wrong('createTime', 'doesNotFit'),
    );
    expect(await talker.regenerate({ ...two, msgId: randomUUID() })).toEqual(notFound);
    const { messages } = await talker.history();
    for (const { msgId } of messages.slice(1)) await talker.post('/api/chat/delete', { msgId });
    expect(await talker.regenerate(two)).toEqual(notFound);
    const [greeting] = messages;
    expect(greeting && (await talker.regenerate(greeting))).toEqual(conflict);
    expect((await talker.history()).messages).toEqual([greeting]);
  });

  it('an answer whose question was deleted is not written anew', async () => {
    const talker = await join(streams('One.'));
    const [said, answer] = await talker.say('1');
    await talker.post('/api/chat/delete', { msgId: said.msgId });
    expect(await talker.regenerate(answer)).toEqual(conflict);
  });

  it('[N-19] what was said is answered again, or said in other words, after its answer was deleted', async () => {
    const talker = await join(streams('One.'), streams('Another one.'), streams('Two.'));
    const [said, one] = await talker.say('1');
    await talker.post('/api/chat/delete', { msgId: one.msgId });
    const key = randomUUID();
    const asked = provider().requests.length;
    const anew = await talker.regenerate(said, key);
    const [answer] = messagesOf(anew);
    expect(answer).toEqual({ ...one, msgId: answer?.msgId, createTime: said.createTime + 1, text: 'Another one.' });
    expect(await turnsGiven(provider(), asked)).toEqual([['user', '1']]);
    expect(await talker.regenerate(said, key)).toEqual(anew);
    expect((await talker.history()).messages.slice(1)).toEqual([said, answer]);
    await talker.post('/api/chat/delete', { msgId: answer?.msgId });
    const [other, two] = messagesOf(await talker.edit(said, '2'));
    expect((await talker.history()).messages.slice(1)).toEqual([other, two]);
    expect([other?.text, two?.text]).toEqual(['2', 'Two.']);
  });

  it('a regeneration that comes again after more was said gives the same alternative', async () => {
    const talker = await join(streams('One.'), streams('Another one.'), streams('Two.'));
    const [, one] = await talker.say('1');
    const key = randomUUID();
    const anew = await talker.regenerate(one, key);
    await talker.say('2');
    expect(await talker.regenerate(one, key)).toEqual(anew);
  });

  it('a message that is deleted while something is said goes alone', async () => {
    const talker = await join(streams('One.'), streams('Two.'));
    const [, one] = await talker.say('1');
    const [two] = await Promise.all([
      talker.visitor.say(characterId, '2'),
      talker.post('/api/chat/delete', { msgId: one.msgId }),
    ]);
    expect((await talker.history()).messages.slice(2)).toEqual(messagesOf(two));
  });
});
