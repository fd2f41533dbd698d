import type { ReactNode } from 'react';
import { cx } from '#styled/css';
import { notice } from '#styled/recipes';
import { AlertIcon, CheckIcon, InfoIcon, SparkIcon } from './icons.tsx';

export interface NoticeProps {
  tone?: 'info' | 'care' | 'danger' | 'success';
  /** Buttons that help out of it. */
  actions?: ReactNode;
  /** The buttons stand below the words. */
  isStacked?: boolean;
  /** Announced at once when it appears. */
  isAlert?: boolean;
  className?: string;
  children: ReactNode;
}

const icons = { info: <InfoIcon />, care: <SparkIcon />, danger: <AlertIcon />, success: <CheckIcon /> } as const;

/** A line that tells how things stand. */
export const Notice = ({
  tone = 'info',
  actions,
  isStacked = false,
  isAlert = false,
  className,
  children,
}: NoticeProps) => {
  const classes = notice({ tone, isStacked });
  return (
    <div className={cx(classes.root, className)} role={isAlert ? 'alert' : undefined}>
      <span className={classes.icon}>{icons[tone]}</span>
      <div className={classes.body}>{children}</div>
      {actions === undefined ? null : <div className={classes.actions}>{actions}</div>}
    </div>
  );
};
