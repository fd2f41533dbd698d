import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { Buyer } from './support/buyer.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { streams } from './support/openaiServer.ts';
import { character, conflict, messagesOf, type Talker } from './support/talker.ts';
import { useTalkers } from './support/useTalkers.ts';

const { characterId } = character;
const others = seedCharacters.slice(1, 6).map((other) => other.characterId);
const spentOne = { tokens: 99, held: 0, debt: 0, expiring: [] };

describeOnDatabases('keys of what is said', (kind) => {
  const { join, provider } = useTalkers(kind);
  const remaining = (talker: Talker) => new Buyer(talker.visitor).remaining();

  it('[M-11] a key is of one intent, whatever the character, the words and the call, and is paid for once', async () => {
    const talker = await join(streams('Once.'));
    const asked = provider().requests.length;
    const key = randomUUID();
    const [said, answer] = messagesOf(await talker.visitor.say(characterId, 'Hello', key)).slice(-2);
    if (said === undefined || answer === undefined) throw new Error('There is no answer');
    const { messages } = await talker.history();
    expect([
      await talker.visitor.say(others[0] ?? '', 'Hello', key),
      await talker.visitor.say(characterId, 'Hello you', key),
      await talker.post('/api/chat/completion', { characterId, speechText: 'Hello', picture: true }, key),
      await talker.regenerate(answer, key),
      await talker.edit(said, 'Hello', key),
      await talker.post('/api/chat/liked', { msgId: answer.msgId }, key),
    ]).toEqual(Array.from({ length: 6 }, () => conflict));
    expect((await talker.history()).messages).toEqual(messages);
    expect(await remaining(talker)).toEqual(spentOne);
    expect(provider().requests.length).toBe(asked + 1);
  });

  it('[M-11] of those who say something to another character each, at once with one key, one is answered', async () => {
    const talker = await join(streams('Once.'));
    const key = randomUUID();
    const answers = await Promise.all(others.map((other) => talker.visitor.say(other, 'Hello', key)));
    expect(answers.map(({ errNo }) => String(errNo)).toSorted()).toEqual(['0', ...others.slice(1).map(() => '1005')]);
    expect(await remaining(talker)).toEqual(spentOne);
  });

  it('[M-11] a key that another call used is refused for saying something', async () => {
    const talker = await join(streams('Once.'));
    const [, answer] = await talker.say('Hello');
    const key = randomUUID();
    await talker.post('/api/chat/liked', { msgId: answer.msgId }, key);
    expect(await talker.visitor.say(characterId, 'Hello', key)).toEqual(conflict);
    expect(await remaining(talker)).toEqual(spentOne);
  });

  it('[M-11] a regeneration and an edit that come again after more was said give what they gave', async () => {
    const talker = await join(streams('One.'), streams('Anew.'), streams('Edited.'), streams('Two.'));
    const [said, answer] = await talker.say('Hello');
    const [first, second] = [randomUUID(), randomUUID()];
    await talker.regenerate(answer, first);
    const edited = await talker.edit(said, 'Hello you', second);
    await talker.say('And you?');
    const [, now] = messagesOf(edited);
    expect(await talker.edit(said, 'Hello you', second)).toEqual(edited);
    expect(messagesOf(await talker.regenerate(answer, first))).toEqual([now]);
    expect(await talker.regenerate(answer, second)).toEqual(conflict);
    expect(await talker.edit(said, 'Hello you', first)).toEqual(conflict);
    expect(await remaining(talker)).toEqual({ ...spentOne, tokens: 96 });
  });
});
