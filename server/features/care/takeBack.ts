import type { CareLanguage } from '#contract/care.ts';
import { countryFor, type Place } from './country.ts';
import { encouragesHarm } from './encouraging.ts';
import { languageOf } from './hearing/language.ts';
import { takenBackText } from './help.ts';
import { asksWhetherAi } from './honest/asksWhetherAi.ts';
import { type Dishonesty, dishonestyIn } from './honest/dishonest.ts';
import { honestTexts } from './honest/honestTexts.ts';
import { minorIn } from './minors/minorIn.ts';
import { minorTexts } from './minors/minorTexts.ts';

const insteadOf = (dishonesty: Dishonesty, language: CareLanguage): string => {
  const { truth, goodbye, noSale } = honestTexts[language];
  switch (dishonesty) {
    case 'claimsHuman':
      return truth;
    case 'pleads':
      return goodbye;
    case 'sells':
      return noSale;
  }
};

/** How much of the end of an answer is looked at: a few sentences. */
const TAIL = 600;
/** Parts of a longer text that are looked at begin so far from each other, so that each sentence is whole in one of them. */
const STEP = TAIL / 2;

/** Whether what a companion thinks before it answers may be told: nowhere does it encourage harm, or make anybody a minor. */
export const isThoughtSayable = (thought: string): boolean =>
  Array.from({ length: Math.ceil(thought.length / STEP) }, (_, index) =>
    thought.slice(index * STEP, index * STEP + TAIL),
  ).every((part) => !encouragesHarm(part) && minorIn(part) === undefined);

/**
 * Judges an answer to `asked`, the last words of somebody who lives at `place` and said `earlier` before, while it is written: gives what
 * stands in place of what a companion has begun to say, where that encourages harm, is dishonest, or makes anybody a minor in it;
 * undefined where it may go on.
 */
export const takeBack = (asked: string, place: Place, earlier = ''): ((said: string) => string | undefined) => {
  const wasAsked = asksWhetherAi(asked);
  return (said) => {
    if (encouragesHarm(said)) {
      const language = languageOf(said);
      return takenBackText(language, countryFor({ ...place, language }));
    }
    const minor = minorIn(said.slice(-TAIL));
    if (minor !== undefined) return minorTexts[languageOf(said)][minor === 'self' ? 'adult' : minor];
    const dishonesty = dishonestyIn(said, asked, wasAsked, earlier);
    return dishonesty && insteadOf(dishonesty, languageOf(said));
  };
};
