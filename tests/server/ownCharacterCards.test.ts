import { randomUUID } from 'node:crypto';
import { sharp } from '#server/sharp.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CARD_FILE_MAX } from '#contract/card.ts';
import { characterImport } from '#contract/cardImport.ts';
import { characterExplore } from '#contract/character.ts';
import { imageUrl } from '#contract/image.ts';
import { ugcDetail } from '#contract/ownCharacter.ts';
import { chunkOf, readPng, rewritePng } from '#server/features/card/png.ts';
import { readCard } from '#server/features/card/readCard.ts';
import { PAINTER_PROVENANCE, provenanceXmp } from '#server/providers/picture/provenance.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { draft, untold } from './support/drafts.ts';
import { Maker } from './support/maker.ts';
import { allows, flags, startModerationServer } from './support/moderationServer.ts';
import { type OpenAiServer, startOpenAiServer, streams } from './support/openaiServer.ts';
import { conflict, messagesOf, notFound, success, wrong } from './support/talker.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { cardChunk } from '#tests/unit/cards/support/pngFile.ts';
import { type Packed, textFile, zipOf } from '#tests/unit/cards/support/zipFile.ts';
import { Visitor } from './support/visitor.ts';

const card = {
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: {
    name: 'Vesper Lane',
    description: 'Vesper is a 45-year-old clockmaker with silver hair and grey eyes. She mends what others throw away.',
    personality: 'Exact and kind.',
    scenario: 'A workshop at night.',
    first_mes: 'Mind the ticking, {{user}}.',
    mes_example: '<START>\n{{user}}: Hello\n{{char}}: Good evening.',
    creator_notes: 'NOTES FOR PEOPLE ONLY',
    system_prompt: 'You are a clockmaker. {{original}}',
    post_history_instructions: 'Answer in one sentence.',
    alternate_greetings: ['You are late, {{user}}.'],
    tags: ['clocks', 'night'],
    creator: 'somebody',
    character_version: '1.1',
    extensions: { other_program: { depth: 4, odd: [1, 2.5, null] } },
    character_book: {
      entries: [
        { keys: ['key'], content: 'THE KEY IS MADE OF BRASS', extensions: {}, enabled: true, insertion_order: 1 },
      ],
      extensions: {},
    },
  },
};
const fileOf = (content: unknown): Uint8Array<ArrayBuffer> => new TextEncoder().encode(JSON.stringify(content));
const withData = (change: Readonly<Record<string, unknown>>) => ({ ...card, data: { ...card.data, ...change } });

const xmpOf = async (picture: Uint8Array): Promise<string | undefined> =>
  (await sharp(picture).metadata()).xmp?.toString();

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#804060' } });

/** A picture, twice as wide as high unless it is given, with the card in it. */
const pngOf = async (content: unknown, picture = flat(600, 300)): Promise<Uint8Array<ArrayBuffer>> => {
  const png = readPng(
    await picture
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .png()
      .toBuffer(),
  );
  const text = Buffer.from(`chara\0${Buffer.from(JSON.stringify(content)).toString('base64')}`, 'latin1');
  return new Uint8Array(rewritePng(png, png.chunks, [chunkOf('tEXt', text)]));
};
const idOf = (data: unknown): string => characterImport.response.parse(data).characterId;

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
  const detailOf = async ({ visitor }: Maker, characterId: string) =>
    ugcDetail.response.parse((await visitor.get('/api/character/ugc/detail', { characterId })).data).draft;
  const download = async ({ visitor }: Maker, characterId: string, format: string) =>
    visitor.fetch(`/api/character/export?${new URLSearchParams({ characterId, format })}`);

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

  it('the picture of a card is judged before anybody can see it', async () => {
    await using judge = await startModerationServer(allows, flags('data:image/webp;base64,', 'violence'));
    await using strict = await startTestServer({
      MODERATION_BASE_URL: judge.baseUrl,
      ...(await placeOn(kind)),
    });
    const maker = await Maker.join(strict);
    expect(await maker.bring(await pngOf(card))).toEqual({
      status: 403,
      errNo: 1008,
      data: { fields: [{ path: 'file.picture', reason: 'violence' }] },
    });
    expect(await maker.list()).toEqual([]);
    const characterId = idOf((await maker.bring(await pngOf(card))).data);
    judge.add(allows, allows, flags('data:image/webp;base64,', 'violence'));
    await maker.update(characterId, { visibility: 'public' });
    expect(await maker.seesReview(characterId, 'refused')).toMatchObject({ refusal: 'violence' });
    expect(await maker.update(characterId, { scenario: 'A garden.' })).toMatchObject({ data: { review: 'pending' } });
    await maker.seesReview(characterId, 'approved');
  });

  it('a picture that nobody has seen never becomes public', async () => {
    const maker = await join();
    const unseen = idOf((await maker.bring(await pngOf(card))).data);
    const waits = { visibility: 'public', review: 'pending', isPictureUnseen: true };
    expect(await maker.update(unseen, { visibility: 'public' })).toMatchObject({ data: waits });
    // Reviews come one after the other.
    const painted = idOf((await maker.bring(fileOf(card))).data);
    await maker.update(painted, { visibility: 'public' });
    expect(await maker.seesReview(painted, 'approved')).not.toHaveProperty('isPictureUnseen');
    expect((await maker.list()).find(({ characterId }) => characterId === unseen)).toMatchObject(waits);
    const { data } = await maker.visitor.get('/api/character/explore', { origin: 'ugc', sort: 'new' });
    expect(characterExplore.response.parse(data).characters.map(({ characterId }) => characterId)).not.toContain(
      unseen,
    );
    const { data: withdrawn } = await maker.update(unseen, { visibility: 'unlisted' });
    expect(withdrawn).not.toHaveProperty('isPictureUnseen');
  });

  it('[CHAR-05] of a card that tells no age its maker is told, and it does not become public until one is given', async () => {
    const maker = await join();
    const brought = await maker.bring(
      fileOf(withData({ description: 'Vesper mends clocks.', extensions: {}, tags: [] })),
    );
    expect(brought).toMatchObject({ errNo: 0, data: { leftOut: ['age'] } });
    const characterId = idOf(brought.data);
    const { data: waiting } = await maker.update(characterId, { visibility: 'public' });
    expect(waiting).toMatchObject({ review: 'pending', isAgeUnsure: true });
    expect((await maker.update(characterId, { age: 45 })).data).not.toHaveProperty('isAgeUnsure');
    await maker.seesReview(characterId, 'approved');
  });

  it('[CHAR-01] taglines are shown with names, also those that were stored with placeholders', async () => {
    const maker = await join();
    const description = '**{{char}}** is the clockmaker of {{user}}. She is exact.';
    const characterId = idOf((await maker.bring(fileOf(withData({ description })))).data);
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

  it('comes out again as it came in, as JSON and as a picture', async () => {
    const maker = await join();
    const characterId = idOf((await maker.bring(await pngOf(card))).data);
    const json = await download(maker, characterId, 'json');
    expect([json.headers.get('content-type'), json.headers.get('content-disposition')]).toEqual([
      'application/json',
      `attachment; filename="Vesper-Lane.json"; filename*=UTF-8''Vesper%20Lane.json`,
    ]);
    expect(Object(await json.json()).data).toEqual(card.data);
    const png = await download(maker, characterId, 'png');
    expect([png.headers.get('content-type'), png.headers.get('content-disposition')]).toEqual([
      'image/png',
      `attachment; filename="Vesper-Lane.png"; filename*=UTF-8''Vesper%20Lane.png`,
    ]);
    const bytes = new Uint8Array(await png.arrayBuffer());
    const read = await readCard(bytes);
    expect(JSON.parse(read.card).data).toEqual(card.data);
    // The whole picture, not the portrait that was cut out of it.
    const { width, height } = await sharp(bytes).metadata();
    expect({ width, height }).toEqual({ width: 600, height: 300 });
    const other = await join();
    expect(idOf((await other.bring(bytes)).data)).not.toBe(characterId);
  });

  it('a change comes out with the rest unchanged', async () => {
    const maker = await join();
    const characterId = idOf((await maker.bring(fileOf(card))).data);
    await maker.update(characterId, { personality: 'Exact and stern.' });
    const json = await download(maker, characterId, 'json');
    expect(Object(await json.json()).data).toEqual({ ...card.data, personality: 'Exact and stern.' });
  });

  it('one’s own and listed ones can be taken along, without what only the owner sees', async () => {
    const [maker, other] = [await join(), await join()];
    const characterId = idOf((await maker.bring(fileOf(card))).data);
    expect(await other.visitor.get('/api/character/export', { characterId, format: 'json' })).toEqual(notFound);
    await maker.update(characterId, { visibility: 'public' });
    await maker.seesReview(characterId, 'approved');
    const { data } = Object(await (await download(other, characterId, 'json')).json());
    expect(data).toMatchObject({ name: 'Vesper Lane', creator_notes: '', system_prompt: '', extensions: {} });
    const [seed] = seedCharacters;
    const png = await download(other, seed?.characterId ?? '', 'png');
    const bytes = new Uint8Array(await png.arrayBuffer());
    expect((await readCard(bytes)).character.name).toBe(seed?.name);
    expect(await xmpOf(bytes)).toBe(provenanceXmp(PAINTER_PROVENANCE));
  });

  it('one that was made here comes out as a card that brings all of it back and says who made the picture', async () => {
    const maker = await join();
    const characterId = await maker.make();
    const json = await (await download(maker, characterId, 'json')).json();
    const { tagline, age, voice, appearance } = draft;
    expect(Object(json).data.extensions).toEqual({ liora: { tagline, age, voice, appearance } });
    const png = new Uint8Array(await (await download(maker, characterId, 'png')).arrayBuffer());
    expect(await xmpOf(png)).toBe(provenanceXmp(PAINTER_PROVENANCE));
    for (const file of [png, fileOf(json)]) {
      const brought = await maker.bring(file);
      expect(brought).toMatchObject({ errNo: 0, data: { name: draft.name, leftOut: [] } });
      expect(await detailOf(maker, idOf(brought.data))).toEqual({ ...draft, ...untold });
    }
  });

  it('what only Liora’s cards say comes out where it was changed, beside what other programs wrote', async () => {
    const maker = await join();
    const liora = { tagline: 'Mends {{user}}’s clocks.', voice: 'deep', age: 'old', appearance: { hairColor: 'blue' } };
    const extensions = { ...card.data.extensions, liora };
    const characterId = idOf((await maker.bring(fileOf(withData({ extensions })))).data);
    const { appearance, ...texts } = await detailOf(maker, characterId);
    expect(appearance).toMatchObject({ hairColor: 'silver' });
    expect(texts).toMatchObject({ tagline: liora.tagline, voice: 'deep', age: 45 });
    await maker.update(characterId, { age: 46, voice: null });
    const { data } = Object(await (await download(maker, characterId, 'json')).json());
    const { voice: _voice, ...rest } = liora;
    expect(data.extensions).toEqual({ ...card.data.extensions, liora: { ...rest, age: 46 } });
    expect(await detailOf(maker, idOf((await maker.bring(fileOf({ ...card, data }))).data))).toMatchObject({
      tagline: liora.tagline,
      voice: null,
      age: 46,
    });
  });

  it('a picture that another program put into a card takes the place of the looks that the card says', async () => {
    const maker = await join();
    const { appearance } = draft;
    const brought = await maker.bring(await pngOf(withData({ extensions: { liora: { appearance } } })));
    expect(await detailOf(maker, idOf(brought.data))).toMatchObject({ appearance: null });
    const { data } = Object(await (await download(maker, idOf(brought.data), 'json')).json());
    expect(data.extensions).toEqual({ liora: { appearance } });
  });

  it.each([
    ['no card', fileOf({ hello: 'world' }), 'file', 'notACard'],
    ['no JSON', new TextEncoder().encode('{"name":'), 'file', 'notJson'],
    ['something else', new TextEncoder().encode('GIF89a…'), 'file', 'notACard'],
    ['no bytes', new Uint8Array(0), 'file', 'notACard'],
    ['no name', fileOf(withData({ name: '\u200b' })), 'file.name', 'nameMissing'],
    [
      'too many entries of its lorebook',
      fileOf(withData({ character_book: { entries: Array.from({ length: 10_001 }, () => ({})) } })),
      'file.lorebook',
      'tooMany',
    ],
  ])('a file with %s is refused with its cause', async (_, file, path, reason) => {
    const maker = await join();
    expect(await maker.bring(file)).toEqual(wrong(path, reason));
    expect(await maker.list()).toEqual([]);
  });

  it.each([
    ['is a minor', { description: 'Vesper is 16 years old.' }, 'file.description', 'underAge'],
    ['greets as one', { alternate_greetings: ['I am 15!'] }, 'file.alternateGreetings', 'underAge'],
    ['says that it is one', { extensions: { liora: { age: 16 } } }, 'file.age', 'underAge'],
    [
      'hides it in its tagline',
      { extensions: { liora: { tagline: 'She is 15 years old.' } } },
      'file.tagline',
      'underAge',
    ],
    ['has the name of somebody', { name: 'Elon Musk' }, 'file.name', 'realPerson'],
    ['is a pupil by its tags', { tags: ['clocks', 'high school student'] }, 'file.tags', 'underAge'],
    [
      'has more tags than a character, and is a pupil by the last',
      { tags: [...Array.from({ length: 30 }, (_, index) => `clock ${index}`), 'schoolgirl'] },
      'file.tags',
      'underAge',
    ],
    [
      'tells it in a greeting for groups',
      { group_only_greetings: ['I am 15!'] },
      'file.alternateGreetings',
      'underAge',
    ],
    [
      'tells it to other programs',
      { extensions: { depth_prompt: { prompt: 'Vesper is 15.', depth: 4 } } },
      'file.extensions',
      'underAge',
    ],
    ['tells it in its notes', { creator_notes: '**Age:** 16' }, 'file.creatorNotes', 'underAge'],
    [
      'hides it in the lorebook',
      {
        character_book: {
          entries: [
            {
              keys: ['age'],
              content: 'Vesper is a 14-year-old girl.',
              extensions: {},
              enabled: true,
              insertion_order: 1,
            },
          ],
          extensions: {},
        },
      },
      'file.lorebook',
      'underAge',
    ],
  ])('a card that %s is refused by the content rules', async (_, change, path, reason) => {
    const maker = await join();
    expect(await maker.bring(fileOf(withData(change)))).toEqual({
      status: 403,
      errNo: 1008,
      data: { fields: [{ path, reason }] },
    });
    expect(await maker.list()).toEqual([]);
  });

  it.each([
    { keys: ['loli'] },
    { secondary_keys: ['key', 'loli'] },
    { comment: 'Vesper (16)' },
    { name: 'Schoolgirl' },
    { enabled: false, content: 'Vesper is 16.' },
  ])('[CHAR-03] a card that tells it in an entry of its lorebook is refused: %j', async (entry) => {
    const maker = await join();
    const book = { entries: [{ keys: ['key'], content: 'Brass.', ...entry }], extensions: {} };
    expect(await maker.bring(fileOf(withData({ character_book: book })))).toEqual({
      status: 403,
      errNo: 1008,
      data: { fields: [{ path: 'file.lorebook', reason: 'underAge' }] },
    });
  });

  it('a picture that cannot be read is painted in its place', async () => {
    const maker = await join();
    const png = readPng(new Uint8Array(await pngOf(card)));
    const broken = rewritePng(
      png,
      png.chunks.filter(({ type }) => type !== 'IDAT'),
      [chunkOf('IDAT', Buffer.from('no picture'))],
    );
    const brought = await maker.bring(new Uint8Array(broken));
    expect(brought).toMatchObject({ errNo: 0, data: { leftOut: ['picture', 'extensions'] } });
    expect((await maker.visitor.fetch(imageUrl(`characters/${idOf(brought.data)}.webp`, 96))).status).toBe(200);
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

  it('takes a picture of 40 megapixels, and refuses a larger one before it is decoded', async () => {
    const maker = await join();
    expect(await maker.bring(await pngOf(withData({ extensions: {} }), flat(8000, 5000)))).toMatchObject({
      errNo: 0,
      data: { leftOut: [], isCropped: true },
    });
    const larger = await flat(8000, 5001).png().toBuffer();
    // Behind the header, which is 33 bytes with the signature.
    const parts = [larger.subarray(0, 33), cardChunk('chara', JSON.stringify(card)), larger.subarray(33)];
    expect(await maker.bring(new Uint8Array(Buffer.concat(parts)))).toEqual(wrong('file', 'tooManyPixels'));
    expect(await maker.list()).toHaveLength(1);
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

  it('nobody who is signed out has a large file read', async () => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(CARD_FILE_MAX - 1000)]), 'card.png');
    const response = await new Visitor(server.origin).fetch('/api/character/import', {
      method: 'POST',
      headers: { 'idempotency-key': 'one' },
      body,
    });
    expect([response.status, await response.json()]).toMatchObject([401, { errNo: 1002 }]);
  });
});
