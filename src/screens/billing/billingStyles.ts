import { css } from '#styled/css';

export const muted = css({ color: 'fg.muted', overflowWrap: 'anywhere' });
export const small = css({ fontSize: 'sm', color: 'fg.muted' });
export const stack = css({ display: 'flex', flexDirection: 'column', gap: '4', mt: '4' });
export const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
/** The heading of what the person is asked, which takes the focus. */
export const question = css({ width: '[fit-content]', textStyle: 'label', borderRadius: 'xs' });
export const figures = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const ruledList = css({ listStyle: 'none' });
/** An item of a list with thin lines between. */
export const ruledItem = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  py: '3',
  '& + &': { borderTopWidth: 'thin', borderTopStyle: 'solid', borderColor: 'border.subtle' },
});
export const ruledWords = css({ flex: '1', minWidth: '28' });
