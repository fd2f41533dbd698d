import { m } from '#src/paraglide/messages.js';
import { css } from '#styled/css';
import { AgeForm } from './AgeForm.tsx';
import type { SetupRef } from './SetupModal.tsx';

/* As quiet as a link. */
const quiet = css({
  '& > summary': {
    cursor: 'pointer',
    color: 'fg.muted',
    textDecoration: 'underline',
    minHeight: '6',
    width: '[fit-content]',
  },
  '&[open] > summary': { mb: '4' },
});

/** The one chance to correct an age, for whoever looks for it. */
export const ChangeAge = ({ setup }: { setup: SetupRef }) => (
  <details className={quiet}>
    <summary>{m.setup_change_age_open()}</summary>
    <AgeForm setup={setup} submitText={m.setup_change_age()} />
  </details>
);
