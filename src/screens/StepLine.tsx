import { m } from '#src/paraglide/messages.js';
import { Progress } from '#src/ui/Progress.tsx';
import { css } from '#styled/css';

/** Email and password, the code of the mail, the name, and the age. */
const STEPS = 4;

const line = css({ display: 'grid', gap: '2', mt: '4' });
const words = css({ textStyle: 'caption', color: 'fg.muted' });

/** The last step leaves a little of the bar open: it is not done yet. */
const REST = 0.2;

/** How far somebody is on the way to an account: the step that they see counts. */
export const StepLine = ({ step }: { step: 1 | 2 | 3 | 4 }) => {
  const text = m.auth_step({ step, steps: STEPS });
  return (
    <div className={line}>
      <p className={words}>{text}</p>
      <Progress label={text} value={Math.min(step, STEPS - REST)} max={STEPS} />
    </div>
  );
};
