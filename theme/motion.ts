import { defineKeyframes } from '@pandacss/dev';

export const keyframes = defineKeyframes({
  fadeIn: { from: { opacity: '0' }, to: { opacity: '1' } },
  fadeOut: { from: { opacity: '1' }, to: { opacity: '0' } },
  riseIn: {
    from: { opacity: '0', transform: 'translateY(0.75rem) scale(0.985)' },
    to: { opacity: '1', transform: 'none' },
  },
  slideIn: { from: { opacity: '0', transform: 'translateX(-1rem)' }, to: { opacity: '1', transform: 'none' } },
  messageIn: { from: { opacity: '0', transform: 'translateY(0.5rem)' }, to: { opacity: '1', transform: 'none' } },
  shimmer: { from: { backgroundPosition: '160% 0' }, to: { backgroundPosition: '-60% 0' } },
  spin: { to: { transform: 'rotate(360deg)' } },
  caret: { '0%, 100%': { opacity: '0.9' }, '50%': { opacity: '0.15' } },
  typing: {
    '0%, 60%, 100%': { opacity: '0.35', transform: 'none' },
    '30%': { opacity: '1', transform: 'translateY(-0.1875rem)' },
  },
});
