import { describe, expect, it } from 'vitest';
import { verdictOn } from '#server/providers/moderation/rules/verdictOn.ts';
import { allowed, refused } from './languages.ts';

const judge = (text: string) =>
  verdictOn([
    { field: 'name', text: 'Mia' },
    { field: 'description', text },
  ]);
const rowsOf = (sentences: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(sentences).flatMap(([language, list]) => list.map((text) => [language, text] as const));

describe('the rules on age in other languages', () => {
  it.each(rowsOf(refused))('[CHAR-03] refuse in %s: %s', (_, text) => {
    expect(judge(text)).toEqual({ field: 'description', refusal: 'underAge' });
  });

  it.each(rowsOf(allowed))('[CHAR-03] allow in %s: %s', (_, text) => {
    expect(judge(text)).toBeNull();
  });

  it.each([
    ['German', 'ist noch eine '],
    ['Spanish', 'su hija tiene 15 '],
    ['French', 'elle a que '],
    ['Russian', 'её дочь 15 лет '],
    ['Japanese', '15歳の娘'],
    ['Chinese', '女儿16岁'],
    ['Korean', '열여섯 살 딸 '],
    ['a word of Korean alone', '예순'],
  ])('[CHAR-03] end soon with %s', { timeout: 10_000 }, (_, piece) => {
    const text = piece.repeat(Math.ceil(20_000 / piece.length));
    expect(judge(text)?.field ?? 'description').toBe('description');
  });
});
