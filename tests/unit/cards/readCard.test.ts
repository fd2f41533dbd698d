import { deflateSync } from 'node:zlib';
import { assert as assertProperty, asyncProperty } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nullable } from 'zod';
import type { CardCharacter } from '#server/features/card/cardFields.ts';
import { readCard } from '#server/features/card/readCard.ts';
import { lorebook } from '#contract/lorebook.ts';
import { anyNestedCard } from './support/anyCard.ts';
import {
  cardChunk,
  garbage,
  header,
  picture,
  pictureWith,
  pngChunk,
  pngOf,
  end,
  textChunk,
} from './support/pngFile.ts';
import { textFile, zipOf } from './support/zipFile.ts';

const file = (card: unknown): Uint8Array => Buffer.from(typeof card === 'string' ? card : JSON.stringify(card));
const characterOf = async (card: unknown): Promise<CardCharacter> => (await readCard(file(card))).character;
const base64 = (text: string): string => Buffer.from(text).toString('base64');

const fields = {
  name: 'Mara',
  description: '{{char}} runs a <b>night</b> bakery.',
  personality: 'Warm.',
  scenario: 'Rain.',
  first_mes: 'Come in, <USER>.',
  mes_example: '<START>\n{{user}}: Hi\n{{char}}: Hello',
};
const newerFields = {
  ...fields,
  creator_notes: '<script>alert(1)</script>',
  system_prompt: '{{original}} Be brief.',
  post_history_instructions: 'Mind the rain.',
  alternate_greetings: ['You again?', 'We are closed.'],
  tags: ['Baker', 'Night'],
  creator: 'someone',
  character_version: '7',
  extensions: { depth_prompt: { depth: 4 } },
};
const v1 = JSON.stringify(fields);
const v2 = JSON.stringify({ spec: 'chara_card_v2', spec_version: '2.0', data: newerFields });
const v3 = JSON.stringify({ spec: 'chara_card_v3', spec_version: '3.0', data: { ...newerFields, name: 'Mara 3' } });

const oldCharacter: CardCharacter = {
  name: 'Mara',
  description: fields.description,
  personality: 'Warm.',
  scenario: 'Rain.',
  greeting: 'Come in, <USER>.',
  exampleDialogue: fields.mes_example,
  creatorNotes: '',
  systemPrompt: '',
  postHistoryInstructions: '',
  alternateGreetings: [],
  tags: [],
  lorebook: null,
};
const newCharacter: CardCharacter = {
  ...oldCharacter,
  creatorNotes: '<script>alert(1)</script>',
  systemPrompt: '{{original}} Be brief.',
  postHistoryInstructions: 'Mind the rain.',
  alternateGreetings: ['You again?', 'We are closed.'],
  tags: ['Baker', 'Night'],
};

describe('a card', () => {
  it.each([
    ['V1', v1, oldCharacter],
    ['V2', v2, newCharacter],
    ['V3', v3, { ...newCharacter, name: 'Mara 3' }],
  ])('of %s is read from JSON', async (_, card, character) => {
    expect(await readCard(file(card))).toEqual({ character, card, picture: null, otherFiles: 0 });
  });

  it('is read whatever its file is called, after a byte order mark and white space', async () => {
    expect(await readCard(file(`\uFEFF \n${v2}\n`))).toEqual({
      character: newCharacter,
      card: ` \n${v2}\n`,
      picture: null,
      otherFiles: 0,
    });
  });

  it('has texts that every store holds', () =>
    assertProperty(
      asyncProperty(anyNestedCard, async ({ render }) => {
        const { card, character } = await readCard(file(render(3)));
        const texts = Object.values({ ...character, lorebook: card })
          .flat()
          .filter((value) => typeof value === 'string');
        expect(texts.filter((text) => !text.isWellFormed() || text.includes('\0'))).toEqual([]);
        expect(JSON.stringify(character)).not.toMatch(/\\u0000|\\ud[89a-f]/iu);
        expect(JSON.parse(JSON.stringify(character))).toEqual(character);
        expect(nullable(lorebook).parse(character.lorebook)).toEqual(character.lorebook);
      }),
    ));
});

describe('in a PNG', () => {
  const inside = async (...chunks: readonly Uint8Array[]) => {
    const { character, card, picture: rest } = await readCard(pictureWith(...chunks));
    return { name: character.name, card, isWhole: rest !== null && picture.equals(rest) };
  };
  const second = { name: 'Mara', card: v2, isWhole: true };
  const third = { name: 'Mara 3', card: v3, isWhole: true };
  const zlib = (text: string) => deflateSync(text);
  const chunk = (type: string, ...parts: readonly (string | Uint8Array)[]) =>
    pngChunk(type, Buffer.concat(parts.map((part) => Buffer.from(part))));

  it.each([
    ['ccv3 before chara', [cardChunk('chara', v2), cardChunk('ccv3', v3)], third],
    ['keywords in any case', [cardChunk('CHARA', v2), cardChunk('CcV3', v3)], third],
    ['chara alone', [cardChunk('Chara', v2)], second],
    ['the first of several', [cardChunk('chara', v2), cardChunk('chara', v3)], second],
    ['a compressed text', [chunk('zTXt', 'chara\0\0', zlib(base64(v2)))], second],
    ['an international text', [chunk('iTXt', 'chara\0\0\0en\0Karte\0', base64(v2))], second],
    ['a compressed international text', [chunk('iTXt', 'ccv3\0\x01\0\0\0', zlib(base64(v3)))], third],
    ['base64 with line breaks', [textChunk('chara', base64(v2).replace(/(.{76})/gu, '$1\r\n'))], second],
    ['base64 without padding, for URLs', [textChunk('chara', Buffer.from(v2).toString('base64url'))], second],
    ['JSON without base64', [textChunk('chara', v2)], second],
    ['chara, where ccv3 holds no card', [cardChunk('chara', v2), cardChunk('ccv3', '{"spec":"x"}')], second],
    ['chara, where ccv3 holds no JSON', [textChunk('ccv3', 'bm8='), cardChunk('chara', v2)], second],
  ])('is found: %s', async (_, chunks, expected) => {
    expect(await inside(...chunks)).toEqual(expected);
  });

  it('may stand before the picture data, and what follows the picture is left out', async () => {
    const png = pngOf(header(2, 1), cardChunk('chara', v1), garbage, end);
    const { picture: rest } = await readCard(Buffer.concat([png, Buffer.from('PK and whatever else')]));
    expect(rest).toEqual(new Uint8Array(pngOf(header(2, 1), garbage, end)));
  });

  it('leaves the chunks with assets in the picture', async () => {
    const asset = textChunk('chara-ext-asset_:1', 'AAAA');
    const { picture: rest } = await readCard(pictureWith(asset, cardChunk('ccv3', v3)));
    expect(rest).toEqual(new Uint8Array(pictureWith(asset)));
  });
});

describe('in a .charx', () => {
  const withIcons = (assets: unknown) =>
    JSON.stringify({ spec: 'chara_card_v3', spec_version: '3.0', data: { ...newerFields, assets } });
  const icon = (uri: string, name = 'main') => ({ type: 'icon', uri, name, ext: 'png' });
  const image = { name: 'assets/icon/images/main.png', data: picture };
  const sad = { name: 'assets/emotion/images/sad.png', data: pictureWith(textChunk('Title', 'sad')) };
  const pictureOf = async (assets: unknown) => {
    const { picture: found, otherFiles } = await readCard(
      zipOf(
        textFile('card.json', withIcons(assets)),
        { name: 'assets/', data: Buffer.alloc(0), isStored: true },
        sad,
        image,
      ),
    );
    return { found: found === null ? null : picture.equals(found), otherFiles };
  };

  it.each([
    ['the main icon', [icon('embeded://assets/emotion/images/sad.png', 'other'), icon(`embeded://${image.name}`)]],
    ['the only icon', [icon(`embeded://${image.name}`, 'iconx')]],
    ['an icon of the scheme as others spell it', [null, 7, icon(`embedded://${image.name}`)]],
  ])('has %s for a picture', async (_, assets) => {
    expect(await pictureOf(assets)).toEqual({ found: true, otherFiles: 1 });
  });

  it.each([
    ['without assets', undefined],
    ['with the default icon', [icon('ccdefault:')]],
    ['with an icon from elsewhere', [icon('https://example.com/main.png')]],
    ['with an icon that is missing', [icon('embeded://assets/none.png')]],
    ['with an icon that is no picture', [icon('embeded://card.json')]],
    ['with assets that are none', 'main.png'],
  ])('%s has no picture', async (_, assets) => {
    expect(await pictureOf(assets)).toEqual({ found: null, otherFiles: 2 });
  });

  it('may begin with a JPEG, which is its picture then', async () => {
    const jpeg = Buffer.from('ffd8ffe000040000ffc0000b080010002003012200ffda0000ffd9', 'hex');
    expect(await readCard(Buffer.concat([jpeg, zipOf(textFile('card.json', v2))]))).toEqual({
      character: newCharacter,
      card: v2,
      picture: new Uint8Array(jpeg),
      otherFiles: 0,
    });
  });

  it('may be stored without compression', async () => {
    expect((await readCard(zipOf({ ...textFile('card.json', v3), isStored: true }))).card).toBe(v3);
  });
});

describe('what cards in the wild are like', () => {
  it.each([
    ['null for nothing', { description: null, tags: null, alternate_greetings: null, character_book: null }],
    ['fields left out', {}],
    ['objects for text', { description: { a: 1 }, tags: {}, alternate_greetings: { a: 1 }, character_book: [] }],
  ])('%s', async (_, odd) => {
    const card = { spec: 'chara_card_v2', data: { name: 'Mara', first_mes: 'Hi', ...odd } };
    expect(await characterOf(card)).toEqual({
      ...oldCharacter,
      description: '',
      personality: '',
      scenario: '',
      greeting: 'Hi',
      exampleDialogue: '',
    });
  });

  it('types that are wrong but clear', async () => {
    const { name, description, tags, alternateGreetings } = await characterOf({
      name: 2049,
      description: ['One line', 'and another'],
      first_mes: '',
      tags: 'a, b ,,a',
      alternate_greetings: 'Only one',
    });
    expect({ name, description, tags, alternateGreetings }).toEqual({
      name: '2049',
      description: 'One line\nand another',
      tags: ['a', 'b'],
      alternateGreetings: ['Only one'],
    });
  });

  it('V2 with the fields of V1 at the top, where those of data count', async () => {
    const { name, description, scenario } = await characterOf({
      name: 'Old',
      description: 'Old',
      scenario: 'Only here',
      first_mes: '',
      spec: 'chara_card_v2',
      data: { name: '', description: 'New' },
    });
    expect({ name, description, scenario }).toEqual({ name: 'Old', description: 'New', scenario: 'Only here' });
  });

  it('a later version than any that is known', async () => {
    expect(await characterOf({ spec: 'chara_card_v9', spec_version: '9.1', data: newerFields })).toEqual(newCharacter);
  });

  it('members of the same name, of which the last counts', async () => {
    expect((await characterOf('{"name":"A","first_mes":"","name":"B"}')).name).toBe('B');
  });

  it('__proto__, which is a member like any other', async () => {
    const card = '{"__proto__":{"description":"inherited"},"name":"A","first_mes":"","constructor":1}';
    expect(await characterOf(card)).toEqual({
      ...oldCharacter,
      name: 'A',
      description: '',
      personality: '',
      scenario: '',
      greeting: '',
      exampleDialogue: '',
    });
  });

  it('markup in every field, which stays text', async () => {
    const markup = '<img src=x onerror=alert(1)>"\'`${7*7}{{constructor}}[x](javascript:alert(1))';
    expect(
      await characterOf({
        spec: 'chara_card_v2',
        data: { name: markup, first_mes: markup, alternate_greetings: [markup], creator_notes: markup },
      }),
    ).toMatchObject({ name: markup, greeting: markup, alternateGreetings: [markup], creatorNotes: markup });
  });

  it('more tags and greetings than are held, of which the rest stays in the card', async () => {
    const card = {
      ...fields,
      tags: ['x'.repeat(41), ...Array.from({ length: 60 }, (_, index) => `tag ${index}`)],
      alternate_greetings: ['', ...Array.from({ length: 140 }, (_, index) => `Hello ${index}`)],
    };
    const { tags, alternateGreetings } = await characterOf(card);
    expect([tags.length, tags[0], tags.at(-1)]).toEqual([20, 'tag 0', 'tag 19']);
    expect([alternateGreetings.length, alternateGreetings[0], alternateGreetings.at(-1)]).toEqual([
      100,
      'Hello 0',
      'Hello 99',
    ]);
  });

  it('the notes where SillyTavern kept them in V1', async () => {
    expect((await characterOf({ ...fields, creatorcomment: 'By me.' })).creatorNotes).toBe('By me.');
  });
});
