import { ageRules } from './ageRules.ts';
import { hanSpared } from './han.ts';

export const chinese = ageRules({
  numbers: '十[一二三四五六七]?|[五六七八九]',
  greater: '[一二三四五六七八九十百千万萬两兩几幾〇零]',
  isUnspaced: true,
  ages: ['#\\s*(?:周|週)?(?:岁|歲)', '(?:年龄|年齡)\\s*[:=是]?\\s*#(?!\\s*(?:周|週)?(?:岁|歲))'],
  youths: [
    '(?:女|男)?(?:高中生|初中生|国中生|國中生|中学生|中學生|小学生|小學生)',
    '未成年',
    '萝莉|蘿莉|正太',
    '幼女',
    '(?:上|读|讀|念)(?:高中|初中|国中|國中|小学|小學|[高初][一二三])(?!时|時|的时|的時|老师|老師)',
  ],
  spared: hanSpared,
});
