import { afterAll, beforeAll, expect, it } from 'vitest';
import { CARD_TEXT_MAX } from '#contract/card.ts';
import { characterImport } from '#contract/cardImport.ts';
import { characterProfile } from '#contract/characterProfile.ts';
import { ugcDetail } from '#contract/ownCharacter.ts';
import { withinRoom } from '#server/providers/chat/withinRoom.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { Maker } from './support/maker.ts';
import { type OpenAiServer, startOpenAiServer, streams } from './support/openaiServer.ts';
import { messagesOf, wrong } from './support/talker.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';

/** A text whose beginning and end can be told apart. */
const longText = (begin: string, end: string, letters: number): string =>
  `${begin} ${'calm '.repeat(letters / 5)}${end}`;
const data = {
  name: 'Vesper Lane',
  description: longText('Vesper is a 45-year-old clockmaker.', 'END OF DESCRIPTION', 60_000),
  personality: longText('Exact.', 'END OF PERSONALITY', 12_000),
  scenario: 'A workshop at night.',
  first_mes: longText('Mind the ticking, {{user}}.', 'END OF GREETING', 15_000),
  mes_example: '',
  alternate_greetings: [longText('You are late.', 'END OF OTHER', 12_000)],
  character_book: {
    entries: [
      { keys: ['key'], content: 'THE KEY IS MADE OF BRASS', enabled: true, insertion_order: 1 },
      ...Array.from({ length: 1200 }, (_, index) => ({ keys: [`door ${index}`], content: `DOOR ${index}` })),
    ],
  },
};
const fileOf = (content: unknown): Uint8Array<ArrayBuffer> => new TextEncoder().encode(JSON.stringify(content));
const card = { spec: 'chara_card_v2', spec_version: '2.0', data };

describeOnDatabases('[N-30] texts of a card that are longer than a prompt holds', (kind) => {
  let server: TestServer;
  let model: OpenAiServer;
  beforeAll(async () => {
    model = await startOpenAiServer();
    server = await startTestServer({ OPENAI_BASE_URL: model.baseUrl, CHAT_MODEL: 'test', ...(await placeOn(kind)) });
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await model[Symbol.asyncDispose]();
  });

  it('are kept whole, told as far as they have room, and come out again', async () => {
    const maker = await Maker.join(server);
    const { data: brought } = await maker.bring(fileOf(card));
    const { characterId, ...told } = characterImport.response.parse(brought);
    expect(told).toEqual({
      name: 'Vesper Lane',
      leftOut: [],
      cutInPrompt: ['description', 'personality', 'greeting', 'alternateGreetings', 'lorebook'],
      isCropped: false,
    });
    const { data: detail } = await maker.visitor.get('/api/character/ugc/detail', { characterId });
    expect(ugcDetail.response.parse(detail).draft).toMatchObject({
      description: data.description,
      personality: data.personality,
      greeting: data.first_mes,
      alternateGreetings: data.alternate_greetings,
    });
    const { data: profile } = await maker.visitor.get('/api/character/detail', { characterId });
    expect(characterProfile.parse(profile).description).toBe(withinRoom(data.description, 20_000));

    const asked = model.requests.length;
    model.add(streams('Yes.'));
    const [greeting] = messagesOf(await maker.visitor.say(characterId, 'What about the key and door 1100?'));
    expect(greeting?.text).toMatch(/^Mind the ticking, Ada\. (?:calm )+calm$/u);
    const prompt = JSON.stringify((await model.request(asked)).body);
    expect(prompt).toContain('THE KEY IS MADE OF BRASS');
    expect(prompt).not.toMatch(/END OF|DOOR 1100/u);

    const path = `/api/character/export?${new URLSearchParams({ characterId, format: 'json' })}`;
    expect(Object(await (await maker.visitor.fetch(path)).json()).data).toEqual(data);
  });

  it('can be changed as long as a card may be, and not longer', async () => {
    const maker = await Maker.join(server);
    const { data: brought } = await maker.bring(fileOf(card));
    const { characterId } = characterImport.response.parse(brought);
    const scenario = 'A workshop at noon. '.repeat(5000);
    expect(await maker.update(characterId, { scenario })).toMatchObject({ errNo: 0 });
    const { data: detail } = await maker.visitor.get('/api/character/ugc/detail', { characterId });
    expect(ugcDetail.response.parse(detail).draft.scenario).toBe(scenario);
    expect(await maker.update(characterId, { personality: 'x'.repeat(CARD_TEXT_MAX - 1000), scenario: 'y' })).toEqual(
      wrong('change.personality', 'textTooLarge'),
    );
  });

  it('are judged to their end', async () => {
    const maker = await Maker.join(server);
    const description = `${'calm '.repeat(100_000)}. Vesper is 16 years old.`;
    expect(await maker.bring(fileOf({ ...card, data: { ...data, description } }))).toEqual({
      status: 403,
      errNo: 1008,
      data: { fields: [{ path: 'file.description', reason: 'underAge' }] },
    });
  });

  it('do not burden the search when they are public', async () => {
    const maker = await Maker.join(server);
    const { data: brought } = await maker.bring(
      fileOf({ ...card, data: { ...data, description: `${data.description} quixotically` } }),
    );
    const { characterId } = characterImport.response.parse(brought);
    await maker.update(characterId, { visibility: 'public' });
    await maker.seesReview(characterId, 'approved');
    const found = async (query: string) =>
      Object(await maker.visitor.get('/api/character/explore', { query })).data.characters.map(Object);
    expect(await found('clockmaker Vesper')).toMatchObject([{ characterId }]);
    expect(await found('quixotically')).toEqual([]);
  });
});
