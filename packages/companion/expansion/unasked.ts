import type { Conversation } from '../conversation.ts';
import { questions, type Question } from '../questions.ts';
import { shuffled } from '../seeded.ts';
import type { GivenLines, Part } from './givenLines.ts';

/** Questions that were not asked yet. Each gives one, and nothing where all were asked. */
export interface Unasked {
  /** Of a kind that was not asked, about what is not known. */
  readonly general: () => Part;
  readonly rather: () => Part;
  readonly riddle: () => Part;
  /** Opens a game of twenty questions. */
  readonly twenty: () => Part;
  /** Of that kind, unless the person has told what it asks for. */
  readonly ofKind: (kind: string) => Part;
}

/** Whether questions of that kind may be asked out of the blue. */
export const isGeneralKind = (kind: string): boolean =>
  questions.some((question) => question.kind === kind && question.isGeneral === true);

/** Picks by the seed of the conversation. */
export const unaskedIn = ({ facts, seed, hasAsked }: Conversation, { isGiven, give }: GivenLines): Unasked => {
  const unasked = (fits: (question: Question) => boolean): Part => {
    const found = shuffled(
      questions.filter((question) => fits(question) && !hasAsked(question) && !isGiven(question.text)),
      seed,
    )[0];
    return give(found?.text);
  };
  const isKindNew = ({ kind }: Question): boolean =>
    kind === 'any' || !questions.some((question) => question.kind === kind && hasAsked(question));
  const isUnknown = ({ fact }: Question): boolean => fact === undefined || !facts.has(fact);

  return {
    general: () => unasked((question) => question.isGeneral === true && isKindNew(question) && isUnknown(question)),
    rather: () => unasked(({ kind }) => kind === 'rather'),
    riddle: () => unasked(({ kind }) => kind.startsWith('riddle_')),
    twenty: () => unasked(({ kind }) => kind.startsWith('twenty_')),
    ofKind: (kind) => {
      const isGeneral = isGeneralKind(kind);
      const isAskable = (question: Question): boolean => isUnknown(question) && (!isGeneral || isKindNew(question));
      return questions.every((question) => question.kind !== kind || isAskable(question))
        ? unasked((question) => question.kind === kind)
        : undefined;
    },
  };
};
