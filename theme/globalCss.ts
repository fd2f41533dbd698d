import { defineGlobalStyles } from '@pandacss/dev';

export const globalCss = defineGlobalStyles({
  html: {
    bg: 'bg.canvas',
    color: 'fg.default',
    fontFamily: 'text',
    colorScheme: 'light',
    textSizeAdjust: '100%',
    _dark: { colorScheme: 'dark' },
    /* What gets the focus comes to stand above the bottom bar, where there is one. */
    // What is tabbed to does not end up below a bar.
    scrollPaddingTop: 'topBar',
    scrollPaddingBottom: { base: 'bottomBar', lg: '0' },
    /* Toasts stand above it, too. */
    '--toast-bottom': { base: 'calc({spacing.bottomBar} + {spacing.4})', lg: '{spacing.4}' },
  },
  body: {
    minHeight: '100dvh',
    lineHeight: 'normal',
    overflowWrap: 'break-word',
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
      /* None rather than short ones: the end of one that is over at once is missed by what waits for it, and a transition must not be put on what has none, such as the heights of a list. */
      animation: 'none !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
  /* Where the device brings its own colours, those that say what is chosen are not drawn, nor the shadow around what has the keyboard. */
  '@media (forced-colors: active)': {
    '[aria-pressed=true], [aria-selected=true], [aria-current]:not([aria-current=false]), label:has(:checked)': {
      outline: '3px solid Highlight',
      outlineOffset: '-3px',
    },
    'label:has(:focus-visible)': { outline: '5px double Highlight', outlineOffset: '0' },
  },
  /* Nothing shines through for whoever asks for that; blurring is also what a page without a graphics card takes longest for. */
  '@media (prefers-reduced-transparency: reduce), (prefers-contrast: more)': {
    html: { '--colors-bg-bar': '{colors.bg.canvas} !important' },
    '*, ::before, ::after': { backdropFilter: 'none !important' },
  },
});
