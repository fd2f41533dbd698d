import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CARD_FILE_MAX, CARD_TEXT_MAX } from '#contract/card.ts';
import { CardError } from '#server/features/card/cardError.ts';
import { readCard } from '#server/features/card/readCard.ts';
import { writeCardPng } from '#server/features/card/writeCard.ts';
import { bomb, refusalOf } from './support/hostile.ts';
import {
  cardChunk,
  end,
  garbage,
  header,
  picture,
  pictureWith,
  pngChunk,
  pngOf,
  textChunk,
} from './support/pngFile.ts';
import { textFile, zipOf } from './support/zipFile.ts';

const card = JSON.stringify({ name: 'Mara', first_mes: 'Hi' });
const refusalOfJson = (value: unknown): Promise<string | readonly string[]> =>
  refusalOf(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)));

describe('a file that is no card', () => {
  it.each([
    ['nothing', ''],
    ['words', 'Once upon a time'],
    ['a list', '[{"name":"Mara","first_mes":"Hi"}]'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['other JSON', '{"name":"liora","description":"a package","version":"1.0.0"}'],
    ['an empty object', '{}'],
    ['a lorebook alone', '{"spec":"lorebook_v3","data":{"entries":[]}}'],
    ['data that is a list', '{"data":[{"first_mes":"Hi"}]}'],
  ])('%s', async (_, text) => {
    expect(await refusalOf(Buffer.from(text))).toBe('notACard');
  });

  it.each([
    ['a PNG without a card', picture],
    ['a JPEG', Buffer.from('ffd8ffe000040000ffc0000b080010002003012200ffda', 'hex')],
    ['an archive without card.json', zipOf(textFile('Card.json', card), textFile('x/card.json', card))],
    ['random bytes', Buffer.from([0, 1, 2, 3, 250, 251, 252])],
  ])('%s', async (_, bytes) => {
    expect(await refusalOf(bytes)).toBe('notACard');
  });
});

describe('a file that is too large', () => {
  it('is refused by its length, before anything is read of it', async () => {
    expect(await refusalOf(Buffer.alloc(100 << 20))).toBe('tooLarge');
    expect(await refusalOf(Buffer.alloc(CARD_FILE_MAX + 1))).toBe('tooLarge');
    expect(await refusalOf(Buffer.alloc(CARD_FILE_MAX))).toBe('notACard');
  });

  it('is refused where the card in it is, which no limit of a field allows', async () => {
    const long = JSON.stringify({ name: 'Mara', first_mes: '', unused: 'x'.repeat(CARD_TEXT_MAX) });
    expect(await refusalOf(Buffer.from(long))).toBe('textTooLarge');
    expect(await refusalOf(pictureWith(cardChunk('chara', long)))).toBe('textTooLarge');
    expect(await refusalOf(zipOf(textFile('card.json', long)))).toBe('textTooLarge');
  });
});

describe('a picture', () => {
  const withCard = pictureWith(cardChunk('chara', card));

  it('that is cut off anywhere', async () => {
    const cuts = Array.from({ length: withCard.length - 9 }, (_, index) => index + 8);
    const refusals = await Promise.all(cuts.map((length) => refusalOf(withCard.subarray(0, length))));
    expect(new Set(refusals)).toEqual(new Set(['brokenPng']));
  });

  const chunk = Buffer.concat([Buffer.from('chara\0'), Buffer.from(Buffer.from(card).toString('base64'))]);
  const zipped = (data: Uint8Array) => pngChunk('zTXt', Buffer.concat([Buffer.from('chara\0\0'), data]));

  it.each([
    ['with a wrong checksum of its card', pictureWith(pngChunk('tEXt', chunk, { crc: 1 }))],
    [
      'with a wrong checksum of its header',
      pngOf(pngChunk('IHDR', header(2, 1).subarray(8, 21), { crc: 1 }), garbage, end),
    ],
    ['with a chunk longer than the file', pictureWith(pngChunk('tEXt', chunk, { length: 0xffff_ffff }))],
    ['with a chunk shorter than it is', pictureWith(pngChunk('tEXt', chunk, { length: 5 }))],
    ['without a header', pngOf(garbage, cardChunk('chara', card), end)],
    ['without picture data', pngOf(header(2, 1), cardChunk('chara', card), end)],
    ['without an end', pngOf(header(2, 1), cardChunk('chara', card), garbage)],
    ['of no size', pngOf(header(0, 1), cardChunk('chara', card), garbage, end)],
    ['of more chunks than any has', pngOf(header(2, 1), ...Array.from({ length: 50_001 }, () => garbage), end)],
    ['with a compressed card that is broken', pictureWith(zipped(Buffer.from('no zlib data')))],
    ['with a text that does not begin', pictureWith(pngChunk('iTXt', Buffer.from('chara\0\0\0en')))],
  ])('%s', async (_, bytes) => {
    expect(await refusalOf(bytes)).toBe('brokenPng');
  });

  it('is not decoded: its data may be anything', async () => {
    expect(await refusalOf(withCard)).toBe('taken');
  });

  it('of more than 40 megapixels', async () => {
    const sized = (width: number, height: number) =>
      pngOf(header(width, height), cardChunk('chara', card), garbage, end);
    expect(await refusalOf(sized(8000, 5000))).toBe('taken');
    expect(await refusalOf(sized(8001, 5000))).toBe('tooManyPixels');
    expect(await refusalOf(sized(0x7fff_ffff, 0x7fff_ffff))).toBe('tooManyPixels');
  });

  it('whose compressed card unpacks to more than a card has', async () => {
    expect(await refusalOf(pictureWith(zipped(bomb(deflateSync, 16 << 20))))).toBe('textTooLarge');
  });

  it.each([
    ['no base64', textChunk('chara', 'name: Mara'), 'notBase64'],
    ['an encrypted card of RisuAI', textChunk('chara', 'rcc||rccv1||AAAA||x||y'), 'notBase64'],
    ['base64 of no UTF-8', textChunk('chara', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]).toString('base64')), 'notUtf8'],
    ['base64 of no JSON', cardChunk('chara', 'Mara'), 'notJson'],
    ['nothing', textChunk('chara', ''), 'notJson'],
    ['other JSON', cardChunk('ccv3', '{"a":1}'), 'notACard'],
  ])('with %s in it', async (_, chunk, reason) => {
    expect(await refusalOf(pictureWith(chunk))).toBe(reason);
  });

  it('that is broken takes no card either', () => {
    const character = readCard(Buffer.from(card));
    return expect(
      character.then((read) => writeCardPng(read.character, null, picture.subarray(0, -1))),
    ).rejects.toThrow(new CardError('brokenPng'));
  });
});

describe('JSON', () => {
  const deep = (depth: number) => `{"name":"Mara","first_mes":"","x":${'['.repeat(depth)}${']'.repeat(depth)}}`;

  it('that is nested 10,000 deep', async () => {
    expect(await refusalOfJson(deep(10_000))).toBe('tooDeep');
    expect(await refusalOfJson(deep(2_000_000))).toBe('tooDeep');
    expect(await refusalOfJson(`{"name":"Mara","first_mes":${'{"a":'.repeat(10_000)}`)).toBe('tooDeep');
    expect(await refusalOfJson(deep(99))).toBe('taken');
  });

  it('with brackets in texts is not deep', async () => {
    const text = `"${'[{'.repeat(1000)}`;
    expect(await refusalOfJson({ name: 'Mara', first_mes: text })).toBe('taken');
  });

  it.each([
    ['that is cut off', '{"name":"Mara"'],
    ['with a comment', '{"name":"Mara", /* her */ "first_mes":"Hi"}'],
    ['with NaN', '{"name":"Mara","first_mes":"Hi","x":NaN}'],
    ['with text after it', '{"name":"Mara","first_mes":"Hi"} thanks'],
    ['with a line break in a text', '{"name":"Ma\nra","first_mes":"Hi"}'],
    ['that ends in a text', '{"name":"\\'],
  ])('%s', async (_, text) => {
    expect(await refusalOfJson(text)).toBe('notJson');
  });

  it('that is no UTF-8', async () => {
    expect(await refusalOf(Buffer.from('{"name":"M\xe4ra","first_mes":""}', 'latin1'))).toBe('notUtf8');
  });

  it.each([`\uFEFF${card}`, card, ` ${card}`])('[N-31] of UTF-16 is taken: %j', async (text) => {
    const littleEnd = Buffer.from(text, 'utf16le');
    expect(await refusalOf(littleEnd)).toBe('taken');
    expect(await refusalOf(Buffer.from(littleEnd).swap16())).toBe('taken');
  });

  it('[N-31] of UTF-16 that is broken', async () => {
    expect(await refusalOf(Buffer.from('{"name":"\uD800","first_mes":""}', 'utf16le'))).toBe('notUtf8');
  });
});

describe('a field', () => {
  it.each([
    ['no name', { first_mes: 'Hi' }],
    ['an empty name', { name: '  ', first_mes: 'Hi' }],
    ['a name that nobody sees', { name: '\u200B\u2060\u202E\uFEFF\u3164', first_mes: 'Hi' }],
    ['a name that is none', { name: { first: 'Mara' }, first_mes: 'Hi' }],
  ])('%s', async (_, value) => {
    expect(await refusalOfJson(value)).toEqual(['nameMissing', 'name']);
  });

  it('of too many entries is named', async () => {
    const book = (count: number) => ({
      name: 'Mara',
      first_mes: '',
      character_book: { entries: Array.from({ length: count }, () => ({ content: 'a' })) },
    });
    expect(await refusalOfJson(book(10_001))).toEqual(['tooMany', 'lorebook']);
    expect(await refusalOfJson(book(10_000))).toBe('taken');
  });

  it('may be a list of any length, of whatever', async () => {
    const list = `[${'[],'.repeat(1_000_000)}0]`;
    expect(await refusalOfJson(`{"name":"Mara","first_mes":${list}}`)).toBe('taken');
    expect(await refusalOfJson(`{"name":"Mara","first_mes":"","tags":${list}}`)).toBe('taken');
    expect(await refusalOfJson(`{"name":"Mara","first_mes":"","character_book":{"entries":${list}}}`)).toEqual([
      'tooMany',
      'lorebook',
    ]);
  });
});
