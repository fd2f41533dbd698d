import { describe, expect, it } from 'vitest';
import { verdictOn } from '#server/features/care/rules/verdictOn.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { allowed, refused } from './sentences.ts';

const judge = (text: string, field = 'description') =>
  verdictOn([
    { field: 'name', text: 'Mia' },
    { field, text },
  ]);
const sentences = Object.entries(refused).flatMap(([refusal, list]) => list.map((text) => [refusal, text] as const));

describe('the rules of our own', () => {
  it.each(sentences)('[CHAR-03] refuse as %s: %s', (refusal, text) => {
    expect(judge(text)).toEqual({ field: 'description', refusal });
  });

  it.each(allowed)('[CHAR-03] allow: %s', (text) => {
    expect(judge(text)).toBeNull();
  });

  it.each([
    ['Taylor Swift', 'realPerson'],
    ['The Real Elon Musk', 'realPerson'],
    ['T a y l o r Swift', 'realPerson'],
    ['Tаylоr Swіft', 'realPerson'],
    ['Loli Mia', 'underAge'],
    ['Mia (16 years old)', 'underAge'],
  ])('[CHAR-03] refuse the name %s', (name, refusal) => {
    expect(verdictOn([{ field: 'name', text: name }])).toEqual({ field: 'name', refusal });
  });

  it.each(['Mia', 'Emma', 'Elon', 'Taylor', 'Xi', 'Jean-Luc', 'Dr. Minor', 'Юлия', '莉莉', 'A', '.*+?^${}()|[]\\'])(
    '[CHAR-03] allow the name %s',
    (name) => {
      const texts = [
        { field: 'name', text: name },
        { field: 'description', text: `${name} keeps bees.` },
      ];
      expect(verdictOn(texts)).toBeNull();
    },
  );

  it('[CHAR-03] read on after what is harmless', () => {
    expect(judge('She has a daughter aged 7. She is 16 years old.')).toEqual({
      field: 'description',
      refusal: 'underAge',
    });
  });

  it('[CHAR-03] allow everyone whom the product comes with', () => {
    const wrong = [];
    for (const { name, tagline, description, personality, scenario, greeting, exampleDialogue } of seedCharacters) {
      const texts = Object.entries({ name, tagline, description, personality, scenario, greeting, exampleDialogue });
      const verdict = verdictOn(texts.map(([field, text]) => ({ field, text })));
      if (verdict !== null) wrong.push({ name, ...verdict });
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['a long word', 'a'.repeat(20_000)],
    ['spaces', ' '.repeat(20_000)],
    ['spelled letters', 'a '.repeat(10_000)],
    ['numbers', '17 '.repeat(6000)],
    ['openings', 'she is a '.repeat(2200)],
    ['relatives', 'her daughter '.repeat(1500)],
    ['commas', 'is a,,,,, '.repeat(2000)],
    ['children', 'child '.repeat(3300)],
    ['digits', '1'.repeat(20_000)],
    ['adjectives', ': a shy, '.repeat(2200)],
    ['emphasis', 'a**'.repeat(6600)],
    ['marks alone', '*_'.repeat(10_000)],
    ['cells', '| Age '.repeat(3300)],
    ['dashes', 'l-o-l-'.repeat(3300)],
    ['tags of HTML', '<b <i '.repeat(3300)],
    ['looks', 'has the face of a very '.repeat(800)],
  ])('end soon with %s', { timeout: 10_000 }, (_, text) => {
    judge(text);
    expect(text.length).toBeLessThanOrEqual(20_000);
  });
});
