import { describe, expect, it } from 'vitest';
import { fileToKeep, readCard } from '#server/features/card/readCard.ts';
import { assetsOfPng, withAssetsOf } from '#server/features/card/pngAssets.ts';
import { readPng } from '#server/features/card/png.ts';
import { rewriteCharx, writeCharx } from '#server/features/card/writeCharx.ts';
import { CARD_FILE_MAX } from '#contract/card.ts';
import { readZip, unpack } from '#server/features/card/zip.ts';
import { cardChunk, picture, pictureWith, textChunk } from './support/pngFile.ts';
import { textFile, zipOf } from './support/zipFile.ts';

const cardWith = (assets?: readonly unknown[]) =>
  JSON.stringify({
    spec: 'chara_card_v3',
    spec_version: '3.0',
    data: { name: 'Mara', first_mes: 'Hi', ...(assets && { assets }) },
  });
const asset = (type: string, uri: string, name: string, ext = 'png') => ({ type, uri, name, ext });
const png = { data: picture, ending: 'png' };

/** Every file of an archive by its name. */
const filesOf = async (archive: Uint8Array): Promise<Readonly<Record<string, string>>> => {
  const zip = readZip(archive);
  const files = await Promise.all(
    zip.entries.map(async (entry) => [
      entry.name,
      Buffer.from(await unpack(zip, entry, CARD_FILE_MAX)).toString('latin1'),
    ]),
  );
  return Object.fromEntries(files);
};
const assetsIn = (files: Readonly<Record<string, string>>): unknown => JSON.parse(files['card.json'] ?? '').data.assets;
const main = 'assets/icon/image/main.png';

describe('[N-27] a character as .charx', () => {
  it('has its card and its picture, and is read again', async () => {
    const written = writeCharx(cardWith(), png);
    const files = await filesOf(written);
    expect(Object.keys(files)).toEqual(['card.json', main]);
    expect(assetsIn(files)).toEqual([asset('icon', `embeded://${main}`, 'main')]);
    const { character, picture: read } = await readCard(written);
    expect([character.name, read]).toEqual(['Mara', new Uint8Array(picture)]);
  });

  it.each([
    ['the main one', [asset('background', 'ccdefault:', 'night'), asset('icon', 'ccdefault:', 'main', 'webp')], 1],
    ['the first one', [asset('icon', 'https://example.org/a.png', 'other')], 0],
  ])('names the picture where its icon was: %s', async (_, assets, place) => {
    const files = await filesOf(writeCharx(cardWith(assets), png));
    const { type = '', name = '' } = assets[place] ?? {};
    expect(assetsIn(files)).toEqual(assets.with(place, asset(type, `embeded://${main}`, name)));
  });

  it('has the pictures and sounds that its PNG carried, and names them where they are', async () => {
    const assets = [asset('emotion', '__asset:0', 'happy'), asset('sound', '__asset:voice/hello.ogg', 'hello', 'ogg')];
    const carried = [
      { path: '0', data: Buffer.from('HAPPY') },
      { path: 'voice/hello.ogg', data: Buffer.from('OggS') },
    ];
    const files = await filesOf(writeCharx(cardWith(assets), png, carried));
    expect(files).toMatchObject({ 'assets/other/file/0': 'HAPPY', 'assets/other/file/1_hello.ogg': 'OggS' });
    expect(assetsIn(files)).toEqual([
      asset('icon', `embeded://${main}`, 'main'),
      asset('emotion', 'embeded://assets/other/file/0', 'happy'),
      asset('sound', 'embeded://assets/other/file/1_hello.ogg', 'hello', 'ogg'),
    ]);
  });

  it('has no names that lead out of it', async () => {
    const carried = [
      { path: '../../etc/passwd', data: Buffer.from('x') },
      { path: 'C:\\..\\x y', data: Buffer.from('y') },
    ];
    const files = await filesOf(writeCharx(cardWith(), png, carried));
    expect(Object.keys(files)).toEqual(['card.json', main, 'assets/other/file/0_passwd', 'assets/other/file/1_x_y']);
  });
});

describe('[N-27] a .charx that a card came in', () => {
  const icon = 'assets/icon/images/1.png';
  const assets = [asset('icon', `embeded://${icon}`, 'main'), asset('x-risu', 'embeded://assets/a.bin', 'a', 'bin')];
  const file = zipOf(
    textFile('card.json', cardWith(assets)),
    { name: icon, data: picture, isStored: true },
    textFile('assets/a.bin', 'A'.repeat(1000)),
    { name: 'assets/', data: new Uint8Array(0), isStored: true },
    textFile('module.risum', 'M'),
  );

  it('comes out with all files, and the card as it is now', async () => {
    const card = cardWith(assets).replace('Hi', 'Hello');
    expect(await filesOf(rewriteCharx(card, file, null))).toEqual({
      'card.json': card,
      [icon]: picture.toString('latin1'),
      'assets/a.bin': 'A'.repeat(1000),
      'module.risum': 'M',
    });
  });

  it('comes out with another picture in the place of its icon', async () => {
    const other = { data: Buffer.from('OTHER'), ending: 'png' };
    const files = await filesOf(rewriteCharx(cardWith(assets), file, other));
    expect(Object.keys(files)).toEqual(['card.json', main, 'assets/a.bin', 'module.risum']);
    expect(files[main]).toBe('OTHER');
    expect(assetsIn(files)).toEqual([asset('icon', `embeded://${main}`, 'main'), assets[1]]);
  });

  it('is copied without being unpacked: what is packed too tightly stays so', () => {
    const bomb = zipOf(textFile('card.json', cardWith()), { ...textFile('a', 'A'), size: 0x7fff_ffff, crc: 1 });
    const [, kept] = readZip(rewriteCharx(cardWith(), bomb, null)).entries;
    expect(kept).toMatchObject({ name: 'a', size: 0x7fff_ffff, crc: 1 });
  });
});

describe('[N-27] pictures and sounds in a PNG', () => {
  const chunk = (keyword: string, data: string) => textChunk(keyword, Buffer.from(data).toString('base64'));
  const file = pictureWith(chunk('chara-ext-asset_:0', 'ZERO'), chunk('chara-ext-asset_1', 'ONE'));

  it('are found with their paths, apart from the picture', () => {
    const { picture: rest, assets } = assetsOfPng(file);
    expect(rest).toEqual(new Uint8Array(picture));
    expect(assets.map(({ path, data }) => [path, Buffer.from(data).toString()])).toEqual([
      ['0', 'ZERO'],
      ['1', 'ONE'],
    ]);
  });

  it('count once a path, the first', () => {
    const { assets } = assetsOfPng(pictureWith(chunk('chara-ext-asset_:0', 'A'), chunk('chara-ext-asset_:0', 'B')));
    expect(assets.map(({ data }) => Buffer.from(data).toString())).toEqual(['A']);
  });

  it('are told of when a card is read, and kept in its picture', async () => {
    const whole = pictureWith(chunk('chara-ext-asset_:0', 'ZERO'), cardChunk('ccv3', cardWith()));
    const read = await readCard(whole);
    const kept = new Uint8Array(pictureWith(chunk('chara-ext-asset_:0', 'ZERO')));
    expect([read.otherFiles, fileToKeep(whole, read)]).toEqual([1, kept]);
  });

  it('are put into another picture', () => {
    const { assets } = assetsOfPng(withAssetsOf(readPng(picture), readPng(file)));
    expect(assets.map(({ path }) => path)).toEqual(['0', '1']);
  });

  it('are none of another file', () => {
    expect(assetsOfPng(Buffer.from('GIF89a'))).toEqual({ picture: Buffer.from('GIF89a'), assets: [] });
  });
});
