import type { ReactNode } from 'react';
import { badge } from '#styled/recipes';

export interface BadgeProps {
  tone?: 'quiet' | 'accent' | 'onPicture';
  children: ReactNode;
}

/** A short fact beside a name. */
export const Badge = ({ tone = 'quiet', children }: BadgeProps) => <span className={badge({ tone })}>{children}</span>;
