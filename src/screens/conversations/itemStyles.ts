import { css } from '#styled/css';

/** How a line looks that leads to a conversation. */

export const itemLink = css.raw({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  p: '2.5',
  borderRadius: 'lg',
  color: 'fg.default',
  textDecoration: 'none',
  transitionProperty: 'colors',
  transitionDuration: 'fast',
  _hover: { bg: 'bg.hover' },
  _currentPage: { bg: 'bg.hover' },
});
export const itemText = css({ flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '0.5' });
export const itemHead = css({ display: 'flex', alignItems: 'baseline', gap: '2' });
export const itemName = css({ textStyle: 'nameSmall', flex: '1', minWidth: '0', truncate: true });
export const itemTime = css.raw({ fontSize: 'xs', color: 'fg.subtle', flexShrink: '0' });
export const itemWords = css({ textStyle: 'small', color: 'fg.muted' });
export const itemList = css({ display: 'flex', flexDirection: 'column', gap: '1', listStyle: 'none', p: '2' });
