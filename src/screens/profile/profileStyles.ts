import { css } from '#styled/css';

/** The portrait beside what is told, above it on narrow windows. */
export const page = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
  alignItems: 'start',
  columnGap: { md: '10', lg: '16' },
  rowGap: '6',
  maxWidth: 'page',
  mx: 'auto',
  px: 'gutter',
  py: { base: '5', lg: '12' },
});
export const side = css({
  display: 'flex',
  /* On phones what else there is to see stands beside it, so that what one can do with the character is in view. */
  flexDirection: { base: 'row', md: 'column' },
  gap: '3',
  width: 'full',
  maxWidth: { base: 'listNarrow', md: 'full' },
  mx: 'auto',
  position: { md: 'sticky' },
  top: { md: '[calc(token(spacing.topBar) + token(spacing.6))]' },
});
export const thumbs = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(4, minmax(0, 1fr))' },
  alignContent: 'start',
  flex: { base: 'none', md: 'auto' },
  width: { base: '13', md: 'full' },
  /* The portrait alone says how high both are. */
  contain: { base: 'size', md: 'none' },
  overflowY: { base: 'auto', md: 'visible' },
  gap: { base: '2', md: '3' },
  listStyle: 'none',
});
export const portrait = css({ width: 'full', borderRadius: 'xl', boxShadow: 'lg' });
export const thumb = css({ width: 'full', borderRadius: 'md' });
/** Above the shadow of the portrait. */
export const content = css({ position: 'relative', display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0' });
export const section = css({ display: 'flex', flexDirection: 'column', gap: '3' });
export const heading = css({ textStyle: 'heading' });
