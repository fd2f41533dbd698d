import { describe, expect, it } from 'vitest';
import type { CardCharacter } from '#server/features/card/cardFields.ts';
import { readCard } from '#server/features/card/readCard.ts';
import { writeCardJson } from '#server/features/card/writeCard.ts';
import type { LoreEntry } from '#contract/lorebook.ts';

const read = (card: string) => readCard(Buffer.from(card));

const entry: LoreEntry = {
  keys: ['harbour'],
  secondaryKeys: [],
  selective: false,
  content: 'It is old.',
  enabled: true,
  constant: false,
  caseSensitive: false,
  useRegex: false,
  insertionOrder: 100,
  priority: 0,
  position: 'after',
};
const character: CardCharacter = {
  name: 'Mara',
  description: 'A baker.',
  personality: '',
  scenario: '',
  greeting: 'Hi',
  alternateGreetings: ['You again?'],
  exampleDialogue: '',
  systemPrompt: '',
  postHistoryInstructions: '',
  tags: ['baker'],
  creatorNotes: '',
  lorebook: { scanDepth: null, tokenBudget: 300, recursiveScanning: false, entries: [entry] },
};

describe('a character that came from no card', () => {
  const data = {
    name: 'Mara',
    description: 'A baker.',
    personality: '',
    scenario: '',
    first_mes: 'Hi',
    mes_example: '',
    creator_notes: '',
    system_prompt: '',
    post_history_instructions: '',
    alternate_greetings: ['You again?'],
    tags: ['baker'],
    character_book: {
      extensions: {},
      token_budget: 300,
      entries: [
        {
          keys: ['harbour'],
          content: 'It is old.',
          extensions: {},
          enabled: true,
          insertion_order: 100,
          case_sensitive: false,
          use_regex: false,
          constant: false,
          priority: 0,
          selective: false,
          secondary_keys: [],
          position: 'after_char',
        },
      ],
    },
    creator: '',
    character_version: '',
    extensions: {},
  };

  it('becomes a card with all that the version demands', async () => {
    const older = writeCardJson(character, null, 2);
    const newer = writeCardJson(character, null, 3);
    expect([JSON.parse(older), JSON.parse(newer)]).toEqual([
      { spec: 'chara_card_v2', spec_version: '2.0', data },
      { spec: 'chara_card_v3', spec_version: '3.0', data: { ...data, group_only_greetings: [] } },
    ]);
    expect(await read(newer)).toEqual({ character, card: newer, picture: null, otherFiles: 0 });
  });
});

describe('a card that a character came from', () => {
  const changed = async (card: string, changes: Partial<CardCharacter>, version: 2 | 3 = 2) =>
    writeCardJson({ ...(await read(card)).character, ...changes }, card, version);

  it('keeps its own version name, numbers, order and escapes', async () => {
    const card =
      '{ "z": 12345678901234567890, "data": {"x":1.0,"name" : "A","x":2, "__proto__":{"a":-0}, "y":"\\ud800\\/"}, "spec_version":"2.1", "spec":"chara_card_v2" }';
    expect(await changed(card, { name: 'B' })).toBe(card.replace('"A"', '"B"'));
    expect(await changed(card, {}, 3)).toBe(card.replace('2.1', '3.0').replace('_v2', '_v3'));
  });

  it('has a change in both places where it has a field twice', async () => {
    const card = '{"spec":"chara_card_v2","name":"A","tags":[],"data":{"name":"A","tags":[]}}';
    expect(await changed(card, { name: 'B', tags: ['b'], scenario: 'C' })).toBe(
      '{"spec":"chara_card_v2","name":"B","tags":["b"],"data":{"name":"B","tags":["b"],"scenario":"C"}}',
    );
  });

  it('has a change where it has a field twice in one place, of which the last counts', async () => {
    const card = '{"spec":"chara_card_v2","data":{"name":"A","name":"A"}}';
    expect(await changed(card, { name: 'B' })).toBe('{"spec":"chara_card_v2","data":{"name":"A","name":"B"}}');
  });

  it('is not touched by what Liora reads otherwise than it is written', async () => {
    const card =
      '{"spec":"chara_card_v3","data":{"name":" A\\u202e ","description":null,"tags":"a, b","first_mes":["x","y"],"alternate_greetings":["",7],"character_book":{"entries":{"0":{"keys":"a,b"}}}}}';
    expect(await changed(card, {}, 3)).toBe(card);
  });

  it('loses nothing of V1', async () => {
    const card = '{"name":"A","first_mes":"","chat":"x","talkativeness":"0.5","metadata":{"version":1.0}}';
    expect(await changed(card, { greeting: 'Hi' })).toBe(
      '{"spec":"chara_card_v2","spec_version":"2.0","data":{"name":"A","first_mes":"Hi","chat":"x","talkativeness":"0.5","metadata":{"version":1.0},"description":"","personality":"","scenario":"","mes_example":"","creator_notes":"","system_prompt":"","post_history_instructions":"","alternate_greetings":[],"tags":[],"creator":"","character_version":"","extensions":{}}}',
    );
  });
});

describe('a lorebook that was changed', () => {
  const book =
    '{"name":"World","extensions":{"x":1.0},"scan_depth":"7","entries":[{"keys":["a"],"content":"A","id":12345678901234567890},{"keys":["b"],"content":"B","extensions":{"y":2}}]}';
  const card = `{"spec":"chara_card_v2","data":{"name":"A","character_book":${book}}}`;
  const around = (text: string) => `{"spec":"chara_card_v2","data":{"name":"A","character_book":${text}}}`;

  it('keeps what Liora does not use of it and of the entries that stay', async () => {
    const { character: was } = await read(card);
    const [first, second] = was.lorebook?.entries ?? [];
    const lorebook = { scanDepth: 7, tokenBudget: 9, recursiveScanning: false, entries: [second ?? entry, entry] };
    const out = writeCardJson({ ...was, lorebook }, card, 2);
    expect(first?.keys).toEqual(['a']);
    expect(out).toBe(
      around(
        '{"name":"World","extensions":{"x":1.0},"scan_depth":"7","entries":[{"keys":["b"],"content":"B","extensions":{"y":2}},{"keys":["harbour"],"content":"It is old.","extensions":{},"enabled":true,"insertion_order":100,"case_sensitive":false,"use_regex":false,"constant":false,"priority":0,"selective":false,"secondary_keys":[],"position":"after_char"}],"token_budget":9}',
      ),
    );
    expect((await read(out)).character.lorebook).toEqual(lorebook);
  });

  it('[N-29] keeps the same of an entry that was changed', async () => {
    const { character: was } = await read(card);
    const [first, ...others] = was.lorebook?.entries ?? [];
    const changed = { ...(first ?? entry), comment: 'Of A', content: 'C' };
    const lorebook = { scanDepth: 7, tokenBudget: null, recursiveScanning: false, entries: [changed, ...others] };
    const named = writeCardJson({ ...was, lorebook }, card, 2);
    expect(named).toBe(
      around(
        '{"name":"World","extensions":{"x":1.0},"scan_depth":"7","entries":[{"keys":["a"],"content":"C","id":12345678901234567890,"name":"Of A","comment":"Of A"},{"keys":["b"],"content":"B","extensions":{"y":2}}]}',
      ),
    );
    const { character: now } = await read(named);
    const { comment: _comment, ...unnamed } = changed;
    const again = { ...lorebook, entries: [unnamed, ...others] };
    expect(writeCardJson({ ...now, lorebook: again }, named, 2)).toBe(
      around(
        '{"name":"World","extensions":{"x":1.0},"scan_depth":"7","entries":[{"keys":["a"],"content":"C","id":12345678901234567890},{"keys":["b"],"content":"B","extensions":{"y":2}}]}',
      ),
    );
  });

  it('goes where it was taken away', async () => {
    const { character: was } = await read(card);
    expect(writeCardJson({ ...was, lorebook: null }, card, 2)).toBe('{"spec":"chara_card_v2","data":{"name":"A"}}');
  });
});
