import { describe, expect, it } from 'vitest';
import { type Exchange, exchangesFor, exchangesIn } from '../exchanges.ts';
import { talesFor, wantsTale } from '../tales.ts';

const exchange = (asked: string, keys: readonly string[] = [], answer = asked): Exchange => ({
  asked,
  answer,
  keys,
  opening: undefined,
});
const exchanges = [
  exchange('How do you fire the kiln?', ['kiln', 'firing']),
  exchange('Who taught you to throw?', ['taught', 'grandfather']),
  exchange('Where do beginners start?', ['first lesson', 'begin']),
  exchange('Tell me a story.', ['story'], 'Once there was a bowl. It broke. I kept it.'),
  exchange('Tell me a story about your aunt.', ['story', 'aunt'], 'My aunt had a bowl.'),
];
const firstFor = (words: string) => exchangesFor(exchanges, words, () => false)[0]?.asked;

describe('the exchanges of a dialogue', () => {
  it('are pairs, with what stands in brackets as any answer to the greeting', () => {
    expect(
      exchangesIn(
        '{{user}}: Hi.\n{{char}}: Hello, {{user}}.\n{{user}}: (answers)\n{{char}}: I see.\n{{user}}: (no)\n{{char}}: Fine.',
        'Mara',
        ['k'],
      ),
    ).toEqual([
      { asked: 'Hi.', answer: 'Hello, {user}.', keys: ['k'], opening: undefined },
      { asked: '(answers)', answer: 'I see.', keys: ['k'], opening: 'any' },
      { asked: '(no)', answer: 'Fine.', keys: ['k'], opening: 'no' },
    ]);
  });

  it('are none in a text without speakers', () => {
    expect(exchangesIn('Mara runs a bakery.', 'Mara')).toEqual([]);
  });
});

describe('the exchange that answers a question', () => {
  it.each([
    ['how hot does the kiln get', 'How do you fire the kiln?'],
    ['was it your grandfather who taught you', 'Who taught you to throw?'],
    ['where do I begin', 'Where do beginners start?'],
    ['are you tired when the kilns are hot', 'How do you fire the kiln?'],
    ['should I mend my kiln', undefined],
    ['what is the capital of France', undefined],
    ['when did Rome fall', undefined],
  ])('%s', (words, asked) => {
    expect(firstFor(words)).toBe(asked);
  });
});

describe('a story', () => {
  it.each([
    ['tell me a story', true],
    ['could you tell me another story', true],
    ['I would love a story about your aunt', true],
    ['the story of my life is sad', false],
    ['I read a story yesterday', false],
    ['who wrote that story', false],
  ])('is wanted or not: %s', (words, isWanted) => {
    expect(wantsTale(words, false)).toBe(isWanted);
  });

  it('is the one about what is wanted', () => {
    expect(talesFor(exchanges, 'tell me a story about your aunt')).toEqual({
      fitting: ['My aunt had a bowl.'],
      others: ['Once there was a bowl. It broke. I kept it.'],
    });
  });
});

describe('an exchange that only comes near', () => {
  const pots = [exchange('Why do the cups lean?'), exchange('How long does a firing take?', ['fire'])];
  it.each([
    ['exactly', 'what makes a plate lean', undefined],
    ['nearly', 'what makes a plate lean', undefined],
    ['loosely', 'what makes a plate lean', 'Why do the cups lean?'],
    ['loosely', 'what is fire', undefined],
  ] as const)('answers %s: %s', (nearness, words, asked) => {
    expect(exchangesFor(pots, words, () => false, nearness)[0]?.asked).toBe(asked);
  });
});
