import { assert as assertProperty, asyncProperty, constantFrom } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardFields } from '#server/features/card/cardFields.ts';
import { readCard } from '#server/features/card/readCard.ts';
import { writeCardJson, writeCardPng } from '#server/features/card/writeCard.ts';
import { anyData, anyNestedCard } from './support/anyCard.ts';
import { cardChunk, picture, pictureWith } from './support/pngFile.ts';
import { textFile, zipOf } from './support/zipFile.ts';

const version = constantFrom(2 as const, 3 as const);
const jsonFile = (card: string): Uint8Array => Buffer.from(card);
const charx = (card: string): Uint8Array => zipOf(textFile('card.json', card));

describe('a card of V2 or V3 that nobody changed', () => {
  it('is kept and comes out as JSON to the letter', () =>
    assertProperty(
      asyncProperty(anyNestedCard, version, async ({ render }, version) => {
        const { card, character } = await readCard(jsonFile(render(version)));
        expect({ card, out: writeCardJson(character, card, version) }).toEqual({
          card: render(version),
          out: render(version),
        });
      }),
    ));

  it('comes out of a PNG and of a .charx as it went in', () =>
    assertProperty(
      asyncProperty(anyNestedCard, version, async ({ render }, version) => {
        const plain = await readCard(jsonFile(render(version)));
        const png = await readCard(pictureWith(cardChunk('Chara', render(version))));
        const packed = await readCard(charx(render(version)));
        expect([png, packed]).toEqual([{ ...plain, picture: new Uint8Array(picture) }, plain]);
      }),
    ));

  it('comes out as PNG with V2 and V3, which differ by their names alone', () =>
    assertProperty(
      asyncProperty(anyNestedCard, version, async ({ render }, version) => {
        const { card, character } = await readCard(charx(render(version)));
        const file = writeCardPng(character, card, picture);
        const [older, newer] = [cardChunk('chara', render(2)), cardChunk('ccv3', render(3))];
        // Right after the header, which is 33 bytes with the signature.
        expect(Buffer.from(file)).toEqual(Buffer.concat([picture.subarray(0, 33), older, newer, picture.subarray(33)]));
      }),
    ));

  it('is the same after export and import, and again', () =>
    assertProperty(
      asyncProperty(anyNestedCard, version, async ({ render }, version) => {
        const first = await readCard(jsonFile(render(version)));
        const second = await readCard(writeCardPng(first.character, first.card, picture));
        const third = await readCard(writeCardPng(second.character, second.card, second.picture ?? new Uint8Array()));
        expect(second).toEqual({ ...first, card: render(3), picture: new Uint8Array(picture) });
        expect(third).toEqual(second);
        expect(writeCardJson(third.character, third.card, version)).toBe(render(version));
      }),
    ));
});

describe('a card of V1 that nobody changed', () => {
  it('is kept to the letter, and its text stands in newer ones with what they demand', () =>
    assertProperty(
      asyncProperty(anyData, version, async ({ data }, version) => {
        const first = await readCard(jsonFile(data));
        const exported = writeCardJson(first.character, first.card, version);
        const second = await readCard(jsonFile(exported));
        expect(first.card).toBe(data);
        expect(second).toEqual({ ...first, card: exported });
        expect(exported).toContain(`"data":${data.trimEnd().slice(0, -1).trimEnd()}`);
        expect(writeCardJson(second.character, second.card, version)).toBe(exported);
      }),
    ));

  it('is the same after export as PNG and import', () =>
    assertProperty(
      asyncProperty(anyData, async ({ data }) => {
        const first = await readCard(pictureWith(cardChunk('chara', data)));
        const second = await readCard(writeCardPng(first.character, first.card, first.picture ?? new Uint8Array()));
        expect(second).toEqual({ ...first, card: writeCardJson(first.character, data, 3) });
      }),
    ));
});

describe('a card that was changed', () => {
  const changes = {
    name: 'Someone else',
    description: 'Another description.',
    personality: 'Another personality.',
    scenario: 'Another scenario.',
    greeting: 'Another greeting.',
    exampleDialogue: '{{char}}: Another line.',
    creatorNotes: 'Other notes.',
    systemPrompt: 'Another prompt.',
    postHistoryInstructions: 'Another instruction.',
    alternateGreetings: ['Another way', 'and one more'],
    tags: ['other', 'tags'],
    lorebook: { scanDepth: 3, tokenBudget: null, recursiveScanning: true, entries: [] },
  };

  it('comes back with the change and nothing else', () =>
    assertProperty(
      asyncProperty(
        anyNestedCard,
        constantFrom(...cardFields.map(([field]) => field)),
        version,
        async ({ render, unused }, field, version) => {
          const first = await readCard(jsonFile(render(version)));
          const changed = { ...first.character, [field]: changes[field] };
          const exported = writeCardJson(changed, first.card, version);
          const second = await readCard(jsonFile(exported));
          expect(second.character).toEqual(changed);
          expect(unused.filter((json) => !exported.includes(json))).toEqual([]);
          const restored = await readCard(jsonFile(writeCardJson(first.character, second.card, version)));
          expect(restored.character).toEqual(first.character);
        },
      ),
    ));

  it('can be changed in all fields at once', () =>
    assertProperty(
      asyncProperty(anyData, version, async ({ data }, version) => {
        const second = await readCard(jsonFile(writeCardJson(changes, data, version)));
        expect(second.character).toEqual(changes);
      }),
    ));
});
