import { m } from '#src/paraglide/messages.js';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { countText } from '../money.ts';

const badge = css({
  flexShrink: '0',
  minWidth: '5',
  height: '5',
  px: '1.5',
  display: 'inline-grid',
  placeItems: 'center',
  borderRadius: 'full',
  bg: 'accent.solid',
  color: 'accent.onSolid',
  fontSize: 'xs',
  fontWeight: 'bold',
  lineHeight: 'solid',
  fontVariantNumeric: 'tabular-nums',
});

const MOST = 99;

/** How many answers have come since: a number for the eye, words for the ear. */
export const UnreadBadge = ({ count }: { count: number }) => (
  <>
    <span className={badge} aria-hidden="true">
      {count > MOST ? `${String(MOST)}+` : count}
    </span>
    <VisuallyHidden>
      {count === 1 ? m.conversations_unread_one() : m.conversations_unread({ count: countText(count) })}
    </VisuallyHidden>
  </>
);
