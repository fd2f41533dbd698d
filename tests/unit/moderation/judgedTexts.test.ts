import { expect, it } from 'vitest';
import { judgedOf, textsOf } from '#server/features/character/moderation.ts';

it('[CHAR-03] whatever a character holds in words is judged, each under the field that it is in', () => {
  const character = {
    name: 'Mira',
    tagline: 'Keeps the lamp.',
    description: 'A keeper.',
    personality: 'Calm.',
    scenario: 'A lighthouse.',
    greeting: 'Hello.',
    alternateGreetings: ['Come in.', 'You again.'],
    exampleDialogue: 'You: Hi.',
    tags: ['sea', 'night'],
    systemPrompt: 'Be brief.',
    postHistoryInstructions: 'Stay kind.',
    creatorNotes: 'Made in winter.',
    nickname: 'Mi',
    depthPrompt: { prompt: 'It rains.', depth: 4, role: 'system' },
    lorebook: {
      scanDepth: null,
      tokenBudget: null,
      recursiveScanning: false,
      entries: [
        {
          comment: 'The lamp',
          keys: ['lamp'],
          secondaryKeys: ['oil'],
          selective: true,
          content: 'It never goes out.',
          enabled: true,
          constant: false,
          caseSensitive: false,
          useRegex: false,
          insertionOrder: 0,
          priority: 0,
          position: 'before',
        },
      ],
    },
  };
  expect(textsOf(character)).toEqual([
    { field: 'name', text: 'Mira' },
    { field: 'tagline', text: 'Keeps the lamp.' },
    { field: 'description', text: 'A keeper.' },
    { field: 'personality', text: 'Calm.' },
    { field: 'scenario', text: 'A lighthouse.' },
    { field: 'greeting', text: 'Hello.' },
    { field: 'exampleDialogue', text: 'You: Hi.' },
    { field: 'systemPrompt', text: 'Be brief.' },
    { field: 'postHistoryInstructions', text: 'Stay kind.' },
    { field: 'creatorNotes', text: 'Made in winter.' },
    { field: 'nickname', text: 'Mi' },
    { field: 'depthPrompt', text: 'It rains.' },
    { field: 'alternateGreetings', text: 'Come in.' },
    { field: 'alternateGreetings', text: 'You again.' },
    { field: 'tags', text: 'sea' },
    { field: 'tags', text: 'night' },
    { field: 'lorebook', text: 'The lamp\nlamp\noil\nIt never goes out.' },
  ]);
});

it('[CHAR-03] a text is judged as it is written, and as it is read without its comments', () => {
  expect([judgedOf('A keeper.'), judgedOf('A ke{{// of the lamp}}eper.')]).toEqual([
    'A keeper.',
    'A ke{{// of the lamp}}eper.\nA keeper.',
  ]);
});
