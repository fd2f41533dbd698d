import { css } from '#styled/css';

/** Frames that the screens of making share. */

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '4',
  mb: '6',
});
export const titles = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  flex: '1',
  minWidth: { base: 'full', sm: '0' },
});
export const title = css({ textStyle: 'heading', outline: 'none' });
export const lead = css({ color: 'fg.muted' });
/* What has an outline stands at the edge of the page, what has none beside it. */
export const acts = css({
  display: 'flex',
  flexWrap: 'wrap',
  flexDirection: { sm: 'row-reverse' },
  alignItems: 'center',
  gap: '2',
});
/** The form, with the portrait beside it on wide windows, and above it, small, on narrow ones. */
export const columns = css({
  display: 'grid',
  gridTemplateColumns: { lg: 'minmax(0, 1fr) token(sizes.listNarrow)' },
  gridTemplateRows: { base: 'auto 1fr', lg: 'auto' },
  columnGap: '12',
  rowGap: '6',
  alignItems: 'start',
});
export const form = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  minWidth: '0',
  gridColumn: '1',
  /* What the keyboard goes to stands clear of the portrait, which stays at the top of narrow windows. */
  '& :is(h2, input, textarea, button, summary)': { scrollMarginTop: { base: '[7.5rem]', lg: '0' } },
});
export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  pt: '6',
  borderTopWidth: 'thin',
  borderTopStyle: 'solid',
  borderColor: 'border.subtle',
});
export const quiet = css({ textStyle: 'small', color: 'fg.muted' });
