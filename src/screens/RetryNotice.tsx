import type { ReactNode } from 'react';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';

export interface RetryNoticeProps {
  /** Without it, trying again would change nothing. */
  onRetry?: (() => void) | undefined;
  onDismiss?: () => void;
  /** What dismissing means, where it is more than closing. */
  dismissText?: string;
  className?: string;
  /** What failed. */
  children: ReactNode;
}

/** Says that something could not be had, and offers to try again or to leave it. */
export const RetryNotice = ({ onRetry, onDismiss, dismissText, className, children }: RetryNoticeProps) => (
  <Notice
    tone="danger"
    isAlert
    {...(className !== undefined && { className })}
    actions={
      <>
        {onRetry === undefined ? null : (
          <Button size="sm" variant="outline" color="danger" onClick={onRetry}>
            {m.action_retry()}
          </Button>
        )}
        {onDismiss === undefined ? null : (
          <Button size="sm" variant="ghost" color="danger" onClick={onDismiss}>
            {dismissText ?? m.action_close()}
          </Button>
        )}
      </>
    }
  >
    {children}
  </Notice>
);
