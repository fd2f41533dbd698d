import type { FacedAnswer } from './answerExpression.ts';
import { type ChatSnapshot, hasContent, visibleMessages } from './chatSelectors.ts';

/** The last answer that is whole, and whether another is being written. */
export interface LastAnswer extends FacedAnswer {
  readonly isWriting: boolean;
}

/** What the companion said last, as far as a face goes by it; no words before it said anything. */
export const lastAnswer = (snapshot: ChatSnapshot): LastAnswer => {
  const visible = visibleMessages(snapshot);
  const place = visible.findLastIndex(
    (message) => message.role === 'companion' && message.status !== 'generating' && hasContent(message),
  );
  const asked = visible.slice(0, Math.max(0, place)).findLast(({ role }) => role === 'user');
  return {
    text: visible[place]?.text ?? '',
    hasHelp: asked?.help !== undefined,
    isWriting: visible.at(-1)?.status === 'generating',
  };
};

/** Whether a face stays as it is: as long as no other answer is whole. One that is written anew is gone meanwhile. */
export const keepsFace = (before: LastAnswer, now: LastAnswer): boolean =>
  now.isWriting || (before.text === now.text && before.hasHelp === now.hasHelp);
