import { defineConfig } from '@pandacss/dev';
import { globalCss } from './theme/globalCss.ts';
import { keyframes } from './theme/motion.ts';
import { recipes, slotRecipes } from './theme/recipes.ts';
import { semanticTokens } from './theme/semanticTokens.ts';
import { textStyles } from './theme/textStyles.ts';
import { tokens } from './theme/tokens.ts';

export default defineConfig({
  preflight: true,
  /** Without Panda's own palette and scales: what a screen can name is what theme/ defines, and the types refuse the rest. */
  presets: ['@pandacss/preset-base'],
  eject: true,
  strictTokens: true,
  include: ['./src/**/*.{ts,tsx}'],
  outdir: 'styled-system',
  importMap: '#styled',
  forceConsistentTypeExtension: true,
  conditions: {
    extend: {
      light: '[data-theme=light] &',
      dark: '[data-theme=dark] &',
      open: '&[data-state=open]',
      closed: '&[data-state=closed]',
      /** Pointers that can hover; a tap leaves no hover behind. */
      canHover: '@media (hover: hover)',
      /** Where a conversation has room for the portrait beside it. */
      besideTalk: '@media (min-width: 1200px)',
      /** Where it has not, but for a strip above it: not on low windows, nor on zoomed ones, where messages need all there is. */
      aboveTalk: '@media (max-width: 1199.98px) and (min-height: 37.5em)',
    },
  },
  theme: {
    breakpoints: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
    recipes,
    slotRecipes,
  },
  globalCss,
});
