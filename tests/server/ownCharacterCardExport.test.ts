import { sharp } from '#server/sharp.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ugcDetail } from '#contract/ownCharacter.ts';
import { readCard } from '#server/features/card/readCard.ts';
import { PAINTER_PROVENANCE, provenanceXmp } from '#server/providers/picture/provenance.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { draft, untold } from './support/drafts.ts';
import { Maker } from './support/maker.ts';
import { notFound } from './support/talker.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { card, fileOf, withData, xmpOf, pngOf, idOf } from './support/cardFiles.ts';

describeOnDatabases('cards', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await placeOn(kind));
  });
  afterAll(() => server[Symbol.asyncDispose]());
  const join = () => Maker.join(server);
  const detailOf = async ({ visitor }: Maker, characterId: string) =>
    ugcDetail.response.parse((await visitor.get('/api/character/ugc/detail', { characterId })).data).draft;
  const download = async ({ visitor }: Maker, characterId: string, format: string) =>
    visitor.fetch(`/api/character/export?${new URLSearchParams({ characterId, format })}`);

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
});
