import { legible } from '../hearing/legible.ts';
import { denialWords } from './denialWords.ts';
import { isFarewell, pleadsIn } from './pleadingWords.ts';
import { sellingWords } from './sellingWords.ts';

/** What a companion may not say to a person, in any role. */
export type Dishonesty = 'claimsHuman' | 'pleads' | 'sells';

/** Scripts without spaces between words, and Korean, whose words go on with others. */
const DENSE: ReadonlySet<string> = new Set(['zh', 'ja', 'ko']);
const BEFORE = String.raw`(?<![\p{L}\p{M}\p{N}])`;

/** One expression of those of all languages. Legible text keeps the signs of Hindi apart from their letters, so sources do as well. */
const anyOf = <Words>(words: Readonly<Record<string, Words>>, of: (one: Words) => readonly string[]): RegExp =>
  new RegExp(
    Object.entries(words)
      .map(([language, one]) => {
        const source = of(one).join('|').normalize('NFC');
        return DENSE.has(language) ? source : `${BEFORE}(?:${source})`;
      })
      .join('|'),
    'u',
  );

const deniesBeingAi = anyOf(denialWords, ({ always }) => always);
const claimsInAnswer = anyOf(denialWords, ({ asked }) => asked);
const sells = anyOf(sellingWords, ({ sells: patterns }) => patterns);
const asksToBuy = new RegExp(
  Object.values(sellingWords)
    .map(({ asks }) => asks.normalize('NFC'))
    .join('|'),
  'u',
);

/**
 * What is dishonest in a few sentences that a companion says to `asked`, the person's last words after `earlier`; undefined where nothing is.
 * `wasAsked`: they asked whether they talk with a human being. Where it is not whole, the last word may still become another one.
 */
export const dishonestyIn = (
  said: string,
  asked: string,
  wasAsked: boolean,
  earlier = '',
  isWhole = true,
): Dishonesty | undefined => {
  const text = `${legible(said)}${isWhole ? '.' : ''}`;
  if (deniesBeingAi.test(text) || (wasAsked && claimsInAnswer.test(text))) return 'claimsHuman';
  const words = legible(asked);
  if (pleadsIn(text) && (isFarewell(words) || isFarewell(legible(earlier)))) return 'pleads';
  return sells.test(text) && !asksToBuy.test(words) ? 'sells' : undefined;
};
