import { useSelector } from '@xstate/react';
import { isHeldUp } from '#machines/chat/chatSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { css } from '#styled/css';
import { countText } from '../money.ts';
import type { ChatRef, TokensProps } from './chatTypes.ts';

const place = css({ width: 'full', maxWidth: 'column', mx: 'auto', px: '4', pb: '2' });

/** From so many answers on it is told how many are left. */
const FEW = 10;

const leftText = (answers: number): string => {
  if (answers === 0) return m.chat_tokens_gone();
  return answers === 1 ? m.chat_answers_left_one() : m.chat_answers_left({ count: countText(answers) });
};

/** Says that the tokens go to an end before they have; a line that waits for some says so itself. */
export const TokensLeft = ({ chat, answersLeft, onGetTokens }: TokensProps & { chat: ChatRef }) => {
  const isHindered = useSelector(chat, isHeldUp);
  if (answersLeft === null || answersLeft > FEW || isHindered) return null;
  return (
    <div className={place}>
      <Notice
        actions={
          <Button size="sm" variant="outline" color="ink" onClick={onGetTokens}>
            {m.chat_get_tokens()}
          </Button>
        }
      >
        <span aria-live="polite">{leftText(answersLeft)}</span>
      </Notice>
    </div>
  );
};
