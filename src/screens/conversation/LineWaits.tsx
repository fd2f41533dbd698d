import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { css } from '#styled/css';
import type { ChatRef, TokensProps } from './chatTypes.ts';

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
        <Button
          size="sm"
          variant="ghost"
          color="ink"
          onClick={() => {
            chat.send({ type: 'message.discarded' });
          }}
        >
          {m.chat_unsent_edit()}
        </Button>
      </>
    }
  >
    {m.chat_line_waits()}
  </Notice>
);
