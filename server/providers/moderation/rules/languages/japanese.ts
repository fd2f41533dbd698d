import { ageRules } from './ageRules.ts';
import { hanSpared } from './han.ts';

export const japanese = ageRules({
  numbers: '十[一二三四五六七]?|[五六七八九]',
  greater: '[一二三四五六七八九十百千万萬两兩几幾〇零]',
  isUnspaced: true,
  ages: ['#\\s*(?:歳|才)(?!\\p{L}*(?:年上|年下))', '年齢\\s*[:=は]?\\s*#(?!\\s*(?:歳|才))'],
  youths: [
    '(?:女子|男子)?(?:高校生|高生|中学生|小学生)',
    '(?<![a-z])j[kc](?![a-z])',
    '未成年',
    '幼女',
    '(?:ロリ(?!ータ)|ショタ)(?:っ子|娘|コン|キャラ)?(?=[^\\p{sc=Katakana}]|$)',
    '(?:高校|中学|小学校)(?:に通|[一二三1-3]年生)',
  ],
  spared: hanSpared,
});
