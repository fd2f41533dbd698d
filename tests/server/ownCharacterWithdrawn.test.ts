import { expect, it } from 'vitest';
import { chatHistory } from '#contract/chat.ts';
import { chatImageDetail, chatSearch } from '#contract/chatActs.ts';
import { conversationList } from '#contract/conversation.ts';
import { pictaskGalleryCharacters } from '#contract/picture.ts';
import { reportList } from '#contract/report.ts';
import { Asker } from './support/asker.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { draft } from './support/drafts.ts';
import { gives } from './support/imagesServer.ts';
import { Maker } from './support/maker.ts';
import { usePictures } from './support/usePictures.ts';
import type { Visitor } from './support/visitor.ts';

/** Whom the picture that was shown to a character shows. */
const pictured = async (visitor: Visitor, characterId: string) => {
  const { messages } = chatHistory.response.parse((await visitor.get('/api/chat/history', { characterId })).data);
  const msgId = messages.find(({ image }) => image !== null)?.msgId ?? '';
  return chatImageDetail.response.parse((await visitor.get('/api/chat/image-detail', { msgId })).data).character;
};

/** What somebody is told of a character, wherever they are told of it. */
const toldOf = async (visitor: Visitor, characterId: string) => {
  const { data: profile } = await visitor.get('/api/character/detail', { characterId });
  const { conversations } = conversationList.response.parse((await visitor.get('/api/conversation/list')).data);
  const { hits } = chatSearch.response.parse((await visitor.get('/api/chat/search', { query: 'Come in, Ada' })).data);
  const file = await (await visitor.fetch(`/api/chat/export?characterId=${characterId}`)).text();
  const { data: taken } = await visitor.get('/api/user/export');
  const shown = await pictured(visitor, characterId);
  const { characters } = pictaskGalleryCharacters.response.parse(
    (await visitor.get('/api/pictask/gallery/characters')).data,
  );
  const { pictures } = await new Asker(visitor).gallery();
  const lines = await new Asker(visitor).buyer.ledger();
  const { name, age, tagline, tags, description, scenario, greeting } = Object(profile);
  return {
    profile: { name, age, tagline, tags, description, scenario, greeting },
    listed: conversations.map(({ character }) => [character.name, character.age, character.tagline, character.tags]),
    found: hits.map(({ character }) => [character.name, character.age, character.tagline, character.tags]),
    pictured: [shown.name, shown.age, shown.tagline, shown.tags],
    gallery: characters.map((character) => character.name),
    paid: lines.flatMap(({ service, characterName }) => (service === null ? [] : [[service, characterName]])),
    made: pictures.map(({ characterName }) => characterName),
    file: Object(JSON.parse(file)).character.name,
    taken: Object(taken).conversations.map((talk: object) => Object(talk).characterName),
  };
};

const nothingMore = { description: '', scenario: '', greeting: '' };
const told = (
  { name, age, tagline, tags }: Pick<typeof draft, 'name' | 'age' | 'tagline' | 'tags'>,
  paidFor: string | null = name,
) => ({
  profile: { name, age, tagline, tags, ...nothingMore },
  listed: [[name, age, tagline, tags]],
  found: [[name, age, tagline, tags]],
  pictured: [name, age, tagline, tags],
  gallery: [name],
  paid: [
    ['chat', paidFor],
    ['picture', paidFor],
  ],
  made: [draft.name],
  file: name,
  taken: [name],
});

describeOnDatabases('[N-24] a character that was made private', (kind) => {
  const { server, studio } = usePictures(kind);

  const secret = { name: 'Zoe Hidden', age: 51, tagline: 'What nobody may know.', tags: ['secret'] };
  const talkedWith = async () => {
    const [maker, guest] = [await Maker.join(server()), await Asker.join(server())];
    const characterId = await maker.make({ visibility: 'unlisted' });
    const { pictures } = await guest.make({ characterId });
    await guest.visitor.say(characterId, 'Hello');
    await guest.visitor.post('/api/pictask/picture/show', { pictureId: pictures[0]?.pictureId, characterId });
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
    expect(await toldOf(guest, characterId)).toEqual(told(draft, null));
  });

  it('tells nothing of it to who reports it, or has a picture of it made after all', async () => {
    const { maker, guest, characterId } = await talkedWith();
    const asker = new Asker(guest);
    studio().add(gives(200, 'no picture'));
    const { taskId } = await asker.make({ characterId });
    await maker.update(characterId, { ...secret, visibility: 'private' });
    await asker.act('retry', taskId);
    const { pictures } = await asker.ends(taskId);
    for (const kindOf of ['character', 'person'])
      await guest.post('/api/report/create', { kind: kindOf, targetId: characterId, reason: 'other', content: '' });
    const { reports } = reportList.response.parse((await guest.get('/api/report/list')).data);
    expect([
      pictures.map(({ characterName }) => characterName),
      reports.map(({ kind: of, name }) => [of, name]),
    ]).toEqual([
      [draft.name],
      [
        ['person', draft.name],
        ['character', draft.name],
      ],
    ]);
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
