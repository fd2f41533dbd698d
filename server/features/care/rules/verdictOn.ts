import { foldedWords, plainWords } from '../plainWords.ts';
import type { ModeratedText, Verdict } from '#server/providers/moderation/moderationProvider.ts';
import { ageAlone, ages } from './ages.ts';
import { bareAges } from './bareAges.ts';
import { comingOfAge } from './comingOfAge.ts';
import { harm } from './harm.ts';
import { underAgeAnywhere, youngTagsAnywhere } from './languages/underAgeAnywhere.ts';
import { realName, realPerson } from './realPersons.ts';
import { breaks, type Rule } from './rule.ts';
import { schools } from './schools.ts';
import { underAge } from './underAge.ts';
import { youth, youthInName, youthInTags } from './youth.ts';
import { youthWords } from './youthWords.ts';

const rules: readonly Rule[] = [
  ...underAge,
  ...youth,
  ...ages,
  ...bareAges,
  ...youthWords,
  ...schools,
  ...comingOfAge,
  ...underAgeAnywhere,
  ...harm,
  ...realPerson,
];
const NAME = 'name';
const rulesElsewhere: readonly Rule[] = [...rules, ageAlone];
/** Fields that have rules of their own beside those for all. */
const rulesOf: ReadonlyMap<string, readonly Rule[]> = new Map([
  [NAME, [...rules, youthInName, realName]],
  ['tags', [...rules, youthInTags, ...youngTagsAnywhere]],
]);
/** Names of so few letters are too many words. */
const NAME_MIN = 3;
/** Words of names that say nothing of who it is. */
const TITLES: ReadonlySet<string> = new Set(
  'the and von van der den des dos das del las los mrs miss lady lord sir captain doctor prof professor saint queen king princess prince aunt uncle'.split(
    ' ',
  ),
);

const withoutWord = (plain: string, word: string): string =>
  word.length < NAME_MIN
    ? plain
    : plain.replace(
        new RegExp(
          String.raw`(?<![\p{L}\p{N}])${word.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`)}(?![\p{L}\p{N}])`,
          'gu',
        ),
        '{{char}}',
      );

/** The whole name, and each of its words, as texts call somebody by the first one. */
const withoutName = (plain: string, name: string): string => {
  const words = name.split(/[\s,]+/u).filter((word) => !TITLES.has(word) && /^\p{L}+$/u.test(word));
  return [name, ...words].reduce(withoutWord, plain).replace(/\{\{char\}\}(?:[\s-]\{\{char\}\})+/gu, '{{char}}');
};

/** Why a text may not stand in a character of that name; undefined when it may. Whoever is called Little is read as a word too. */
const refusalOf = ({ field, text }: ModeratedText, name: string): Verdict | undefined => {
  const plain = plainWords(text);
  const named = field === NAME ? plain : withoutName(plain, name);
  for (const words of new Set([named, foldedWords(named), plain, foldedWords(plain)])) {
    const broken = (rulesOf.get(field) ?? rulesElsewhere).find((one) => breaks(words, one));
    if (broken !== undefined) return { field, refusal: broken.refusal };
  }
  return undefined;
};

/** The first text that our own rules refuse; null where they refuse none. */
export const verdictOn = (texts: readonly ModeratedText[]): Verdict | null => {
  const name = plainWords(texts.find(({ field }) => field === NAME)?.text ?? '');
  for (const text of texts) {
    const verdict = refusalOf(text, name);
    if (verdict !== undefined) return verdict;
  }
  return null;
};
