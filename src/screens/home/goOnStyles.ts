import { css } from '#styled/css';

/** Where somebody who comes back goes on; as high before the conversations are there as it is with them. */
export const goOnPlace = css({ bgGradient: 'dawn', pt: { base: '6', lg: '10' }, pb: { base: '6', lg: '10' } });
export const goOnHead = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4',
  maxWidth: 'page',
  mx: 'auto',
  px: 'gutter',
  mb: '4',
});
export const goOnList = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  gap: { base: '3', md: '5' },
  maxWidth: 'page',
  mx: 'auto',
  px: 'gutter',
  listStyle: 'none',
});
/** A portrait of 2:3 tells the height, whatever was said. */
export const goOnPicture = css({
  width: { base: '20', lg: '28' },
  flexShrink: '0',
  borderRadius: 'md',
  overflow: 'hidden',
});
