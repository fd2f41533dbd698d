import { expect, it } from 'vitest';
import { dataOf } from '#server/features/card/cardFields.ts';
import { otherTextsOf } from '#server/features/card/cardTexts.ts';

const card = {
  spec: 'chara_card_v3',
  name: 'Vesper',
  create_date: 'yesterday',
  data: {
    name: 'Vesper',
    nickname: 'Ves',
    description: 'A clockmaker.',
    first_mes: 'Hello.',
    tags: ['clocks', 'night'],
    alternate_greetings: ['You are late.'],
    group_only_greetings: ['Good evening, all.'],
    creator_notes: 'For people.',
    creator_notes_multilingual: { de: 'Für Leute.' },
    creator: 'somebody',
    assets: [{ type: 'icon', uri: 'embeded://a.png' }],
    character_book: {
      name: 'The workshop',
      entries: [{ keys: ['key'], secondary_keys: ['brass'], content: 'It is brass.', comment: 'The key', name: 'Key' }],
    },
    extensions: {
      depth_prompt: { prompt: 'She hums.', depth: 4, role: 'system' },
      picture: `data:image/png;base64,${'A'.repeat(300)}`,
      packed: 'A'.repeat(300),
      home: 'https://example.org/vesper',
    },
  },
};

it('[CHAR-03] what a card says beside the fields of a character is given by field, without pictures and addresses', () => {
  expect(otherTextsOf(card, dataOf(card))).toEqual([
    { field: 'extensions', text: 'Ves\nShe hums.\nsystem' },
    { field: 'tags', text: 'clocks\nnight' },
    { field: 'alternateGreetings', text: 'You are late.\nGood evening, all.' },
    { field: 'creatorNotes', text: 'For people.\nFür Leute.' },
    { field: 'lorebook', text: 'The workshop\nThe key\nKey' },
  ]);
});

it.each([[null], ['text'], [[]], [{}]])('[CHAR-03] of %j there is nothing', (nothing) => {
  expect(otherTextsOf(nothing, dataOf(nothing))).toEqual([]);
});
