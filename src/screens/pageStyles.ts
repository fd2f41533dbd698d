import { css } from '#styled/css';
import { lineAbove, outlineSubtle } from '#src/ui/lines.ts';

/** As wide as the window lets a page be. */
export const widePage = css({
  maxWidth: 'page',
  mx: 'auto',
  px: 'gutter',
  pt: { base: '6', lg: '10' },
  pb: { base: '10', lg: '16' },
});
/** A column of paragraphs. */
export const textPage = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  maxWidth: 'column',
  mx: 'auto',
  px: 'gutter',
  py: '16',
});
/** A page with a list that goes on, and its head. */
export const listPage = css({ maxWidth: 'page', mx: 'auto', px: 'gutter', pt: { base: '6', lg: '10' }, pb: '12' });
export const listHeading = css({ textStyle: 'heading', flex: '[1 1 auto]', outline: 'none' });
/** A row of the settings, with a line above. */
export const settingsRow = css(lineAbove, { py: '6' });
/** Cards of characters, side by side. */
export const cardGrid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
    xl: 'repeat(5, minmax(0, 1fr))',
  },
  gap: { base: '3', md: '5' },
  listStyle: 'none',
});
/** What lies on the page by itself. */
export const surface = css.raw(outlineSubtle, { bg: 'bg.surface', borderRadius: 'lg' });
/** Choices side by side, which go on beyond a small window. */
export const chipRow = css.raw({
  display: 'flex',
  gap: '2',
  flexWrap: { lg: 'wrap' },
  overflowX: { base: 'auto', lg: 'visible' },
  scrollbarWidth: '[none]',
  mx: '[calc(-1 * token(spacing.gutter))]',
  px: 'gutter',
  py: '2',
  listStyle: 'none',
});
/** One of them that is a link; the one where one is. */
export const chipLink = css.raw({
  textDecoration: 'none',
  _current: {
    bg: 'ink.solid',
    borderColor: 'ink.solid',
    color: 'ink.onSolid',
    _canHover: { _hover: { color: 'ink.onSolid' } },
  },
});
