import type { Minor } from '#contract/care.ts';
import { speaksOfMinors } from './speaksOfMinors.ts';
import { legible } from '../hearing/legible.ts';
import { tellsOwnAge } from './ownAge.ts';
import { withoutOwnFamily } from './ownFamily.ts';
import { isSexual } from './sexualWords.ts';
import { asksToPlayMinor, isRomantic, woosMinor } from './wooing.ts';

/** What is answered by us alone. */
export type AnsweredMinor = Exclude<Minor, 'mentioned'>;

const SENTENCE_END = /(?<=[.!?…。！？])\s*|\n+/u;

const isSexualWithMinor = (part: string): boolean => {
  const text = legible(part);
  const rest = withoutOwnFamily(text);
  return isSexual(rest) && (speaksOfMinors(rest === text ? part : rest) || asksToPlayMinor(rest));
};

/** What of minors is in what somebody says; undefined for nothing. Sex and minors count within one sentence, or two that follow each other. */
export const minorIn = (said: string): AnsweredMinor | undefined => {
  const text = legible(said);
  if (isSexual(text)) {
    const sentences = said.split(SENTENCE_END);
    if (sentences.some((sentence, index) => isSexualWithMinor(`${sentences[index - 1] ?? ''} ${sentence}`)))
      return 'sexual';
  }
  if ((asksToPlayMinor(text) && isRomantic(text)) || woosMinor(text)) return 'sexual';
  return tellsOwnAge(said) ? 'self' : undefined;
};
