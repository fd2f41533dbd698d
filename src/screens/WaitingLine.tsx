import { m } from '#src/paraglide/messages.js';
import { css } from '#styled/css';

/* Without words it takes no place, and is heard once it has some. */
const line = css({ fontSize: 'sm', color: 'fg.muted', _empty: { position: 'absolute' } });

/** Says in a dialog that is held why nothing closes it. */
export const WaitingLine = ({ isWaiting }: { isWaiting: boolean }) => (
  <p className={line} aria-live="polite">
    {isWaiting ? m.dialog_waiting() : null}
  </p>
);
