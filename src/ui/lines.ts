import { css } from '#styled/css';

/** Thin lines around a box, by how much they are to be seen. */
export const outlineSubtle = css.raw({ borderWidth: 'thin', borderStyle: 'solid', borderColor: 'border.subtle' });
export const outlineDefault = css.raw({ borderWidth: 'thin', borderStyle: 'solid', borderColor: 'border.default' });
export const outlineStrong = css.raw({ borderWidth: 'thin', borderStyle: 'solid', borderColor: 'border.strong' });
/** A thin line on one side of it. */
export const lineAbove = css.raw({ borderTopWidth: 'thin', borderTopStyle: 'solid', borderColor: 'border.subtle' });
export const lineBelow = css.raw({
  borderBottomWidth: 'thin',
  borderBottomStyle: 'solid',
  borderColor: 'border.subtle',
});
/** A bar that what scrolls below it shines through. */
export const glass = css.raw({ bg: 'bg.bar', backdropFilter: 'auto', backdropBlur: 'bar' });
