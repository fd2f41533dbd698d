import { afterAll, beforeAll, expect, it } from 'vitest';
import { CARD_TEXT_MAX } from '#contract/card.ts';
import { type Lorebook, lorebookRead } from '#contract/lorebook.ts';
import { ugcDetail } from '#contract/ownCharacter.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { Maker } from './support/maker.ts';
import { type OpenAiServer, startOpenAiServer, streams } from './support/openaiServer.ts';
import { wrong } from './support/talker.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';

const entry = {
  keys: ['key'],
  secondaryKeys: [],
  selective: false,
  content: 'THE KEY IS MADE OF BRASS',
  enabled: true,
  constant: false,
  caseSensitive: false,
  useRegex: false,
  insertionOrder: 100,
  priority: 0,
  position: 'after',
} as const;
const bookOf = (...entries: Lorebook['entries']): Lorebook => ({
  scanDepth: null,
  tokenBudget: null,
  recursiveScanning: false,
  entries,
});
const book = bookOf({ ...entry, keys: [...entry.keys], secondaryKeys: [] });

describeOnDatabases('[N-29] what models are told of an own character', (kind) => {
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
  const detailOf = async ({ visitor }: Maker, characterId: string) =>
    ugcDetail.response.parse((await visitor.get('/api/character/ugc/detail', { characterId })).data).draft;

  it('can be written, is told to the model, and comes out as a card', async () => {
    const maker = await Maker.join(server);
    const characterId = await maker.make();
    const told = { systemPrompt: 'Speak in riddles.', postHistoryInstructions: 'Rhyme once.', lorebook: book };
    expect(await maker.update(characterId, told)).toMatchObject({ errNo: 0 });
    expect(await detailOf(maker, characterId)).toMatchObject(told);

    const asked = model.requests.length;
    model.add(streams('Yes.'));
    await maker.visitor.say(characterId, 'What about the key?');
    const prompt = JSON.stringify((await model.request(asked)).body);
    for (const words of ['Speak in riddles.', 'Rhyme once.', 'THE KEY IS MADE OF BRASS'])
      expect(prompt).toContain(words);

    const path = `/api/character/export?${new URLSearchParams({ characterId, format: 'json' })}`;
    const { data } = Object(await (await maker.visitor.fetch(path)).json());
    expect(data).toMatchObject({
      system_prompt: 'Speak in riddles.',
      post_history_instructions: 'Rhyme once.',
      character_book: { entries: [{ keys: ['key'], content: 'THE KEY IS MADE OF BRASS' }] },
    });

    await maker.update(characterId, { lorebook: null, systemPrompt: '' });
    expect(await detailOf(maker, characterId)).toMatchObject({ lorebook: null, systemPrompt: '' });
  });

  it.each([
    ['systemPrompt', { systemPrompt: 'She is 15 years old.' }],
    ['postHistoryInstructions', { postHistoryInstructions: 'She is 15 years old.' }],
    ['lorebook', { lorebook: bookOf({ ...entry, keys: ['loli'], secondaryKeys: [] }) }],
    ['lorebook', { lorebook: bookOf({ ...entry, keys: ['a'], secondaryKeys: ['loli'] }) }],
    ['lorebook', { lorebook: bookOf({ ...entry, keys: [], secondaryKeys: [], content: 'She is 14 years old.' }) }],
    ['lorebook', { lorebook: bookOf({ ...entry, keys: [], secondaryKeys: [], comment: 'Schoolgirl (14)' }) }],
    [
      'lorebook',
      { lorebook: bookOf({ ...entry, keys: [], secondaryKeys: [], content: 'She is 14 years old.', enabled: false }) },
    ],
    ['alternateGreetings', { alternateGreetings: ['I am 15!'] }],
  ])('is judged by the content rules also when it is changed: %s %j', async (field, change) => {
    const maker = await Maker.join(server);
    const characterId = await maker.make();
    const before = await detailOf(maker, characterId);
    expect(await maker.update(characterId, change)).toEqual({
      status: 403,
      errNo: 1008,
      data: { fields: [{ path: `change.${field}`, reason: 'underAge' }] },
    });
    expect(await detailOf(maker, characterId)).toEqual(before);
  });

  it('sends a public one to review anew', async () => {
    const maker = await Maker.join(server);
    const characterId = await maker.make({ visibility: 'public' });
    await maker.seesReview(characterId, 'approved');
    expect(await maker.update(characterId, { lorebook: book })).toMatchObject({ data: { review: 'pending' } });
  });

  it('is read from world info of SillyTavern, of which nothing is kept', async () => {
    const maker = await Maker.join(server);
    const world = { entries: { 0: { key: ['key'], content: 'Brass.', probability: 50, position: 0, comment: 'Key' } } };
    const { errNo, data } = await maker.readLorebook(JSON.stringify(world));
    expect([errNo, lorebookRead.response.parse(data)]).toEqual([
      0,
      {
        lorebook: bookOf({
          ...entry,
          keys: ['key'],
          secondaryKeys: [],
          comment: 'Key',
          content: 'Brass.',
          useRegex: true,
          position: 'before',
        }),
        leftOut: ['probability'],
      },
    ]);
    expect(await maker.list()).toEqual([]);
  });

  it.each([
    ['no lorebook', '{"hello":"world"}', 'notALorebook'],
    ['no JSON', '{"entries":', 'notJson'],
    ['too many entries', JSON.stringify({ entries: Array.from({ length: 10_001 }, () => ({})) }), 'tooMany'],
    ['too much text', ' '.repeat(CARD_TEXT_MAX + 1), 'textTooLarge'],
  ])('is refused with its cause where a file holds %s', async (_, content, reason) => {
    const maker = await Maker.join(server);
    const path = reason === 'tooMany' ? 'file.lorebook' : 'file';
    expect(await maker.readLorebook(content)).toEqual(wrong(path, reason));
  });
});
