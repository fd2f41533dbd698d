import type { ReactNode } from 'react';
import { css, cx } from '#styled/css';

const mirrored = css({ _rtl: { transform: 'scaleX(-1)' } });
const icon = css({ width: 'icon', height: 'icon', flexShrink: '0', display: 'inline-block' });

export interface IconProps {
  /** Points along the line: to the other side where lines begin on the right. */
  isDirected?: boolean;
  children: ReactNode;
}

/** Frame of every icon: 24 × 24, drawn in the text's colour, silent for screen readers. */
export const Icon = ({ isDirected = false, children }: IconProps) => (
  <svg
    className={isDirected ? cx(icon, mirrored) : icon}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);
