import { m } from '#src/paraglide/messages.js';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';
import { AgeForm } from './AgeForm.tsx';
import type { SetupRef } from './SetupModal.tsx';

const opened = css({ '&[open] > summary': { mb: '4' } });
const opener = css({ '&::-webkit-details-marker': { display: 'none' } });

/** The one chance to correct an age, for whoever looks for it. */
export const ChangeAge = ({ setup }: { setup: SetupRef }) => (
  <details className={opened}>
    <summary className={cx(button({ size: 'md', variant: 'ghost', color: 'ink', isFullWidth: true }), opener)}>
      {m.setup_change_age_open()}
    </summary>
    <AgeForm setup={setup} submitText={m.setup_change_age()} />
  </details>
);
