import { css } from '#styled/css';

/** Where one writes, below a conversation. */
export const composerPlace = css({
  contain: 'layout',
  flexShrink: '0',
  width: 'full',
  maxWidth: 'column',
  mx: 'auto',
  px: '4',
  pt: '1',
  pb: '[max(token(spacing.3), env(safe-area-inset-bottom, 0px))]',
});

/** How one writes, for who has a keyboard. */
export const composerHint = css({ mt: '2', display: { base: 'none', lg: 'block' } });
