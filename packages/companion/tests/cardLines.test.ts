import { describe, expect, it } from 'vitest';
import { cardOf } from '../card.ts';
import { taglineLines } from '../firstPerson.ts';
import type { Persona } from '../request.ts';
import { areAkin, stemOf, subjectsIn } from '../stems.ts';
import { blank } from './support/personas.ts';

const about = 'She waits. Her door is open.';

describe('a tagline in the first person', () => {
  it.each([
    ['Talks to orchids, forgets her own lunch.', ['I talk to orchids, forget my own lunch.']],
    ['Bakes at night', ['I bake at night.']],
    ['A watchmaker who is never on time.', ['I am a watchmaker who is never on time.']],
    ['Keeper of dragons. They are shy. She is not.', []],
    ['A keeper who loves her birds.', []],
    ['A keeper, a cage, and one bird too many.', []],
    ['', []],
  ])('%s', (tagline, expected) => {
    expect(taglineLines(tagline, about, 'Mara Quint')).toEqual(expected);
  });
});

const entry = {
  keys: ['vanda'],
  secondaryKeys: [],
  selective: false,
  enabled: true,
  constant: false,
  caseSensitive: false,
  useRegex: false,
  insertionOrder: 0,
  priority: 0,
  position: 'before',
};
const book = { scanDepth: null, tokenBudget: null, recursiveScanning: false };
const cardAfter = (text: string, persona: Partial<Persona>) =>
  cardOf({
    persona: { ...blank, name: 'Mara Quint', ...persona },
    user: { name: 'Tom' },
    turns: [{ role: 'user', text }],
    chance: { lasting: '', passing: '', now: 0 },
  });
const linesAfter = (text: string, persona: Partial<Persona>): readonly string[] =>
  cardAfter(text, persona).lines.map((line) => line.text);

describe('the lines of a card', () => {
  it('come from all of it, without gestures and questions', () => {
    const lines = linesAfter('What of the vanda?', {
      tagline: 'Talks to orchids.',
      description: 'Mara runs the *Blue House*. She knows sixty orchids by name. The boat comes on Thursdays.',
      personality: 'She hates waste.',
      scenario: 'It has rained since noon.',
      greeting: '*She looks up.* Mind the step, {{user}}, it is loose. The fern is asleep. Do you like ferns?',
      lorebook: {
        ...book,
        entries: [
          { ...entry, content: 'The blue one is the hardest to grow. Mara feeds it on Sundays.' },
          { ...entry, enabled: false, content: 'This is a secret of the house.' },
        ],
      },
    });
    expect(lines).toEqual([
      'I run the Blue House.',
      'I know sixty orchids by name.',
      'The boat comes on Thursdays.',
      'I talk to orchids.',
      'I hate waste.',
      'It has rained since noon.',
      'The fern is asleep.',
      'The blue one is the hardest to grow.',
      'I feed it on Sundays.',
    ]);
  });

  it('take of the lorebook what models get of it', () => {
    const entries = [
      { ...entry, content: 'The vanda came last.', insertionOrder: 9 },
      { ...entry, keys: ['fern'], content: 'The ferns are on the roof.' },
      { ...entry, keys: ['/b.at/i'], useRegex: true, content: 'The boat brings the post.', insertionOrder: 3 },
      { ...entry, selective: true, secondaryKeys: ['price'], content: 'The vanda costs a fortune.' },
      { ...entry, keys: ['{{user}}'], content: 'The house was built for {{user}}.', insertionOrder: 2 },
      { ...entry, keys: [], constant: true, content: 'The glass is green.', insertionOrder: 1 },
      { ...entry, content: '@@dont_activate\nThe vanda is dead.' },
      { ...entry, content: `The vanda is ${'very '.repeat(12_000)}old.` },
    ];
    expect(
      linesAfter('Did the BOAT bring the vanda, as Tom said?', { greeting: '', lorebook: { ...book, entries } }),
    ).toEqual([
      'The glass is green.',
      'The house was built for you.',
      'The boat brings the post.',
      'The vanda came last.',
    ]);
    expect(linesAfter('Good evening.', { greeting: '', lorebook: { ...book, entries } })).toEqual([
      'The glass is green.',
    ]);
  });
});

describe('the exchanges of a book', () => {
  it('are all there to be found by what is said in them, in 300 of 130 letters as well', () => {
    const entries = Array.from({ length: 300 }, (_, index) => ({
      ...entry,
      keys: [`key ${index}`],
      content: `{{user}}: What of number ${index}?\n{{char}}: ${'It stands where it stood. '.repeat(4)}`,
      insertionOrder: index,
    }));
    const { exchanges } = cardAfter('Good evening.', { lorebook: { ...book, entries } });
    expect(exchanges.map(({ asked }) => asked)).toEqual(
      Array.from({ length: 300 }, (_, index) => `What of number ${index}?`),
    );
  });
});

describe('words', () => {
  it.each([
    ['orchids', 'orchid'],
    ['baking', 'bak'],
    ['bakes', 'bak'],
    ['swimming', 'swim'],
    ['libraries', 'library'],
    ['glasshouse', 'greenhous'],
    ['ring', 'ring'],
  ])('have a stem: %s', (word, stem) => {
    expect(stemOf(word)).toBe(stem);
  });

  it.each([
    ['bak', 'bakery', true],
    ['danc', 'dancer', true],
    ['moth', 'mother', false],
    ['star', 'start', false],
  ])('are of one family or not: %s, %s', (one, other, expected) => {
    expect(areAkin(one, other)).toBe(expected);
  });

  it('without a subject are left out', () => {
    expect(subjectsIn('So which of your orchids is the hardest to grow?')).toEqual(['orchid', 'grow']);
  });
});
