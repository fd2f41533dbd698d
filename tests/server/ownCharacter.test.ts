import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { sharp } from '#server/sharp.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { imageUrl } from '#contract/image.ts';
import { characterQuickOptions, PREVIEW_WIDTH, ugcCreate, ugcDetail } from '#contract/ownCharacter.ts';
import { PAINTER_PROVENANCE, provenanceXmp } from '#server/providers/picture/provenance.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { lineOf } from './support/buyer.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { appearance, draft, quick, untold } from './support/drafts.ts';
import { Maker } from './support/maker.ts';
import { conflict, notFound, success, wrong } from './support/talker.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const ready = { status: 'ready', place: 0, progress: 100, refusal: null };
const forbidden = { status: 403, errNo: 1003, data: null };
const nobody = '00000000-0000-4000-8000-000000000000';

describeOnDatabases('characters of one’s own', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    const prices = joinPath(await mkdtemp(joinPath(tmpdir(), 'liora-prices-')), 'prices.json');
    await writeFile(prices, JSON.stringify({ welcomeTokens: 60 }));
    server = await startTestServer({
      PRICES_FILE: prices,
      ...(await placeOn(kind)),
    });
  });
  afterAll(() => server[Symbol.asyncDispose]());
  const join = () => Maker.join(server);

  it('[CHAR-03] is made, painted and paid for once', async () => {
    const maker = await join();
    const key = randomUUID();
    const begun = await maker.ask({}, key);
    const { characterId } = ugcCreate.response.parse(begun.data);
    expect(begun).toEqual(success({ characterId, status: 'queued', place: 0, progress: 0, refusal: null }));
    expect(await maker.ask({}, key)).toEqual(begun);
    expect(await maker.ask({ name: 'Other' }, key)).toEqual(conflict);
    expect(await maker.sees(characterId, 'ready')).toEqual({ characterId, ...ready });
    expect((await maker.buyer.ledger()).map(lineOf)).toEqual([
      ['capture', -20, 40],
      ['welcome', 60, 60],
    ]);
    const portrait = `characters/${characterId}.webp`;
    expect(await maker.list()).toEqual([
      {
        characterId,
        origin: 'ugc',
        name: draft.name,
        age: draft.age,
        tagline: draft.tagline,
        tags: draft.tags,
        portrait,
        status: 'ready',
        refusal: null,
        visibility: 'private',
        review: 'none',
        createTime: expect.any(Number),
      },
    ]);
    const picture = await maker.visitor.fetch(imageUrl(portrait, 384));
    expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const { format, width, height } = await sharp(await picture.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 384, height: 576 });
  });

  it('[CHAR-04] [CHAR-05] can be looked at whole, changed and deleted by its owner alone', async () => {
    const [maker, other] = [await join(), await join()];
    const characterId = await maker.make();
    expect(await maker.visitor.get('/api/character/ugc/detail', { characterId })).toEqual(
      success({ characterId, draft: { ...draft, ...untold }, creatorNotes: '' }),
    );
    for (const call of ['status', 'detail']) {
      expect(await other.visitor.get(`/api/character/ugc/${call}`, { characterId })).toEqual(forbidden);
      expect(await maker.visitor.get(`/api/character/ugc/${call}`, { characterId: nobody })).toEqual(notFound);
    }
    expect(await other.visitor.get('/api/character/detail', { characterId })).toEqual(notFound);
    expect(await other.visitor.say(characterId, 'Hello')).toEqual(notFound);
    expect(await other.update(characterId, { name: 'Mine' })).toEqual(forbidden);
    expect(await other.remove(characterId)).toEqual(forbidden);
    expect(await other.list()).toEqual([]);
  });

  it('[CHAR-03] needs tokens before it is begun', async () => {
    const maker = await join();
    const ids = [await maker.begin(), await maker.begin(), await maker.begin()];
    for (const id of ids) await maker.sees(id, 'ready');
    expect(await maker.ask()).toEqual({ status: 403, errNo: 3101, data: null });
    expect((await maker.list()).map(({ characterId }) => characterId)).toEqual(ids.toReversed());
  });

  it('[CHAR-03] is refused with the reason, and its tokens come back', async () => {
    const maker = await join();
    const id = await maker.begin({ description: 'Nora is a 16-year-old witch.' });
    expect(await maker.sees(id, 'refused')).toEqual({
      characterId: id,
      status: 'refused',
      place: 0,
      progress: 10,
      refusal: 'underAge',
    });
    expect((await maker.buyer.ledger()).map(lineOf)).toEqual([
      ['void', 0, 60],
      ['welcome', 60, 60],
    ]);
    expect(await maker.visitor.say(id, 'Hello')).toEqual(notFound);
    expect(await maker.update(id, { description: 'A witch.' })).toEqual(conflict);
    expect(await maker.visitor.post('/api/character/ugc/retry', { characterId: id })).toEqual(conflict);
  });

  it.each([
    ['an age below 18', { age: 17 }, 'draft.age', 'tooSmall'],
    ['an empty name', { name: ' ' }, 'draft.name', 'tooShort'],
    ['a name that shows nothing', { name: '\u200b\u202e' }, 'draft.name', 'tooShort'],
    ['a tag that shows nothing', { tags: ['sea', '\u200b'] }, 'draft.tags.1', 'tooShort'],
    ['a NUL byte in a name', { name: 'a\0b' }, 'draft.name', 'badCharacters'],
    ['no greeting', { greeting: '' }, 'draft.greeting', 'tooShort'],
    ['a NUL byte', { scenario: 'a\0b' }, 'draft.scenario', 'badCharacters'],
    ['a tag that is too long', { tags: ['x'.repeat(41)] }, 'draft.tags.0', 'tooLong'],
  ])('[CHAR-03] %s is refused at its field', async (_, change, path, reason) => {
    const maker = await join();
    expect(await maker.ask(change)).toEqual(wrong(path, reason));
    expect(await maker.list()).toEqual([]);
  });

  it('[CHAR-03] its name, tagline and tags are single lines without signs that hide or turn round', async () => {
    const maker = await join();
    const odd = { name: ' No\u202era\n Hale\u200b', tagline: 'Keeps\r\nthe\u2067 light', tags: ['s\u200bea', 'sea'] };
    const characterId = await maker.make(odd);
    const plain = { name: 'Nora Hale', tagline: 'Keeps the light', tags: ['sea'] };
    const { data } = await maker.visitor.get('/api/character/ugc/detail', { characterId });
    expect(ugcDetail.response.parse(data).draft).toEqual({ ...draft, ...untold, ...plain });
    expect(await maker.update(characterId, { ...odd, name: ' A\u202eda ' })).toMatchObject({
      errNo: 0,
      data: { ...plain, name: 'Ada' },
    });
    expect(await maker.update(characterId, { name: '\u2066' })).toEqual(wrong('change.name', 'tooShort'));
    expect(await maker.askQuick({ name: '\u200b' })).toEqual(wrong('draft.name', 'tooShort'));
  });

  it('[CHAR-03] has texts as long as the limits allow', async () => {
    const maker = await join();
    const long = {
      description: 'ж'.repeat(20_000),
      alternateGreetings: Array.from({ length: 30 }, () => 'ж'.repeat(10_000)),
    };
    const characterId = await maker.make(long);
    const { data } = await maker.visitor.get('/api/character/ugc/detail', { characterId });
    expect(ugcDetail.response.parse(data).draft).toEqual({ ...draft, ...untold, ...long });
  });

  it('[CHAR-03] the short making writes it whole; the same intent writes the same', async () => {
    const maker = await join();
    const key = randomUUID();
    const { characterId } = ugcCreate.response.parse((await maker.askQuick({}, key)).data);
    expect(ugcCreate.response.parse((await maker.askQuick({}, key)).data).characterId).toBe(characterId);
    await maker.sees(characterId, 'ready');
    const { data } = await maker.visitor.get('/api/character/ugc/detail', { characterId });
    const whole = ugcDetail.response.parse(data).draft;
    const { looks } = characterQuickOptions.response.parse(
      (await maker.visitor.get('/api/character/quick-options')).data,
    );
    const { name, age, visibility, lookId } = quick;
    expect(whole).toMatchObject({
      name,
      age,
      visibility,
      appearance: looks.find((look) => look.lookId === lookId)?.appearance,
    });
    for (const text of [
      whole.tagline,
      whole.description,
      whole.personality,
      whole.scenario,
      whole.greeting,
      whole.exampleDialogue,
    ])
      expect(text).toMatch(/^[^\n]{10,}/u);
    expect(await maker.askQuick({ lookId: 'nobody' })).toEqual(wrong('draft.lookId', 'notOffered'));
  });

  it('[CHAR-03] offers looks, voices, tags and the price', async () => {
    const { data } = await new Visitor(server.origin).get('/api/character/options');
    expect(data).toMatchObject({ cost: 20, voices: ['warm', 'bright', 'calm', 'deep', 'soft', 'crisp'] });
    expect(Object.keys(Object(data).appearance).toSorted()).toEqual(Object.keys(appearance).toSorted());
    expect(Object(data).tags).toEqual(expect.arrayContaining(['fantasy', 'romance']));
  });

  it('[CHAR-03] shows a portrait to as many as want the same one at once', async () => {
    const looks = JSON.stringify({ ...appearance, setting: 'desert' });
    const address = `/api/character/preview?${new URLSearchParams({ appearance: looks })}`;
    const answers = await Promise.all(Array.from({ length: 60 }, () => new Visitor(server.origin).fetch(address)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('[CHAR-03] shows a portrait of looks before they are paid for', async () => {
    const visitor = new Visitor(server.origin);
    const ask = (looks: string) =>
      visitor.fetch(`/api/character/preview?${new URLSearchParams({ appearance: looks })}`);
    const [one, again] = [await ask(JSON.stringify(appearance)), await ask(JSON.stringify(appearance))];
    expect([one.status, one.headers.get('content-type'), one.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'public, max-age=86400',
    ]);
    const bytes = Buffer.from(await one.arrayBuffer());
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
    const { width, xmp } = await sharp(bytes).metadata();
    expect([width, xmp?.toString()]).toEqual([PREVIEW_WIDTH, provenanceXmp(PAINTER_PROVENANCE)]);
    for (const [looks, reason] of [
      ['{', 'notJson'],
      ['{}', 'doesNotFit'],
      [JSON.stringify({ ...appearance, skin: 'plaid' }), 'doesNotFit'],
    ] as const) {
      const response = await ask(looks);
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { errNo: 1001, data: { fields: [{ path: 'appearance', reason }] } },
      ]);
    }
  });

  it('[CHAR-03] lists those that Liora brought for anybody, one’s own for members', async () => {
    const visitor = new Visitor(server.origin);
    const { data } = await visitor.get('/api/character/list', { origin: 'pgc' });
    expect(Object(data).characters).toHaveLength(seedCharacters.length);
    expect(await visitor.get('/api/character/list', { origin: 'ugc' })).toEqual({
      status: 401,
      errNo: 1002,
      data: null,
    });
  });
});
