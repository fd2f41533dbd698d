import type { ReactNode } from 'react';
import { NamedIcon } from '#src/screens/NamedIcon.tsx';
import { css } from '#styled/css';

const page = css({ display: 'flex', gap: '4', p: '6', color: 'accent.text', textStyle: 'title' });

/** Icons from elsewhere, the last of which is nowhere. */
export const iconScenes: Readonly<Record<string, () => ReactNode>> = {
  icons: () => (
    <main className={page}>
      {['lucide:heart', 'lucide:sailboat', 'lucide:no-such-icon'].map((icon) => (
        <span key={icon} data-icon={icon}>
          <NamedIcon icon={icon} />
          <NamedIcon icon={icon} />
        </span>
      ))}
    </main>
  ),
};
