import { describe, expect, it } from 'vitest';
import { cardOf } from '#server/providers/chat/scripted/card.ts';
import { taglineLines } from '#server/providers/chat/scripted/firstPerson.ts';
import { areAkin, stemOf, subjectsIn } from '#server/providers/chat/scripted/stems.ts';
import { blank } from '#tests/server/support/personas.ts';

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

describe('the lines of a card', () => {
  it('come from all of it, without gestures and questions', () => {
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
    const { lines } = cardOf({
      ...blank,
      name: 'Mara Quint',
      tagline: 'Talks to orchids.',
      description: 'Mara runs the *Blue House*. She knows sixty orchids by name. The boat comes on Thursdays.',
      personality: 'She hates waste.',
      scenario: 'It has rained since noon.',
      greeting: '*She looks up.* Mind the step, {{user}}, it is loose. The fern is asleep. Do you like ferns?',
      lorebook: {
        scanDepth: null,
        tokenBudget: null,
        recursiveScanning: false,
        entries: [
          { ...entry, content: 'The blue one is the hardest to grow. Mara feeds it on Sundays.' },
          { ...entry, enabled: false, content: 'This is a secret of the house.' },
        ],
      },
    });
    expect(lines.map(({ text }) => text)).toEqual([
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
