import type { ReactNode } from 'react';
import { css } from '#styled/css';

const hidden = css({ srOnly: true });

export interface VisuallyHiddenProps {
  /** A heading where a screen has none that is seen yet. */
  as?: 'span' | 'h1';
  children: ReactNode;
}

/** Text for screen readers alone. */
export const VisuallyHidden = ({ as: Element = 'span', children }: VisuallyHiddenProps) => (
  <Element className={hidden}>{children}</Element>
);
