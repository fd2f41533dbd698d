import type { ReactNode } from 'react';
import { portraitSources } from '#src/screens/portrait.ts';
import { Portrait } from '#src/ui/Portrait.tsx';
import { css } from '#styled/css';

const page = css({ display: 'grid', gap: '4', p: '4', gridTemplateColumns: '1fr 1fr 1fr', alignItems: 'start' });

/** Half rose, half slate: 4 × 4 pixels. */
const PLACEHOLDER =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAMAAACeL25MAAAABlBMVEU8Rm7ceG4T6iA1AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQI12NgBAIGMAEHAACMAAnDw0UMAAAAAElFTkSuQmCC';

/** Pictures of each aspect, a third of the page wide each. */
export const portraitScenes: Readonly<Record<string, () => ReactNode>> = {
  portraits: () => (
    <main className={page}>
      {(['2:3', '1:1', '3:2'] as const).map((aspect) => (
        <Portrait
          key={aspect}
          {...portraitSources('portraits/maren-solberg.webp', aspect)}
          alt={aspect}
          sizes="33vw"
          placeholder={PLACEHOLDER}
        />
      ))}
    </main>
  ),
};
