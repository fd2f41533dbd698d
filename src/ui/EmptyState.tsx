import type { ReactNode } from 'react';
import { emptyState } from '#styled/recipes';

export interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  /** 1 where nothing else on the page is a heading. */
  level?: 1 | 2;
  children?: ReactNode;
  actions?: ReactNode;
  /** Announced at once when it appears. */
  isAlert?: boolean;
}

/** What stands where there is nothing to show, or nothing could be had. */
export const EmptyState = ({ icon, title, level = 2, children, actions, isAlert = false }: EmptyStateProps) => {
  const classes = emptyState();
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={classes.root} role={isAlert ? 'alert' : undefined}>
      <span className={classes.icon}>{icon}</span>
      <Heading className={classes.title}>{title}</Heading>
      {children === undefined ? null : <p className={classes.body}>{children}</p>}
      {actions === undefined ? null : <div className={classes.actions}>{actions}</div>}
    </div>
  );
};
