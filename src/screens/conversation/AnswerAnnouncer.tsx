import { useEffect, useRef } from 'react';
import { isAnswering } from '#machines/chat/chatSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { plainText } from '#src/ui/plainText.ts';
import { css } from '#styled/css';
import type { ChatRef } from './chatTypes.ts';

const hidden = css({ srOnly: true });

/** Reads an answer to screen readers once it is finished, not piece by piece. */
export const AnswerAnnouncer = ({ chat, name }: { chat: ChatRef; name: string }) => {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let wasAnswering = isAnswering(chat.getSnapshot());
    const subscription = chat.subscribe((snapshot) => {
      const isStillAnswering = isAnswering(snapshot);
      const answer = snapshot.context.messages.at(-1);
      if (wasAnswering && !isStillAnswering && answer?.role === 'companion' && region.current !== null) {
        const text = plainText(answer.text).trim();
        region.current.textContent = text === '' ? '' : m.chat_answer_finished({ name, text });
      }
      wasAnswering = isStillAnswering;
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [chat, name]);
  return <div ref={region} className={hidden} aria-live="polite" data-live="answer" />;
};
