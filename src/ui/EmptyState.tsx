import type { ReactNode } from 'react';
import { emptyState } from '#styled/recipes';

export interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** Announced at once when it appears. */
  isAlert?: boolean;
}

/** What stands where there is nothing to show, or nothing could be had. */
export const EmptyState = ({ icon, title, children, actions, isAlert = false }: EmptyStateProps) => {
  const classes = emptyState();
  return (
    <div className={classes.root} role={isAlert ? 'alert' : undefined}>
      <span className={classes.icon}>{icon}</span>
      <h2 className={classes.title}>{title}</h2>
      {children === undefined ? null : <p className={classes.body}>{children}</p>}
      {actions === undefined ? null : <div className={classes.actions}>{actions}</div>}
    </div>
  );
};
