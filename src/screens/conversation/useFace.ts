import { useSelector } from '@xstate/react';
import type { AnswerExpression } from '#contract/characterProfile.ts';
import { answerExpression } from '#machines/chat/answerExpression.ts';
import { keepsFace, lastAnswer } from '#machines/chat/expressionSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import type { ChatRef } from './chatTypes.ts';

const WORDS: Readonly<Record<AnswerExpression, (inputs: { name: string }) => string>> = {
  gentle: m.chat_face_gentle,
  bright: m.chat_face_bright,
  calm: m.chat_face_calm,
  thoughtful: m.chat_face_thoughtful,
  confident: m.chat_face_confident,
  curious: m.chat_face_curious,
};

/** How the companion looks by the last answer, as a code and in words. */
export const useFace = (chat: ChatRef, name: string) => {
  const expression = answerExpression(useSelector(chat, lastAnswer, keepsFace));
  return { expression, words: WORDS[expression]({ name }) };
};
