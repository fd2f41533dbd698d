import type { ChatTurn } from '#server/providers/chat/chatProvider.ts';
import { answeredMinor } from './content.ts';
import { languageOf } from './hearing/language.ts';
import { helpText, stayingText } from './help.ts';
import { asksWhetherAi } from './honest/asksWhetherAi.ts';
import { honestTexts } from './honest/honestTexts.ts';
import { minorTexts, notForMinors } from './minors/minorTexts.ts';

/** So many turns of the person after a need stay gentle. */
const GENTLE_TURNS = 10;

/** How the last turn of a conversation is answered, by what the person's turns were judged to be. */
export interface Care {
  /** Said instead of an answer. */
  readonly help?: string;
  /** Said where the companion has no words of its own, in the language in which somebody was in need. */
  readonly staying?: string;
  /** Said instead of an answer, where the person is a minor by their own words, or draws minors into sex. */
  readonly refusal?: string;
  /** Said first, where the person asks whether they talk with a human being. */
  readonly truth?: string;
}

/** What is said instead to whoever is a minor by any words of theirs that stand, or draws minors into sex in their last. */
const refusalFor = (said: readonly ChatTurn[], hasAccount: boolean): string | undefined => {
  const last = said.at(-1);
  if (last !== undefined && answeredMinor(last.content ?? null) === 'sexual')
    return minorTexts[languageOf(last.text)].sexual;
  const telling = said.findLast(({ content }) => content?.minor === 'self');
  return telling && notForMinors(languageOf(telling.text), hasAccount);
};

/** What is said of ourselves to what was said last. */
const ownWordsFor = (said: readonly ChatTurn[], hasAccount: boolean): Care | undefined => {
  const text = said.at(-1)?.text ?? '';
  const refusal = refusalFor(said, hasAccount);
  const truth = asksWhetherAi(text) ? honestTexts[languageOf(text)].truth : undefined;
  if (refusal === undefined) return truth === undefined ? undefined : { truth };
  return { refusal: truth === undefined ? refusal : `${truth}\n\n${refusal}` };
};

/** Undefined where an answer is nobody's business but the companion's. `turns` are oldest first. `hasAccount`: what was said can be taken back. */
export const careIn = (turns: readonly ChatTurn[], hasAccount = true): Care | undefined => {
  const said = turns.filter(({ role }) => role === 'user');
  const need = said.at(-1)?.need ?? null;
  const before = said.slice(-1 - GENTLE_TURNS, -1);
  const earlier = before.filter((turn) => (turn.need ?? null) !== null);
  if (need !== null) return { help: helpText(need, earlier.length) };
  const own = ownWordsFor(said, hasAccount);
  const last = earlier.at(-1)?.need ?? null;
  if (last === null) return own;
  const since = before.length - before.findLastIndex((turn) => (turn.need ?? null) !== null);
  return { ...own, staying: stayingText(last.language, since) };
};
