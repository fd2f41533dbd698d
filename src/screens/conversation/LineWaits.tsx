import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { css } from '#styled/css';
import type { ChatRef, TokensProps } from './chatTypes.ts';
import { DiscardButton } from './DiscardButton.tsx';

const place = css({ mt: '4' });

/** What was asked for waits until it is paid for, and then goes by itself. */
export const LineWaits = ({ chat, onGetTokens }: Pick<TokensProps, 'onGetTokens'> & { chat: ChatRef }) => (
  <Notice
    className={place}
    isAlert
    actions={
      <>
        <Button size="sm" onClick={onGetTokens}>
          {m.chat_get_tokens()}
        </Button>
        <DiscardButton chat={chat} />
      </>
    }
  >
    {m.chat_line_waits()}
  </Notice>
);
