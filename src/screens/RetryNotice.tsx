import type { ReactNode } from 'react';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';

export interface RetryNoticeProps {
  onRetry: () => void;
  className?: string;
  /** What failed. */
  children: ReactNode;
}

/** Says that something could not be had, and offers to try again. */
export const RetryNotice = ({ onRetry, className, children }: RetryNoticeProps) => (
  <Notice
    tone="danger"
    isAlert
    {...(className !== undefined && { className })}
    actions={
      <Button size="sm" variant="outline" color="danger" onClick={onRetry}>
        {m.action_retry()}
      </Button>
    }
  >
    {children}
  </Notice>
);
