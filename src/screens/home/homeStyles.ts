import { css } from '#styled/css';

/** Featured characters: a row to swipe through on narrow windows, a staggered group on wide ones. */
export const featuredList = css({
  display: { base: 'flex', lg: 'grid' },
  gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' },
  alignItems: { lg: 'center' },
  gap: { base: '3', lg: '5' },
  minWidth: '0',
  overflowX: { base: 'auto', lg: 'visible' },
  scrollSnapType: { base: 'x', lg: 'none' },
  scrollbarWidth: '[none]',
  mx: { base: '[calc(-1 * token(spacing.gutter))]', lg: '0' },
  px: { base: 'gutter', lg: '0' },
  py: { base: '2', lg: '0' },
  scrollPaddingInline: 'gutter',
  listStyle: 'none',
});

export const featuredItem = css({
  width: { base: 'featured', lg: 'auto' },
  flexShrink: '0',
  scrollSnapAlign: 'start',
  transform: { lg: 'translateY(1.75rem)' },
  '&:nth-child(2)': { transform: { lg: 'translateY(-1.75rem)' } },
});

/**
 * The catalogue, in rows: the last one has its cards in the middle where it is not full, so that nobody seems to be missing. Of twelve
 * that are drawn at once as many are seen as fill rows.
 */
export const cardGrid = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: { base: '3', md: '5' },
  listStyle: 'none',
  '& > *': { width: 'cell', '&:nth-child(n + 11)': { display: { xl: 'none' } } },
});
