import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css';

const row = css({ display: 'flex', gap: '2', mt: '2' });
const main = css({ flex: '1' });

export interface SubmitRowProps {
  text: string;
  isBusy: boolean;
  /** Leaves the wait. */
  onCancel: () => void;
}

/** The button that submits a form, and while that takes its time, the one that gives up waiting. */
export const SubmitRow = ({ text, isBusy, onCancel }: SubmitRowProps) => (
  <div className={row}>
    <Button type="submit" isLoading={isBusy} className={main}>
      {text}
    </Button>
    {isBusy ? (
      <Button variant="ghost" color="ink" onClick={onCancel}>
        {m.action_cancel()}
      </Button>
    ) : null}
  </div>
);
