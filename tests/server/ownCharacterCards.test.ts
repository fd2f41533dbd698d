import { randomUUID } from 'node:crypto';
import { sharp } from '#server/sharp.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { imageUrl } from '#contract/image.ts';
import { ugcDetail } from '#contract/ownCharacter.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { Maker } from './support/maker.ts';
import { type OpenAiServer, startOpenAiServer, streams } from './support/openaiServer.ts';
import { conflict, messagesOf, success, wrong } from './support/talker.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { type Packed, textFile, zipOf } from '#tests/unit/cards/support/zipFile.ts';
import { card, fileOf, withData, flat, pngOf, idOf } from './support/cardFiles.ts';

describeOnDatabases('cards', (kind) => {
  let server: TestServer;
  let model: OpenAiServer;
  beforeAll(async () => {
    model = await startOpenAiServer();
    server = await startTestServer({
      OPENAI_BASE_URL: model.baseUrl,
      CHAT_MODEL: 'test',
      ...(await placeOn(kind)),
    });
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await model[Symbol.asyncDispose]();
  });
  const join = () => Maker.join(server);

  it('a card becomes a private character, free of charge, once an intent', async () => {
    const maker = await join();
    const key = randomUUID();
    const brought = await maker.bring(fileOf(card), key);
    const characterId = idOf(brought.data);
    expect(brought).toEqual(success({ characterId, name: 'Vesper Lane', leftOut: ['extensions'], isCropped: false }));
    expect(await maker.bring(fileOf(card), key)).toEqual(brought);
    expect(await maker.bring(fileOf(withData({ name: 'Other' })), key)).toEqual(conflict);
    expect((await maker.buyer.remaining()).tokens).toBe(100);
    const { data } = await maker.visitor.get('/api/character/ugc/detail', { characterId });
    const detail = ugcDetail.response.parse(data);
    expect(detail).toEqual({
      characterId,
      draft: {
        name: 'Vesper Lane',
        age: 45,
        tagline: 'Vesper is a 45-year-old clockmaker with silver hair and grey eyes.',
        description: card.data.description,
        personality: 'Exact and kind.',
        scenario: 'A workshop at night.',
        greeting: 'Mind the ticking, {{user}}.',
        alternateGreetings: ['You are late, {{user}}.'],
        exampleDialogue: card.data.mes_example,
        tags: ['clocks', 'night'],
        appearance: expect.objectContaining({
          presentation: 'feminine',
          hairColor: 'silver',
          eyeColor: 'grey',
          setting: 'workshop',
        }),
        voice: null,
        visibility: 'private',
        systemPrompt: 'You are a clockmaker. {{original}}',
        postHistoryInstructions: 'Answer in one sentence.',
        lorebook: {
          scanDepth: null,
          tokenBudget: null,
          recursiveScanning: false,
          entries: [
            {
              keys: ['key'],
              secondaryKeys: [],
              selective: false,
              content: 'THE KEY IS MADE OF BRASS',
              enabled: true,
              constant: false,
              caseSensitive: false,
              useRegex: false,
              insertionOrder: 1,
              priority: 0,
              position: 'after',
            },
          ],
        },
      },
      creatorNotes: 'NOTES FOR PEOPLE ONLY',
    });
    expect((await maker.list()).map(({ status, visibility, review }) => [status, visibility, review])).toEqual([
      ['ready', 'private', 'none'],
    ]);
    expect((await maker.visitor.fetch(imageUrl(`characters/${characterId}.webp`, 192))).status).toBe(200);
  });

  const ageless = fileOf(withData({ description: 'Vesper mends clocks.', extensions: {}, tags: [] }));

  it('[CHAR-05] a card that tells no age becomes nobody until whoever brings it says one', async () => {
    const maker = await join();
    expect(await maker.bring(ageless)).toEqual(wrong('age', 'missing'));
    expect(await maker.bring(ageless, randomUUID(), '17')).toEqual(wrong('age', 'tooSmall'));
    expect(await maker.list()).toEqual([]);
    const brought = await maker.bring(ageless, randomUUID(), '25');
    const characterId = idOf(brought.data);
    expect(brought).toEqual(success({ characterId, name: 'Vesper Lane', leftOut: [], isCropped: false }));
    expect((await maker.list()).map(({ name, age }) => [name, age])).toEqual([['Vesper Lane', 25]]);
    const exported = await maker.visitor.fetch(
      `/api/character/export?${new URLSearchParams({ characterId, format: 'json' })}`,
    );
    expect(Object(await exported.json()).data.extensions).toEqual({ liora: { age: 25 } });
    const { data } = await maker.update(characterId, { visibility: 'public' });
    expect(data).not.toHaveProperty('isAgeUnsure');
    await maker.seesReview(characterId, 'approved');
  });

  it('[CHAR-05] what a card tells counts before the age that is said', async () => {
    const maker = await join();
    expect(await maker.bring(fileOf(card), randomUUID(), '30')).toMatchObject({ errNo: 0 });
    expect((await maker.list()).map(({ age }) => age)).toEqual([45]);
  });

  it('[CHAR-05] what is refused is not asked about first', async () => {
    const maker = await join();
    const young = withData({ description: 'Vesper is a schoolgirl.', extensions: {}, tags: [] });
    expect(await maker.bring(fileOf(young))).toMatchObject({ errNo: 1008 });
  });

  it('[CHAR-01] taglines are shown with names, also those that were stored with placeholders', async () => {
    const maker = await join();
    const description = '**{{char}}** is the clockmaker of {{user}}. She is exact.';
    const characterId = idOf((await maker.bring(fileOf(withData({ description })), randomUUID(), '45')).data);
    const shown = async () => [
      (await maker.list())[0]?.tagline,
      Object(await maker.visitor.get('/api/character/detail', { characterId })).data.tagline,
      Object(await maker.visitor.get('/api/pictask/character/recommend', {})).data.characters[0].tagline,
    ];
    expect(await shown()).toEqual(Array(3).fill('Vesper Lane is the clockmaker of you.'));
    await maker.update(characterId, { tagline: '{{char}} mends what <USER> broke.' });
    expect(await shown()).toEqual(Array(3).fill('Vesper Lane mends what you broke.'));
    const { data } = await maker.visitor.get('/api/character/ugc/detail', { characterId });
    expect(ugcDetail.response.parse(data).draft.tagline).toBe('{{char}} mends what <USER> broke.');
  });

  it('[N-28] its nickname and its note are kept, and are no loss', async () => {
    const maker = await join();
    const depth_prompt = { prompt: '{{char}} hums.', depth: 2, role: 'system' };
    const brought = await maker.bring(
      fileOf(withData({ nickname: 'Ves', extensions: { depth_prompt }, alternate_greetings: ['You, {{user}}.', ' '] })),
    );
    expect(Object(brought.data).leftOut).toEqual([]);
    const characterId = idOf(brought.data);
    await maker.update(characterId, { tagline: 'Ask {{char}}.' });
    expect((await maker.list())[0]).toMatchObject({ name: 'Vesper Lane', tagline: 'Ask Ves.' });
    await maker.update(characterId, { name: 'Nora' });
    expect((await maker.list())[0]).toMatchObject({ name: 'Nora', tagline: 'Ask Nora.' });
  });

  it('the picture of a card is its portrait, without whatever else was in the file', async () => {
    const maker = await join();
    const brought = await maker.bring(await pngOf(card));
    expect(brought).toMatchObject({ data: { isCropped: true } });
    const characterId = idOf(brought.data);
    const response = await maker.visitor.fetch(imageUrl(`characters/${characterId}.webp`, 768));
    const picture = sharp(await response.arrayBuffer());
    const { width, height, exif } = await picture.metadata();
    expect({ width, height, exif }).toEqual({ width: 768, height: 1152, exif: undefined });
    const { dominant } = await picture.stats();
    expect(dominant.r).toBeGreaterThan(dominant.g);
    const { data } = await maker.visitor.get('/api/character/ugc/detail', { characterId });
    expect(ugcDetail.response.parse(data).draft.appearance).toBeNull();
  });

  it('a model gets what the card says for it, and never the notes of its creator', async () => {
    const maker = await join();
    const characterId = idOf((await maker.bring(fileOf(card))).data);
    const asked = model.requests.length;
    model.add(streams('Yes.'));
    const [greeting] = messagesOf(await maker.visitor.say(characterId, 'What about the key?'));
    expect(greeting).toMatchObject({ text: 'Mind the ticking, Ada.', alternatives: 2 });
    const prompt = JSON.stringify((await model.request(asked)).body);
    expect(prompt).toContain('You are a clockmaker.');
    expect(prompt).toContain('Answer in one sentence.');
    expect(prompt).toContain('THE KEY IS MADE OF BRASS');
    expect(prompt).not.toContain('NOTES FOR PEOPLE ONLY');
  });

  it('[N-27] tells of pictures and sounds of a .charx that are not used, and of nothing that is', async () => {
    const maker = await join();
    const icon = 'assets/icon/image/main.png';
    const assets = [
      { type: 'icon', name: 'main', ext: 'png', uri: `embeded://${icon}` },
      { type: 'background', name: 'night', ext: 'png', uri: 'embeded://assets/night.png' },
    ];
    const charx = async (files: readonly Packed[]) =>
      new Uint8Array(
        zipOf(
          textFile(
            'card.json',
            JSON.stringify(withData({ assets: assets.slice(0, files.length + 1), extensions: {} })),
          ),
          { name: icon, data: await flat(400, 600).png().toBuffer() },
          ...files,
        ),
      );
    expect(await maker.bring(await charx([]))).toMatchObject({ data: { leftOut: [], isCropped: false } });
    const night = { name: 'assets/night.png', data: await flat(30, 20).png().toBuffer() };
    expect(await maker.bring(await charx([night]))).toMatchObject({ data: { leftOut: ['assets'], isCropped: false } });
    expect(await maker.bring(await charx([night, textFile('assets/voice.ogg', 'OggS')]))).toMatchObject({
      data: { leftOut: ['assets'], isCropped: false },
    });
  });

  it('markup in a card stays text, and signs that hide are gone from its name', async () => {
    const maker = await join();
    const brought = await maker.bring(
      fileOf(withData({ name: 'Ves\u202eper\u200b', first_mes: '<script>alert(1)</script>', tags: ['<b>x</b>'] })),
    );
    expect(brought).toMatchObject({ data: { name: 'Vesper' } });
    const { data } = await maker.visitor.get('/api/character/ugc/detail', { characterId: idOf(brought.data) });
    expect(ugcDetail.response.parse(data).draft).toMatchObject({
      greeting: '<script>alert(1)</script>',
      tags: ['<b>x</b>'],
    });
  });

  it('of several at once each has its own end', async () => {
    const maker = await join();
    const files = Array.from({ length: 8 }, (_, index) =>
      index % 3 === 2 ? fileOf({ nothing: index }) : fileOf(withData({ name: `Vesper ${index}` })),
    );
    const answers = await Promise.all(files.map((file) => maker.bring(file)));
    expect(answers.map(({ errNo }) => errNo)).toEqual([0, 0, 1001, 0, 0, 1001, 0, 0]);
    expect(await maker.list()).toHaveLength(6);
  });
});
