import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';

const dots = css({ display: 'inline-flex', alignItems: 'center', gap: '1', height: '6' });
const dot = css({
  width: '1.5',
  height: '1.5',
  borderRadius: 'full',
  bg: 'fg.subtle',
  animation: 'typing',
  '&:nth-child(2)': { animationDelay: 'fast' },
  '&:nth-child(3)': { animationDelay: 'slow' },
});

/** Somebody is about to say something. */
export const TypingDots = ({ label }: { label: string }) => (
  <>
    <VisuallyHidden>{label}</VisuallyHidden>
    <span className={dots} aria-hidden="true">
      <span className={dot} />
      <span className={dot} />
      <span className={dot} />
    </span>
  </>
);
