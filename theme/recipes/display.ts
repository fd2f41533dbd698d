import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

export const chip = defineRecipe({
  className: 'chip',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    flexShrink: '0',
    whiteSpace: 'nowrap',
    minHeight: '10',
    px: '4',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    bg: 'bg.surface',
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'border.default',
    borderRadius: 'full',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    _canHover: { _hover: { borderColor: 'border.strong', color: 'fg.default' } },
    textDecoration: 'none',
    '&:is([aria-pressed=true], [aria-current=page])': {
      bg: 'ink.solid',
      borderColor: 'ink.solid',
      color: 'ink.onSolid',
      _hover: { color: 'ink.onSolid' },
    },
  },
});

export const badge = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    px: '2.5',
    minHeight: '6',
    fontSize: 'xs',
    fontWeight: 'semibold',
    letterSpacing: 'wide',
    lineHeight: 'solid',
    borderRadius: 'full',
    whiteSpace: 'nowrap',
  },
  defaultVariants: { tone: 'quiet' },
  variants: {
    tone: {
      quiet: { bg: 'bg.hover', color: 'fg.muted' },
      accent: { bg: 'accent.soft', color: 'accent.text' },
      onPicture: { bg: 'onPicture.veil', color: 'onPicture.default' },
    },
  },
  staticCss: ['*'],
});

export const skeleton = defineRecipe({
  className: 'skeleton',
  base: {
    display: 'block',
    borderRadius: 'sm',
    backgroundColor: 'skeleton',
    backgroundImage: 'linear-gradient(100deg, transparent 30%, {colors.skeletonShine} 50%, transparent 70%)',
    backgroundSize: '200% 100%',
    backgroundRepeat: 'no-repeat',
    animation: 'shimmer',
  },
});

export const avatar = defineSlotRecipe({
  className: 'avatar',
  slots: ['root', 'image', 'fallback'],
  base: {
    root: {
      position: 'relative',
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: '0',
      overflow: 'hidden',
      borderRadius: 'full',
      bg: 'bg.sunken',
      color: 'fg.muted',
    },
    /* Portraits are 2:3 with the face in the upper half. */
    image: {
      width: 'full',
      height: 'full',
      objectFit: 'cover',
      objectPosition: '50% 20%',
      transform: 'scale(1.2)',
      transformOrigin: '50% 45%',
    },
    fallback: { fontFamily: 'display', lineHeight: 'solid', textTransform: 'uppercase' },
  },
  defaultVariants: { size: 'md' },
  variants: {
    size: {
      sm: { root: { width: '9', height: '9', fontSize: 'md' } },
      md: { root: { width: '11', height: '11', fontSize: 'lg' } },
      lg: { root: { width: '13', height: '13', fontSize: 'xl' } },
    },
  },
  staticCss: ['*'],
});

export const portrait = defineSlotRecipe({
  className: 'portrait',
  slots: ['root', 'placeholder', 'image'],
  base: {
    root: {
      position: 'relative',
      display: 'block',
      overflow: 'hidden',
      bg: 'skeleton',
      backgroundImage: 'linear-gradient(160deg, {colors.skeletonShine}, {colors.skeleton})',
    },
    /* Larger than the frame: at its edges a blur lets the ground through. */
    placeholder: {
      position: 'absolute',
      inset: '0',
      backgroundSize: 'cover',
      backgroundPosition: 'center',
      filter: 'blur(12px)',
      transform: 'scale(1.15)',
    },
    image: { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover' },
  },
  defaultVariants: { shape: 'tall' },
  variants: {
    shape: {
      tall: { root: { aspectRatio: 'portrait' } },
      square: { root: { aspectRatio: 'square' } },
      wide: { root: { aspectRatio: 'wide' } },
    },
  },
  staticCss: ['*'],
});
