import { deflateRawSync } from 'node:zlib';
import { sharp } from '#server/sharp.ts';
import { describe, expect, it } from 'vitest';
import { CARD_FILE_MAX } from '#contract/card.ts';
import { bomb, refusalOf } from './support/hostile.ts';
import { picture } from './support/pngFile.ts';
import { textFile, zipOf, type Packed } from './support/zipFile.ts';

const card = JSON.stringify({ name: 'Mara', first_mes: 'Hi' });
const cardFile = textFile('card.json', card);
const icon = 'assets/icon/images/main.png';
const cardWithIcon = textFile(
  'card.json',
  JSON.stringify({
    spec: 'chara_card_v3',
    data: { name: 'Mara', assets: [{ type: 'icon', name: 'main', ext: 'png', uri: `embeded://${icon}` }] },
  }),
);

describe('an archive', () => {
  const whole = zipOf(cardWithIcon, { name: icon, data: picture });

  it.each(['../card.json', 'a/../../x', '..\\x', '/etc/passwd', 'C:\\x', 'c:x', '\\\\server\\x', 'a\0b', 'a/..'])(
    'with the name %j',
    async (name) => {
      expect(await refusalOf(zipOf(cardFile, textFile(name, 'x')))).toBe('unsafeZip');
    },
  );

  it('with a name twice', async () => {
    expect(await refusalOf(zipOf(cardFile, cardFile))).toBe('unsafeZip');
  });

  it('with dots in names that stay inside', async () => {
    expect(await refusalOf(zipOf(cardFile, textFile('a..b/...', 'x')))).toBe('taken');
  });

  it('that is cut off anywhere', async () => {
    const cuts = Array.from({ length: whole.length - 4 }, (_, index) => index + 4);
    const refusals = await Promise.all(cuts.map((length) => refusalOf(whole.subarray(0, length))));
    expect(new Set(refusals)).toEqual(new Set(['brokenZip']));
  });

  it('whose card unpacks to more than it says', async () => {
    const lying: Packed = { ...cardFile, packed: bomb(deflateRawSync) };
    expect(await refusalOf(zipOf(lying))).toBe('unsafeZip');
  });

  it('whose card says how large a bomb it is', async () => {
    const honest: Packed = { ...cardFile, packed: bomb(deflateRawSync), size: 0xffff_fffe };
    expect(await refusalOf(zipOf(honest))).toBe('textTooLarge');
  });

  it('whose icon is a bomb', async () => {
    const data = Buffer.alloc(100);
    expect(await refusalOf(zipOf(cardWithIcon, { name: icon, data, packed: bomb(deflateRawSync) }))).toBe('unsafeZip');
    expect(await refusalOf(zipOf(cardWithIcon, { name: icon, data, size: CARD_FILE_MAX + 1 }))).toBe('tooLarge');
  });

  it('with bombs that nobody unpacks', async () => {
    const other: Packed = { name: 'other', data: Buffer.alloc(100), packed: bomb(deflateRawSync) };
    expect(await refusalOf(zipOf(cardFile, other))).toBe('taken');
  });

  it('whose icon has too many pixels', async () => {
    const large = await sharp({ create: { width: 16_000, height: 2501, channels: 3, background: 'white' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(await refusalOf(zipOf(cardWithIcon, { name: icon, data: large }))).toBe('tooManyPixels');
  });

  it.each<[string, Packed]>([
    ['with a wrong checksum', { ...cardFile, crc: 1 }],
    ['that is shorter than it says', { ...cardFile, size: card.length + 1 }],
    ['of no packed data', { ...cardFile, packed: Buffer.alloc(0) }],
    ['with another name before its data', { ...cardFile, localName: 'evil.json' }],
  ])('with a card %s', async (_, file) => {
    expect(await refusalOf(zipOf(file))).toBe('brokenZip');
  });

  it.each<[string, Packed]>([
    ['that is encrypted', { ...cardFile, flags: 1 }],
    ['packed by a method that is not read', { ...cardFile, method: 12 }],
    ['whose size stands elsewhere, in 64 bits', { ...cardFile, size: 0xffff_ffff }],
  ])('[N-31] with a card %s', async (_, file) => {
    expect(await refusalOf(zipOf(file))).toBe('unreadZip');
  });

  it('[N-31] of 64 bits', async () => {
    const end = Buffer.from(whole.subarray(-22));
    end.fill(0xff, 8, 20);
    const locator = Buffer.alloc(20);
    locator.write('PK\x06\x07', 0, 'latin1');
    expect(await refusalOf(Buffer.concat([whole.subarray(0, -22), locator, end]))).toBe('unreadZip');
  });

  it('with a card that is no UTF-8, no JSON or too deep', async () => {
    expect(await refusalOf(zipOf({ name: 'card.json', data: Buffer.from([0x7b, 0xff]) }))).toBe('notUtf8');
    expect(await refusalOf(zipOf(textFile('card.json', 'Mara')))).toBe('notJson');
    expect(await refusalOf(zipOf(textFile('card.json', '['.repeat(10_000))))).toBe('tooDeep');
  });
});
