import { describe, expect, it } from 'vitest';
import { CARD_TEXT_MAX } from '#contract/card.ts';
import { readCard } from '#server/features/card/readCard.ts';
import { writeCardJson } from '#server/features/card/writeCard.ts';

const read = (card: unknown) => readCard(Buffer.from(JSON.stringify(card)));
const long = 'x'.repeat(CARD_TEXT_MAX - 1000);

describe('[N-30] a text of a card', () => {
  it.each([
    ['description', 'description'],
    ['personality', 'personality'],
    ['scenario', 'scenario'],
    ['first_mes', 'greeting'],
    ['mes_example', 'exampleDialogue'],
    ['system_prompt', 'systemPrompt'],
    ['post_history_instructions', 'postHistoryInstructions'],
    ['creator_notes', 'creatorNotes'],
  ] as const)('is taken as long as a file may hold it: %s', async (key, field) => {
    const { character } = await read({ name: 'Mara', first_mes: 'Hi', [key]: long });
    expect(character[field]).toBe(long);
  });

  it('is taken whole in greetings and entries of the lorebook, of which there may be many', async () => {
    const keys = Array.from({ length: 6000 }, (_, index) => `k${index}`);
    const { character } = await read({
      name: 'Mara',
      first_mes: 'Hi',
      alternate_greetings: ['x'.repeat(10_001), ...Array.from({ length: 60 }, () => 'y')],
      character_book: {
        entries: [{ keys, content: 'x'.repeat(20_001) }, ...Array.from({ length: 1100 }, () => ({ content: 'z' }))],
      },
    });
    expect(character.alternateGreetings.map((text) => text.length)).toEqual([10_001, ...Array(60).fill(1)]);
    expect(character.lorebook?.entries).toHaveLength(1101);
    expect(character.lorebook?.entries[0]).toMatchObject({ keys, content: 'x'.repeat(20_001) });
  });

  it('that is its name is cut for the screen, and comes out whole', async () => {
    const { character, card } = await read({ name: 'Mara '.repeat(30), first_mes: 'Hi' });
    expect(character.name).toBe('Mara '.repeat(20).trim());
    expect(JSON.parse(writeCardJson(character, card, 3)).data.name).toBe('Mara '.repeat(30));
  });
});
