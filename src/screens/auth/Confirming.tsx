import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { AuthPage } from './AuthPage.tsx';
import type { AuthRef } from './authTypes.ts';

const row = css({ display: 'flex', flexDirection: 'column', gap: '3' });

/** While the link of a mail is being confirmed. */
export const Confirming = ({ auth }: { auth: AuthRef }) => (
  <AuthPage title={m.auth_confirming()} text={m.auth_confirming_text()}>
    <div className={row}>
      <output>
        <VisuallyHidden>{m.auth_confirming()}</VisuallyHidden>
      </output>
      <Button isLoading isFullWidth>
        {m.auth_confirming()}
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
  </AuthPage>
);
