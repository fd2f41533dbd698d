import { m } from '#src/paraglide/messages.js';
import { Progress } from '#src/ui/Progress.tsx';
import { css } from '#styled/css';

/** Email and password, the code of the mail, and who one is. */
const STEPS = 3;

const line = css({ display: 'grid', gap: '2', mt: '4' });
const words = css({ textStyle: 'caption', color: 'fg.muted' });

/** How far somebody is on the way to an account. `share` of the step is behind them, from 0 to 1. */
export const StepLine = ({ step, share = 0.5 }: { step: 1 | 2 | 3; share?: number }) => {
  const text = m.auth_step({ step, steps: STEPS });
  return (
    <div className={line}>
      <p className={words}>{text}</p>
      <Progress label={text} value={step - 1 + share} max={STEPS} />
    </div>
  );
};
