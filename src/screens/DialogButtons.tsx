import type { ReactNode } from 'react';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { css, cx } from '#styled/css';

const row = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2' });
const below = css({ mt: '5' });

/** What ends a dialog, at its foot. */
export const DialogButtons = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={cx(row, className)}>{children}</div>
);

export interface EndButtonProps {
  canRetry: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** At the foot of a dialog whose act is over: tries again where that may help, and closes otherwise. */
export const EndButton = ({ canRetry, onRetry, onClose }: EndButtonProps) => (
  <DialogButtons className={below}>
    <Button size="md" onClick={canRetry ? onRetry : onClose}>
      {canRetry ? m.action_retry() : m.report_done()}
    </Button>
  </DialogButtons>
);
