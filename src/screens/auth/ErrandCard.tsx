import { m } from '#src/paraglide/messages.js';
import { Avatar } from '#src/ui/Avatar.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { avatarSources } from '../portrait.ts';
import type { Errand } from './authTypes.ts';

const card = css({
  display: 'flex',
  gap: '3',
  alignItems: 'center',
  mt: '4',
  p: '3',
  borderRadius: 'lg',
  bg: 'bg.sunken',
});
const words = css({ minWidth: '0' });
const name = css({ fontWeight: 'semibold' });
const line = css({ color: 'fg.muted', lineClamp: '2', overflowWrap: 'anywhere' });

/** Whom one was talking with, and the line that waits. */
export const ErrandCard = ({ errand }: { errand: Errand | null }) =>
  errand?.kind === 'meeting' ? (
    <div className={card}>
      <Avatar name={errand.name} size="lg" {...avatarSources(errand.portrait)} />
      <div className={words}>
        <p className={name}>{errand.name}</p>
        {errand.line === null ? null : (
          <p className={line}>
            <VisuallyHidden>{`${m.chat_you()}: `}</VisuallyHidden>
            <span>{`“${errand.line}”`}</span>
          </p>
        )}
      </div>
    </div>
  ) : null;
