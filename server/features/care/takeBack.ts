import type { CareLanguage } from '#contract/care.ts';
import { countryFor, type Place } from './country.ts';
import { harmEncouraged } from './encouraging.ts';
import { languageOf } from './hearing/language.ts';
import { takenBackText } from './help.ts';
import { asksWhetherAi } from './honest/asksWhetherAi.ts';
import { type Dishonesty, dishonestyIn } from './honest/dishonest.ts';
import { honestTexts } from './honest/honestTexts.ts';
import { speaksOfSomebody } from './hurting/encouragesHurting.ts';
import { type AnsweredMinor, minorIn } from './minors/minorIn.ts';
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

/** So much of a text is judged at a time: a few sentences. */
const PART = 600;
/** Parts end so far from each other, so that each sentence is whole in one of them. */
const STEP = PART / 2;
/** The rest of a word at the beginning of a part. */
const WORD_REST = /^[\p{L}\p{M}\p{N}]{1,30}/u;

interface Part {
  readonly text: string;
  /** More stands before it. */
  readonly isCut: boolean;
}

/** What is to be judged of a text whose first `known` letters were: the last part ends with it, and is enough for a few words more. */
const partsOf = (text: string, known: number): readonly Part[] => {
  const steps = Math.max(1, Math.ceil((text.length - Math.max(known, STEP)) / STEP));
  return Array.from({ length: steps }, (_, index) => {
    const end = text.length - (steps - 1 - index) * STEP;
    const part = text.slice(Math.max(0, end - PART), end);
    return end > PART ? { text: part.replace(WORD_REST, ''), isCut: true } : { text: part, isCut: false };
  });
};

const firstOf = <Found>(
  parts: readonly Part[],
  find: (text: string, isCut: boolean) => Found | undefined,
): Found | undefined => {
  for (const { text, isCut } of parts) {
    const found = find(text, isCut);
    if (found !== undefined) return found;
  }
  return undefined;
};

const harmIn = (parts: readonly Part[], isOfSomebody: boolean) =>
  firstOf(parts, (text, isCut) => harmEncouraged(text, isCut, isOfSomebody));

/** The last sentence or clause of a text that is not whole may go on: "I'm 15" with minutes. */
const ENDED = /^[^]*[.!?…。！？،।,;\n]/u;

/** What of minors a part holds; an age only where nothing makes it another number any more. */
const minorInPart = (text: string, isWhole: boolean): AnsweredMinor | undefined => {
  const minor = minorIn(text);
  return minor !== 'self' || isWhole ? minor : minorIn(ENDED.exec(text)?.[0] ?? '');
};

/** Whether what a companion thinks before it answers may be told: nowhere does it encourage harm, or make anybody a minor. */
export const isThoughtSayable = (thought: string): boolean => {
  const parts = partsOf(thought, 0);
  return harmIn(parts, false) === undefined && firstOf(parts, (text) => minorIn(text)) === undefined;
};

/**
 * Judges an answer to `asked`, the last words of somebody who lives at `place` and said `earlier` before, while it is written, and after
 * `begun`: gives what stands in place of what a companion has said so far, where that encourages harm, is dishonest, or makes anybody a
 * minor in it; undefined where it may go on. However much comes at once, all of it is judged, and all anew where it is no longer what it was. `isWhole`:
 * nothing more comes.
 */
export const takeBack = (
  asked: string,
  place: Place,
  earlier = '',
  begun = '',
): ((said: string, isWhole?: boolean) => string | undefined) => {
  const wasAsked = asksWhetherAi(asked);
  const isOfSomebody = [asked, earlier].some(speaksOfSomebody);
  let judged = begun;
  return (said, isWhole = true) => {
    const parts = partsOf(said, said.startsWith(judged) ? judged.length : 0);
    judged = said;
    const harm = harmIn(parts, isOfSomebody);
    if (harm !== undefined) {
      const language = languageOf(said);
      return takenBackText(language, countryFor({ ...place, language }), harm);
    }
    const minor = firstOf(parts, (text) => minorInPart(text, isWhole));
    if (minor !== undefined) return minorTexts[languageOf(said)][minor === 'self' ? 'adult' : minor];
    const dishonesty = firstOf(parts, (text) => dishonestyIn(text, asked, wasAsked, earlier, isWhole));
    return dishonesty && insteadOf(dishonesty, languageOf(said));
  };
};
