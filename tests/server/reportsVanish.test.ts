import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { characterExplore, homepage } from '#contract/character.ts';
import { chatSearch } from '#contract/chatActs.ts';
import { imageUrl } from '#contract/image.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { type OpenAiServer, startOpenAiServer, streams } from './support/openaiServer.ts';
import { appeal, profileOf, report, useReportRoom } from './support/reportRoom.ts';
import { Stranger } from './support/stranger.ts';
import { messagesOf, turnsGiven } from './support/talker.ts';
import { Visitor } from './support/visitor.ts';

const [seeded] = seedCharacters;
if (seeded === undefined) throw new Error('The seed has characters');

let started: OpenAiServer | undefined;
const room = useReportRoom(async () => {
  started = await startOpenAiServer(streams('Hello.'));
  return {
    TRUSTED_PROXIES: '127.0.0.1',
    EMBEDDED_PROVIDERS: 'anywhere',
    OPENAI_BASE_URL: started.baseUrl,
    CHAT_MODEL: 'test',
  };
});
afterAll(() => started?.[Symbol.asyncDispose]());
const provider = (): OpenAiServer => {
  if (started === undefined) throw new Error('The provider starts before the tests');
  return started;
};

it('takes a blocked character off the home page and out of tags, expressions and meetings, until an appeal is upheld', async () => {
  const [maker, fan] = [await room.joinMaker(), await room.join()];
  const [tag = ''] = seeded.tags;
  const characterId = await maker.make({ visibility: 'public', tags: [tag] });
  await room.approve(characterId);
  await fan.say(characterId, 'Hello');
  const { expressions } = await profileOf(fan, characterId);
  const { bright = '' } = expressions ?? {};

  const guest = new Visitor(room.server().origin);
  const found = async () => {
    const home = homepage.response.parse((await guest.get('/api/homepage')).data);
    const listed = characterExplore.response.parse(
      (await guest.get('/api/character/explore', { tag, pageSize: 60 })).data,
    );
    const met = await new Stranger(guest).say('Hello', { characterId });
    return {
      isFeatured: home.featured.some((one) => one.characterId === characterId),
      isTagged: listed.characters.some((one) => one.characterId === characterId),
      tagged: home.tags.find((one) => one.tag === tag)?.count,
      expressions: [(await guest.fetch(imageUrl(bright, 96))).status, (await fan.fetch(imageUrl(bright, 96))).status],
      isTold: (await profileOf(fan, characterId)).expressions !== undefined,
      met: met.status,
    };
  };
  provider().add(streams('Before.'), streams('After.'));
  const before = await found();
  const tagged = before.tagged ?? 0;
  const everywhere = {
    isFeatured: true,
    isTagged: true,
    tagged,
    expressions: [200, 200],
    isTold: true,
    met: 200,
  };
  expect(before).toEqual(everywhere);

  const content = randomUUID();
  await report(fan, { kind: 'character', targetId: characterId, content });
  expect(await room.decide(content, 'uphold', 'No.')).toBe('upheld');
  expect(await found()).toEqual({
    isFeatured: false,
    isTagged: false,
    tagged: tagged - 1,
    expressions: [404, 404],
    isTold: false,
    met: 404,
  });

  const words = randomUUID();
  await appeal(maker.visitor, words);
  expect(await room.decide(words, 'uphold', 'Yes.')).toBe('upheld');
  expect(await found()).toEqual(everywhere);
});

it('neither finds nor remembers a message that was taken back, until an appeal is upheld', async () => {
  const talker = await room.join();
  const { characterId } = seeded;
  const SECRET = 'The fox sleeps in the pantry.';
  const hits = async (): Promise<readonly string[]> => {
    const { data } = await talker.get('/api/chat/search', { query: 'pantry', characterId });
    return chatSearch.response.parse(data).hits.map(({ msgId }) => msgId);
  };
  const isRemembered = async (said: string): Promise<boolean> => {
    const index = provider().requests.length;
    provider().add(streams(`After ${said}.`));
    await talker.say(characterId, said);
    const given = await turnsGiven(provider(), index);
    expect(given.at(-1)).toEqual(['user', said]);
    return JSON.stringify(provider().requests[index]?.body).includes('pantry');
  };
  provider().add(streams(SECRET));
  const answer = messagesOf(await talker.say(characterId, 'Tell me something')).at(-1);
  expect(answer?.text).toBe(SECRET);
  expect([await hits(), await isRemembered('And then')]).toEqual([[answer?.msgId], true]);

  const content = randomUUID();
  await report(talker, { kind: 'message', targetId: answer?.msgId ?? '', content });
  expect(await room.decide(content, 'uphold', 'It goes too far.')).toBe('upheld');
  expect([await hits(), await isRemembered('What now')]).toEqual([[], false]);

  const words = randomUUID();
  await appeal(talker, words);
  expect(await room.decide(words, 'uphold', 'A joke.')).toBe('upheld');
  expect([await hits(), await isRemembered('And today')]).toEqual([[answer?.msgId], true]);
});
