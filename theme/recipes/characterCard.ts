import { defineSlotRecipe } from '@pandacss/dev';

/** A character as a 2:3 portrait whose text stands on a soft scrim. */
export const characterCard = defineSlotRecipe({
  className: 'character-card',
  slots: ['root', 'picture', 'scrim', 'text', 'name', 'age', 'tagline'],
  base: {
    root: {
      position: 'relative',
      display: 'block',
      isolation: 'isolate',
      overflow: 'hidden',
      borderRadius: 'lg',
      boxShadow: 'md',
      color: 'onPicture.default',
      textDecoration: 'none',
      transitionProperty: 'transform, box-shadow',
      transitionDuration: 'slow',
      transitionTimingFunction: 'out',
      _canHover: {
        _hover: {
          transform: 'translateY(-0.25rem)',
          boxShadow: 'lg',
          '& img': { transform: 'scale(1.035)' },
        },
      },
      _focusVisible: { outlineOffset: '0.1875rem' },
    },
    picture: {
      width: 'full',
      /* Rather than the ground of any portrait. */
      '&&': { bgGradient: 'cardGround' },
      '& img': { transitionProperty: 'transform', transitionDuration: 'slow', transitionTimingFunction: 'out' },
    },
    scrim: { position: 'absolute', inset: '0', bgGradient: 'scrim', pointerEvents: 'none' },
    text: {
      position: 'absolute',
      insetInline: '0',
      bottom: '0',
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
    },
    name: { fontFamily: 'display', lineHeight: 'tight', textWrap: 'balance' },
    age: { opacity: '0.8' },
    tagline: { lineHeight: 'snug', color: 'onPicture.muted', overflowWrap: 'anywhere', textWrap: 'pretty' },
  },
  defaultVariants: { size: 'md' },
  variants: {
    size: {
      md: {
        text: { p: { base: '3', md: '4' } },
        name: { fontSize: { base: 'xl', md: '2xl' } },
        tagline: { fontSize: 'sm' },
      },
      lg: {
        root: { borderRadius: 'xl', boxShadow: 'lg' },
        text: { p: { base: '4', md: '5' } },
        name: { fontSize: '2xl' },
        tagline: { fontSize: 'sm' },
      },
    },
  },
  staticCss: ['*'],
});
