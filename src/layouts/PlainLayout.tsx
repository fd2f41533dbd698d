import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { ColorModeButton } from './ColorModeButton.tsx';
import { Logo } from './Logo.tsx';

const page = css({ minHeight: 'screen', display: 'flex', flexDirection: 'column', bgGradient: 'dawn' });
const bar = css({
  position: 'relative',
  zIndex: 'raised',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 'topBar',
  px: 'gutter',
});
const main = css({ flex: '1', display: 'flex', flexDirection: 'column', outline: 'none' });

export interface PlainLayoutProps {
  /** HTTP status of what went wrong, on a screen that tells of that. */
  status?: number | undefined;
  children: ReactNode;
}

/** A screen with nothing around it but the way home. */
export const PlainLayout = ({ status, children }: PlainLayoutProps) => (
  <div className={page}>
    <header className={bar}>
      <Logo />
      <ColorModeButton />
    </header>
    <main id="main" tabIndex={-1} className={main} data-status={status}>
      {children}
    </main>
  </div>
);
