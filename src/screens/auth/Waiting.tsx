import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css';
import type { AuthRef } from './authTypes.ts';

const column = css({ display: 'flex', flexDirection: 'column', gap: '3' });

/** While an answer is awaited that needs no form, with a way to give it up. */
export const Waiting = ({ auth, text }: { auth: AuthRef; text: string }) => (
  <div className={column}>
    <Button isLoading isFullWidth>
      {text}
    </Button>
    <Button
      variant="ghost"
      color="ink"
      onClick={() => {
        auth.send({ type: 'submit.cancelled' });
      }}
    >
      {m.action_cancel()}
    </Button>
  </div>
);
