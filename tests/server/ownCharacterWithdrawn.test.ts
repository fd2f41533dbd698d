import { afterAll, beforeAll, expect, it } from 'vitest';
import { chatSearch } from '#contract/chatActs.ts';
import { conversationList } from '#contract/conversation.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { draft } from './support/drafts.ts';
import { Maker } from './support/maker.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import type { Visitor } from './support/visitor.ts';

/** What somebody is told of a character, wherever they are told of it. */
const toldOf = async (visitor: Visitor, characterId: string) => {
  const { data: profile } = await visitor.get('/api/character/detail', { characterId });
  const { conversations } = conversationList.response.parse((await visitor.get('/api/conversation/list')).data);
  const { hits } = chatSearch.response.parse((await visitor.get('/api/chat/search', { query: 'Come in, Ada' })).data);
  const file = await (await visitor.fetch(`/api/chat/export?characterId=${characterId}`)).text();
  const { data: taken } = await visitor.get('/api/user/export');
  const { name, age, tagline, tags, description, scenario, greeting } = Object(profile);
  return {
    profile: { name, age, tagline, tags, description, scenario, greeting },
    listed: conversations.map(({ character }) => [character.name, character.age, character.tagline, character.tags]),
    found: hits.map(({ character }) => [character.name, character.age, character.tagline, character.tags]),
    file: Object(JSON.parse(file)).character.name,
    taken: Object(taken).conversations.map((talk: object) => Object(talk).characterName),
  };
};

const nothingMore = { description: '', scenario: '', greeting: '' };
const told = ({ name, age, tagline, tags }: Pick<typeof draft, 'name' | 'age' | 'tagline' | 'tags'>) => ({
  profile: { name, age, tagline, tags, ...nothingMore },
  listed: [[name, age, tagline, tags]],
  found: [[name, age, tagline, tags]],
  file: name,
  taken: [name],
});

describeOnDatabases('[N-24] a character that was made private', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await placeOn(kind));
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const secret = { name: 'Zoe Hidden', age: 51, tagline: 'What nobody may know.', tags: ['secret'] };
  const talkedWith = async () => {
    const [maker, guest] = [await Maker.join(server), await Maker.join(server)];
    const characterId = await maker.make({ visibility: 'unlisted' });
    await guest.visitor.say(characterId, 'Hello');
    return { maker, characterId, guest: guest.visitor };
  };

  it('tells nobody else what became of it since', async () => {
    const { maker, guest, characterId } = await talkedWith();
    await maker.update(characterId, { visibility: 'private' });
    await maker.update(characterId, { ...secret, description: 'A secret.' });
    expect(await toldOf(guest, characterId)).toEqual(told(draft));
    const { data } = await maker.visitor.get('/api/character/detail', { characterId });
    expect(data).toMatchObject({ ...secret, description: 'A secret.' });
  });

  it('tells nothing of a change that came with it', async () => {
    const { maker, guest, characterId } = await talkedWith();
    await maker.update(characterId, { ...secret, visibility: 'private' });
    expect(await toldOf(guest, characterId)).toEqual(told(draft));
  });

  it('tells nothing of it either once it is deleted', async () => {
    const { maker, guest, characterId } = await talkedWith();
    await maker.update(characterId, { ...secret, visibility: 'private', description: 'A secret.' });
    await maker.remove(characterId);
    expect(await toldOf(guest, characterId)).toEqual(told(draft));
  });

  it('is seen as it is now when it is shown again', async () => {
    const { maker, guest, characterId } = await talkedWith();
    await maker.update(characterId, { ...secret, visibility: 'private' });
    await maker.update(characterId, { visibility: 'unlisted' });
    const { profile, ...others } = told(secret);
    expect(await toldOf(guest, characterId)).toEqual({
      ...others,
      profile: {
        ...profile,
        description: draft.description,
        scenario: draft.scenario,
        greeting: 'Come in, Ada. The kettle is on.',
      },
    });
  });
});
