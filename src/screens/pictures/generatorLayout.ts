import { css } from '#styled/css';
import { outlineSubtle } from '#src/ui/lines.ts';

/** Frames that the parts of asking for pictures share. */

export const quiet = css({ textStyle: 'small', color: 'fg.muted' });
export const subheading = css({ textStyle: 'nameSmall', outline: 'none' });
export const card = css(outlineSubtle, {
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  p: '5',
  bg: 'bg.raised',
  borderRadius: 'lg',
});
export const buttons = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' });
