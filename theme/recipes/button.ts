import { defineRecipe } from '@pandacss/dev';

export const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    /* Words of other languages are longer: on to a second line rather than out of the window. */
    maxWidth: 'full',
    textAlign: 'center',
    borderRadius: 'full',
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'transparent',
    cursor: 'pointer',
    userSelect: 'none',
    textDecoration: 'none',
    transitionProperty: 'background-color, border-color, color, transform, box-shadow',
    transitionDuration: 'fast',
    transitionTimingFunction: 'out',
    _active: { transform: 'scale(0.98)' },
    _disabled: { cursor: 'not-allowed', opacity: '0.55', transform: 'none' },
    '&[data-loading]': { cursor: 'progress', opacity: '0.85' },
  },
  defaultVariants: { size: 'lg', variant: 'solid', color: 'primary' },
  variants: {
    size: {
      sm: { minHeight: '9', px: '3.5', fontSize: 'sm' },
      md: { minHeight: '11', px: '5', fontSize: 'sm' },
      lg: { minHeight: '13', px: '6', fontSize: 'md' },
    },
    variant: { solid: {}, soft: {}, outline: { borderColor: 'border.strong' }, ghost: {} },
    color: { primary: {}, ink: {}, danger: {} },
    isFullWidth: { true: { width: 'full' } },
  },
  compoundVariants: [
    {
      variant: 'solid',
      color: 'primary',
      css: {
        bg: 'accent.solid',
        color: 'accent.onSolid',
        boxShadow: 'sm',
        _canHover: { '&:hover:not(:disabled)': { bg: 'accent.hover' } },
      },
    },
    {
      variant: 'solid',
      color: 'ink',
      css: {
        bg: 'ink.solid',
        color: 'ink.onSolid',
        boxShadow: 'sm',
        _canHover: { '&:hover:not(:disabled)': { bg: 'ink.hover' } },
      },
    },
    { variant: 'solid', color: 'danger', css: { bg: 'danger.text', color: 'bg.raised' } },
    { variant: 'soft', color: 'primary', css: { bg: 'accent.soft', color: 'accent.text' } },
    { variant: 'soft', color: 'ink', css: { bg: 'bg.hover', color: 'fg.default' } },
    { variant: 'soft', color: 'danger', css: { bg: 'danger.soft', color: 'danger.text' } },
    ...(['outline', 'ghost'] as const).flatMap((variant) => [
      {
        variant,
        color: 'primary' as const,
        css: { color: 'accent.text', _canHover: { '&:hover:not(:disabled)': { bg: 'accent.soft' } } },
      },
      {
        variant,
        color: 'ink' as const,
        css: { color: 'fg.default', _canHover: { '&:hover:not(:disabled)': { bg: 'bg.hover' } } },
      },
      {
        variant,
        color: 'danger' as const,
        css: { color: 'danger.text', _canHover: { '&:hover:not(:disabled)': { bg: 'danger.soft' } } },
      },
    ]),
  ],
  staticCss: ['*'],
});

export const iconButton = defineRecipe({
  className: 'icon-button',
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    borderRadius: 'full',
    cursor: 'pointer',
    fontSize: 'md',
    color: 'fg.muted',
    transitionProperty: 'background-color, color, transform',
    transitionDuration: 'fast',
    _canHover: { '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'bg.hover', color: 'fg.default' } },
    _active: { transform: 'scale(0.94)' },
    _disabled: { cursor: 'not-allowed', opacity: '0.45', transform: 'none' },
  },
  defaultVariants: { size: 'md', variant: 'ghost' },
  variants: {
    size: { sm: { width: '9', height: '9' }, md: { width: '11', height: '11' } },
    variant: {
      ghost: {},
      solid: {
        bg: 'accent.solid',
        color: 'accent.onSolid',
        _canHover: { '&:hover:not(:disabled)': { bg: 'accent.hover', color: 'accent.onSolid' } },
        _disabled: { bg: 'bg.hover', color: 'fg.subtle', opacity: '1' },
      },
      ink: {
        bg: 'ink.solid',
        color: 'ink.onSolid',
        _canHover: { '&:hover:not(:disabled)': { bg: 'ink.hover', color: 'ink.onSolid' } },
      },
    },
  },
  staticCss: ['*'],
});
