import { afterAll, beforeAll, expect, it } from 'vitest';
import { CARD_FILE_MAX } from '#contract/card.ts';
import { characterImport } from '#contract/cardImport.ts';
import { chunkOf, readPng, rewritePng } from '#server/features/card/png.ts';
import { assetsOfPng } from '#server/features/card/pngAssets.ts';
import { readCard } from '#server/features/card/readCard.ts';
import { readZip, unpack } from '#server/features/card/zip.ts';
import { sharp } from '#server/sharp.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { Maker } from './support/maker.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { type Packed, textFile, zipOf } from '#tests/unit/cards/support/zipFile.ts';

const icon = 'assets/icon/image/main.png';
const assets = [
  { type: 'icon', name: 'main', ext: 'png', uri: `embeded://${icon}` },
  { type: 'background', name: 'night', ext: 'png', uri: 'embeded://assets/night.png' },
];
const cardWith = (change: Readonly<Record<string, unknown>> = {}) => ({
  spec: 'chara_card_v3',
  spec_version: '3.0',
  data: { name: 'Vesper Lane', description: 'Vesper is a 45-year-old clockmaker.', first_mes: 'Hm?', ...change },
});
const flat = async (width: number, height: number, background = '#804060') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const sizeOf = async (picture: Uint8Array) => {
  const { width, height } = await sharp(picture).metadata();
  return [width, height];
};
const charxOf = async (...others: readonly Packed[]) =>
  new Uint8Array(
    zipOf(
      textFile('card.json', JSON.stringify(cardWith({ assets }))),
      { name: icon, data: await flat(300, 200), isStored: true },
      ...others,
    ),
  );
const filesOf = async (archive: Uint8Array) => {
  const zip = readZip(archive);
  const files = await Promise.all(
    zip.entries.map(async (entry) => [entry.name, await unpack(zip, entry, CARD_FILE_MAX)] as const),
  );
  return new Map(files);
};

describeOnDatabases('[N-27] what a card came in', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await placeOn(kind));
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
  });
  const join = () => Maker.join(server);
  const bring = async (maker: Maker, file: Uint8Array<ArrayBuffer>) =>
    characterImport.response.parse((await maker.bring(file)).data);
  const download = async ({ visitor }: Maker, characterId: string, format: string) => {
    const response = await visitor.fetch(`/api/character/export?${new URLSearchParams({ characterId, format })}`);
    expect(response.status).toBe(200);
    return new Uint8Array(await response.arrayBuffer());
  };
  const night = async () => ({ name: 'assets/night.png', data: await flat(30, 20) });

  it('comes out of a .charx again with all that was in it, and with what was changed', async () => {
    const maker = await join();
    const voice = textFile('assets/voice.ogg', 'OggS');
    const dark = await night();
    const brought = await bring(maker, await charxOf(dark, voice));
    expect(brought).toMatchObject({ leftOut: ['assets'], isCropped: true });
    await maker.update(brought.characterId, { scenario: 'A garden.' });
    const files = await filesOf(await download(maker, brought.characterId, 'charx'));
    expect([...files.keys()]).toEqual(['card.json', icon, 'assets/night.png', 'assets/voice.ogg']);
    expect(JSON.parse(Buffer.from(files.get('card.json') ?? '').toString()).data).toEqual({
      ...cardWith({ assets }).data,
      scenario: 'A garden.',
    });
    expect(await sizeOf(files.get(icon) ?? new Uint8Array())).toEqual([300, 200]);
    expect(new Uint8Array(files.get('assets/night.png') ?? [])).toEqual(new Uint8Array(dark.data));
    // And as a picture, which is whole.
    expect(await sizeOf(await download(maker, brought.characterId, 'png'))).toEqual([300, 200]);
  });

  it('comes out of a PNG again, whole and with what it carried, also as .charx', async () => {
    const maker = await join();
    const png = readPng(await flat(500, 400));
    const text = (keyword: string, data: Uint8Array) =>
      chunkOf('tEXt', Buffer.from(`${keyword}\0${Buffer.from(data).toString('base64')}`, 'latin1'));
    const card = cardWith({ assets: [{ type: 'emotion', name: 'happy', ext: 'png', uri: '__asset:7' }] });
    const file = rewritePng(png, png.chunks, [
      text('chara-ext-asset_:7', Buffer.from('HAPPY')),
      text('ccv3', Buffer.from(JSON.stringify(card))),
    ]);
    const { characterId, ...told } = await bring(maker, new Uint8Array(file));
    expect(told).toEqual({ name: 'Vesper Lane', leftOut: ['assets'], isCropped: true });
    const out = await download(maker, characterId, 'png');
    expect(await sizeOf(out)).toEqual([500, 400]);
    expect(assetsOfPng(out).assets.map(({ path, data }) => [path, Buffer.from(data).toString()])).toEqual([
      ['7', 'HAPPY'],
    ]);
    expect(JSON.parse((await readCard(out)).card).data).toEqual(card.data);
    const files = await filesOf(await download(maker, characterId, 'charx'));
    expect([...files.keys()]).toEqual(['card.json', icon, 'assets/other/file/0_7']);
    expect(await sizeOf(files.get(icon) ?? new Uint8Array())).toEqual([500, 400]);
  });

  it('has another portrait in it once there is one, and keeps the rest', async () => {
    const maker = await join();
    const { characterId } = await bring(maker, await charxOf(await night()));
    await maker.changePortrait(characterId, new Uint8Array(await flat(40, 60, '#2060c0')));
    const files = await filesOf(await download(maker, characterId, 'charx'));
    expect([...files.keys()]).toEqual(['card.json', icon, 'assets/night.png']);
    expect(await sizeOf(files.get(icon) ?? new Uint8Array())).toEqual([768, 1152]);
    expect(await sizeOf(await download(maker, characterId, 'png'))).toEqual([768, 1152]);
  });

  it('is for its owner alone, and goes with the character', async () => {
    const [maker, other] = [await join(), await join()];
    const made = await maker.make({ visibility: 'public' });
    await maker.seesReview(made, 'approved');
    const files = await filesOf(await download(other, made, 'charx'));
    expect([...files.keys()]).toEqual(['card.json', icon]);
    expect(await sizeOf(files.get(icon) ?? new Uint8Array())).toEqual([768, 1152]);
    const { characterId } = await bring(maker, await charxOf(await night()));
    await maker.remove(characterId);
    const path = `/api/character/export?${new URLSearchParams({ characterId, format: 'charx' })}`;
    expect((await maker.visitor.fetch(path)).status).toBe(404);
  });

  it('is no loss where a greeting is empty', async () => {
    const maker = await join();
    const file = new TextEncoder().encode(JSON.stringify(cardWith({ alternate_greetings: ['', ' \n', 'Late.'] })));
    expect(await bring(maker, file)).toMatchObject({ leftOut: [] });
  });
});
