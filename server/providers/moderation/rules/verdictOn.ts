import { foldedWords, plainWords } from '../plainWords.ts';
import type { ModeratedText, Verdict } from '../moderationProvider.ts';
import { harm } from './harm.ts';
import { underAgeAnywhere } from './languages/underAgeAnywhere.ts';
import { realName, realPerson } from './realPersons.ts';
import { breaks, type Rule } from './rule.ts';
import { underAge } from './underAge.ts';

const rules: readonly Rule[] = [...underAge, ...underAgeAnywhere, ...harm, ...realPerson];
const NAME = 'name';
/** Names of so few letters are too many words. */
const NAME_MIN = 3;

const withoutName = (plain: string, name: string): string =>
  name.length < NAME_MIN
    ? plain
    : plain.replace(
        new RegExp(
          String.raw`(?<![\p{L}\p{N}])${name.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`)}(?![\p{L}\p{N}])`,
          'gu',
        ),
        '{{char}}',
      );

/** Why a text may not stand in a character of that name; undefined when it may. */
const refusalOf = ({ field, text }: ModeratedText, name: string): Verdict | undefined => {
  const plain = plainWords(text);
  const all = field === NAME ? [...rules, realName] : rules;
  const named = field === NAME ? plain : withoutName(plain, name);
  for (const words of new Set([named, foldedWords(named)])) {
    const broken = all.find((one) => breaks(words, one));
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
