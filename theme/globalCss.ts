import { defineGlobalStyles } from '@pandacss/dev';

export const globalCss = defineGlobalStyles({
  html: {
    bg: 'bg.canvas',
    color: 'fg.default',
    fontFamily: 'text',
    colorScheme: 'light',
    textSizeAdjust: '100%',
    _dark: { colorScheme: 'dark' },
    /* Toasts stand above the bottom bar, where there is one. */
    '--toast-bottom': { base: 'calc({spacing.bottomBar} + {spacing.4})', lg: '{spacing.4}' },
  },
  body: {
    minHeight: '100dvh',
    lineHeight: 'normal',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
  },
  '#root': { isolation: 'isolate' },
  'h1, h2, h3': { fontWeight: 'normal', textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  '::selection': { bg: 'accent.soft', color: 'fg.default' },
  ':focus-visible': { outline: '2px solid {colors.accent.solid}', outlineOffset: '2px' },
  '::placeholder': { color: 'fg.subtle', opacity: '1' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
