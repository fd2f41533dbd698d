import type { AnswerFailure } from '#contract/chat.ts';
import { m } from '#src/paraglide/messages.js';

const words: Readonly<Record<AnswerFailure['reason'], (of: { name: string }) => string>> = {
  unreachable: m.chat_failed_unreachable,
  timedOut: m.chat_failed_timedOut,
  rateLimited: m.chat_failed_rateLimited,
  refused: m.chat_failed_refused,
  brokenOff: m.chat_failed_brokenOff,
  serverError: m.chat_failed_serverError,
  badAnswer: m.chat_failed_badAnswer,
  empty: m.chat_failed_empty,
};

/** Why the model gave no whole answer. */
export const answerFailureText = (reason: AnswerFailure['reason'], name: string): string => words[reason]({ name });
