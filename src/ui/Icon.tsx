import type { ReactNode } from 'react';
import { css } from '#styled/css';

const icon = css({ width: 'icon', height: 'icon', flexShrink: '0', display: 'inline-block' });

/** Frame of every icon: 24 × 24, drawn in the text's colour, silent for screen readers. */
export const Icon = ({ children }: { children: ReactNode }) => (
  <svg
    className={icon}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);
