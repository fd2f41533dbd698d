import { describe, expect, it } from 'vitest';
import { verdictOn } from '#server/providers/moderation/rules/verdictOn.ts';
import { allowed, refused } from './languages.ts';
import * as later from './laterLanguages.ts';
import * as more from './moreLanguages.ts';

const judge = (text: string) =>
  verdictOn([
    { field: 'name', text: 'Mia' },
    { field: 'description', text },
  ]);
const rowsOf = (sentences: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(sentences).flatMap(([language, list]) => list.map((text) => [language, text] as const));

describe('the rules on age in other languages', () => {
  it.each([...rowsOf(refused), ...rowsOf(more.refused), ...rowsOf(later.refused)])(
    '[CHAR-03] refuse in %s: %s',
    (_, text) => {
      expect(judge(text)).toEqual({ field: 'description', refusal: 'underAge' });
    },
  );

  it.each([...rowsOf(allowed), ...rowsOf(more.allowed), ...rowsOf(later.allowed)])(
    '[CHAR-03] allow in %s: %s',
    (_, text) => {
      expect(judge(text)).toBeNull();
    },
  );

  it.each([
    ['German', 'Schülerin'],
    ['German', 'Schulmädchen'],
    ['Spanish', 'colegiala'],
    ['Spanish', 'menor de edad'],
    ['French', 'lycéenne'],
    ['French', 'petite fille'],
    ['Italian', 'minorenne'],
    ['Portuguese', 'criança'],
    ['Dutch', 'schoolmeisje'],
    ['Polish', 'nastolatka'],
    ['Russian', 'школьница'],
    ['Turkish', 'liseli kız'],
    ['Arabic', 'قاصر'],
    ['Hindi', 'नाबालिग'],
    ['Chinese', '小女孩'],
    ['Chinese', '萝莉'],
    ['Japanese', '女子高生'],
    ['Japanese', 'ロリ'],
    ['Korean', '여고생'],
  ])('[CHAR-03] refuse in %s the tag %s', (_, tag) => {
    expect(verdictOn([{ field: 'tags', text: tag }])).toEqual({ field: 'tags', refusal: 'underAge' });
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
    ['Polish', 'jej córka ma 15 '],
    ['Turkish', 'on altı yaşında '],
    ['Arabic', 'عندما كانت ابنتها '],
    ['Hindi', 'उसकी बेटी 15 साल '],
    ['words that could come before a noun', 'kleine, nette '],
  ])('[CHAR-03] end soon with %s', { timeout: 10_000 }, (_, piece) => {
    const text = piece.repeat(Math.ceil(20_000 / piece.length));
    expect(judge(text)?.field ?? 'description').toBe('description');
  });
});
