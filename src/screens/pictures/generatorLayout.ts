import { css } from '#styled/css';

/** Frames that the parts of asking for pictures share. */

export const quiet = css({ textStyle: 'small', color: 'fg.muted' });
export const subheading = css({ textStyle: 'nameSmall', outline: 'none' });
export const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  p: '5',
  bg: 'bg.raised',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'border.subtle',
  borderRadius: 'lg',
});
export const buttons = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' });
