import { describe, expect, it } from 'vitest';
import { scriptedCompanion } from '@liora/companion/scriptedCompanion.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { talk } from '#tests/server/support/talk.ts';

const companion = scriptedCompanion({ delayMs: 0 });
const texts = [
  'Hello',
  'Who are you?',
  'What are you like?',
  'Where are we?',
  'How was your day?',
  'Tell me a story',
  'Are you a real person?',
  'Good night',
];

describe.each(seedCharacters)('$name', (character) => {
  it('answers from its own card, in the first person and without leftovers', async () => {
    const answers = await talk(companion, character, texts);
    expect({
      different: new Set(answers).size,
      orphanedFiles: answers.filter((answer) => /[{}]|undefined/u.test(answer)),
      says: /\b(?:I|[Mm]y)\b/u.test(answers[1] ?? ''),
    }).toEqual({ different: texts.length, orphanedFiles: [], says: true });
  });
});

it('[CHAT-02] the characters do not talk alike', async () => {
  const all = await Promise.all(seedCharacters.map((character) => talk(companion, character, texts.slice(1, 3))));
  expect(new Set(all.map(([who]) => who)).size).toBe(seedCharacters.length);
});
