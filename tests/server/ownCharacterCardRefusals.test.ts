import { afterAll, beforeAll, expect, it } from 'vitest';
import { CARD_FILE_MAX } from '#contract/card.ts';
import { characterExplore } from '#contract/character.ts';
import { imageUrl } from '#contract/image.ts';
import { chunkOf, readPng, rewritePng } from '#server/features/card/png.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { Maker } from './support/maker.ts';
import { allows, flags, startModerationServer } from './support/moderationServer.ts';
import { wrong } from './support/talker.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { cardChunk } from '#tests/unit/cards/support/pngFile.ts';
import { Visitor } from './support/visitor.ts';
import { card, fileOf, withData, flat, pngOf, idOf } from './support/cardFiles.ts';

describeOnDatabases('cards', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await placeOn(kind));
  });
  afterAll(() => server[Symbol.asyncDispose]());
  const join = () => Maker.join(server);

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
