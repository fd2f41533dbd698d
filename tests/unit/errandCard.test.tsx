import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Errand } from '#src/screens/auth/authTypes.ts';
import { ErrandCard } from '#src/screens/auth/ErrandCard.tsx';

type Before = Extract<Errand, { kind: 'meeting' }>['before'];

const paragraphsOf = (before: Before, line: string | null): readonly string[] => {
  const errand = { kind: 'meeting', name: 'Mira', portrait: '/mira.webp', before, line } as const;
  const markup = renderToStaticMarkup(createElement(ErrandCard, { errand }));
  return [...markup.matchAll(/<p[^>]*>(.*?)<\/p>/gsu)].map(([, inside = '']) => inside.replaceAll(/<[^>]*>/gu, ''));
};

const long =
  'I walked along the harbour until the last lamp went out and then I turned round, because the bakery had opened.';

describe('[AUTH-01] the conversation that an account is for', () => {
  it.each<[string, Before, string | null, readonly string[]]>([
    ['nothing was said yet', [], null, ['Mira']],
    ['a line waits', [], 'Is this seat free?', ['Mira', 'You: “Is this seat free?”']],
    [
      'two turns went before',
      [
        { role: 'user', text: 'What are you reading?' },
        { role: 'companion', text: '*She smiles.* A **field guide**\n\nto rain.' },
      ],
      'Is this seat free?',
      ['Mira', 'You: What are you reading?', 'Mira: She smiles. A field guide to rain.', 'You: “Is this seat free?”'],
    ],
    [
      'a turn is long',
      [{ role: 'companion', text: long }],
      null,
      ['Mira', 'Mira: I walked along the harbour until the last lamp went out and then I turned round, because…'],
    ],
  ])('is told where %s', (_, before, line, paragraphs) => {
    expect(paragraphsOf(before, line)).toEqual(paragraphs);
  });
});
