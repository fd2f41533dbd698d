import { defineSemanticTokens } from '@pandacss/dev';

const modes = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/**
 * Warm paper by day, ink and aubergine at night, one rose-amber accent. Text colours reach 4.5:1 on every `bg`,
 * `border.strong` and the accent 3:1.
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      canvas: modes('#f7f1e8', '#141017'),
      /** The canvas with the page shining through, for bars. */
      bar: modes('rgb(247 241 232 / 0.86)', 'rgb(20 16 23 / 0.84)'),
      surface: modes('#fffcf7', '#1d1621'),
      raised: modes('#ffffff', '#281e2d'),
      sunken: modes('#efe6da', '#0f0b12'),
      hover: modes('rgb(42 27 46 / 0.06)', 'rgb(245 236 228 / 0.08)'),
      backdrop: modes('rgb(42 27 46 / 0.44)', 'rgb(8 5 10 / 0.66)'),
    },
    fg: {
      default: modes('#2a1b2e', '#f5ece4'),
      muted: modes('#5f4e5d', '#c3b3bd'),
      subtle: modes('#6d5b67', '#a292a0'),
    },
    border: {
      subtle: modes('#e9dfd1', '#2b2130'),
      default: modes('#dccfbf', '#3a2d40'),
      strong: modes('#94807f', '#7d6b80'),
    },
    accent: {
      solid: modes('#b04a35', '#f2a187'),
      hover: modes('#983d2b', '#f7b7a2'),
      onSolid: modes('#ffffff', '#2b120c'),
      text: modes('#9c402e', '#f5ab93'),
      soft: modes('#f8e5d8', '#3a2328'),
    },
    ink: {
      solid: modes('#3b2541', '#f5ece4'),
      hover: modes('#4d3354', '#ffffff'),
      onSolid: modes('#fbf3ea', '#241729'),
      /** Under the aura, alike in both modes. */
      deep: { value: '#2c1a33' },
    },
    bubble: {
      mine: modes('#3b2541', '#4a3253'),
      onMine: modes('#fbf3ea', '#fdf4ec'),
      mutedOnMine: modes('#d9c6d6', '#dccbdc'),
      theirs: modes('#fffcf7', '#211926'),
    },
    /** The small light of the logo. */
    amber: modes('#d9913f', '#f3c27a'),
    danger: {
      text: modes('#a31f3d', '#ff98a2'),
      soft: modes('#fae4e6', '#3c1a25'),
    },
    success: {
      text: modes('#2f6b4a', '#8fd0a8'),
      soft: modes('#e3f0e6', '#1b2f25'),
    },
    /** Over pictures, alike in both modes. */
    onPicture: {
      default: { value: '#fff8f0' },
      muted: { value: '#eadfd8' },
      veil: { value: 'rgb(20 12 22 / 0.62)' },
    },
    skeleton: modes('#ece2d5', '#2a2030'),
    skeletonShine: modes('#f6efe5', '#362a3d'),
  },
  gradients: {
    scrim: {
      value:
        'linear-gradient(to top, rgb(18 10 20 / 0.84) 0%, rgb(18 10 20 / 0.64) 24%, rgb(18 10 20 / 0.22) 42%, rgb(18 10 20 / 0) 58%)',
    },
    /** Under the words of a card until its picture is there, in case it never comes: light words stand on it. */
    cardGround: modes(
      'linear-gradient(to top, #5a4855 0%, #75646e 60%, #b9a8a4 100%)',
      'linear-gradient(160deg, #362a3d, #2a2030)',
    ),
    dawn: modes(
      'radial-gradient(60rem 32rem at 82% -12%, #f6d9c6 0%, rgb(246 217 198 / 0) 68%), radial-gradient(42rem 26rem at 4% 0%, #f3dfe0 0%, rgb(243 223 224 / 0) 70%)',
      'radial-gradient(60rem 32rem at 82% -12%, #44263a 0%, rgb(68 38 58 / 0) 68%), radial-gradient(42rem 26rem at 4% 0%, #2a1b38 0%, rgb(42 27 56 / 0) 70%)',
    ),
    aura: {
      value:
        'radial-gradient(36rem 36rem at 78% 18%, rgb(240 160 120 / 0.75) 0%, rgb(240 160 120 / 0) 62%), radial-gradient(40rem 40rem at 18% 84%, rgb(196 84 104 / 0.72) 0%, rgb(196 84 104 / 0) 62%), linear-gradient(160deg, #2c1a33 0%, #47264a 100%)',
    },
  },
  shadows: {
    sm: modes('0 1px 2px rgb(60 38 50 / 0.07)', '0 1px 2px rgb(0 0 0 / 0.4)'),
    md: modes(
      '0 2px 4px rgb(60 38 50 / 0.05), 0 10px 24px -6px rgb(60 38 50 / 0.14)',
      '0 2px 4px rgb(0 0 0 / 0.3), 0 12px 28px -6px rgb(0 0 0 / 0.55)',
    ),
    lg: modes(
      '0 4px 10px rgb(60 38 50 / 0.06), 0 28px 60px -12px rgb(60 38 50 / 0.28)',
      '0 4px 10px rgb(0 0 0 / 0.35), 0 28px 64px -10px rgb(0 0 0 / 0.75)',
    ),
    focus: modes('0 0 0 3px rgb(176 74 53 / 0.28)', '0 0 0 3px rgb(242 161 135 / 0.34)'),
  },
  sizes: {
    /** A cell of the catalogue: of a row of 2, 3, 4 or 5 with gaps of `3` or `5`, less a hair, so that rounding never sends one into the next row. */
    cell: {
      value: {
        base: 'calc((100% - {spacing.3}) / 2 - 0.02px)',
        md: 'calc((100% - 2 * {spacing.5}) / 3 - 0.02px)',
        lg: 'calc((100% - 3 * {spacing.5}) / 4 - 0.02px)',
        xl: 'calc((100% - 4 * {spacing.5}) / 5 - 0.02px)',
      },
    },
  },
});
