import { css } from '#styled/css';

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
export const settingsRow = css({
  py: '6',
  borderTopWidth: 'thin',
  borderTopStyle: 'solid',
  borderColor: 'border.subtle',
});
