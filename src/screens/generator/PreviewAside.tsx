import { useSelector } from '@xstate/react';
import { isLookOpen, valuesOf } from '#machines/characterDraft/characterDraftSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { css, cx } from '#styled/css';
import { portrait } from '#styled/recipes';
import type { DraftRef, PreviewRef } from './generatorTypes.ts';
import { Preview, PreviewNote } from './Preview.tsx';

/* Stays in view while one chooses. */
const aside = css({
  position: 'sticky',
  top: { base: 'topBar', lg: '24' },
  zIndex: { base: 'sticky', lg: 'base' },
  gridColumn: { lg: '2' },
  gridRow: '1',
  display: 'flex',
  flexDirection: { lg: 'column' },
  alignItems: { base: 'center', lg: 'stretch' },
  gap: '4',
  mx: { base: '[calc(-1 * token(spacing.gutter))]', lg: '0' },
  px: { base: 'gutter', lg: '0' },
  py: { base: '2', lg: '0' },
  bg: { base: 'bg.canvas', lg: 'transparent' },
});
const picture = css({ width: { base: '16', lg: 'full' }, flexShrink: '0' });
const nobody = css({ width: 'full', borderRadius: { base: 'md', lg: 'xl' } });
const words = css({ minWidth: '0', flex: '1' });
const name = css({ textStyle: 'name', overflowWrap: 'anywhere', lineClamp: '2' });
const age = css({ color: 'fg.muted' });
const tagline = css({ textStyle: 'small', color: 'fg.muted', lineClamp: '2' });

/** Who it is by now: portrait, name and age. */
export const PreviewAside = ({ draft, preview }: { draft: DraftRef; preview: PreviewRef }) => {
  const values = useSelector(draft, valuesOf);
  const isOpen = useSelector(draft, isLookOpen);
  return (
    <aside className={aside} aria-label={m.making_preview()}>
      <div className={picture}>
        {isOpen ? <span className={cx(portrait().root, nobody)} /> : <Preview preview={preview} />}
      </div>
      <div className={words}>
        {values.name.trim() === '' ? null : (
          <p className={name}>
            {values.name} <span className={age}>{values.age}</span>
          </p>
        )}
        {values.tagline === '' ? null : <p className={tagline}>{values.tagline}</p>}
        {isOpen ? <p className={tagline}>{m.making_preview_open()}</p> : <PreviewNote preview={preview} />}
      </div>
    </aside>
  );
};
