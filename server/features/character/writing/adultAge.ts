import { ADULT_AGE } from '#contract/account.ts';
import { CHARACTER_AGE_MAX } from '#contract/characterDraft.ts';
import { plainPattern, plainWords } from '#server/features/care/plainWords.ts';
import { OF_RELATIVE } from '#server/features/care/rules/words.ts';

const NUMBER = String.raw`(?<![\d.,])(\d{1,3}(?:,\d{3})?|\d{4,5})(?![\d%]|[.,]\d)`;
const LABELS = [
  'age',
  'aged',
  'alter',
  'edad',
  'idade',
  'età',
  'âge',
  'leeftijd',
  'wiek',
  'возраст',
  'yaş',
  'yaşı',
  'العمر',
  'उम्र',
  'आयु',
  '年齢',
  '年龄',
  '年齡',
  '나이',
];
const YEARS = [
  String.raw`(?:years?|yrs?)[\s-]*(?:old|of age)`,
  String.raw`y[.\/]?\s?o\b`,
  'jahre alt',
  'jährig',
  'jaar oud',
  'jarig',
  String.raw`ans\b(?! (?:de|d'))`,
  String.raw`años\b(?! de (?!edad))`,
  String.raw`anos\b(?! de (?!idade))`,
  String.raw`anni\b(?! d[i'])`,
  String.raw`lat\b(?! (?:doświadczenia|temu|stażu))`,
  'letni',
  String.raw`(?:лет|года|год)(?!\p{L})(?! (?:опыта|назад|стажа))`,
  'летн',
  'yaşında',
  String.raw`(?:سنة|عاما|سنوات)(?! (?:من|خبرة))`,
  String.raw`(?:साल|वर्ष) (?:की|का|के)(?! (?:अनुभव|शादी))`,
  '歳',
  '岁',
  '歲',
  '살',
  '세(?!기|대)',
];
/** In the order in which they are believed; what they find is the only group. */
const TELLING = [
  String.raw`(?<![\p{L}\p{M}])(?:${LABELS.map(plainPattern).join('|')})(?![\p{L}\p{M}])[\s:=>("'\[.~-]{0,8}(?:is |ist |es )?${NUMBER}`,
  String.raw`(?<!(?<!\p{L})(?:${plainPattern('for|depuis|hace|seit|il y a|da|per|od|уже|há|al|na|desde')})\s)${NUMBER}[\s-]*(?:${YEARS.map(plainPattern).join('|')})`,
  String.raw`\b(?:she|he|they|i|you|{{char}})(?:\s(?:is|am|are)|'s|'m|'re)\s+(?:(?:only|just|about|now|around)\s+)?${NUMBER}(?=\s*(?:[.,;!?)\n]|$|and\b|but\b))`,
  String.raw`(?<![\p{L}\d])${NUMBER}\s?\/?\s?(?:[fm]|female|male)(?![\p{L}\d])`,
  String.raw`(?:^|\n)\p{L}+(?: \p{L}+)?,? \(${NUMBER}\)`,
].map((pattern) => new RegExp(pattern.replaceAll('{{char}}', String.raw`\{\{char\}\}`), 'giu'));
const ofRelative = new RegExp(`(?:${OF_RELATIVE.replaceAll('{{char}}', String.raw`\{\{char\}\}`)})$`, 'iu');
/** Letters before an age that may say whose it is. */
const REACH = 90;

/** The age of an adult that a text tells of its character, in whole years: one with a label, else the first. Undefined where nothing tells. */
export const toldAgeIn = (text: string): number | undefined => {
  const words = plainWords(text);
  for (const telling of TELLING)
    for (const match of words.matchAll(telling)) {
      const age = Number((match[1] ?? '').replace(',', ''));
      const isOther = ofRelative.test(words.slice(Math.max(0, match.index - REACH), match.index));
      if (!isOther && age >= ADULT_AGE && age <= CHARACTER_AGE_MAX) return age;
    }
  return undefined;
};
