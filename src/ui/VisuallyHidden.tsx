import type { ReactNode } from 'react';
import { css } from '#styled/css';

const hidden = css({ srOnly: true });

/** Text for screen readers alone. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className={hidden}>{children}</span>;
