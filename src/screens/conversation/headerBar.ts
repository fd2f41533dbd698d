import { css } from '#styled/css';

/** The bar above a conversation. */
export const headerBar = css({
  flexShrink: '0',
  display: 'flex',
  alignItems: 'center',
  gap: { base: '1', sm: '3' },
  minHeight: 'topBar',
  px: { base: '1', sm: '2', lg: '6' },
  py: '2',
  bg: 'bg.bar',
  borderBottomWidth: 'thin',
  borderBottomStyle: 'solid',
  borderColor: 'border.subtle',
});
