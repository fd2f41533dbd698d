import type { ReactNode } from 'react';
import { RetryNotice } from './RetryNotice.tsx';

export interface ReloadNoticeProps {
  /** The flow that loads it. */
  flow: { readonly send: (event: { type: 'load.retried' }) => void };
  className?: string;
  /** What could not be loaded, and why. */
  children: ReactNode;
}

/** Says that something could not be loaded, and offers to try again. */
export const ReloadNotice = ({ flow, ...notice }: ReloadNoticeProps) => (
  <RetryNotice
    {...notice}
    onRetry={() => {
      flow.send({ type: 'load.retried' });
    }}
  />
);
