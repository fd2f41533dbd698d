import { m } from '#src/paraglide/messages.js';
import { css } from '#styled/css';

const skip = css({
  position: 'fixed',
  top: '2',
  insetInlineStart: '2',
  zIndex: 'skipLink',
  px: '4',
  py: '2.5',
  borderRadius: 'md',
  bg: 'ink.solid',
  color: 'ink.onSolid',
  fontWeight: 'semibold',
  transform: 'translateY(-200%)',
  _focusVisible: { transform: 'none' },
});

/** For keyboards: past the bars, straight to the screen. */
export const SkipLink = () => (
  <a href="#main" className={skip}>
    {m.nav_skip()}
  </a>
);
