import { defineSlotRecipe } from '@pandacss/dev';

export const notice = defineSlotRecipe({
  className: 'notice',
  slots: ['root', 'icon', 'body', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '2',
      px: '4',
      py: '3',
      borderRadius: 'md',
      fontSize: 'sm',
      lineHeight: 'normal',
    },
    icon: { flexShrink: '0', fontSize: 'md' },
    body: { flex: '1 1 10rem', minWidth: '0' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
  defaultVariants: { tone: 'info' },
  variants: {
    tone: {
      info: { root: { bg: 'bg.hover', color: 'fg.muted' } },
      care: { root: { bg: 'accent.soft', color: 'fg.default' }, icon: { color: 'accent.text' } },
      danger: { root: { bg: 'danger.soft', color: 'danger.text' } },
      success: { root: { bg: 'success.soft', color: 'success.text' } },
    },
    /* The buttons below the words, which have the width to themselves. */
    isStacked: {
      true: { body: { flexBasis: '[calc(100% - 3rem)]' }, actions: { flexBasis: 'full', ps: { sm: '8' } } },
    },
  },
  staticCss: ['*'],
});

export const emptyState = defineSlotRecipe({
  className: 'empty-state',
  slots: ['root', 'icon', 'title', 'body', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      textAlign: 'center',
      gap: '3',
      maxWidth: 'measure',
      mx: 'auto',
      px: '4',
      py: '16',
    },
    icon: {
      display: 'grid',
      placeItems: 'center',
      width: '18',
      height: '18',
      mb: '2',
      fontSize: '2xl',
      borderRadius: 'full',
      bg: 'accent.soft',
      color: 'accent.text',
    },
    title: { fontFamily: 'display', fontSize: '2xl', lineHeight: 'tight' },
    body: { color: 'fg.muted' },
    actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3', mt: '3' },
  },
});
