import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css';
import type { SetupRef } from './SetupModal.tsx';

const acts = css({ display: 'flex', flexDirection: 'column', gap: '2' });

/** The end of the way for this account: it can be left or looked away from. */
export const UnderAge = ({ setup }: { setup: SetupRef }) => (
  <div className={acts}>
    <Button
      color="ink"
      onClick={() => {
        setup.send({ type: 'setup.signOutRequested' });
      }}
    >
      {m.nav_sign_out()}
    </Button>
    <Button
      variant="ghost"
      color="ink"
      onClick={() => {
        setup.send({ type: 'setup.dismissed' });
      }}
    >
      {m.action_close()}
    </Button>
  </div>
);
