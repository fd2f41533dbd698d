import { describe, expect, it } from 'vitest';
import { verdictOn } from '#server/features/care/rules/verdictOn.ts';
import * as cards from './cardLanguages.ts';
import { allowed, refused } from './languages.ts';
import * as later from './laterLanguages.ts';
import * as more from './moreLanguages.ts';
import * as pupils from './pupilLanguages.ts';
import * as roman from './romanNumerals.ts';

const judge = (text: string) =>
  verdictOn([
    { field: 'name', text: 'Mia' },
    { field: 'description', text },
  ]);
const rowsOf = (sentences: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(sentences).flatMap(([language, list]) => list.map((text) => [language, text] as const));

describe('the rules on age in other languages', () => {
  it.each([
    ...rowsOf(refused),
    ...rowsOf(more.refused),
    ...rowsOf(later.refused),
    ...rowsOf(pupils.refused),
    ...rowsOf(cards.refused),
    ...rowsOf(roman.refused),
  ])('[CHAR-03] refuse in %s: %s', (_, text) => {
    expect(judge(text)).toEqual({ field: 'description', refusal: 'underAge' });
  });

  it.each([
    ...rowsOf(allowed),
    ...rowsOf(more.allowed),
    ...rowsOf(later.allowed),
    ...rowsOf(pupils.allowed),
    ...rowsOf(cards.allowed),
    ...rowsOf(roman.allowed),
  ])('[CHAR-03] allow in %s: %s', (_, text) => {
    expect(judge(text)).toBeNull();
  });

  it.each([
    'Vor fünfzehn Jahren wurde ihr Sohn geboren.',
    'Vijftien jaar geleden werd haar zoon geboren.',
    'On beş yıl önce oğlu doğdu.',
    '十五年前她的儿子出生了。',
    '15年前に息子が生まれた。',
    'Klasse: Magierin',
    'Klasse: Krieger, Stufe 12',
    'Ihre Tochter, 16, spielt Klavier.',
    'Kapitel, 12',
    'Qué, cómo va eso.',
    'İlaç reçeteye göre, içecek içecek.',
    'Deine Schicht dauert 12 Stunden.',
    'Ton contrat de 12 ans de service se termine.',
    'Dein Freund seit 12 Jahren.',
    'Sa fille de 15 ans joue du piano.',
  ])('[CHAR-03] allow what is no age of the character: %s', (text) => {
    expect(judge(text)).toBeNull();
  });

  it.each([
    'Lina, 15',
    'Lina Roth, sechzehn',
    'Hallo! Ich bin Tim, 13, und du?',
    'Je m’appelle Zoé, 14 ans',
    'Klasse: 8b',
    'Ta petite sœur de 12 ans t’agace.',
    'Deine kleine Schwester, 12, nervt dich.',
    'Твоя младшая сестра, 12 лет, тебя дразнит.',
    'Le echarías catorce años.',
    'Ей ещё не исполнилось семнадцати.',
    'Henüz on yedisini doldurmadı.',
  ])('[CHAR-03] refuse a name with an age, and a class: %s', (text) => {
    expect(judge(text)).toEqual({ field: 'description', refusal: 'underAge' });
  });

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
    ['commas', 'a, '],
    ['ages in a list', ', fast 15 '],
    ['names', 'Ich bin Mia Mia '],
    ['Spanish schools', 'en segundo de '],
    ['Portuguese schools', 'no segundo ano do '],
    ['Dutch schools', 'zit nog in de tweede '],
    ['Polish schools', 'za rok będzie '],
    ['Russian schools', 'ученица пятого '],
    ['Turkish schools', 'lise ikinci '],
    ['words of parents', 'Mutter von '],
    ['Italian schools', 'studentessa di terza '],
    ['French schools', 'élève en classe de '],
  ])('[CHAR-03] end soon with %s', { timeout: 10_000 }, (_, piece) => {
    const text = piece.repeat(Math.ceil(20_000 / piece.length));
    expect(judge(text)?.field ?? 'description').toBe('description');
  });
});
