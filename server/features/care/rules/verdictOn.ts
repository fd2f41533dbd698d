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

/** Texts of so many letters together are read at once, for each rule takes its time to begin. */
const READ_AT_ONCE = 4000;
/** Ends and begins a sentence, and keeps what a rule says of the words beside a find from reaching into another text. */
const BETWEEN = `\n.\n${'\0\n'.repeat(8)}.\n`;

/** A text and the ways in which it is read; whoever is called Little is read as a word too. */
interface Read {
  readonly text: ModeratedText;
  readonly readings: readonly string[];
}
const read = (text: ModeratedText, name: string): Read => {
  const plain = plainWords(text.text);
  const named = text.field === NAME ? plain : withoutName(plain, name);
  return { text, readings: [named, foldedWords(named), plain, foldedWords(plain)] };
};

const brokenIn = (readings: readonly string[], some: readonly Rule[]): Rule | undefined => {
  for (const words of new Set(readings)) {
    const broken = some.find((one) => breaks(words, one));
    if (broken !== undefined) return broken;
  }
  return undefined;
};

/** Why a text may not stand in a character; undefined when it may. */
const refusalOf = ({ text: { field }, readings }: Read): Verdict | undefined => {
  const broken = brokenIn(readings, rulesOf.get(field) ?? rulesElsewhere);
  return broken && { field, refusal: broken.refusal };
};

/** Whether no rule can find anything in these, which have no rules of their own. */
const areClean = (some: readonly Read[]): boolean => {
  const all = some[0]?.readings.map((_, way) => some.map(({ readings }) => readings[way]).join(BETWEEN)) ?? [];
  return (
    brokenIn(all, rules) === undefined && !some.some(({ readings }) => brokenIn(readings, [ageAlone]) !== undefined)
  );
};

/** The texts in their order, short ones with those beside them. */
const together = (texts: readonly ModeratedText[], name: string): readonly (readonly Read[])[] => {
  const groups: Read[][] = [];
  let letters = READ_AT_ONCE;
  for (const text of texts) {
    const isAlone = rulesOf.has(text.field);
    const group = groups.at(-1);
    const isFull = letters + text.text.length > READ_AT_ONCE;
    if (group === undefined || isAlone || isFull) groups.push([read(text, name)]);
    else group.push(read(text, name));
    letters = isAlone ? READ_AT_ONCE : text.text.length + (group === undefined || isFull ? 0 : letters);
  }
  return groups;
};

/** The first text that our own rules refuse; null where they refuse none. */
export const verdictOn = (texts: readonly ModeratedText[]): Verdict | null => {
  const name = plainWords(texts.find(({ field }) => field === NAME)?.text ?? '');
  for (const group of together(texts, name)) {
    if (group.length > 1 && areClean(group)) continue;
    for (const one of group) {
      const verdict = refusalOf(one);
      if (verdict !== undefined) return verdict;
    }
  }
  return null;
};
